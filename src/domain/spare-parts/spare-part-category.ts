import type { DraftOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { sparePartCategoryFields, sparePartCategoryRule } from './spare-part-category.rule';

export type SparePartCategoryRow = RowOf<typeof sparePartCategoryFields>;
export type SparePartCategoryDraft = DraftOf<typeof sparePartCategoryFields>;
export type SparePartCategory = RecordOf<typeof sparePartCategoryFields>;
export type SparePartCategoryKind = KindOf<typeof sparePartCategoryFields>;

export const sparePartCategories = defineResource<SparePartCategoryKind>({
  ...valuesOf(sparePartCategoryFields),
  key: 'spare-part-categories',
  right: 'spare-part-categories',
  strings: { one: 'spareParts.category', many: 'spareParts.categories' },
  rule: sparePartCategoryRule,
});
