import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { menuItemRule } from './menu-item.rule';

/** What an item refers to, with its label. */
export interface MenuReference {
  readonly id: Id;
  readonly label: string;
}

/** Why an item leads nowhere, or elsewhere. Rule R-NAV-08. */
export const BROKEN = ['deleted', 'offline', 'moved', 'submenu'] as const;

export type MenuItemDraft = {
  readonly label: string;
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly page: MenuReference | null;
  /** Address of an external item, and what an item of a type that only the API knows has in its place. */
  readonly location: string;
  /** Module or route; its id is what the API calls its value. */
  readonly route: MenuReference | null;
  /** Rule R-SHR-60. */
  readonly target: string;
  /** Name of a Material Design Icon, or empty. */
  readonly icon: string;
  /** Another menu whose items are shown below this one. */
  readonly submenu: MenuReference | null;
  /** A module shows its own items below. */
  readonly subitems: boolean;
};

export type MenuItem = MenuItemDraft & {
  /** See `menuItemId`. */
  readonly id: Id;
};

interface ItemPlace {
  readonly menu: Id;
  /** Null for an item that is being added. */
  readonly item: Id | null;
  /** Parent of an item that is being added. */
  readonly parent: Id | null;
}

const NEW = 'new';

/** An item is found by its menu and its number; one that is being added by its parent. */
export const menuItemId = ({ menu, item, parent }: ItemPlace): Id =>
  item === null ? [menu, NEW, ...(parent === null ? [] : [parent])].join('/') : `${menu}/${item}`;

export const placeOfItemId = (id: Id): ItemPlace => {
  const [menu = '', item = '', parent = null] = id.split('/');
  return item === NEW ? { menu, item: null, parent } : { menu, item, parent: null };
};

/** An item as it begins. */
export const BLANK_ITEM: MenuItemDraft = {
  label: '',
  type: 'page',
  page: null,
  location: '',
  route: null,
  target: '_self',
  icon: '',
  submenu: null,
  subitems: false,
};

/** Items are opened from the tree of their menu; they have no list of their own. */
type NoFilter = Readonly<Record<string, never>>;

export interface MenuItemKind extends Kind {
  row: MenuItem;
  detail: MenuItem;
  draft: MenuItemDraft;
  filter: NoFilter;
}

/** Items of menus. Rule R-NAV-02. */
export const menuItems = defineResource<MenuItemKind>({
  key: 'navigation/items',
  right: 'navigation.menu',
  perWebsite: true,
  strings: {
    one: 'navigation.item',
    many: 'navigation.items',
    refused: { parent_id: 'navigation.item.parentRefused', submenu: 'navigation.item.submenuRefused' },
  },
  sortable: [],
  noFilter: {},
  blank: BLANK_ITEM,
  isNewId: (id) => placeOfItemId(id).item === null,
  rule: ({ label, type, page, location, route, icon }) =>
    menuItemRule({ label, type, hasPage: page !== null, location, hasRoute: route !== null, icon }),
});
