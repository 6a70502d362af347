import { sql } from 'drizzle-orm';
import { RIGHTS } from '../../src/domain/access/rights';
import { canGrantAll } from '../../src/domain/access/usergroup-authority.rule';
import { queryRow, queryRows } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import {
  noContent,
  NOTHING,
  ok,
  withAnyRightOf,
  withRight,
  type Answer,
  type CallOf,
  type Endpoint,
} from '../shared/endpoint';
import { allConditions, LIST, listMeta, orderBy, readListQuery, limitOffset, wordConditions } from '../shared/list';
import { idOf, savedAnswer } from '../shared/record';
import { offering } from '../shared/references';
import { forbidden, notFound, Refusal } from '../shared/refusal';
import { BULK_REMOVAL, bulkRemovalAnswer } from '../shared/bulk-removal';
import { containsPattern } from '../shared/like-patterns';
import { id, text } from '../shared/reads';
import { thenByName } from './user-list';
import {
  addUsergroup,
  etagOfGroup,
  findGroup,
  GROUP,
  removeUsergroups,
  saveUsergroup,
  type StoredGroup,
} from './usergroup-save';

interface UsergroupColumns {
  readonly id: number;
  readonly name: string;
  readonly added: string;
  readonly updated: string;
  readonly members: number;
  readonly member?: boolean;
}

/** Rights determine `givable` of a list row. */
type ListedColumns = UsergroupColumns & { readonly rights: readonly string[] };

const rowToWire = ({ id, name, added, updated, members, member }: UsergroupColumns) => ({
  id,
  name,
  members,
  datetime: { added, update: updated },
  ...(member === undefined ? {} : { member: member ? 1 : 0 }),
});

const members = sql`(select count(*) from memberships m where m.usergroup_id = g.id)`;
const columns = sql`g.id, g.name, g.added::text as added, g.updated::text as updated, ${members}::integer as members`;

const USERGROUPS = { query: { ...LIST, name: text(), user: id } };

/** Handles `GET usergroup`. `user` adds the field `member` instead of filtering. Rule R-ACC-06. */
const listUsergroups = async ({ services: { db }, query, caller }: CallOf<typeof USERGROUPS>): Promise<Answer> => {
  const { user, name = '' } = query;
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
  const listQuery = thenByName(isMember, sql`g.by_name`, readListQuery(query, sortable, sql`g.by_name`, sql`g.id`));
  const where = allConditions([
    ...wordConditions(sql`g.by_name`, listQuery.general),
    ...(name.trim() === '' ? [] : [sql`g.by_name like ${containsPattern(name)}`]),
  ]);
  const { total } = await queryRow<{ total: number }>(
    db,
    sql`select count(*)::integer as total from usergroups g where ${where}`,
  );
  const rows = await queryRows<ListedColumns>(
    db,
    sql`
      select ${columns}, g.rights ${isMember === undefined ? sql`` : sql`, ${isMember} as member`}
      from usergroups g
      where ${where}
      order by ${orderBy(listQuery)} ${limitOffset(listQuery)}`,
  );
  return ok({
    usergroups: rows.map((row) => ({ ...rowToWire(row), givable: canGrantAll(caller, row.rights) ? 1 : 0 })),
    meta: listMeta(listQuery, total),
  });
};

const groupAnswer = (group: StoredGroup): Answer => {
  const { id, rights, users, version } = group;
  return ok(
    { usergroup: { ...rowToWire({ ...group, members: users.length }), rights, users } },
    { ETag: etagOfGroup(id, version, users) },
  );
};

const catalogue = RIGHTS.map(({ label, icon, modules }) => ({
  icon,
  label,
  modules: modules.map(({ prefix, actions, label: name }) => ({
    label: name,
    rights: actions.map((action) => ({ code: `${prefix}.${action}`, label: `access.rights.action.${action}` })),
  })),
}));

/** Names are compared folded. */
const refuseDuplicateName = <Result>(save: Promise<Result>): Promise<Result> =>
  save.catch((failure: unknown) => {
    throw isUniqueViolation(failure)
      ? new Refusal(409, 'NOT_UNIQUE', { fields: { name: { code: 'NAME_IN_USE' } } })
      : failure;
  });

/** User groups. The list also serves the user form. */
export const usergroupEndpoints: readonly Endpoint[] = [
  offering('usergroup')('GET', 'usergroup', USERGROUPS, listUsergroups),
  withAnyRightOf('usergroups')('GET', 'usergroup/rights', NOTHING, () => Promise.resolve(ok({ rights: catalogue }))),
  withRight('usergroups.edit')('GET', 'usergroup/:id', NOTHING, async (call) =>
    groupAnswer(await findGroup(call.services.db, idOf(call))),
  ),
  withRight('usergroups.add')('POST', 'usergroup', GROUP, async (call) => {
    const group = await refuseDuplicateName(addUsergroup(call));
    return savedAnswer('usergroup', group.id, 201, groupAnswer(group));
  }),
  withRight('usergroups.edit')('PUT', 'usergroup/:id', GROUP, async (call) => {
    const id = idOf(call);
    return savedAnswer('usergroup', id, 200, groupAnswer(await refuseDuplicateName(saveUsergroup(call, id))));
  }),
  withRight('usergroups.delete')('DELETE', 'usergroup', BULK_REMOVAL, async (call) =>
    bulkRemovalAnswer(await removeUsergroups(call, call.form.groups)),
  ),
  withRight('usergroups.delete')('DELETE', 'usergroup/:id', NOTHING, async (call) => {
    const [refused] = await removeUsergroups(call, [idOf(call)], call.header('if-match'));
    if (refused !== undefined) throw refused.code === 'NOT_FOUND' ? notFound() : forbidden();
    return noContent;
  }),
];
