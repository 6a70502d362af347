import { metaMerging } from '../content/published/meta-merging';
import { BLANK_META, type PageMeta } from '../content/published/page-meta';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { faqCategoryRule } from './faq-category.rule';

export interface FaqCategoryRow {
  readonly id: Id;
  readonly name: string;
  readonly url: string;
  /** Parent category; null for a main category. */
  readonly parent: Id | null;
  readonly online: boolean;
}

export type FaqCategoryDraft = Omit<FaqCategoryRow, 'id'> & { readonly meta: PageMeta };

export type FaqCategory = FaqCategoryRow & FaqCategoryDraft;

/** No filters: FAQ lists have only a search term. */
export type FaqFilter = Readonly<Record<string, never>>;

export interface FaqCategoryKind extends Kind {
  row: FaqCategoryRow;
  detail: FaqCategory;
  draft: FaqCategoryDraft;
  filter: FaqFilter;
}

/** Rule R-CAT-20. */
export const faqCategories = defineResource<FaqCategoryKind>({
  key: 'faq/category',
  right: 'faq.category',
  perWebsite: true,
  strings: { one: 'catalogue.faqCategory', many: 'catalogue.faqCategories' },
  sortable: [],
  noFilter: {},
  blank: { name: '', url: '', parent: null, online: true, meta: BLANK_META },
  rule: faqCategoryRule,
  merging: metaMerging(),
});
