import { recordPath, type RecordPlace } from '../../../application/shared/record-path';

/** Features and categories share one overview. */
const placeOf = (path: string): RecordPlace => ({
  module: 'etim',
  list: '/etim',
  pathOf: (id) => recordPath(path, id),
});

export const FEATURE_PLACE = placeOf('/etim/feature');
export const CATEGORY_PLACE = placeOf('/etim/category');
export const COMBINATION_PLACE: RecordPlace = {
  module: 'etim',
  list: '/etim/combination',
  pathOf: (id) => recordPath('/etim/combination', id),
};
