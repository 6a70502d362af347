import { either, taskEither } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { MenuTrees } from '../../../application/site/ports/menu-trees.port';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { can } from '../../../domain/shared/permission';
import { draftOf } from '../../../domain/shared/resource';
import { childrenOf, placeOf, subtreeOf, type TreePlace } from '../../../domain/shared/tree/ordered-tree';
import type { MenuRow } from '../../../domain/site/menu';
import {
  BLANK_ITEM,
  menuItemId,
  menuItems,
  placeOfItemId,
  type MenuItem,
  type MenuItemDraft,
  type MenuItemKind,
} from '../../../domain/site/menu-item';
import { iconNameOf, leadsBack, takesItems } from '../../../domain/site/menu-item.rule';
import { canAddBelow, canMoveItem, menuTreeOf, withItemMoved, type MenuTree } from '../../../domain/site/menu-tree';
import type { Callers } from '../shared/caller';
import { drawerOf } from '../shared/drawer';
import { recordsLike } from '../shared/kept-records';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { MemoryRecords } from '../shared/memory-records';
import { seededItems, type KeptItem } from './menus.seed';

type Items = ResourceGateway<MenuItemKind>;

const failing = (kind: 'NotFound' | 'Changed'): Failure => ({ kind });
const notFound = failing('NotFound');
const RIGHT = menuItems.right;

