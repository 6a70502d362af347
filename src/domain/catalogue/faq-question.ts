import { metaMerging } from '../content/published/meta-merging';
import { BLANK_META, type PageMeta } from '../content/published/page-meta';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import type { FaqFilter } from './faq-category';
import { faqQuestionRule } from './faq-question.rule';

/** Question id: category and number as a path. */
export const questionId = (category: Id, number: Id): Id => `${category}/question/${number}`;

export const partsOfQuestionId = (id: Id): { readonly category: Id; readonly number: Id } => {
  const [category = '', , number = ''] = id.split('/');
  return { category, number };
};

export interface FaqQuestionRow {
  /** See `questionId`. */
  readonly id: Id;
  readonly title: string;
  readonly url: string;
  readonly online: boolean;
  readonly filterable: boolean;
}

/** Search hit across all categories. Rule R-CAT-60. */
export interface FoundFaqQuestion extends FaqQuestionRow {
  /** Excerpt of the answer around the first match; null where the API searches titles only. */
  readonly answer: string | null;
}

/** A product linked to an answer. */
export interface FaqProduct {
  readonly id: Id;
  readonly code: string;
  /** Undefined where the API sends no labels. */
  readonly label?: string;
}

export type FaqQuestionDraft = Omit<FaqQuestionRow, 'id'> & {
  readonly category: Id | null;
  readonly targets: readonly Id[];
  /** HTML. */
  readonly content: string;
  /** Visible only to signed-in contacts or resources. */
  readonly loginContact: boolean;
  readonly loginResource: boolean;
  readonly products: readonly FaqProduct[];
  readonly meta: PageMeta;
};

export type FaqQuestion = FaqQuestionRow & FaqQuestionDraft;

export interface FaqQuestionKind extends Kind {
  row: FaqQuestionRow;
  detail: FaqQuestion;
  draft: FaqQuestionDraft;
  filter: FaqFilter;
}

/** Rule R-CAT-22. */
export const faqQuestions = defineResource<FaqQuestionKind>({
  key: 'faq/question',
  right: 'faq.question',
  perWebsite: true,
  strings: { one: 'catalogue.faqQuestion', many: 'catalogue.faqQuestions' },
  sortable: [],
  noFilter: {},
  blank: {
    title: '',
    url: '',
    category: null,
    targets: [],
    content: '',
    online: false,
    filterable: false,
    loginContact: false,
    loginResource: false,
    products: [],
    meta: BLANK_META,
  },
  rule: faqQuestionRule,
  merging: metaMerging(),
});
