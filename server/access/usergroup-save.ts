import { eq, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { fold } from '../../src/domain/shared/fold';
import { mayGiveAll } from '../../src/domain/access/usergroup-authority.rule';
import { usergroupRule } from '../../src/domain/access/usergroup.rule';
import { ALL_RIGHTS } from '../../src/domain/access/rights';
import { idArray, rowsOf, type Database } from '../database/database';
import { memberships, usergroups, users } from '../database/schema';
import type { Caller, SignedInCall } from '../shared/endpoint';
import type { Fields } from '../shared/fields';
import { fieldsNotValid, forbidden, notFound } from '../shared/refusal';
import type { Kept } from '../shared/removal';
import { utc } from '../shared/text';
import { checkVersion, etagOf } from '../shared/version';
import { changeWithin, type Change } from './published/grants';

/** What is kept of a group, with its members. */
interface Group {
  readonly name: string;
  readonly rights: readonly string[];
  readonly users: readonly number[];
}
const NOTHING: Group = { name: '', rights: [], users: [] };

/** ETag of a group: its members come and go with saves of users too, so they are part of its version. */
export const etagOfGroup = (id: number, version: number, members: readonly number[]): string =>
  etagOf(id, version).replace(
    /"$/,
    `.${createHash('sha256').update(members.join()).digest('base64url').slice(0, 12)}"`,
  );

/** Number of the lock under which changes to groups take turns. */
const TURN = 7_268_203;
const takeTurn = (tx: Database): Promise<unknown> => tx.execute(sql`select pg_advisory_xact_lock(${TURN}::bigint)`);

const read = (form: Fields): Partial<Group> => {
  form.only('name', 'rights', 'users');
  const [name, members] = [form.text('name')?.trim().normalize('NFC'), form.ids('users')];
  return {
    ...(name !== undefined && { name }),
    ...(form.has('rights') && { rights: form.texts('rights') }),
    ...(members !== undefined && { users: members }),
  };
};

/**
 * Only what was sent is judged; rights that no list has are kept where they are, and never newly given. Rules R-ACC-10
 * and R-ACC-11.
 */
const check = (stored: Group, sent: Partial<Group>, isNew: boolean): void => {
  const { name, rights, users: members } = { ...stored, ...sent };
  const problems = usergroupRule({ name, rights, users: members.map(String) });
  const wrong = Object.keys(problems).filter((field) => isNew || field in sent);
  const unknown = rights.some((right) => !ALL_RIGHTS.includes(right) && !stored.rights.includes(right));
  if (wrong.length > 0 || unknown) throw fieldsNotValid(...new Set([...wrong, ...(unknown ? ['rights'] : [])]));
};

/** Who comes and who goes; both are locked, in one order, until the end of the transaction. */
const changeOfMembers = async (
  tx: Database,
  caller: Caller,
  stored: Group,
  wanted: readonly number[],
  givesAll: boolean,
): Promise<Change> => {
  const [present, shall] = [new Set(stored.users), new Set(wanted)];
  const touched = [...wanted.filter((id) => !present.has(id)), ...stored.users.filter((id) => !shall.has(id))];
  if (touched.length === 0) return { added: [], removed: [] };
  const found = await rowsOf<{ id: number; su: boolean }>(
    tx,
    sql`select id, su from users where id = any(${idArray(touched)}) order by id for update`,
  );
  if (found.length < touched.length) throw fieldsNotValid('users');
  const givable = found.filter(({ su }) => givesAll && (caller.su || !su)).map(({ id }) => id);
  return changeWithin(caller, 'users', stored.users, wanted, givable);
};

/** What the save comes to for this saver: nobody gives or takes what they do not have. Rule R-ACC-12. */
const judge = async (tx: Database, caller: Caller, stored: Group, sent: Partial<Group>) => {
  const givesAll = mayGiveAll(caller, stored.rights);
  if (sent.name !== undefined && sent.name !== stored.name && !givesAll) throw forbidden();
  const wanted = sent.rights ?? stored.rights;
  const given = changeWithin(
    caller,
    'rights',
    stored.rights,
    wanted,
    [...stored.rights, ...wanted].filter((right) => mayGiveAll(caller, [right])),
  );
  const rights = [...stored.rights.filter((right) => !given.removed.includes(right)), ...given.added];
  return {
    name: sent.name ?? stored.name,
    rights,
    members: await changeOfMembers(tx, caller, stored, sent.users ?? stored.users, givesAll),
  };
};

/** Lets people in and out. Their groups are part of their own record, so that gets a new version. */
const move = async (tx: Database, group: number, { added, removed }: Change): Promise<void> => {
  if (removed.length > 0)
    await tx.execute(sql`delete from memberships where usergroup_id = ${group} and user_id = any(${idArray(removed)})`);
  if (added.length > 0)
    await tx.execute(
      sql`
        insert into memberships (user_id, usergroup_id)
        select u, ${group} from unnest(${idArray(added)}) u on conflict do nothing`,
    );
  await tx.execute(sql`update users set version = version + 1 where id = any(${idArray([...added, ...removed])})`);
};

/** Adds a group. Rules R-ACC-11 and R-ACC-12. @returns its identity */
export const addUsergroup = ({ services: { db, now }, caller, form }: SignedInCall): Promise<number> => {
  const sent = read(form);
  check(NOTHING, sent, true);
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    // Whoever may not give one of its rights has been refused before anybody is put in.
    const { name, rights, members } = await judge(tx, caller, NOTHING, sent);
    const at = utc(now());
    const [group] = await tx
      .insert(usergroups)
      .values({ name, byName: fold(name), rights, added: at, updated: at })
      .returning({ id: usergroups.id });
    if (group === undefined) throw new Error('An inserted group has no id');
    await move(tx, group.id, members);
    return group.id;
  });
};

