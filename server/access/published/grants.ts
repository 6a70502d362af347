import { inArray, sql } from 'drizzle-orm';
import { mayGiveAll } from '../../../src/domain/access/usergroup-authority.rule';
import { rowsOf, type Database } from '../../database/database';
import { usergroups } from '../../database/schema';
import type { Caller } from '../../shared/endpoint';
import { fieldsNotValid, forbidden } from '../../shared/refusal';

/** What has to happen to a set so that it becomes the wanted one. */
export interface Change<Item = number> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
}

/**
 * Replaces only what the saver may give: what they may not stays as it was, and adding it is refused. Rule R-ACC-06.
 * @param givable of the items in question, those that the saver may give and take.
 */
export const changeWithin = <Item>(
  caller: Caller,
  field: string,
  present: readonly Item[],
  wanted: readonly Item[],
  givable: readonly Item[],
): Change<Item> => {
  const [was, shall, may] = [new Set(present), new Set(wanted), new Set(givable)];
  const added = wanted.filter((item) => !was.has(item));
  if (!added.every((item) => may.has(item))) throw caller.su ? fieldsNotValid(field) : forbidden();
  return { added, removed: present.filter((item) => !shall.has(item) && may.has(item)) };
};

/** Of these groups, those whose every right the caller holds: nobody gives more than they have. */
export const givableGroups = async (db: Database, caller: Caller, ids: readonly number[]): Promise<number[]> => {
  const groups = await db
    .select({ id: usergroups.id, rights: usergroups.rights })
    .from(usergroups)
    .where(inArray(usergroups.id, [...ids]));
  return groups.filter(({ rights }) => mayGiveAll(caller, rights)).map(({ id }) => id);
};

/**
 * Whether somebody can do or reach what the caller cannot. Their address may not be changed by the caller: who reads
 * the mail of an account can have its password. Rule R-ACC-07.
 */
export const exceeds = async (db: Database, caller: Caller, userId: number): Promise<boolean> => {
  if (caller.su) return false;
  const held = await rowsOf<{ right: string | null; website: number | null }>(
    db,
    sql`
      select r as right, null::integer as website from memberships m
      join usergroups g on g.id = m.usergroup_id, unnest(g.rights) r
      where m.user_id = ${userId}
      union
      select null, website_id from user_websites
      where user_id = ${userId}`,
  );
  return held.some(
    ({ right, website }) =>
      (right !== null && !caller.rights.includes(right)) || (website !== null && !caller.websites.includes(website)),
  );
};

/** Number of the lock under which changes to superusers take turns. */
const TURN = 7_268_202;

/** To be called before any user row is locked, by whatever may cost a superuser. */
export const takeSuperuserTurn = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN}::bigint)`);
};

/** False when nobody but these would be an active superuser. Rule R-ACC-02. */
export const superuserRemains = async (tx: Database, without: readonly number[]): Promise<boolean> => {
  const others = await rowsOf<{ id: number }>(tx, sql`select id from users where su and active`);
  return others.some(({ id }) => !without.includes(id));
};
