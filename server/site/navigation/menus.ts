import { sql } from 'drizzle-orm';
import { menuFields, menuRule } from '../../../src/domain/site/menu.rule';
import { idArray, queryRows, type Database } from '../../database/database';
import { plainTable } from '../../database/migrations/plain-table';
import { BULK_REMOVAL, bulkRemovalAnswer } from '../../shared/bulk-removal';
import { flag, readOnly, line, type Column } from '../../shared/columns';
import { withRight, type Endpoint, type SignedInCall } from '../../shared/endpoint';
import { withCheck } from '../../shared/endpoint-variants';
import { contains } from '../../shared/filters';
import { plainModule } from '../../shared/plain-module';
import { idOf } from '../../shared/record';
import { notFound, Refusal } from '../../shared/refusal';
import { defineResource } from '../../shared/resource';
import { deleteRows, findRow, type Row } from '../../shared/resource-rows';
import { serveResource } from '../../shared/serve-resource';
import { iconEndpoint } from './icons';
import { menuItemEndpoints } from './menu-items';
import { menuRouteEndpoint } from './menu-routes';
import { demoMenus } from './menus.seed';

/** Titles of other menus that show this menu below one of their items. Rule R-NAV-11. */
const usersOf = async (db: Pick<Database, 'execute'>, id: number): Promise<readonly string[]> => {
  const users = await queryRows<{ title: string }>(
    db,
    sql`
      select m.title from menus m join menus used on used.id = ${id} and used.website_id = m.website_id
      where m.id <> used.id and exists (select from menu_items i where i.menu_id = m.id and i.submenu_id = used.id)
      order by m.by_title, m.id`,
  );
  return users.map(({ title }) => title);
};

/** A line that cannot be changed after it is stored. */
const fixedLine = (longest: number): Column<string> => ({
  ...line(longest),
  toStorable: (_db, value, _caller, held) => Promise.resolve(held === undefined || held === value ? value : undefined),
});

/** Rule R-NAV-01. */
export const menus = defineResource({
  endpoint: 'navigation',
  plural: 'menus',
  singular: 'menu',
  table: 'menus',
  right: 'navigation.menu',
  perWebsite: true,
  hasParts: true,
  columns: {
    title: line(menuFields.title.most),
    code: fixedLine(menuFields.code.most),
    has_icons: flag(),
    can_delete: readOnly(flag()),
  },
  listed: ['title', 'code', 'has_icons', 'can_delete'],
  sortable: ['title', 'code'],
  defaultSort: 'title',
  searched: ['title', 'code'],
  filters: { title: contains('title') },
  unique: { menus_code: ['code'] },
  derive: (values, { isNew }) => (isNew ? { ...values, can_delete: true } : values),
  problems: ({ title, code }) => menuRule({ title, code }),
  completed: async (db, id, record) => ({ ...record, used_in: await usersOf(db, id) }),
});

const menuIn = async (call: SignedInCall): Promise<Row> => {
  const row = await findRow(call.services.db, menus, call.caller.website, idOf(call));
  if (row === undefined) throw notFound();
  return row;
};

/** Checks before a plain-module call: some menus cannot be deleted. Rule R-NAV-01. */
const CHECKS: Readonly<Record<string, (call: SignedInCall) => Promise<void>>> = {
  'DELETE navigation/:id': async (call) => {
    if ((await menuIn(call))['can_delete'] === false) throw new Refusal(409, 'IN_USE');
  },
};

/** `DELETE navigation`: reports menus that cannot be deleted. Rules R-NAV-01 and R-SHR-13. */
const removeMenus = withRight('navigation.menu.delete')(
  'DELETE',
  'navigation',
  BULK_REMOVAL,
  async ({ services, caller, form }) => {
    const { groups: ids } = form;
    const kept = new Set(
      (
        await queryRows<{ id: number }>(
          services.db,
          sql`
          select id from menus where id = any(${idArray(ids)}) and website_id = ${caller.website ?? 0} and not can_delete`,
        )
      ).map(({ id }) => id),
    );
    const removed = await deleteRows(
      services.db,
      menus,
      caller.website,
      ids.filter((id) => !kept.has(id)),
    );
    return bulkRemovalAnswer(
      ids.filter((id) => !removed.includes(id)).map((id) => ({ id, code: kept.has(id) ? 'IN_USE' : 'NOT_FOUND' })),
    );
  },
);

const checked = (endpoint: Endpoint): Endpoint => {
  const check = CHECKS[`${endpoint.method} ${endpoint.path}`];
  return check === undefined || !('handle' in endpoint) ? endpoint : withCheck(endpoint, check);
};

/** Menus and their items. Rules R-NAV-01 to R-NAV-07. */
export const menuModule = plainModule(menus, {
  endpoints: [
    menuRouteEndpoint,
    ...serveResource(menus).map((call) =>
      call.method === 'DELETE' && call.path === 'navigation'
        ? { ...removeMenus, ...(call.specified && { specified: call.specified }) }
        : checked(call),
    ),
    ...menuItemEndpoints(menus),
    iconEndpoint,
  ],
  migrations: [
    {
      name: '0048-navigation',
      sql: `
        ${plainTable(
          'menus',
          [
            'website_id integer not null references websites on delete cascade',
            'title text not null',
            'by_title text collate "C" not null',
            'code text not null',
            'by_code text collate "C" not null',
            'has_icons boolean not null',
            'can_delete boolean not null',
            // Incremented by every change of order or nesting.
            'items_version integer not null default 1',
          ],
          ['website_id, by_title', 'website_id, by_code'],
        )}

        create unique index menus_code on menus (website_id, code);

        create table menu_items (
          id integer generated by default as identity primary key,
          menu_id integer not null references menus on delete cascade,
          parent_id integer references menu_items on delete cascade,
          sort_id integer not null,
          label text not null,
          type text collate "C" not null check (type in ('page', 'external', 'module', 'route')),
          location text collate "C" not null,
          target text collate "C" not null check (target in ('_self', '_blank')),
          icon text not null,
          page_id integer,
          submenu_id integer,
          subitems boolean not null,
          version integer not null default 1
        );

        create index menu_items_menu on menu_items (menu_id, sort_id, id);

        create index menu_items_parent on menu_items (parent_id) where parent_id is not null;
      `,
    },
  ],
  demo: () => demoMenus,
});