/** Saves what was sent of a group and leaves the rest alone. Rules R-ACC-11 and R-ACC-12. */
export const saveUsergroup = (
  { services: { db, now }, caller, form, header }: SignedInCall,
  id: number,
): Promise<void> => {
  const sent = read(form);
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const [row] = await tx.select().from(usergroups).where(eq(usergroups.id, id));
    if (row === undefined) throw notFound();
    const stored: Group = { name: row.name, rights: row.rights, users: await membersOf(tx, id) };
    checkVersion(header('if-match'), etagOfGroup(id, row.version, stored.users));
    check(stored, sent, false);
    const { name, rights, members } = await judge(tx, caller, stored, sent);
    await move(tx, id, members);
    await tx
      .update(usergroups)
      .set({ name, byName: fold(name), rights, updated: utc(now()), version: sql`${usergroups.version} + 1` })
      .where(eq(usergroups.id, id));
  });
};

const membersOf = async (tx: Database, id: number): Promise<number[]> =>
  (
    await tx
      .select({ id: memberships.userId })
      .from(memberships)
      .where(eq(memberships.usergroupId, id))
      .orderBy(memberships.userId)
  ).map((member) => member.id);

/**
 * Deletes those groups whose every right the caller holds, and names the rest with its reason. @param ifMatch the
 * version that was read. Rules R-ACC-12, R-SHR-07 and R-SHR-13.
 */
export const removeUsergroups = (
  { services: { db }, caller }: SignedInCall,
  ids: readonly number[],
  ifMatch?: string,
): Promise<readonly Kept[]> =>
  db.transaction(async (tx) => {
    await takeTurn(tx);
    const rows = await tx
      .select({ id: usergroups.id, rights: usergroups.rights, version: usergroups.version })
      .from(usergroups)
      .where(inArray(usergroups.id, [...ids]));
    if (ifMatch !== undefined)
      for (const { id, version } of rows) checkVersion(ifMatch, etagOfGroup(id, version, await membersOf(tx, id)));
    const found = new Map(rows.map(({ id, rights }) => [id, rights]));
    const reasonOf = (id: number): string | null => {
      const rights = found.get(id);
      if (rights === undefined) return 'NOT_FOUND';
      return mayGiveAll(caller, rights) ? null : 'FORBIDDEN';
    };
    const going = ids.filter((id) => reasonOf(id) === null);
    if (going.length > 0) {
      const members = await rowsOf<{ id: number }>(
        tx,
        sql`
          select id from users
          where id in (select user_id from memberships where usergroup_id = any(${idArray(going)}))
          order by id for update`,
      );
      await tx
        .update(users)
        .set({ version: sql`${users.version} + 1` })
        .where(sql`id = any(${idArray(members.map(({ id }) => id))})`);
      await tx.delete(usergroups).where(inArray(usergroups.id, going));
    }
    return ids.flatMap((id) => {
      const code = reasonOf(id);
      return code === null ? [] : [{ id, code }];
    });
  });
