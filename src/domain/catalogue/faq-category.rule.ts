import { metaProblems, type MetaFields } from '../shared/meta.rule';
import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { isSlug } from '../shared/slug.rule';

/** Fields of a FAQ category that the rule reads. */
export interface FaqCategoryFields {
  readonly name: string;
  readonly url: string;
  readonly meta: MetaFields;
}

/** Maximum characters of a name, a title or a URL (R-CAT-20, R-CAT-22). */
export const MAX_FAQ_LINE = 200;

/** Problem of a name or title that is required. */
export const lineProblem = (text: string): FieldProblem | null =>
  text.trim() === '' ? 'required' : lengthProblem(text.trim(), MAX_FAQ_LINE);

/** Problem of a URL that is required. */
export const faqUrlProblem = (url: string): FieldProblem | null =>
  lineProblem(url) ?? (isSlug(url.trim()) ? null : 'pattern.default');

/** Rule R-CAT-20. */
export const faqCategoryRule: Rule<FaqCategoryFields> = ({ name, url, meta }) => ({
  ...problemsOf({ name: lineProblem(name), url: faqUrlProblem(url) }),
  ...metaProblems(meta),
});

/** The place of a category among the others; `id` is null for a new one. */
export interface CategoryPlace<Key> {
  readonly id: Key | null;
  readonly parent: Key | null;
}

/**
 * Whether a category can be below `parent`: a main category other than itself, as long as nothing is below the category.
 * Rule R-CAT-21.
 */
export const canBeBelow = <Key>(
  categories: readonly CategoryPlace<Key>[],
  id: Key | null,
  parent: Key | null,
): boolean =>
  parent === null ||
  (parent !== id &&
    categories.some((other) => other.id === parent && other.parent === null) &&
    (id === null || categories.every((other) => other.parent !== id)));
