import { sql, type SQL } from 'drizzle-orm';
import { idArray, rowsOf, type Database } from '../database/database';
import type { Answer, Caller, SignedInCall } from '../shared/endpoint';
import { ok } from '../shared/endpoint';
import { allOf, LIST_FIELDS, metaOf, readListQuery, readPage, withWords, type ListQuery } from '../shared/list';
import { containing } from '../shared/text';

interface UserColumns {
  readonly id: number;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly active: boolean;
  readonly su: boolean;
  readonly version: number;
  readonly last_login: string | null;
  readonly websites: number[];
  readonly usergroups: number[];
  readonly member?: boolean;
}

/** A user on the wire. */
export const userOf = (row: UserColumns) => ({
  id: row.id,
  name: { firstname: row.firstname, surname: row.surname },
  email: row.email,
  avatar: row.avatar,
  active: row.active ? 1 : 0,
  lastLogin: row.last_login,
  su: row.su ? 1 : 0,
  websites: row.websites,
  usergroups: row.usergroups,
  ...(row.member === undefined ? {} : { member: row.member ? 1 : 0 }),
});

/** Columns of `users` for `userOf`. Of the websites only those are told that the caller has too. Rule R-ACC-08. */
const columnsFor = (caller: Caller): SQL => sql`
  users.id, firstname, surname, email, avatar, active, su, version, last_login::text as last_login,
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
  const [row] = await rowsOf<UserColumns>(db, sql`select ${columnsFor(caller)} from users where id = ${id}`);
  return row;
};

const isMember = (group: number): SQL =>
  sql`users.id in (select m.user_id from memberships m where m.usergroup_id = ${group})`;

/**
 * `GET user`: filters `name`, `email` (anywhere in it), `active`; `general` looks in both texts. `usergroup` filters
 * nothing: it marks the members.
 */
export const listUsers = async ({ services, query, caller }: SignedInCall): Promise<Answer> => {
  query.only(...LIST_FIELDS, 'name', 'email', 'active', 'usergroup');
  const group = query.id('usergroup');
  const marked = group === undefined ? undefined : isMember(group);
  const sortable = {
    id: sql`users.id`,
    name: sql`by_name`,
    firstname: sql`by_name`,
    surname: sql`by_surname`,
    email: sql`email collate "C"`,
    active: sql`active`,
    lastLogin: sql`coalesce(last_login, '-infinity'::timestamp)`,
    ...(marked === undefined ? {} : { member: marked }),
  };
  const list = byNameWithin(marked, sql`by_name`, readListQuery(query, sortable, sql`by_name`, sql`users.id`));
  const asked = [list.general, query.text('name'), query.text('email'), query.flag('active')] as const;
  const { rows, total } = await readPage<UserColumns>(services, list, {
    table: 'users',
    where: allOf(conditions(...asked)),
    key: asked,
    columns: marked === undefined ? columnsFor(caller) : sql`${columnsFor(caller)}, ${marked} as member`,
  });
  return ok({ users: rows.map(userOf), meta: metaOf(list, total) });
};

/** Members and the others, each by name: a mark alone says nothing of the order among those who have it. */
export const byNameWithin = (marked: SQL | undefined, name: SQL, list: ListQuery): ListQuery => ({
  ...list,
  sorts: list.sorts.flatMap((term) =>
    term.expression === marked ? [term, { expression: name, direction: sql`asc` }] : [term],
  ),
});

/** The address as it is searched: what follows the name in `search`. */
const foldedEmail = sql`substr(search, length(by_name) + 2)`;

/** The index on `search` narrows all three texts down; the other columns then decide. */
const conditions = (
  general: string,
  name: string | undefined,
  email: string | undefined,
  active: boolean | undefined,
): SQL[] => {
  const found: SQL[] = withWords(sql`search`, general);
  if (name !== undefined && name.trim() !== '')
    found.push(sql`search like ${containing(name)} and by_name like ${containing(name)}`);
  if (email !== undefined && email.trim() !== '')
    found.push(sql`search like ${containing(email)} and ${foldedEmail} like ${containing(email)}`);
  if (active !== undefined) found.push(sql`active = ${active}`);
  return found;
};
