import { custom, type CheckedOf, type FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { metaProblems, type MetaFields } from '../shared/meta.rule';
import { hasNoText } from '../shared/rich-text/plain-text';
import { slugProblem } from './faq-category.rule';

/** `category` is null until chosen. Rule R-CAT-22. */
export const faqQuestionFields = {
  title: { kind: 'line', most: 200, required: true, listed: true, searched: true },
  url: { kind: 'line', most: 200, required: true, listed: true },
  category: { ...custom<Id | null>(null), required: true },
  targets: { ...custom<readonly Id[]>([]), required: true },
  content: { kind: 'html', most: 100_000, required: true, searched: true },
} as const satisfies FieldTable;

export type FaqQuestionFields = CheckedOf<typeof faqQuestionFields> & { readonly meta: MetaFields };

const isBlank = (html: string): boolean => !/<(?:img|video|iframe|hr)\b/i.test(html) && hasNoText(html);

/** Rule R-CAT-22. */
export const faqQuestionRule = ruleOf(faqQuestionFields, ({ url, content, meta }: FaqQuestionFields) => ({
  url: slugProblem(url),
  content: isBlank(content) ? 'required' : null,
  ...metaProblems(meta),
}));
