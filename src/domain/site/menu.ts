import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { menuRule, type MenuFields } from './menu.rule';

export type MenuDraft = MenuFields & {
  /** The website draws the icons of its items. */
  readonly hasIcons: boolean;
};

export type MenuRow = MenuDraft & {
  readonly id: Id;
  /** The website can do without it. */
  readonly canDelete: boolean;
};

export type Menu = MenuRow & {
  /** Titles of the other menus that show it below an item; none where the API does not tell. Rule R-NAV-11. */
  readonly usedIn: readonly string[];
};

export type MenuFilter = { readonly title: string };

export interface MenuKind extends Kind {
  row: MenuRow;
  detail: Menu;
  draft: MenuDraft;
  filter: MenuFilter;
}

/** Menus of a website. Rule R-NAV-01. */
export const menus = defineResource<MenuKind>({
  key: 'navigation',
  right: 'navigation.menu',
  perWebsite: true,
  strings: { one: 'navigation.menu', many: 'navigation.menus' },
  sortable: ['title', 'code'],
  order: { field: 'title', order: 'asc' },
  noFilter: { title: '' },
  blank: { title: '', code: '', hasIcons: false },
  rule: menuRule,
});
