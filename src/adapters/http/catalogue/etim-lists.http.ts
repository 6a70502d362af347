import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Id } from '../../../domain/shared/id';
import type { Http } from '../shared/http';
import { Nothing } from '../shared/wire';
import { EtimCategoryItem, EtimFeatureItem } from './etim-lists.codec';
import { readOrdered, sortOrdered } from './ordered-list.http';

const CATEGORIES = { endpoint: 'etim/category', plural: 'categories', row: EtimCategoryItem };
const FEATURES = { endpoint: 'etim/feature', plural: 'features', row: EtimFeatureItem };

/** The ETIM overview over HTTP. Rule R-CAT-32. */
export const etimListsHttp = (http: Http): EtimLists => {
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
    categories: (options) => readOrdered(http, CATEGORIES, options),
    features: (options) => readOrdered(http, FEATURES, options),
    setFlag: (id, flag, value, options) => change(id, { [flag]: value }, options),
    moveToGroup: (id, group, options) => change(id, { category: group }, options),
    sortCategories: (order, options) => sortOrdered(http, 'etim/category/sort', 'category', order, options),
    sortFeatures: (group, order, options) =>
      sortOrdered(http, `etim/feature/sort/${encodeURIComponent(group)}`, 'feature', order, options),
  };
};
