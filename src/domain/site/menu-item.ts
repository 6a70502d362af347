import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { menuItemRule } from './menu-item.rule';

/** The target of an item, with its label. */
export interface MenuReference {
  readonly id: Id;
  readonly label: string;
}

/** Reasons for a broken or redirected target. Rule R-NAV-08. */
export const BROKEN = ['deleted', 'offline', 'moved', 'submenu'] as const;

export type MenuItemDraft = {
  readonly label: string;
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly page: MenuReference | null;
  /** URL of an external item; for an unknown type, its raw target. */
  readonly location: string;
  /** Module or route; the id is called `value` in the API. */
  readonly route: MenuReference | null;
  /** Rule R-SHR-60. */
  readonly target: string;
  /** Name of a Material Design Icon; may be empty. */
  readonly icon: string;
  /** Menu whose items are shown below this item. */
  readonly submenu: MenuReference | null;
  /** A module shows its own content below the item. */
  readonly subitems: boolean;
};

export type MenuItem = MenuItemDraft & {
  /** See `menuItemId`. */
  readonly id: Id;
};

interface ItemPlace {
  readonly menu: Id;
  /** Null for a new item. */
  readonly item: Id | null;
  /** Parent of a new item. */
  readonly parent: Id | null;
}

const NEW = 'new';

/** Record id of an item: its menu and number, or its menu and parent while it is new. */
export const menuItemId = ({ menu, item, parent }: ItemPlace): Id =>
  item === null ? [menu, NEW, ...(parent === null ? [] : [parent])].join('/') : `${menu}/${item}`;

export const placeOfItemId = (id: Id): ItemPlace => {
  const [menu = '', item = '', parent = null] = id.split('/');
  return item === NEW ? { menu, item: null, parent } : { menu, item, parent: null };
};

/** Initial values of a new item. */
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

/** No filters: items have a tree in place of a list. */
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
