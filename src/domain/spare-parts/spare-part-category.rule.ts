import type { Id } from '../shared/id';
import { type FieldTable, custom } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';

/**
 * `codeToMatch`: code of the category at the supplier, by which sheets are assigned; `iconId`: empty without an icon.
 * Rule R-SPA-01.
 */
export const sparePartCategoryFields = {
  label: { kind: 'line', most: 50, required: true, listed: true, sortable: true, searched: true },
  codeToMatch: { kind: 'line', most: 50, required: true, searched: true, filter: 'contains' },
  iconId: custom<Id>(''),
} as const satisfies FieldTable;

/** R-SPA-01. */
export const sparePartCategoryRule = ruleOf(sparePartCategoryFields);
