import { and, eq, inArray, sql } from 'drizzle-orm';
import { mayChangeSuperuser } from '../../src/domain/access/superuser.rule';
import { userRule, type UserFields } from '../../src/domain/access/user.rule';
import { normaliseEmail } from '../../src/domain/shared/email.rule';
import { advisoryLock } from '../database/advisory-locks';
import { queryRow, queryRows, type Database } from '../database/database';
import { memberships, passwordResets, sessions, users, userWebsites } from '../database/schema';
import type { Caller, CallOf } from '../shared/endpoint';
import { flag, ids, text } from '../shared/reads';
import { fieldsNotValid, forbidden, notFound } from '../shared/refusal';
import { checkIfMatch, etagOf } from '../shared/etag';
import {
  applySetChange,
  authorizedChange,
  grantableGroups,
  hasMoreWebsites,
  isEditable,
  otherSuperuserExists,
  type SetChange,
} from './published/grants';
import { searchColumns } from './published/search-columns';
import type { UserColumns } from './user-list';
import { normalizeText } from '../../src/domain/shared/normalize';

export const USER = {
  form: {
    firstname: text(),
    surname: text(),
    email: text(),
    active: flag,
    su: flag,
    usergroups: ids(),
    websites: ids(),
  },
};
type UserCall = CallOf<typeof USER>;
type UserForm = UserCall['form'];

const readFields = ({ firstname, surname, email }: UserForm): Partial<UserFields> => ({
  ...(firstname !== undefined && { firstname: normalizeText(firstname.trim()) }),
  ...(surname !== undefined && { surname: normalizeText(surname.trim()) }),
  ...(email !== undefined && { email: normaliseEmail(email) }),
});

/** Validates sent fields only: stored ones may be older than the rule. */
const checkFields = (all: UserFields, sent: readonly string[]): void => {
  const wrong = Object.keys(userRule(all)).filter((name) => sent.includes(name));
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
};

/** Adds a user without a password. Rules R-ACC-01, R-ACC-02 and R-ACC-06. */
export const addUser = ({ services: { db }, caller, form }: UserCall): Promise<UserColumns> => {
  const fields: UserFields = { firstname: '', surname: '', email: '', ...readFields(form) };
  checkFields(fields, ['firstname', 'surname', 'email']);
  const { su = false, active = true } = form;
  if (su && !caller.su) throw forbidden('su');
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        ...fields,
        ...searchColumns(fields),
        su,
        active,
        language: caller.language,
        dateFormat: 'dd-MM-yyyy',
        timeFormat: 'HH:mm',
      })
      .returning({ id: users.id, version: users.version });
    if (user === undefined) throw new Error('An inserted user has no id');
    const links = await saveLinks(tx, caller, user.id, form, { usergroups: [], websites: [] });
    return { ...user, ...fields, ...links, su, active, avatar: null, last_login: null, editable: true };
  });
};

type StoredUser = Pick<
  UserColumns,
  'firstname' | 'surname' | 'email' | 'avatar' | 'active' | 'su' | 'version' | 'last_login'
>;

/**
 * Locks the user's row until the end of the transaction. @param guarded locks the superuser count first, to prevent
 * deadlocks
 */
const lockUser = async (tx: Database, id: number, guarded: boolean): Promise<StoredUser> => {
  const [stored] = await queryRows<StoredUser>(
    tx,
    sql`
      ${guarded ? sql`with guard as materialized (${advisoryLock('superusers')})` : sql``}
      select firstname, surname, email, avatar, active, su, version, last_login::text as last_login
      from ${guarded ? sql`guard, ` : sql``} users
      where id = ${id} for update of users`,
  );
  if (stored === undefined) throw notFound();
  return stored;
};

interface Links {
  readonly usergroups: readonly number[];
  readonly websites: readonly number[];
}

/**
 * Reads a user's groups and websites, and whether the caller may edit the user. Call it after `lockUser`, to read
 * current rows.
 */
const readLinks = (tx: Database, caller: Caller, id: number): Promise<Links & { readonly editable: boolean }> =>
  queryRow(
    tx,
    sql`
      select ${isEditable(caller)} as editable,
        array(select m.usergroup_id from memberships m where m.user_id = users.id order by 1) as usergroups,
        array(select o.website_id from user_websites o where o.user_id = users.id order by 1) as websites
      from users where id = ${id}`,
  );

