import { sql, type SQL } from 'drizzle-orm';
import { canOpenModule } from '../../src/domain/shared/permission';
import { idArray, queryRows, type Database } from '../database/database';
import type { Answer, Caller, CallOf } from '../shared/endpoint';
import { ok } from '../shared/endpoint';
import { allConditions, LIST, listMeta, readListQuery, readPage, wordConditions, type ListQuery } from '../shared/list';
import { isEditable } from './published/grants';
import { containsPattern } from '../shared/like-patterns';
import { flag, id, text } from '../shared/reads';

export interface UserColumns {
  readonly id: number;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly active: boolean;
  readonly su: boolean;
  readonly editable: boolean;
  readonly version: number;
  readonly last_login: string | null;
  readonly websites: number[];
  readonly usergroups: number[];
  readonly member?: boolean;
}

export const userToWire = (row: UserColumns) => ({
  id: row.id,
  name: { firstname: row.firstname, surname: row.surname },
  email: row.email,
  avatar: row.avatar,
  active: row.active ? 1 : 0,
  lastLogin: row.last_login,
  su: row.su ? 1 : 0,
  editable: row.editable ? 1 : 0,
  websites: row.websites,
  usergroups: row.usergroups,
  ...(row.member === undefined ? {} : { member: row.member ? 1 : 0 }),
});

/** Select list for `userToWire`; websites are limited to the caller's. Rule R-ACC-08. */
const columnsFor = (caller: Caller): SQL => sql`
  users.id, firstname, surname, email, avatar, active, su, version, ${isEditable(caller)} as editable, last_login::text as last_login,
    array(
      select o.website_id from user_websites o
      where o.user_id = users.id and o.website_id = any(${idArray(caller.websites)})
      order by 1
    ) as websites,
    array(select m.usergroup_id from memberships m where m.user_id = users.id order by 1) as usergroups`;

export const findUser = async (
  db: Pick<Database, 'execute'>,
  caller: Caller,
  id: number,
): Promise<UserColumns | undefined> => {
  const [row] = await queryRows<UserColumns>(db, sql`select ${columnsFor(caller)} from users where id = ${id}`);
  return row;
};

const isMember = (group: number): SQL =>
  sql`users.id in (select m.user_id from memberships m where m.usergroup_id = ${group})`;

export const USERS = { query: { ...LIST, name: text(), email: text(), active: flag, usergroup: id } };

/** Handles `GET user`. `general` searches name and e-mail; `usergroup` adds the field `member` instead of filtering. */
export const listUsers = async ({ services, query, caller }: CallOf<typeof USERS>): Promise<Answer> => {
  const { usergroup: group } = query;
  // The user list of a group form shows names only, not activity.
  const isOverview = canOpenModule(caller, 'users');
  const isInGroup = group === undefined ? undefined : isMember(group);
  const sortable = {
    id: sql`users.id`,
    name: sql`by_name`,
    firstname: sql`by_name`,
    surname: sql`by_surname`,
    email: sql`email collate "C"`,
    active: sql`active`,
    ...(isOverview && { lastLogin: sql`coalesce(last_login, '-infinity'::timestamp)` }),
    ...(isInGroup === undefined ? {} : { member: isInGroup }),
  };
  const list = thenByName(isInGroup, sql`by_name`, readListQuery(query, sortable, sql`by_name`, sql`users.id`));
  const filters = [list.general, query.name, query.email, query.active] as const;
  const { rows, total } = await readPage<UserColumns>(services, list, {
    table: 'users',
    where: allConditions(filterConditions(...filters)),
    key: filters,
    columns: isInGroup === undefined ? columnsFor(caller) : sql`${columnsFor(caller)}, ${isInGroup} as member`,
  });
  return ok({
    users: rows.map((row) => userToWire(isOverview ? row : { ...row, last_login: null, websites: [], usergroups: [] })),
    meta: listMeta(list, total),
  });
};

/** Sorts by name within members and non-members. */
export const thenByName = (marked: SQL | undefined, name: SQL, list: ListQuery): ListQuery => ({
  ...list,
  sorts: list.sorts.flatMap((term) =>
    term.expression === marked ? [term, { expression: name, direction: sql`asc` }] : [term],
  ),
});

/** `search` is the folded name followed by the e-mail address. */
const foldedEmail = sql`substr(search, length(by_name) + 2)`;

/** Conditions on `search` use the trigram index; the others decide. */
const filterConditions = (
  general: string,
  name: string | undefined,
  email: string | undefined,
  active: boolean | undefined,
): SQL[] => {
  const found: SQL[] = wordConditions(sql`search`, general);
  if (name !== undefined && name.trim() !== '')
    found.push(sql`search like ${containsPattern(name)} and by_name like ${containsPattern(name)}`);
  if (email !== undefined && email.trim() !== '')
    found.push(sql`search like ${containsPattern(email)} and ${foldedEmail} like ${containsPattern(email)}`);
  if (active !== undefined) found.push(sql`active = ${active}`);
  return found;
};
