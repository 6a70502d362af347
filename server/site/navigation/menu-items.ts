import { sql } from 'drizzle-orm';
import { canMoveBelow, childrenOf, fitsBelow, withMoved } from '../../../src/domain/shared/tree/ordered-tree';
import { MAX_MENU_ITEMS, takesItems } from '../../../src/domain/site/menu-item.rule';
import type { Database } from '../../database/database';
import { checkMayChangeParts, endAuthorship } from '../../shared/authorship';
import {
  noContent,
  NOTHING,
  ok,
  withOneOf,
  withRight,
  type Answer,
  type CallOf,
  type Endpoint,
} from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { id, optionalId, required } from '../../shared/reads';
import { idOf, savedAnswer } from '../../shared/record';
import { fieldsNotValid, notFound, Refusal } from '../../shared/refusal';
import type { Resource } from '../../shared/resource';
import { withRetry } from '../../shared/retry';
import { ITEM, readItem, reference, type ItemCall } from './menu-item-form';
import {
  findMenu,
  itemIdOf,
  itemsOnWire,
  moveTreeVersion,
  readItems,
  readTree,
  storeItem,
  storeOrder,
  treeEtag,
  type StoredItem,
  type StoredMenu,
} from './menu-rows';

type Db = Pick<Database, 'execute'>;

const MOVED = { form: { parent_id: optionalId, sort_id: required(id) } };

const findItem = async (db: Db, menu: StoredMenu, id: number): Promise<StoredItem> => {
  const [item] = await readItems(db, menu, sql`i.id = ${id}`);
  if (item === undefined) throw notFound();
  return item;
};

const itemAnswer = async (
  db: Db,
  { caller }: Pick<CallOf, 'caller'>,
  menu: StoredMenu,
  item: StoredItem,
): Promise<Answer> => {
  const [onWire] = await itemsOnWire(db, menu, [item], caller.language);
  return ok({ item: onWire }, { ETag: etagOf(item.id, item.version) });
};

interface ItemOnWire {
  readonly id: number;
  readonly parent_id: number | null;
}

/** Nests items below their parents. */
const nested = <Item extends ItemOnWire>(items: readonly Item[]): readonly object[] => {
  const below = new Map<number | null, Item[]>();
  for (const item of items) {
    const siblings = below.get(item.parent_id);
    if (siblings === undefined) below.set(item.parent_id, [item]);
    else siblings.push(item);
  }
  const levelOf = (parent: number | null): readonly object[] =>
    (below.get(parent) ?? []).map((item) => ({ ...item, children: levelOf(item.id) }));
  return levelOf(null);
};

/** `GET navigation/{id}/items`: all items as a tree. */
const readAll = async (call: CallOf): Promise<Answer> => {
  const { db } = call.services;
  const menu = await findMenu(db, call, idOf(call));
  const items = await itemsOnWire(db, menu, await readItems(db, menu), call.caller.language);
  return ok(
    { items: nested(items), menu: { id: menu.id, title: menu.title, has_icons: menu.has_icons } },
    { ETag: treeEtag(menu) },
  );
};

/** Changes the items of a menu in one transaction. */
type InMenu = <Result>(
  call: Pick<CallOf, 'services' | 'caller' | 'param'>,
  act: (tx: Db, menu: StoredMenu) => Promise<Result>,
) => Promise<Result>;

/** @param isMove needs no right to change items: the endpoint has its own */
const changesOf =
  (menus: Resource, isMove = false): InMenu =>
  (call, act) =>
    withRetry(() =>
      call.services.db.transaction(async (tx) => {
        const menu = await findMenu(tx, call, idOf(call), true);
        if (!isMove) await checkMayChangeParts(tx, menus, call.caller, menu.id);
        if (menu.foreign) await endAuthorship(tx, menus, menu.id);
        return act(tx, menu);
      }),
    );

/** `POST navigation/{id}/items`: adds an item as the last child of its parent. Rule R-NAV-04. */
const addItem =
  (inMenu: InMenu) =>
  async (call: ItemCall): Promise<Answer> => {
    const { form, services } = call;
    const { menu, item } = await inMenu(call, async (tx, found) => {
      const { tree, limits } = await readTree(tx, found.id);
      if (tree.parents.size >= MAX_MENU_ITEMS) throw new Refusal(413, 'TOO_LARGE');
      const parent = form.parent_id ?? null;
      if (!fitsBelow(tree, parent, 1, limits)) throw fieldsNotValid('parent_id');
      const values = Object.entries(await readItem(tx, found, call, null, false));
      const own = { menu_id: found.id, parent_id: parent, sort_id: childrenOf(tree, parent).length + 1 };
      const names = [...Object.keys(own), ...values.map(([name]) => name)].map((name) => sql.identifier(name));
      const stored = [
        ...Object.values(own).map((value) => sql`${value}::integer`),
        ...values.map(([, value]) => value),
      ];
      const added = await storeItem(
        tx,
        found,
        sql`insert into menu_items (${sql.join(names, sql`, `)}) values (${sql.join(stored, sql`, `)})`,
      );
      await moveTreeVersion(tx, found);
      return { menu: found, item: added };
    });
    return savedAnswer(`navigation/${menu.id}/items`, item.id, 201, await itemAnswer(services.db, call, menu, item));
  };