/**
 * Saves the sent fields. Rules R-ACC-01, R-ACC-02, R-ACC-06, R-ACC-07 and R-SHR-78.
 * @returns the user as `findUser` reads it
 */
export const saveUser = ({ services: { db }, caller, form, header }: UserCall, id: number): Promise<UserColumns> => {
  const sent = readFields(form);
  const { su, active } = form;
  return db.transaction(async (tx) => {
    const stored = await lockUser(tx, id, su === false || active === false);
    const { editable, ...held } = await readLinks(tx, caller, id);
    if (!editable) throw forbidden();
    checkIfMatch(header('if-match'), etagOf(id, stored.version));
    const fields: UserFields = { firstname: stored.firstname, surname: stored.surname, email: stored.email, ...sent };
    checkFields(fields, Object.keys(sent));
    if (fields.email !== stored.email && hasMoreWebsites(caller, held.websites)) throw forbidden();
    const next = { su: su ?? stored.su, active: active ?? stored.active };
    if (
      next.su !== stored.su &&
      !mayChangeSuperuser({ actor: { id: String(caller.id), su: caller.su }, subject: { id: String(id) } })
    )
      throw forbidden();
    if (!next.active && stored.active && id === caller.id) throw forbidden();
    const losesSuperuser = stored.su && stored.active && !(next.su && next.active);
    if (losesSuperuser && !(await otherSuperuserExists(tx, [id]))) throw forbidden();
    const version = stored.version + 1;
    await tx
      .update(users)
      .set({ ...(Object.keys(sent).length > 0 && { ...fields, ...searchColumns(fields) }), ...next, version })
      .where(eq(users.id, id));
    if (!next.active) await tx.delete(sessions).where(eq(sessions.userId, id));
    // Reset links were sent to the old address. Rule R-SES-16.
    if (!next.active || fields.email !== stored.email)
      await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    const links = await saveLinks(tx, caller, id, form, held);
    return { ...stored, ...fields, ...next, ...links, id, version, editable };
  });
};

/** Adds and removes groups and websites as sent. @returns the resulting links that the caller may see */
const saveLinks = async (
  tx: Database,
  caller: Caller,
  userId: number,
  { usergroups, websites }: UserForm,
  held: Links,
): Promise<{ readonly usergroups: number[]; readonly websites: number[] }> => {
  const groups = usergroups === undefined ? NO_CHANGE : await groupChange(tx, caller, held.usergroups, usergroups);
  if (groups.removed.length > 0)
    await tx
      .delete(memberships)
      .where(and(eq(memberships.userId, userId), inArray(memberships.usergroupId, [...groups.removed])));
  if (groups.added.length > 0)
    await tx.insert(memberships).values(groups.added.map((usergroupId) => ({ userId, usergroupId })));
  const sites =
    websites === undefined ? NO_CHANGE : authorizedChange(caller, 'websites', held.websites, websites, caller.websites);
  if (sites.removed.length > 0)
    await tx
      .delete(userWebsites)
      .where(and(eq(userWebsites.userId, userId), inArray(userWebsites.websiteId, [...sites.removed])));
  if (sites.added.length > 0)
    await tx.insert(userWebsites).values(sites.added.map((websiteId) => ({ userId, websiteId })));
  return {
    usergroups: applySetChange(held.usergroups, groups),
    websites: applySetChange(held.websites, sites).filter((website) => caller.websites.includes(website)),
  };
};

const NO_CHANGE: SetChange = { added: [], removed: [] };

/** Rights are checked for added and removed groups only. */
const groupChange = async (
  tx: Database,
  caller: Caller,
  held: readonly number[],
  wanted: readonly number[],
): Promise<SetChange> => {
  const differing = [...wanted.filter((id) => !held.includes(id)), ...held.filter((id) => !wanted.includes(id))];
  if (differing.length === 0) return NO_CHANGE;
  return authorizedChange(caller, 'usergroups', held, wanted, await grantableGroups(tx, caller, differing));
};
