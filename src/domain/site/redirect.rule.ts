import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import type { FieldProblem } from '../shared/rule';
import { isWebAddress } from '../shared/web-address.rule';

/** Rule R-SIT-04. `catchAll` matches every path that begins with `from`; status 301 is permanent, 302 temporary. */
export const redirectFields = {
  from: { kind: 'line', most: 500, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  to: { kind: 'line', most: 500, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  datetime: { kind: 'moment', given: true, listed: true, sortable: true },
  status: {
    kind: 'choice',
    values: ['301', '302'],
    initial: '301',
    required: true,
    listed: true,
    sortable: true,
    filter: 'one',
  },
  catchAll: { kind: 'flag', listed: true, sortable: true },
  comments: { kind: 'text', most: 2_000, searched: true, filter: 'contains' },
} as const satisfies FieldTable;

/** Absolute path. `//` and backslashes would lead to another host. */
const PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

const patternProblem = (fits: boolean): FieldProblem | null => (fits ? null : 'pattern.default');

/** A redirect leads from a path to a path or URL (R-SIT-04). */
export const redirectRule = ruleOf(redirectFields, ({ from, to }) => ({
  // Fragments are not sent to a server.
  from: patternProblem(PATH.test(from.trim()) && !from.includes('#')),
  to: patternProblem(PATH.test(to.trim()) || isWebAddress(to.trim())),
}));
