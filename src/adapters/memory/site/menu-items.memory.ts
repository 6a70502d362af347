import { either, taskEither } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { MenuTrees } from '../../../application/site/ports/menu-trees.port';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
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
import { answerTo, may } from '../shared/answer-to';
import type { Callers } from '../shared/caller';
import { storedValueOf } from '../shared/stored-value';
import { recordsLike } from '../shared/kept-records';
import type { MemoryCalls } from '../shared/memory-calls';
import { MemoryRecords } from '../shared/memory-records';
import { found, refused, unchanged } from '../shared/refusals';
import { seededItems, type KeptItem } from './menus.seed';

type Items = ResourceGateway<MenuItemKind>;

const RIGHT = menuItems.right;
const [edit, sort] = [may(`${RIGHT}.edit`), may(`${RIGHT}.sort`)];
const noList = taskEither.left<Failure>({ kind: 'NotFound' });

/** @param menus of the present website */
export const menuItemsMemory = (calls: MemoryCalls, people: Callers, menus: () => readonly MenuRow[]) => {
  const storedValue = storedValueOf(
    people.storage,
    'kantoor.fake.navigation/items',
    recordsLike<KeptItem>(seededItems()),
  );
  const records: MemoryRecords<KeptItem> = new MemoryRecords(storedValue.read()?.records ?? seededItems(), () =>
    storedValue.keep(records.kept()),
  );
  /** Incremented by every change of order or nesting. */
  const versions = new Map<Id, number>();
  const versionOf = (menu: Id): string => `"items-${menu}.${versions.get(menu) ?? 1}"`;
  const touch = (menu: Id): void => {
    versions.set(menu, (versions.get(menu) ?? 1) + 1);
  };
  const answer = answerTo(calls, people);
  const menuOf = (menu: Id): Either<Failure, MenuRow> => found(menus().find(({ id }) => id === menu));
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
  /** Which menus show which other menus. Rule R-NAV-11. */
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
  const storedIn = (menu: Id, item: Id) => {
    const stored = records.find(item);
    return found(stored?.record.menu === menu ? stored : null);
  };
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
    return wrong.length === 0 ? either.right(cleaned(draft)) : refused(wrong);
  };
  const add = (menu: Id, parent: Id | null, draft: MenuItemDraft): Either<Failure, Id> => {
    const tree = treeOf(menu);
    if (!canAddBelow(tree, parent)) return refused(['parent_id']);
    const id = records.freshId();
    records.put({ ...draft, id, menu, parent, place: childrenOf(tree.order, parent).length + 1 });
    touch(menu);
    return either.right(id);
  };

  const change = (menu: Id, item: Id, version: string | null, draft: MenuItemDraft): Either<Failure, Id> =>
    pipe(
      storedIn(menu, item),
      either.chain(unchanged(version)),
      either.chain(({ record }) => {
        if (!takesItems(draft.type) && childrenOf(treeOf(menu).order, item).length > 0) return refused(['type']);
        records.put({ ...record, ...draft });
        return either.right(item);
      }),
    );

  const trees: MenuTrees = {
    read: (menu, options) =>
      answer(
        (caller) => edit(caller) || sort(caller),
        options,
        () =>
          pipe(
            menuOf(menu),
            either.map(({ title, hasIcons }) => ({
              title,
              hasIcons,
              items: [...treeOf(menu).items.values()],
              version: versionOf(menu),
            })),
          ),
      ),
    move: (menu, item, place: TreePlace<Id>, version) =>
      answer(sort, undefined, () =>
        pipe(
          menuOf(menu),
          either.chain(() => storedIn(menu, item)),
          either.chain(() => unchanged(version)({ version: versionOf(menu) })),
          either.chain(() => {
            const tree = treeOf(menu);
            if (!canMoveItem(tree, item, place.parent)) return refused(['parent_id']);
            storeTree(menu, withItemMoved(tree, { id: item, ...place }));
            return either.right(versionOf(menu));
          }),
        ),
      ),
  };

  const gateway: Items = {
    list: () => noList,
    toggle: () => noList,
    remove: () => noList,
    get: (id, options) =>
      answer(edit, options, () => {
        const { menu, item } = placeOfItemId(id);
        return pipe(
          menuOf(menu),
          either.chain(() =>
            item === null
              ? either.right({ record: { ...BLANK_ITEM, id }, version: null })
              : pipe(
                  storedIn(menu, item),
                  either.map(({ record, version }) => ({ record: itemOf(record), version })),
                ),
          ),
        );
      }),
    save: ({ id, version, draft }, options) =>
      answer(edit, options, () => {
        const { menu, item, parent } = placeOfItemId(id ?? '');
        return pipe(
          menuOf(menu),
          either.chain(() => judged(menu, item, draft)),
          either.chain((good) => (item === null ? add(menu, parent, good) : change(menu, item, version, good))),
          either.map((saved) => ({ id: menuItemId({ menu, item: saved, parent: null }) })),
        );
      }),
    removeOne: ({ id, version }, options) =>
      answer(edit, options, () => {
        const { menu, item } = placeOfItemId(id);
        return pipe(
          storedIn(menu, item ?? ''),
          either.chain(unchanged(version)),
          either.map(({ record }) => {
            for (const gone of subtreeOf(treeOf(menu).order, record.id)) records.delete(gone);
            storeTree(menu, treeOf(menu));
          }),
        );
      }),
  };
  return { trees, gateway, usedIn };
};
