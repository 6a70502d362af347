import { eq, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { fold } from '../../src/domain/shared/fold';
import { canGrantAll } from '../../src/domain/access/usergroup-authority.rule';
import { usergroupRule } from '../../src/domain/access/usergroup.rule';
import { ALL_RIGHTS } from '../../src/domain/access/rights';
import { lockUntilCommit } from '../database/advisory-locks';
import { idArray, queryRows, type Database } from '../database/database';
import { memberships, usergroups, users } from '../database/schema';
import type { Caller, CallOf } from '../shared/endpoint';
import { ids, sentTexts, text } from '../shared/reads';
import { fieldsNotValid, forbidden, notFound } from '../shared/refusal';
import type { RefusedRemoval } from '../shared/bulk-removal';
import { utc } from '../shared/utc';
import { checkIfMatch, etagOf } from '../shared/etag';
import { applySetChange, authorizedChange, type SetChange } from './published/grants';
import { normalizeText } from '../../src/domain/shared/normalize';

interface Group {
  readonly name: string;
  readonly rights: readonly string[];
  readonly users: readonly number[];
}
const EMPTY_GROUP: Group = { name: '', rights: [], users: [] };

/** ETag of a group. It includes the members, which saves of users change too. */
export const etagOfGroup = (id: number, version: number, members: readonly number[]): string =>
  etagOf(id, version).replace(
    /"$/,
    `.${createHash('sha256').update(members.join()).digest('base64url').slice(0, 12)}"`,
  );

export const GROUP = { form: { name: text(), rights: sentTexts(), users: ids() } };
type GroupCall = CallOf<typeof GROUP>;

const readGroup = ({ name, rights, users: members }: GroupCall['form']): Partial<Group> => ({
  ...(name !== undefined && { name: normalizeText(name.trim()) }),
  ...(rights !== undefined && { rights }),
  ...(members !== undefined && { users: members }),
});

/** Validates sent fields only; unknown rights may stay but not be added. Rules R-ACC-10 and R-ACC-11. */
const checkGroup = (stored: Group, sent: Partial<Group>, isNew: boolean): void => {
  const { name, rights, users: members } = { ...stored, ...sent };
  const problems = usergroupRule({ name, rights, users: members.map(String) });
  const wrong = Object.keys(problems).filter((field) => isNew || field in sent);
  const unknown = rights.some((right) => !ALL_RIGHTS.includes(right) && !stored.rights.includes(right));
  if (wrong.length > 0 || unknown) throw fieldsNotValid(...new Set([...wrong, ...(unknown ? ['rights'] : [])]));
};

/** Determines added and removed members and locks their rows in order of id. */
const memberChanges = async (
  tx: Database,
  caller: Caller,
  stored: Group,
  wanted: readonly number[],
  holdsAllRights: boolean,
): Promise<SetChange> => {
  const [present, shall] = [new Set(stored.users), new Set(wanted)];
  const touched = [...wanted.filter((id) => !present.has(id)), ...stored.users.filter((id) => !shall.has(id))];
  if (touched.length === 0) return { added: [], removed: [] };
  const found = await queryRows<{ id: number; su: boolean }>(
    tx,
    sql`select id, su from users where id = any(${idArray(touched)}) order by id for update`,
  );
  if (found.length < touched.length) throw fieldsNotValid('users');
  const givable = found.filter(({ su }) => holdsAllRights && (caller.su || !su)).map(({ id }) => id);
  return authorizedChange(caller, 'users', stored.users, wanted, givable);
};

/** Checks a save against the caller's rights and returns the result. Rule R-ACC-12. */
const authorizeSave = async (tx: Database, caller: Caller, stored: Group, sent: Partial<Group>) => {
  const holdsAllRights = canGrantAll(caller, stored.rights);
  if (sent.name !== undefined && sent.name !== stored.name && !holdsAllRights) throw forbidden();
  const wanted = sent.rights ?? stored.rights;
  const given = authorizedChange(
    caller,
    'rights',
    stored.rights,
    wanted,
    [...stored.rights, ...wanted].filter((right) => canGrantAll(caller, [right])),
  );
  const rights = [...stored.rights.filter((right) => !given.removed.includes(right)), ...given.added];
  return {
    name: sent.name ?? stored.name,
    rights,
    members: await memberChanges(tx, caller, stored, sent.users ?? stored.users, holdsAllRights),
  };
};

/** Adds and removes members; their versions change too, because users contain their groups. */
const applyMemberChanges = async (tx: Database, group: number, { added, removed }: SetChange): Promise<void> => {
  if (added.length + removed.length === 0) return;
  await tx.execute(sql`
    with gone as (
      delete from memberships where usergroup_id = ${group} and user_id = any(${idArray(removed)})
    ), new as (
      insert into memberships (user_id, usergroup_id)
      select u, ${group} from unnest(${idArray(added)}) u on conflict do nothing
    )
    update users set version = version + 1 where id = any(${idArray([...added, ...removed])})`);
};

/** A group with its members, as in responses. */
export interface StoredGroup extends Group {
  readonly id: number;
  readonly version: number;
  readonly added: string;
  readonly updated: string;
}

export const findGroup = async (db: Pick<Database, 'execute'>, id: number): Promise<StoredGroup> => {
  const [group] = await queryRows<StoredGroup>(
    db,
    sql`
      select g.id, g.name, g.rights, g.version, g.added::text as added, g.updated::text as updated,
        array(select m.user_id from memberships m where m.usergroup_id = g.id order by 1) as users
      from usergroups g where g.id = ${id}`,
  );
  if (group === undefined) throw notFound();
  return group;
};

/** Rules R-ACC-11 and R-ACC-12. */
export const addUsergroup = ({ services: { db, now }, caller, form }: GroupCall): Promise<StoredGroup> => {
  const sent = readGroup(form);
  checkGroup(EMPTY_GROUP, sent, true);
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'usergroups');
    // Refuses first when the caller may not grant one of the rights.
    const { name, rights, members } = await authorizeSave(tx, caller, EMPTY_GROUP, sent);
    const at = utc(now());
    const [group] = await tx
      .insert(usergroups)
      .values({ name, byName: fold(name), rights, added: at, updated: at })
      .returning({ id: usergroups.id, version: usergroups.version });
    if (group === undefined) throw new Error('An inserted group has no id');
    await applyMemberChanges(tx, group.id, members);
    return { ...group, name, rights, users: applySetChange(EMPTY_GROUP.users, members), added: at, updated: at };
  });
};

