import { metaMerging } from '../content/published/meta-merging';
import { BLANK_META, type PageMeta } from '../content/published/page-meta';
import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { defineResource } from '../shared/resource';
import { faqCategoryFields, faqCategoryRule } from './faq-category.rule';

/** `parent`: parent category; null for a main category. */
export const faqCategoryTable = {
  ...faqCategoryFields,
  parent: { ...custom<Id | null>(null), listed: true },
  online: { kind: 'flag', initial: true, listed: true },
  meta: custom<PageMeta>(BLANK_META),
} as const satisfies FieldTable;

export type FaqCategoryRow = RowOf<typeof faqCategoryTable>;
export type FaqCategoryDraft = DraftOf<typeof faqCategoryTable>;
export type FaqCategory = RecordOf<typeof faqCategoryTable>;
export type FaqCategoryKind = KindOf<typeof faqCategoryTable>;

/** FAQ lists have only a search term. Rule R-CAT-20. */
export const faqCategories = defineResource<FaqCategoryKind>({
  ...valuesOf(faqCategoryTable),
  key: 'faq/category',
  right: 'faq.category',
  perWebsite: true,
  strings: { one: 'catalogue.faqCategory', many: 'catalogue.faqCategories' },
  rule: faqCategoryRule,
  merging: metaMerging(),
});
