import { sql, type SQL } from 'drizzle-orm';
import { canMoveBelow, childrenOf, fitsBelow, withMoved } from '../../../src/domain/shared/tree/ordered-tree';
import {
  iconNameOf,
  leadsBack,
  MAX_ITEM_LOCATION,
  MAX_MENU_ITEMS,
  MENU_ITEM_TYPES,
  MENU_TARGETS,
  menuItemRule,
  takesItems,
} from '../../../src/domain/site/menu-item.rule';
import { queryRow, type Database } from '../../database/database';
import {
  gone,
  NOTHING,
  ok,
  withOneOf,
  withRight,
  type Answer,
  type CallOf,
  type Endpoint,
} from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { choice, flag, id, optionalId, required, text } from '../../shared/reads';
import { idOf, savedAnswer } from '../../shared/record';
import { areStorable } from '../../shared/references';
import { fieldsNotValid, notFound, Refusal } from '../../shared/refusal';
import type { Resource } from '../../shared/resource';
import { withRetry } from '../../shared/retry';
import {
  findMenu,
  itemIdOf,
  itemsOnWire,
  moveTreeVersion,
  readItems,
  readSubmenuUses,
  readTree,
  storeOrder,
  treeEtag,
  type StoredItem,
  type StoredMenu,
} from './menu-rows';
import { isMenuRoute } from './menu-routes';

type Db = Pick<Database, 'execute'>;

const ITEM = {
  form: {
    parent_id: optionalId,
    label: text(),
    icon: text(),
    target: choice(MENU_TARGETS),
    type: choice(MENU_ITEM_TYPES),
    page_id: optionalId,
    menu_id: optionalId,
    location: text(MAX_ITEM_LOCATION),
    subitems: flag,
  },
};
type ItemCall = CallOf<typeof ITEM>;
const MOVED = { form: { parent_id: optionalId, sort_id: required(id) } };

const findItem = async (db: Db, menu: StoredMenu, id: number): Promise<StoredItem> => {
  const [item] = await readItems(db, menu, sql`i.id = ${id}`);
  if (item === undefined) throw notFound();
  return item;
};

/** An empty identity clears it, an absent one leaves it. */
const reference = (sent: number | null | undefined, stored: number | null): number | null =>
  sent === undefined ? stored : sent;

/** The columns of an item from a form; what was not sent stays. 400 with all that is wrong. Rule R-NAV-02. */
const readItem = async (
  tx: Db,
  menu: StoredMenu,
  { form, caller }: Pick<ItemCall, 'form' | 'caller'>,
  stored: StoredItem | null,
  hasItems: boolean,
): Promise<Readonly<Record<string, SQL>>> => {
  const wrong: string[] = [];
  const type = form.type ?? stored?.type;
  if (type === undefined) throw fieldsNotValid('type');
  const target = form.target ?? stored?.target ?? '_self';
  const label = form.label?.trim() ?? stored?.label ?? '';
  const icon = iconNameOf(form.icon ?? stored?.icon ?? '');
  const written = form.location?.trim() ?? (stored?.type === type ? stored.location : '');
  const location = type === 'page' ? '' : written;
  const page = type === 'page' ? reference(form.page_id, stored?.page_id ?? null) : null;
  const submenu = reference(form.menu_id, stored?.submenu_id ?? null);
  if (hasItems && !takesItems(type)) wrong.push('type');
  // What was broken before and is sent as it was stays as it is.
  if (page !== null && !(await areStorable(tx, caller, 'page', [page], [stored?.page_id ?? 0]))) wrong.push('page_id');
  if (submenu !== null && submenu !== stored?.submenu_id) {
    const isFree =
      (await areStorable(tx, caller, 'navigation', [submenu], [])) &&
      !leadsBack(await readSubmenuUses(tx, menu.website_id), menu.id, submenu);
    if (!isFree) wrong.push('menu_id');
  }
  const isKnown = (type === 'module' || type === 'route') && isMenuRoute(type, location);
  const hasRoute = isKnown || (location !== '' && stored?.type === type && stored.location === location);
  const names: Readonly<Record<string, string>> = { page: 'page_id', route: 'location' };
  const problems = menuItemRule({ label, type, hasPage: page !== null, location, hasRoute, icon });
  wrong.push(...Object.keys(problems).map((name) => names[name] ?? name));
  const subitems = type === 'module' && (form.subitems ?? stored?.subitems ?? false);
  if (wrong.length > 0) throw fieldsNotValid(...new Set(wrong));
  return {
    label: sql`${label}`,
    type: sql`${type}`,
    location: sql`${location}`,
    target: sql`${target}`,
    icon: sql`${icon}`,
    page_id: sql`${page}::integer`,
    submenu_id: sql`${submenu}::integer`,
    subitems: sql`${subitems}::boolean`,
  };
};

const readOne = async (db: Db, call: Pick<CallOf, 'caller'>, menu: StoredMenu, id: number): Promise<Answer> => {
  const item = await findItem(db, menu, id);
  const [onWire] = await itemsOnWire(db, menu, [item], call.caller.language);
  return ok({ item: onWire }, { ETag: etagOf(id, item.version) });
};

