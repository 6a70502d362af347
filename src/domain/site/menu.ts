import type { DraftOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { menuFields, menuRule } from './menu.rule';

export type MenuDraft = DraftOf<typeof menuFields>;
export type MenuRow = RowOf<typeof menuFields>;
export type Menu = RecordOf<typeof menuFields>;
export type MenuKind = KindOf<typeof menuFields>;

/** Menus of a website. Rule R-NAV-01. */
export const menus = defineResource<MenuKind>({
  ...valuesOf(menuFields),
  key: 'navigation',
  right: 'navigation.menu',
  perWebsite: true,
  strings: { one: 'navigation.menu', many: 'navigation.menus' },
  order: { field: 'title', order: 'asc' },
  rule: menuRule,
});
