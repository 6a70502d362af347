import { type FieldTable, odd } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';

/**
 * `code`: the name by which the website finds the menu, which never changes; `canDelete`: the website can do without
 * it; `usedIn`: titles of the other menus that show it below an item, none where the API does not tell (R-NAV-11).
 */
export const menuFields = {
  title: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  code: { kind: 'line', most: 64, required: true, listed: true, sortable: true, searched: true },
  hasIcons: { kind: 'flag', listed: true },
  canDelete: { kind: 'flag', given: true, listed: true },
  usedIn: { ...odd<readonly string[]>([]), given: true },
} as const satisfies FieldTable;

const CODE = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i;

/** Rule R-NAV-01. */
export const menuRule = ruleOf(menuFields, ({ code }) => ({ code: CODE.test(code.trim()) ? null : 'pattern.default' }));