interface ItemOnWire {
  readonly id: number;
  readonly parent_id: number | null;
}

/** The items below their parents. */
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
  return ok({ items: nested(items), menu: { id: menu.id, title: menu.title } }, { ETag: treeEtag(menu) });
};

const inMenu = <Result>(
  call: Pick<CallOf, 'services' | 'caller' | 'param'>,
  act: (tx: Db, menu: StoredMenu) => Promise<Result>,
): Promise<Result> =>
  withRetry(() => call.services.db.transaction(async (tx) => act(tx, await findMenu(tx, call, idOf(call), true))));

/** `POST navigation/{id}/items`: the last below its parent. Rule R-NAV-04. */
const addItem = async (call: ItemCall): Promise<Answer> => {
  const { form, services } = call;
  const { menu, id } = await inMenu(call, async (tx, found) => {
    const { tree, limits } = await readTree(tx, found.id);
    if (tree.parents.size >= MAX_MENU_ITEMS) throw new Refusal(413, 'TOO_LARGE');
    const parent = form.parent_id ?? null;
    if (!fitsBelow(tree, parent, 1, limits)) throw fieldsNotValid('parent_id');
    const values = Object.entries(await readItem(tx, found, call, null, false));
    const own = { menu_id: found.id, parent_id: parent, sort_id: childrenOf(tree, parent).length + 1 };
    const names = [...Object.keys(own), ...values.map(([name]) => name)].map((name) => sql.identifier(name));
    const stored = [...Object.values(own).map((value) => sql`${value}::integer`), ...values.map(([, value]) => value)];
    const added = await queryRow<{ id: number }>(
      tx,
      sql`insert into menu_items (${sql.join(names, sql`, `)}) values (${sql.join(stored, sql`, `)}) returning id`,
    );
    await moveTreeVersion(tx, found);
    return { menu: found, id: added.id };
  });
  return savedAnswer(`navigation/${menu.id}/items`, id, 201, await readOne(services.db, call, menu, id));
};

/** `PUT navigation/{id}/items/{itemId}`: another parent puts it last there. Rule R-NAV-02. */
const saveItem = async (call: ItemCall): Promise<Answer> => {
  const { form, services, header } = call;
  const id = itemIdOf(call);
  const menu = await inMenu(call, async (tx, found) => {
    const stored = await findItem(tx, found, id);
    checkIfMatch(header('if-match'), etagOf(id, stored.version));
    const { tree, limits } = await readTree(tx, found.id);
    const values = await readItem(tx, found, call, stored, childrenOf(tree, id).length > 0);
    const parent = reference(form.parent_id, stored.parent_id);
    if (parent !== stored.parent_id) {
      if (!canMoveBelow(tree, id, parent, limits)) throw fieldsNotValid('parent_id');
      const moved = withMoved(tree, id, { parent, position: Infinity });
      for (const changed of [stored.parent_id, parent]) await storeOrder(tx, changed, childrenOf(moved, changed));
      await moveTreeVersion(tx, found);
    }
    const changes = Object.entries(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
    await tx.execute(sql`
      update menu_items set ${sql.join(changes, sql`, `)}, version = version + 1 where id = ${id}`);
    return found;
  });
  return savedAnswer(`navigation/${menu.id}/items`, id, 200, await readOne(services.db, call, menu, id));
};

/** `DELETE navigation/{id}/items/{itemId}`: with all items below it. */
const removeItem = async (call: CallOf): Promise<Answer> => {
  const id = itemIdOf(call);
  await inMenu(call, async (tx, found) => {
    const stored = await findItem(tx, found, id);
    checkIfMatch(call.header('if-match'), etagOf(id, stored.version));
    await tx.execute(sql`delete from menu_items where id = ${id}`);
    await storeOrder(tx, stored.parent_id, childrenOf((await readTree(tx, found.id)).tree, stored.parent_id));
    await moveTreeVersion(tx, found);
  });
  return gone;
};

/** `PUT navigation/{id}/items/{itemId}/location`: `If-Match` is the tree that was seen. Rule R-NAV-05. */
const moveItem = async (call: CallOf<typeof MOVED>): Promise<Answer> => {
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

/** The calls of the items of a menu. Who may sort menus may see and move their items. */
export const menuItemEndpoints = ({ endpoint, right }: Pick<Resource, 'endpoint' | 'right'>): readonly Endpoint[] => {
  const all = `${endpoint}/:id/items`;
  const one = `${all}/:item`;
  return [
    withOneOf(`${right}.edit`, `${right}.sort`)('GET', all, NOTHING, readAll),
    withRight(`${right}.edit`)('GET', one, NOTHING, async (call) => {
      const { db } = call.services;
      return readOne(db, call, await findMenu(db, call, idOf(call)), itemIdOf(call));
    }),
    withRight(`${right}.edit`)('POST', all, ITEM, addItem),
    withRight(`${right}.edit`)('PUT', one, ITEM, saveItem),
    withRight(`${right}.edit`)('DELETE', one, NOTHING, removeItem),
    withRight(`${right}.sort`)('PUT', `${one}/location`, MOVED, moveItem),
  ];
};
