import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import type { NewOrder, Ordered } from '../../../application/catalogue/ports/ordered.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Id } from '../../../domain/shared/id';
import type { Http } from '../shared/http';
import { Nothing, payload } from '../shared/wire';
import { EtimCategoryItem, EtimFeatureItem } from './etim-lists.codec';

/** A browser sends at most 64 KiB of a page that is closed, and refuses a longer call at once. */
const MAX_OUTLIVING = 1000;

/** The ETIM overview over HTTP. Rule R-CAT-32. */
export const etimListsHttp = (http: Http): EtimLists => {
  const read = <Row>(
    path: string,
    plural: string,
    row: t.Type<Row, unknown>,
    options?: CallOptions,
  ): Answer<Ordered<Row>> =>
    pipe(
      http.call({ method: 'GET', path }, payload(plural, t.array(row)), options),
      taskEither.map(({ body, version }) => ({ rows: body, version })),
    );
  const sort = (path: string, name: string, { ids, version }: NewOrder, options?: CallOptions) =>
    pipe(
      http.call(
        {
          method: 'PUT',
          path,
          form: { [name]: Object.fromEntries(ids.map((id, place) => [id, place + 1])) },
          version,
          outlivesPage: ids.length <= MAX_OUTLIVING,
        },
        Nothing,
        options,
      ),
      taskEither.map((answer) => answer.version),
    );
  const change = (id: Id, form: Readonly<Record<string, string | boolean>>, options?: CallOptions): Answer<void> =>
    pipe(
      http.call(
        { method: 'PUT', path: `etim/feature/${encodeURIComponent(id)}`, form, outlivesPage: true },
        Nothing,
        options,
      ),
      taskEither.map(() => undefined),
    );
  return {
    categories: (options) => read('etim/category', 'categories', EtimCategoryItem, options),
    features: (options) => read('etim/feature', 'features', EtimFeatureItem, options),
    setFlag: (id, flag, value, options) => change(id, { [flag]: value }, options),
    moveToGroup: (id, group, options) => change(id, { category: group }, options),
    sortCategories: (order, options) => sort('etim/category/sort', 'category', order, options),
    sortFeatures: (group, order, options) =>
      sort(`etim/feature/sort/${encodeURIComponent(group)}`, 'feature', order, options),
  };
};