/** Saves the sent fields. Rules R-ACC-11 and R-ACC-12. */
export const saveUsergroup = (
  { services: { db, now }, caller, form, header }: GroupCall,
  id: number,
): Promise<StoredGroup> => {
  const sent = readGroup(form);
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'usergroups');
    const stored = await findGroup(tx, id);
    checkIfMatch(header('if-match'), etagOfGroup(id, stored.version, stored.users));
    checkGroup(stored, sent, false);
    const { name, rights, members } = await authorizeSave(tx, caller, stored, sent);
    await applyMemberChanges(tx, id, members);
    const [version, updated] = [stored.version + 1, utc(now())];
    await tx
      .update(usergroups)
      .set({ name, byName: fold(name), rights, updated, version })
      .where(eq(usergroups.id, id));
    return { ...stored, name, rights, users: applySetChange(stored.users, members), updated, version };
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
 * Deletes groups of which the caller holds every right; returns the others with reasons.
 * Rules R-ACC-12, R-SHR-81 and R-SHR-13.
 */
export const removeUsergroups = (
  { services: { db }, caller }: Pick<CallOf, 'services' | 'caller'>,
  ids: readonly number[],
  ifMatch?: string,
): Promise<readonly RefusedRemoval[]> =>
  db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'usergroups');
    const rows = await tx
      .select({ id: usergroups.id, rights: usergroups.rights, version: usergroups.version })
      .from(usergroups)
      .where(inArray(usergroups.id, [...ids]));
    if (ifMatch !== undefined)
      for (const { id, version } of rows) checkIfMatch(ifMatch, etagOfGroup(id, version, await membersOf(tx, id)));
    const found = new Map(rows.map(({ id, rights }) => [id, rights]));
    const reasonOf = (id: number): string | null => {
      const rights = found.get(id);
      if (rights === undefined) return 'NOT_FOUND';
      return canGrantAll(caller, rights) ? null : 'FORBIDDEN';
    };
    const deletable = ids.filter((id) => reasonOf(id) === null);
    if (deletable.length > 0) {
      const members = await queryRows<{ id: number }>(
        tx,
        sql`
          select id from users
          where id in (select user_id from memberships where usergroup_id = any(${idArray(deletable)}))
          order by id for update`,
      );
      await tx
        .update(users)
        .set({ version: sql`${users.version} + 1` })
        .where(sql`id = any(${idArray(members.map(({ id }) => id))})`);
      await tx.delete(usergroups).where(inArray(usergroups.id, deletable));
    }
    return ids.flatMap((id) => {
      const code = reasonOf(id);
      return code === null ? [] : [{ id, code }];
    });
  });
