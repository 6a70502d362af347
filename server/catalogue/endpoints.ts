import type { Endpoint } from '../shared/endpoint';
import { etimCategoryEndpoints } from './etim/categories';
import { combinationEndpoints } from './etim/combinations';
import { featureEndpoints } from './etim/features';
import { itemFeatureEndpoints } from './etim/item-features';

/** ETIM features, categories and combinations; shared by all websites. */
export const catalogueEndpoints: readonly Endpoint[] = [
  ...featureEndpoints,
  ...etimCategoryEndpoints,
  ...combinationEndpoints,
  ...itemFeatureEndpoints,
];
