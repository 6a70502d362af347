import * as t from 'io-ts';
import type { Id as DomainId } from '../../../domain/shared/id';
import {
  menuItemId,
  type MenuItem,
  type MenuItemDraft,
  type MenuItemKind,
  type MenuReference,
} from '../../../domain/site/menu-item';
import { iconNameOf, leadsToRoute } from '../../../domain/site/menu-item.rule';
import type { MenuTreeItem } from '../../../domain/site/menu-tree';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import type { FormFields } from '../shared/form';
import { defaulted, extra, Flag, Id, mapped, optional } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const Text = defaulted(t.string, '');

const reference = (name: 'name' | 'title'): t.Type<MenuReference | null, unknown> =>
  optional(
    mapped(
      t.type({ id: Id, name: optional(t.string), title: optional(t.string) }),
      'reference',
      (found): MenuReference => ({ id: found.id, label: found[name] ?? found.name ?? found.title ?? `#${found.id}` }),
    ),
  );

/** The label of a route, as text or as an object. */
const RouteLabel = optional(t.union([t.string, mapped(t.type({ label: t.string }), 'route', ({ label }) => label)]));

const WireItem = t.type({
  id: Id,
  label: Text,
  type: Word,
  location: Text,
  target: defaulted(Word, '_self'),
  icon: Text,
  page: reference('name'),
  menu: reference('title'),
  route: RouteLabel,
  subitems: defaulted(t.union([t.boolean, Flag]), false),
});

/** Beyond the specification. Without these fields, only a missing page is known to be broken. */
const WireBroken = t.type({
  broken: extra(t.union([t.null, Word])),
  moved_to: optional(t.string),
});

interface Nested {
  readonly item: Omit<MenuTreeItem, 'parent'>;
  readonly children: readonly Nested[];
}

const WireNode = t.intersection([WireItem, WireBroken]);

const WireNested: t.Type<Nested, unknown> = t.recursion('menu items', (self: t.Type<Nested, unknown>) =>
  mapped(
    t.intersection([WireNode, t.type({ children: defaulted(t.array(self), []) })]),
    'menu item',
    ({ children, id, label, type, target, menu, page, broken, moved_to: movedTo }): Nested => ({
      item: {
        id,
        label,
        type,
        isNewWindow: target === '_blank',
        broken: broken === undefined ? (type === 'page' && page === null ? 'deleted' : null) : broken,
        movedTo,
        submenu: menu?.label ?? null,
      },
      children,
    }),
  ),
);

const flat = (nested: readonly Nested[], parent: DomainId | null): readonly MenuTreeItem[] =>
  nested.flatMap(({ item, children }) => [{ ...item, parent }, ...flat(children, item.id)]);

/** The fields of a menu besides its items. */
export const WireMenu = mapped(
  t.type({ title: Text, has_icons: t.union([t.boolean, Flag]) }),
  'menu',
  ({ title, has_icons: hasIcons }) => ({ title, hasIcons }),
);

/** The items of a menu as a flat list, siblings in order. */
export const WireMenuItems = mapped(
  t.type({ items: defaulted(t.array(WireNested), []), menu: optional(WireMenu) }),
  'menu items',
  ({ items, menu }) => ({ items: flat(items, null), menu }),
);

const writeReference = (chosen: MenuReference | null): string => chosen?.id ?? '';

/** The location of an item with an unknown type is sent unchanged. */
const writeLocation = ({ type, location, route }: Pick<MenuItemDraft, 'type' | 'location' | 'route'>): string => {
  if (type === 'page') return '';
  if (leadsToRoute(type)) return writeReference(route);
  return type === 'external' ? location.trim() : location;
};

/** The fields of an item; its position is sent only when it is added. */
const writeItem = ({
  label,
  type,
  page,
  location,
  route,
  target,
  icon,
  submenu,
  subitems,
}: MenuItemDraft): FormFields => ({
  label: label.trim(),
  icon: iconNameOf(icon),
  target,
  type,
  page_id: type === 'external' || leadsToRoute(type) ? '' : writeReference(page),
  menu_id: writeReference(submenu),
  location: writeLocation({ type, location, route }),
  subitems: !['page', 'external', 'route'].includes(type) && subitems,
});

/** Items of a menu on the wire. @param parent of a new item */
export const menuItemCodecOf = (menu: DomainId, parent: DomainId | null = null): ResourceCodec<MenuItemKind> => {
  const Item = mapped(
    WireItem,
    'item',
    ({ id, label, type, location, target, icon, page, menu: submenu, route, subitems }): MenuItem => ({
      id: menuItemId({ menu, item: id, parent: null }),
      label,
      type,
      page,
      location: type === 'page' || leadsToRoute(type) ? '' : location,
      route: leadsToRoute(type) && location !== '' ? { id: location, label: route ?? location } : null,
      target,
      icon,
      submenu,
      subitems,
    }),
  );
  return {
    endpoint: `navigation/${encodeURIComponent(menu)}/items`,
    plural: 'items',
    singular: 'item',
    row: Item,
    detail: Item,
    write: (draft) => ({ ...(parent !== null && { parent_id: parent }), ...writeItem(draft) }),
    wireNames: { page: 'page_id', submenu: 'menu_id' },
  };
};
