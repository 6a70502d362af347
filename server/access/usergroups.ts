import { sql } from 'drizzle-orm';
import { RIGHTS } from '../../src/domain/access/rights';
import { rowOf, rowsOf } from '../database/database';
import { ok, withAnyRightOf, withRight, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { readId } from '../shared/fields';
import { allOf, LIST_FIELDS, metaOf, orderOf, readListQuery, windowOf } from '../shared/list';
import { notFound } from '../shared/refusal';
import { containing } from '../shared/text';
import { etagOf } from '../shared/version';

interface UsergroupColumns {
  readonly id: number;
  readonly name: string;
  readonly added: string;
  readonly updated: string;
  readonly members: number;
  readonly member?: boolean;
}

const rowOnWire = ({ id, name, added, updated, members, member }: UsergroupColumns) => ({
  id, name, members, datetime: { added, update: updated },
  ...(member === undefined ? {} : { member: member ? 1 : 0 }),
});

const members = sql`(select count(*) from memberships m where m.usergroup_id = g.id)`;
const columns = sql`g.id, g.name, g.added::text as added, g.updated::text as updated, ${members}::integer as members`;

/** `GET usergroup`: filter `name`, the same as `general`; `user` filters nothing: it marks the groups of that person. */
const list = async ({ services: { db }, query }: SignedInCall): Promise<Answer> => {
  query.only(...LIST_FIELDS, 'name', 'user');
  const user = query.id('user');
  const isMember = user === undefined ? undefined : sql`exists (select from memberships m where m.usergroup_id = g.id and m.user_id = ${user})`;
  const sortable = {
    id: sql`g.id`, name: sql`g.by_name`, members, added: sql`g.added`, update: sql`g.updated`,
    ...(isMember === undefined ? {} : { member: isMember }),
  };
  const listQuery = readListQuery(query, sortable, sql`g.by_name`, sql`g.id`);
  const texts = [listQuery.general, query.text('name') ?? ''].filter((text) => text.trim() !== '');
  const where = allOf(texts.map((text) => sql`g.by_name like ${containing(text)}`));
  const { total } = await rowOf<{ total: number }>(db, sql`select count(*)::integer as total from usergroups g where ${where}`);
  const rows = await rowsOf<UsergroupColumns>(db, sql`
    select ${columns} ${isMember === undefined ? sql`` : sql`, ${isMember} as member`}
    from usergroups g where ${where} order by ${orderOf(listQuery)} ${windowOf(listQuery)}`);
  return ok({ usergroups: rows.map(rowOnWire), meta: metaOf(listQuery, total) });
};

const record = async ({ services: { db }, query, param }: SignedInCall): Promise<Answer> => {
  query.only();
  const id = readId(param('id'));
  const [row] = id === undefined ? [] : await rowsOf<UsergroupColumns & { rights: string[]; users: number[]; version: number }>(db, sql`
    select ${columns}, g.rights, g.version,
      array(select m.user_id from memberships m where m.usergroup_id = g.id order by 1) as users
    from usergroups g where g.id = ${id}`);
  if (row === undefined) throw notFound();
  const { rights, users, version } = row;
  return ok({ usergroup: { ...rowOnWire(row), rights, users } }, { ETag: etagOf(row.id, version) });
};

const catalogue = RIGHTS.map(({ key, icon, modules }) => ({
  icon,
  label: `access.rights.group.${key}`,
  modules: modules.map(({ prefix, actions }) => ({
    label: `access.rights.module.${prefix}`,
    rights: actions.map((action) => ({ code: `${prefix}.${action}`, label: `access.rights.action.${action}` })),
  })),
}));

/** User groups: listed for whoever has a right on groups or on users, whose forms list groups. */
export const usergroupEndpoints: readonly Endpoint[] = [
  withAnyRightOf('usergroups', 'users')('GET', 'usergroup', list),
  withAnyRightOf('usergroups')('GET', 'usergroup/rights', ({ query }) => {
    query.only();
    return Promise.resolve(ok({ rights: catalogue }));
  }),
  withRight('usergroups.edit')('GET', 'usergroup/:id', record),
];
