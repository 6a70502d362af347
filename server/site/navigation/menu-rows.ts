import { sql, type SQL } from 'drizzle-orm';
import { orderedTree, type OrderedTree, type TreeLimits } from '../../../src/domain/shared/tree/ordered-tree';
import {
  MAX_MENU_DEPTH,
  takesItems,
  type MenuItemType,
  type MenuTarget,
  type SubmenuUse,
} from '../../../src/domain/site/menu-item.rule';
import { RedirectIndex, withoutFragment } from '../../../src/domain/site/redirect-check.rule';
import { pathOnWebsite } from '../../../src/domain/shared/links/website-target.rule';
import { idArray, queryRow, queryRows, type Database } from '../../database/database';
import { hasForeignAuthor } from '../../shared/authorship';
import type { SignedInCall } from '../../shared/endpoint';
import { readId } from '../../shared/fields';
import { notFound } from '../../shared/refusal';
import { routeLabel } from './menu-routes';

type Db = Pick<Database, 'execute'>;

/** A menu of the caller's website. */
export interface StoredMenu {
  readonly id: number;
  readonly title: string;
  readonly has_icons: boolean;
  readonly items_version: number;
  readonly website_id: number;
  readonly foreign: boolean;
}

/** Finds a menu; 404 on another website. @param lock locks the row until the end of the transaction */
export const findMenu = async (
  db: Db,
  { caller }: Pick<SignedInCall, 'caller'>,
  id: number,
  lock = false,
): Promise<StoredMenu> => {
  const [menu] = await queryRows<StoredMenu>(
    db,
    sql`
      select id, title, has_icons, items_version, website_id, ${hasForeignAuthor(caller)} as foreign from menus
      where id = ${id} and website_id = ${caller.website ?? 0} ${lock ? sql`for update` : sql``}`,
  );
  if (menu === undefined) throw notFound();
  return menu;
};

/** ETag of the order and nesting of a menu. Rule R-NAV-05. */
export const treeEtag = ({ id, items_version: version }: Pick<StoredMenu, 'id' | 'items_version'>): string =>
  `"items-${id}.${version}"`;

/** Records a change of order or nesting. @returns the new ETag */
export const moveTreeVersion = async (tx: Db, menu: StoredMenu): Promise<string> => {
  await tx.execute(sql`update menus set items_version = items_version + 1 where id = ${menu.id}`);
  return treeEtag({ ...menu, items_version: menu.items_version + 1 });
};

/** An item with its target. */
export interface StoredItem {
  readonly id: number;
  readonly parent_id: number | null;
  readonly sort_id: number;
  readonly label: string;
  readonly type: MenuItemType;
  readonly location: string;
  readonly target: MenuTarget;
  readonly icon: string;
  readonly page_id: number | null;
  readonly page_name: string | null;
  readonly page_online: boolean | null;
  readonly submenu_id: number | null;
  readonly submenu_title: string | null;
  readonly subitems: boolean;
  readonly version: number;
}

/** Selects items with their targets. @param source a table or query with all their columns */
const itemsFrom = (source: SQL, { website_id }: StoredMenu): SQL => sql`
  select i.id, i.parent_id, i.sort_id, i.label, i.type, i.location, i.target, i.icon, i.page_id, i.submenu_id,
    i.subitems, i.version, p.name as page_name, p.is_online as page_online, m.title as submenu_title
  from ${source} i
  left join content_items p on p.id = i.page_id and p.module = 'page' and p.website_id = ${website_id}
  left join menus m on m.id = i.submenu_id and m.website_id = ${website_id}`;

/** Runs a statement that inserts or updates an item. @returns the stored item */
export const storeItem = (tx: Db, menu: StoredMenu, statement: SQL): Promise<StoredItem> =>
  queryRow<StoredItem>(tx, sql`with stored as (${statement} returning *) ${itemsFrom(sql`stored`, menu)}`);

/** Items of a menu, sorted by position among their siblings. */
export const readItems = (db: Db, menu: StoredMenu, where: SQL = sql`true`): Promise<readonly StoredItem[]> =>
  queryRows<StoredItem>(
    db,
    sql`
      ${itemsFrom(sql`menu_items`, menu)}
      where i.menu_id = ${menu.id} and ${where}
      order by i.sort_id, i.id`,
  );

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly catchAll: boolean;
}

/**
 * Creates a function that finds the redirect target of an address; null if no redirect matches. Rules R-NAV-08 and
 * R-SIT-05.
 */
