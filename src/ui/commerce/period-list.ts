import { periodFields } from '../../domain/commerce/promotion.rule';
import { columnsOf, filtersOf } from '../shared/list/table-list';

/** Columns and filters of records with a name and a period. */
export const PERIOD_COLUMNS = columnsOf(periodFields, {
  name: { phone: 'title' },
  start: { phone: 'detail' },
  end: { phone: 'detail' },
});
export const PERIOD_FILTERS = filtersOf(periodFields);