/** @param menus of the present website */
export const menuItemsMemory = (calls: MemoryCalls, people: Callers, menus: () => readonly MenuRow[]) => {
  const drawer = drawerOf(people.shelf, 'kantoor.fake.navigation/items', recordsLike<KeptItem>(seededItems()));
  const records: MemoryRecords<KeptItem> = new MemoryRecords(drawer.read()?.records ?? seededItems(), () => {
    drawer.keep(records.kept());
  });
  /** Moves with every change of order or nesting. */
  const versions = new Map<Id, number>();
  const versionOf = (menu: Id): string => `"items-${menu}.${versions.get(menu) ?? 1}"`;
  const touch = (menu: Id): void => {
    versions.set(menu, (versions.get(menu) ?? 1) + 1);
  };
  const may = (action: string): Either<Failure, unknown> =>
    people.callerWho((caller) => can(caller, `${RIGHT}.${action}`));
  const menuOf = (menu: Id): Either<Failure, MenuRow> =>
    either.fromNullable(notFound)(menus().find(({ id }) => id === menu));
  const treeOf = (menu: Id): MenuTree =>
    menuTreeOf(
      records
        .all()
        .filter((item) => item.menu === menu)
        .sort((one, other) => one.place - other.place)
        .map(({ id, parent, label, type, target, submenu }) => ({
          id,
          parent,
          label,
          type,
          isNewWindow: target === '_blank',
          broken: submenu !== null && !menus().some((other) => other.id === submenu.id) ? 'submenu' : null,
          movedTo: null,
          submenu: submenu?.label ?? null,
        })),
    );
  /** Which menus show which. Rule R-NAV-11. */
  const uses = () =>
    records.all().flatMap((item) => (item.submenu === null ? [] : [{ menu: item.menu, submenu: item.submenu.id }]));
  const usedIn = (menu: Id): readonly string[] => {
    const users = new Set(uses().flatMap((use) => (use.submenu === menu && use.menu !== menu ? [use.menu] : [])));
    return menus().flatMap(({ id, title }) => (users.has(id) ? [title] : []));
  };
  const storeTree = (menu: Id, { order }: MenuTree): void => {
    for (const { record } of records.all().flatMap((item) => records.find(item.id) ?? [])) {
      const place = record.menu === menu ? placeOf(order, record.id) : null;
      if (place !== null && (place.parent !== record.parent || place.position !== record.place))
        records.put({ ...record, parent: place.parent, place: place.position });
    }
    touch(menu);
  };
  const found = (menu: Id, item: Id) =>
    pipe(
      records.find(item),
      either.fromNullable(notFound),
      either.filterOrElse(
        ({ record }) => record.menu === menu,
        () => notFound,
      ),
    );
  const itemOf = ({ menu, parent: _, place: _place, ...item }: KeptItem): MenuItem => ({
    ...item,
    id: menuItemId({ menu, item: item.id, parent: null }),
  });
  const cleaned = (draft: MenuItemDraft): MenuItemDraft => ({
    ...draftOf(BLANK_ITEM, draft),
    label: draft.label.trim(),
    icon: iconNameOf(draft.icon),
    page: draft.type === 'page' ? draft.page : null,
    location: draft.type === 'external' ? draft.location.trim() : '',
    route: takesItems(draft.type) ? null : draft.route,
    subitems: draft.type === 'module' && draft.subitems,
  });
  const judged = (menu: Id, item: Id | null, draft: MenuItemDraft): Either<Failure, MenuItemDraft> => {
    const problems = Object.keys(menuItems.rule(draft));
    const { submenu } = draft;
    const isChanged = submenu !== null && submenu.id !== records.find(item ?? '')?.record.submenu?.id;
    const wrong = isChanged && leadsBack(uses(), menu, submenu.id) ? [...problems, 'submenu'] : problems;
    return wrong.length === 0 ? either.right(cleaned(draft)) : either.left(rejected(wrong));
  };
  const add = (menu: Id, parent: Id | null, draft: MenuItemDraft): Either<Failure, Id> => {
    const tree = treeOf(menu);
    if (!canAddBelow(tree, parent)) return either.left(rejected(['parent_id']));
    const id = records.freshId();
    records.put({ ...draft, id, menu, parent, place: childrenOf(tree.order, parent).length + 1 });
    touch(menu);
    return either.right(id);
  };

  const trees: MenuTrees = {
    read: (menu, options) =>
      calls.answer(
        () =>
          pipe(
            people.callerWho((caller) => can(caller, `${RIGHT}.edit`) || can(caller, `${RIGHT}.sort`)),
            either.chain(() => menuOf(menu)),
            either.map(({ title, hasIcons }) => ({
              title,
              hasIcons,
              items: [...treeOf(menu).items.values()],
              version: versionOf(menu),
            })),
          ),
        options,
      ),
    move: (menu, item, place: TreePlace<Id>, version) =>
      calls.answer(() =>
        pipe(
          may('sort'),
          either.chain(() => menuOf(menu)),
          either.chain(() => found(menu, item)),
          either.chain((): Either<Failure, string> => {
            const tree = treeOf(menu);
            if (version !== null && version !== versionOf(menu)) return either.left({ kind: 'Changed' });
            if (!canMoveItem(tree, item, place.parent)) return either.left(rejected(['parent_id']));
            storeTree(menu, withItemMoved(tree, { id: item, ...place }));
            return either.right(versionOf(menu));
          }),
        ),
      ),
  };

  const gateway: Items = {
    list: () => taskEither.left(notFound),
    toggle: () => taskEither.left(notFound),
    remove: () => taskEither.left(notFound),
    get: (id, options) => {
      const { menu, item } = placeOfItemId(id);
      return calls.answer(
        () =>
          pipe(
            may('edit'),
            either.chain(() => menuOf(menu)),
            either.chain(() =>
              item === null
                ? either.right({ record: { ...BLANK_ITEM, id }, version: null })
                : pipe(
                    found(menu, item),
                    either.map(({ record, version }) => ({ record: itemOf(record), version })),
                  ),
            ),
          ),
        options,
      );
    },
    save: ({ id, version, draft }, options) => {
      const { menu, item, parent } = placeOfItemId(id ?? '');
      return calls.answer(
        () =>
          pipe(
            may('edit'),
            either.chain(() => menuOf(menu)),
            either.chain(() => judged(menu, item, draft)),
            either.chain((good) =>
              item === null
                ? add(menu, parent, good)
                : pipe(
                    found(menu, item),
                    either.filterOrElse(
                      (stored) => version === null || stored.version === version,
                      (): Failure => ({ kind: 'Changed' }),
                    ),
                    either.filterOrElse(
                      () => takesItems(good.type) || childrenOf(treeOf(menu).order, item).length === 0,
                      () => rejected(['type']),
                    ),
                    either.map(({ record }) => {
                      records.put({ ...record, ...good });
                      return item;
                    }),
                  ),
            ),
            either.map((saved) => ({ id: menuItemId({ menu, item: saved, parent: null }) })),
          ),
        options,
      );
    },
    removeOne: ({ id, version }, options) => {
      const { menu, item } = placeOfItemId(id);
      return calls.answer(
        () =>
          pipe(
            may('edit'),
            either.chain(() => found(menu, item ?? '')),
            either.filterOrElse(
              (stored) => version === null || stored.version === version,
              (): Failure => ({ kind: 'Changed' }),
            ),
            either.map(({ record }) => {
              for (const gone of subtreeOf(treeOf(menu).order, record.id)) records.delete(gone);
              storeTree(menu, treeOf(menu));
            }),
          ),
        options,
      );
    },
  };
  return { trees, gateway, usedIn };
};