const readMoves = async (db: Db, website: number): Promise<(address: string) => string | null> => {
  const { url, redirects } = await queryRow<{ readonly url: string; readonly redirects: readonly Moved[] }>(
    db,
    sql`
      select w.url, coalesce(
        (
          select json_agg(
            json_build_object('from', r.location_from, 'to', r.location_to, 'catchAll', r.catch_all) order by r.id
          )
          from redirects r where r.website_id = w.id
        ),
        '[]'
      ) as redirects
      from websites w where w.id = ${website}`,
  );
  const index = new RedirectIndex(redirects);
  return (address) => {
    const own = pathOnWebsite(url, address);
    const path = own === null ? null : withoutFragment(own);
    const to = path === null ? null : (index.match(path)?.to ?? null);
    // A catch-all may also match its own target.
    return to === null || withoutFragment(pathOnWebsite(url, to) ?? to) === path ? null : to;
  };
};

/** The problem with an item's target; null if it is valid. */
const brokenTargetOf = (item: StoredItem, movedTo: string | null): 'deleted' | 'offline' | 'moved' | null => {
  if (item.type === 'page') return item.page_name === null ? 'deleted' : item.page_online === true ? null : 'offline';
  if (item.type === 'external') return movedTo === null ? null : 'moved';
  return routeLabel(item.location, 'nl') === null ? 'deleted' : null;
};

/** The problem with an item: first its target, then its submenu. Rule R-NAV-08. */
const brokenOf = (item: StoredItem, movedTo: string | null) =>
  brokenTargetOf(item, movedTo) ?? (item.submenu_id !== null && item.submenu_title === null ? 'submenu' : null);

const itemOnWire = (item: StoredItem, movedTo: string | null, language: string) => ({
  id: item.id,
  label: item.label,
  type: item.type,
  location: item.location,
  target: item.target,
  icon: item.icon,
  parent_id: item.parent_id,
  sort_id: item.sort_id,
  page: item.page_name === null ? null : { id: item.page_id, name: item.page_name },
  menu: item.submenu_title === null ? null : { id: item.submenu_id, title: item.submenu_title },
  route: takesItems(item.type) ? null : routeLabel(item.location, language),
  subitems: item.subitems ? 1 : 0,
  broken: brokenOf(item, movedTo),
  moved_to: movedTo,
});

/** Items as in responses, without their children. */
export const itemsOnWire = async (db: Db, menu: StoredMenu, items: readonly StoredItem[], language: string) => {
  const hasAddresses = items.some(({ type }) => type === 'external');
  const movedTo = hasAddresses ? await readMoves(db, menu.website_id) : () => null;
  return items.map((item) => itemOnWire(item, item.type === 'external' ? movedTo(item.location) : null, language));
};

/** Which menus of a website show which other menus; locked until the end of the transaction. Rule R-NAV-11. */
export const readSubmenuUses = async (tx: Db, website: number): Promise<readonly SubmenuUse<number>[]> => {
  await tx.execute(sql`select from websites where id = ${website} for no key update`);
  return queryRows<SubmenuUse<number>>(
    tx,
    sql`
      select distinct i.menu_id as menu, i.submenu_id as submenu from menu_items i
      join menus m on m.id = i.menu_id
      where m.website_id = ${website} and i.submenu_id is not null`,
  );
};

export const itemIdOf = ({ param }: Pick<SignedInCall, 'param'>): number => {
  const id = readId(param('item'));
  if (id === undefined) throw notFound();
  return id;
};

interface Node {
  readonly id: number;
  readonly parent: number | null;
  readonly type: MenuItemType;
}

/** Order and nesting of a menu, and its limits. Rules R-NAV-03 and R-NAV-04. */
export const readTree = async (
  db: Db,
  menu: number,
): Promise<{ readonly tree: OrderedTree<number>; readonly limits: TreeLimits<number> }> => {
  const nodes = await queryRows<Node>(
    db,
    sql`select id, parent_id as parent, type from menu_items where menu_id = ${menu} order by sort_id, id`,
  );
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  return {
    tree: orderedTree(nodes),
    limits: { takesChildren: (id) => takesItems(types.get(id) ?? 'module'), depth: MAX_MENU_DEPTH },
  };
};

/** Assigns positions from 1 to siblings, without gaps. */
export const storeOrder = async (tx: Db, parent: number | null, ids: readonly number[]): Promise<void> => {
  await tx.execute(
    sql`
      update menu_items stored set sort_id = ordered.place, parent_id = ${parent}::integer
      from unnest(${idArray(ids)}) with ordinality ordered (id, place)
      where stored.id = ordered.id
        and (stored.sort_id <> ordered.place or stored.parent_id is distinct from ${parent}::integer)`,
  );
};
