import { metaProblems, type MetaFields } from '../shared/meta.rule';
import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { isSlug } from '../shared/slug.rule';

export interface FaqCategoryFields {
  readonly name: string;
  readonly url: string;
  readonly meta: MetaFields;
}

/** Maximum characters of a name, a title or a URL (R-CAT-20, R-CAT-22). */
export const MAX_FAQ_LINE = 200;

/** Validates a required name or title. */
export const lineProblem = (text: string): FieldProblem | null =>
  text.trim() === '' ? 'required' : lengthProblem(text.trim(), MAX_FAQ_LINE);

/** Validates a required URL. */
export const faqUrlProblem = (url: string): FieldProblem | null =>
  lineProblem(url) ?? (isSlug(url.trim()) ? null : 'pattern.default');

/** Rule R-CAT-20. */
export const faqCategoryRule: Rule<FaqCategoryFields> = ({ name, url, meta }) => ({
  ...problemsOf({ name: lineProblem(name), url: faqUrlProblem(url) }),
  ...metaProblems(meta),
});

/** Position of a category in the hierarchy; `id` is null for a new one. */
export interface CategoryPlace<Key> {
  readonly id: Key | null;
  readonly parent: Key | null;
}

/**
 * Whether `parent` is a valid parent: a main category other than itself. A category with subcategories cannot have a
 * parent. Rule R-CAT-21.
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
