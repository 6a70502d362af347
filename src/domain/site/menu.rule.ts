import { type FieldTable, custom } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';

/**
 * `code`: fixed name by which the website requests the menu; `canDelete`: the website does not require it; `usedIn`:
 * titles of menus that use it as a submenu, empty where the API does not say (R-NAV-11).
 */
export const menuFields = {
  title: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  code: { kind: 'line', most: 64, required: true, listed: true, sortable: true, searched: true },
  hasIcons: { kind: 'flag', listed: true },
  canDelete: { kind: 'flag', given: true, listed: true },
  usedIn: { ...custom<readonly string[]>([]), given: true },
} as const satisfies FieldTable;

const CODE = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i;

/** Rule R-NAV-01. */
export const menuRule = ruleOf(menuFields, ({ code }) => ({ code: CODE.test(code.trim()) ? null : 'pattern.default' }));
