import type { CheckedOf, FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { metaProblems, type MetaFields } from '../shared/meta.rule';
import type { FieldProblem } from '../shared/rule';
import { isSlug, slugify } from '../shared/slug.rule';

/**
 * A tag or category. An empty URL is derived from the name on save; `updated`: moment of the last save. Rule R-CON-15.
 */
export const termFields = {
  name: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  url: { kind: 'line', most: 200, listed: true, sortable: true, searched: true, filter: 'contains' },
  updated: { kind: 'moment', given: true, listed: true, sortable: true },
} as const satisfies FieldTable;

const urlProblem = (url: string, name: string): FieldProblem | null => {
  if (url === '') return name.trim() !== '' && slugify(name) === '' ? 'required' : null;
  return isSlug(url) ? null : 'pattern.default';
};

/** Rule R-CON-15. */
export const termRule = ruleOf(
  termFields,
  ({ name, url, meta }: CheckedOf<typeof termFields> & { readonly meta: MetaFields }) => ({
    url: urlProblem(url.trim(), name),
    ...metaProblems(meta),
  }),
);
