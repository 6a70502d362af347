import type { DraftOf, KindOf, RecordOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { etimCategoryFields, etimCategoryRule } from './etim-category.rule';

export type EtimCategoryDraft = DraftOf<typeof etimCategoryFields>;
export type EtimCategory = RecordOf<typeof etimCategoryFields>;
export type EtimCategoryKind = KindOf<typeof etimCategoryFields>;

/** The list screen reads categories through `EtimLists`. Rule R-CAT-05. */
export const etimCategories = defineResource<EtimCategoryKind>({
  ...valuesOf(etimCategoryFields),
  key: 'etim/category',
  right: 'etim.category',
  strings: { one: 'catalogue.etimCategory', many: 'catalogue.etimCategories' },
  rule: etimCategoryRule,
});
