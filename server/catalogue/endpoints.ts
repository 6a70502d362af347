import type { Endpoint } from '../shared/endpoint';
import { etimCategoryEndpoints } from './etim/categories';
import { combinationEndpoints } from './etim/combinations';
import { featureEndpoints } from './etim/features';
import { itemFeatureEndpoints } from './etim/item-features';

/** Features, categories and combinations of the ETIM standard; the same on every website. */
export const catalogueEndpoints: readonly Endpoint[] = [
  ...featureEndpoints,
  ...etimCategoryEndpoints,
  ...combinationEndpoints,
  ...itemFeatureEndpoints,
];
