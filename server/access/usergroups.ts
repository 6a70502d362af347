import { sql } from 'drizzle-orm';
import { RIGHTS } from '../../src/domain/access/rights';
import { mayGiveAll } from '../../src/domain/access/usergroup-authority.rule';
import { rowOf, rowsOf } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import { gone, ok, withAnyRightOf, withRight, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { allOf, LIST_FIELDS, metaOf, orderOf, readListQuery, windowOf, withWords } from '../shared/list';
import { idOf, savedAt } from '../shared/record';
import { forbidden, notFound, Refusal } from '../shared/refusal';
import { readRemoval, removalAnswer } from '../shared/removal';
import { containing } from '../shared/text';
import { byNameWithin } from './user-list';
import { addUsergroup, etagOfGroup, removeUsergroups, saveUsergroup } from './usergroup-save';

interface UsergroupColumns {
  readonly id: number;
  readonly name: string;
  readonly added: string;
  readonly updated: string;
  readonly members: number;
  readonly member?: boolean;
}

/** In a list, each row says whether whoever asks may give it. */
type ListedColumns = UsergroupColumns & { readonly rights: readonly string[] };

const rowOnWire = ({ id, name, added, updated, members, member }: UsergroupColumns) => ({
  id,
  name,
  members,
  datetime: { added, update: updated },
  ...(member === undefined ? {} : { member: member ? 1 : 0 }),
});

const members = sql`(select count(*) from memberships m where m.usergroup_id = g.id)`;
const columns = sql`g.id, g.name, g.added::text as added, g.updated::text as updated, ${members}::integer as members`;

/**
 * `GET usergroup`: filter `name`, the same field as `general`; `user` filters nothing: it marks the groups of that
 * person. Rule R-ACC-06.
 */
const list = async ({ services: { db }, query, caller }: SignedInCall): Promise<Answer> => {
  query.only(...LIST_FIELDS, 'name', 'user');
  const user = query.id('user');
  const isMember =
    user === undefined
      ? undefined
      : sql`exists (select from memberships m where m.usergroup_id = g.id and m.user_id = ${user})`;
  const sortable = {
    id: sql`g.id`,
    name: sql`g.by_name`,
    members,
    added: sql`g.added`,
    update: sql`g.updated`,
    ...(isMember === undefined ? {} : { member: isMember }),
  };
  const listQuery = byNameWithin(isMember, sql`g.by_name`, readListQuery(query, sortable, sql`g.by_name`, sql`g.id`));
  const name = query.text('name') ?? '';
  const where = allOf([
    ...withWords(sql`g.by_name`, listQuery.general),
    ...(name.trim() === '' ? [] : [sql`g.by_name like ${containing(name)}`]),
  ]);
  const { total } = await rowOf<{ total: number }>(
    db,
    sql`select count(*)::integer as total from usergroups g where ${where}`,
  );
  const rows = await rowsOf<ListedColumns>(
    db,
    sql`
      select ${columns}, g.rights ${isMember === undefined ? sql`` : sql`, ${isMember} as member`}
      from usergroups g
      where ${where}
      order by ${orderOf(listQuery)} ${windowOf(listQuery)}`,
  );
  return ok({
    usergroups: rows.map((row) => ({ ...rowOnWire(row), givable: mayGiveAll(caller, row.rights) ? 1 : 0 })),
    meta: metaOf(listQuery, total),
  });
};

const recordOf = async ({ services: { db } }: SignedInCall, id: number): Promise<Answer> => {
  const [row] = await rowsOf<UsergroupColumns & { rights: string[]; users: number[]; version: number }>(
    db,
    sql`
      select ${columns}, g.rights, g.version,
        array(select m.user_id from memberships m where m.usergroup_id = g.id order by 1) as users
      from usergroups g
      where g.id = ${id}`,
  );
  if (row === undefined) throw notFound();
  const { rights, users, version } = row;
  return ok({ usergroup: { ...rowOnWire(row), rights, users } }, { ETag: etagOfGroup(id, version, users) });
};

const catalogue = RIGHTS.map(({ label, icon, modules }) => ({
  icon,
  label,
  modules: modules.map(({ prefix, actions, label: name }) => ({
    label: name,
    rights: actions.map((action) => ({ code: `${prefix}.${action}`, label: `access.rights.action.${action}` })),
  })),
}));

/** Two groups whose names read alike would be taken for each other. */
const nameIsOwn = <Result>(save: Promise<Result>): Promise<Result> =>
  save.catch((failure: unknown) => {
    throw isUniqueViolation(failure)
      ? new Refusal(409, 'NOT_UNIQUE', { fields: { name: { code: 'NAME_IN_USE' } } })
      : failure;
  });

/** User groups: listed for whoever has a right on groups or on users, whose forms list groups. */
export const usergroupEndpoints: readonly Endpoint[] = [
  withAnyRightOf('usergroups', 'users')('GET', 'usergroup', list),
  withAnyRightOf('usergroups')('GET', 'usergroup/rights', ({ query }) => {
    query.only();
    return Promise.resolve(ok({ rights: catalogue }));
  }),
  withRight('usergroups.edit')('GET', 'usergroup/:id', (call) => {
    call.query.only();
    return recordOf(call, idOf(call));
  }),
  withRight('usergroups.add')('POST', 'usergroup', async (call) => {
    const id = await nameIsOwn(addUsergroup(call));
    return savedAt('usergroup', id, 201, await recordOf(call, id));
  }),
  withRight('usergroups.edit')('PUT', 'usergroup/:id', async (call) => {
    const id = idOf(call);
    await nameIsOwn(saveUsergroup(call, id));
    return savedAt('usergroup', id, 200, await recordOf(call, id));
  }),
  withRight('usergroups.delete')('DELETE', 'usergroup', async (call) =>
    removalAnswer(await removeUsergroups(call, readRemoval(call.form))),
  ),
  withRight('usergroups.delete')('DELETE', 'usergroup/:id', async (call) => {
    call.form.only();
    const [kept] = await removeUsergroups(call, [idOf(call)], call.header('if-match'));
    if (kept !== undefined) throw kept.code === 'NOT_FOUND' ? notFound() : forbidden();
    return gone;
  }),
];
