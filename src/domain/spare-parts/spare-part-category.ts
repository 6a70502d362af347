import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { sparePartCategoryRule } from './spare-part-category.rule';

export interface SparePartCategoryRow {
  readonly id: Id;
  readonly label: string;
}

export type SparePartCategoryDraft = {
  readonly label: string;
  /** What a supplier calls the category: sheets with this code belong to it. */
  readonly codeToMatch: string;
  /** Identity of its icon; empty without one. */
  readonly iconId: Id;
};

export type SparePartCategory = SparePartCategoryRow & SparePartCategoryDraft;

export type SparePartCategoryFilter = { readonly codeToMatch: string };

export interface SparePartCategoryKind extends Kind {
  row: SparePartCategoryRow;
  detail: SparePartCategory;
  draft: SparePartCategoryDraft;
  filter: SparePartCategoryFilter;
}

export const sparePartCategories = defineResource<SparePartCategoryKind>({
  key: 'spare-part-categories',
  right: 'spare-part-categories',
  strings: { one: 'spareParts.category', many: 'spareParts.categories' },
  sortable: ['label'],
  noFilter: { codeToMatch: '' },
  blank: { label: '', codeToMatch: '', iconId: '' },
  rule: sparePartCategoryRule,
});
