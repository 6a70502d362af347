import { inArray, sql, type SQL } from 'drizzle-orm';
import { canGrantAll } from '../../../src/domain/access/usergroup-authority.rule';
import { queryRows, textArray, type Database } from '../../database/database';
import { usergroups } from '../../database/schema';
import type { Caller } from '../../shared/endpoint';
import { fieldsNotValid, forbidden } from '../../shared/refusal';

/** Difference between a stored and a requested set. */
export interface SetChange<Item = number> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
}

/** Ids in their order after a change. */
export const applySetChange = (held: readonly number[], { added, removed }: SetChange): number[] =>
  [...held.filter((id) => !removed.includes(id)), ...added].sort((a, b) => a - b);

/**
 * Determines a change of items that the caller may grant; others stay, adding one is refused. Rule R-ACC-06.
 * @param givable items that the caller may add and remove
 */
export const authorizedChange = <Item>(
  caller: Caller,
  field: string,
  present: readonly Item[],
  wanted: readonly Item[],
  givable: readonly Item[],
): SetChange<Item> => {
  const [was, shall, may] = [new Set(present), new Set(wanted), new Set(givable)];
  const added = wanted.filter((item) => !was.has(item));
  if (!added.every((item) => may.has(item))) throw caller.su ? fieldsNotValid(field) : forbidden();
  return { added, removed: present.filter((item) => !shall.has(item) && may.has(item)) };
};

/** Filters groups of which the caller holds every right. */
export const grantableGroups = async (db: Database, caller: Caller, ids: readonly number[]): Promise<number[]> => {
  const groups = await db
    .select({ id: usergroups.id, rights: usergroups.rights })
    .from(usergroups)
    .where(inArray(usergroups.id, [...ids]));
  return groups.filter(({ rights }) => canGrantAll(caller, rights)).map(({ id }) => id);
};

/**
 * Condition on `users`: the caller may change and delete this user, who holds no rights that the caller lacks.
 * Rules R-ACC-02 and R-ACC-07.
 */
export const isEditable = (caller: Caller): SQL =>
  caller.su
    ? sql`true`
    : sql`(
        not users.su and not exists (
          select from memberships m
          join usergroups g on g.id = m.usergroup_id
          where m.user_id = users.id and not g.rights <@ ${textArray(caller.rights)}
        )
      )`;

/**
 * Whether a user has websites that the caller lacks. Such a user's e-mail address may not be changed, because it
 * allows a password reset. Rule R-ACC-07.
 */
export const hasMoreWebsites = (caller: Caller, held: readonly number[]): boolean =>
  !caller.su && held.some((website) => !caller.websites.includes(website));

/** Whether an active superuser other than these exists. Rule R-ACC-02. */
export const otherSuperuserExists = async (tx: Database, without: readonly number[]): Promise<boolean> => {
  const others = await queryRows<{ id: number }>(tx, sql`select id from users where su and active`);
  return others.some(({ id }) => !without.includes(id));
};
