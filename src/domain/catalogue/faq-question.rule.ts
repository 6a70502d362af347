import { metaProblems, type MetaFields } from '../shared/meta.rule';
import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { faqUrlProblem, lineProblem } from './faq-category.rule';
import { hasNoText } from '../shared/rich-text/plain-text';

export interface FaqQuestionFields {
  readonly title: string;
  readonly url: string;
  /** Null until chosen. */
  readonly category: unknown;
  readonly targets: readonly unknown[];
  /** HTML. */
  readonly content: string;
  readonly meta: MetaFields;
}

/** Maximum characters of an answer, its tags included (R-CAT-22). */
export const MAX_ANSWER = 100_000;

const isBlank = (html: string): boolean => !/<(?:img|video|iframe|hr)\b/i.test(html) && hasNoText(html);

const answerProblem = (content: string): FieldProblem | null =>
  isBlank(content) ? 'required' : lengthProblem(content, MAX_ANSWER);

/** Rule R-CAT-22. */
export const faqQuestionRule: Rule<FaqQuestionFields> = ({ title, url, category, targets, content, meta }) => ({
  ...problemsOf({
    title: lineProblem(title),
    url: faqUrlProblem(url),
    category: category === null ? 'required' : null,
    targets: targets.length === 0 ? 'required' : null,
    content: answerProblem(content),
  }),
  ...metaProblems(meta),
});
