import type { PromotionFilter, PromotionRow } from '../../domain/commerce/promotion';
import type { FilterField } from '../shared/list/filter-fields';
import type { FieldColumn } from '../shared/table/field-columns';

/** Columns and filters of records with a name and a period. */
export const PERIOD_COLUMNS: readonly FieldColumn<PromotionRow>[] = [
  { key: 'name', phone: 'title' },
  { key: 'start', kind: 'day', phone: 'detail' },
  { key: 'end', kind: 'day', phone: 'detail' },
];
export const PERIOD_FILTERS: readonly FilterField<PromotionFilter>[] = [
  { kind: 'text', name: 'name' },
  { kind: 'day', name: 'from' },
  { kind: 'day', name: 'until' },
];