/** `PUT navigation/{id}/items/{itemId}`: a new parent makes it the last child there. Rules R-NAV-02 and R-SHR-78. */
const saveItem =
  (inMenu: InMenu) =>
  async (call: ItemCall): Promise<Answer> => {
    const { form, services, header } = call;
    const id = itemIdOf(call);
    const { menu, item } = await inMenu(call, async (tx, found) => {
      const stored = await findItem(tx, found, id);
      checkIfMatch(header('if-match'), etagOf(id, stored.version));
      const parent = reference(form.parent_id, stored.parent_id);
      // Other saves neither depend on the tree nor change it.
      const isPlaced = parent !== stored.parent_id || !takesItems(form.type ?? stored.type);
      const placed = isPlaced ? await readTree(tx, found.id) : null;
      const values = await readItem(tx, found, call, stored, placed !== null && childrenOf(placed.tree, id).length > 0);
      if (placed !== null && parent !== stored.parent_id) {
        const { tree, limits } = placed;
        if (!canMoveBelow(tree, id, parent, limits)) throw fieldsNotValid('parent_id');
        const moved = withMoved(tree, id, { parent, position: Infinity });
        for (const changed of [stored.parent_id, parent]) await storeOrder(tx, changed, childrenOf(moved, changed));
        await moveTreeVersion(tx, found);
      }
      const changes = Object.entries(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
      const assignments = sql.join([...changes, sql`version = version + 1`], sql`, `);
      const saved = await storeItem(tx, found, sql`update menu_items set ${assignments} where id = ${id}`);
      return { menu: found, item: saved };
    });
    return savedAnswer(`navigation/${menu.id}/items`, id, 200, await itemAnswer(services.db, call, menu, item));
  };

/** `DELETE navigation/{id}/items/{itemId}`: deletes an item and all items below it. */
const removeItem =
  (inMenu: InMenu) =>
  async (call: CallOf): Promise<Answer> => {
    const id = itemIdOf(call);
    await inMenu(call, async (tx, found) => {
      const stored = await findItem(tx, found, id);
      checkIfMatch(call.header('if-match'), etagOf(id, stored.version));
      await tx.execute(sql`delete from menu_items where id = ${id}`);
      await storeOrder(tx, stored.parent_id, childrenOf((await readTree(tx, found.id)).tree, stored.parent_id));
      await moveTreeVersion(tx, found);
    });
    return noContent;
  };

/**
 * `PUT navigation/{id}/items/{itemId}/location`: `If-Match` is the ETag of the tree that the user saw. Rule R-NAV-05.
 */
const moveItem =
  (inMenu: InMenu) =>
  async (call: CallOf<typeof MOVED>): Promise<Answer> => {
    const { form, header } = call;
    const [item, parent, position] = [itemIdOf(call), form.parent_id ?? null, form.sort_id];
    const etag = await inMenu(call, async (tx, found) => {
      checkIfMatch(header('if-match'), treeEtag(found));
      const { tree, limits } = await readTree(tx, found.id);
      const from = tree.parents.get(item);
      if (from === undefined) throw notFound();
      if (!canMoveBelow(tree, item, parent, limits)) throw fieldsNotValid('parent_id');
      const moved = withMoved(tree, item, { parent, position });
      for (const changed of new Set([from, parent])) await storeOrder(tx, changed, childrenOf(moved, changed));
      return moveTreeVersion(tx, found);
    });
    return ok({}, { ETag: etag });
  };

/** Endpoints of menu items. Users who may sort menus may see and move their items. Rule R-COM-61. */
export const menuItemEndpoints = (menus: Resource): readonly Endpoint[] => {
  const { endpoint, right } = menus;
  const mayChange = withOneOf(`${right}.add`, `${right}.edit`);
  const change = changesOf(menus);
  const all = `${endpoint}/:id/items`;
  const one = `${all}/:item`;
  return [
    withOneOf(`${right}.edit`, `${right}.sort`)('GET', all, NOTHING, readAll),
    withRight(`${right}.edit`)('GET', one, NOTHING, async (call) => {
      const { db } = call.services;
      const menu = await findMenu(db, call, idOf(call));
      return itemAnswer(db, call, menu, await findItem(db, menu, itemIdOf(call)));
    }),
    mayChange('POST', all, ITEM, addItem(change)),
    mayChange('PUT', one, ITEM, saveItem(change)),
    mayChange('DELETE', one, NOTHING, removeItem(change)),
    withRight(`${right}.sort`)('PUT', `${one}/location`, MOVED, moveItem(changesOf(menus, true))),
  ];
};
