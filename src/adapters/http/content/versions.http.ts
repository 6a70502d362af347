import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Versions } from '../../../application/content/ports/versions.port';
import type { Http } from '../shared/http';
import { Item } from './content.codec';

const Mutation = t.type({ current: Item, new: Item });

/** Earlier states of items over HTTP. */
export const versionsHttp = (http: Http): Versions => ({
  read: (module, entry, options) =>
    pipe(
      http.call({ method: 'GET', path: `${module}/mutation/${encodeURIComponent(entry)}` }, Mutation, options),
      taskEither.map(({ body }) => ({ current: body.current, then: body.new })),
    ),
});
