import type { CheckedOf, FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { metaProblems, type MetaFields } from '../shared/meta.rule';
import type { FieldProblem } from '../shared/rule';
import { isSlug } from '../shared/slug.rule';

/** Rule R-CAT-20. */
export const faqCategoryFields = {
  name: { kind: 'line', most: 200, required: true, listed: true, searched: true },
  url: { kind: 'line', most: 200, required: true, listed: true },
} as const satisfies FieldTable;

export const slugProblem = (url: string): FieldProblem | null => (isSlug(url.trim()) ? null : 'pattern.default');

/** Rule R-CAT-20. */
export const faqCategoryRule = ruleOf(
  faqCategoryFields,
  ({ url, meta }: CheckedOf<typeof faqCategoryFields> & { readonly meta: MetaFields }) => ({
    url: slugProblem(url),
    ...metaProblems(meta),
  }),
);

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
