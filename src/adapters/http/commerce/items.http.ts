import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Items } from '../../../application/commerce/ports/items.port';
import { codeKey } from '../../../domain/commerce/price-table';
import type { Http } from '../shared/http';
import { payload } from '../shared/wire';
import { WireFoundItem } from './references.codec';

const Found = payload('items', t.array(WireFoundItem));

/** Items over HTTP. An API may return several items; the one with the code is used. */
export const itemsHttp = (http: Http): Items => ({
  byCode: (code, options) =>
    pipe(
      http.call({ method: 'GET', path: 'item', query: { code } }, Found, options),
      taskEither.map(({ body }) => body.find((item) => codeKey(item.code) === codeKey(code)) ?? null),
    ),
});
