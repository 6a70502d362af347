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
import { faqQuestionFields, faqQuestionRule } from './faq-question.rule';

/** Question id: category and number as a path. */
export const questionId = (category: Id, number: Id): Id => `${category}/question/${number}`;

export const partsOfQuestionId = (id: Id): { readonly category: Id; readonly number: Id } => {
  const [category = '', , number = ''] = id.split('/');
  return { category, number };
};

/** A product linked to an answer. */
export interface FaqProduct {
  readonly id: Id;
  readonly code: string;
  /** Undefined where the API sends no labels. */
  readonly label?: string;
}

/** `loginContact`, `loginResource`: visible only to signed-in contacts or resources. */
export const faqQuestionTable = {
  ...faqQuestionFields,
  online: { kind: 'flag', listed: true },
  filterable: { kind: 'flag', listed: true },
  loginContact: { kind: 'flag' },
  loginResource: { kind: 'flag' },
  products: custom<readonly FaqProduct[]>([]),
  meta: custom<PageMeta>(BLANK_META),
} as const satisfies FieldTable;

/** See `questionId` for the id. */
export type FaqQuestionRow = RowOf<typeof faqQuestionTable>;
export type FaqQuestionDraft = DraftOf<typeof faqQuestionTable>;
export type FaqQuestion = RecordOf<typeof faqQuestionTable>;
export type FaqQuestionKind = KindOf<typeof faqQuestionTable>;

/** Search hit across all categories. Rule R-CAT-60. */
export interface FoundFaqQuestion extends FaqQuestionRow {
  /** Excerpt of the answer around the first match; null where the API searches titles only. */
  readonly answer: string | null;
}

/** Rule R-CAT-22. */
export const faqQuestions = defineResource<FaqQuestionKind>({
  ...valuesOf(faqQuestionTable),
  key: 'faq/question',
  right: 'faq.question',
  perWebsite: true,
  strings: { one: 'catalogue.faqQuestion', many: 'catalogue.faqQuestions' },
  rule: faqQuestionRule,
  merging: metaMerging(),
});
