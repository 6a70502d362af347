import { and, eq, inArray, sql } from 'drizzle-orm';
import { mayChangeSuperuser } from '../../src/domain/access/superuser.rule';
import { userRule, type UserFields } from '../../src/domain/access/user.rule';
import { normaliseEmail } from '../../src/domain/shared/email.rule';
import { lockUntilCommit } from '../database/advisory-locks';
import { queryRows, type Database } from '../database/database';
import { memberships, passwordResets, sessions, users, userWebsites } from '../database/schema';
import type { Caller, CallOf } from '../shared/endpoint';
import { flag, ids, text } from '../shared/reads';
import { fieldsNotValid, forbidden, notFound } from '../shared/refusal';
import { checkIfMatch, etagOf } from '../shared/etag';
import {
  authorizedChange,
  grantableGroups,
  hasMoreWebsites,
  isEditable,
  otherSuperuserExists,
} from './published/grants';
import { searchColumns } from './published/search-columns';
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
export const addUser = ({ services: { db }, caller, form }: UserCall): Promise<number> => {
  const fields: UserFields = { firstname: '', surname: '', email: '', ...readFields(form) };
  checkFields(fields, ['firstname', 'surname', 'email']);
  const su = form.su ?? false;
  if (su && !caller.su) throw forbidden('su');
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        ...fields,
        ...searchColumns(fields),
        su,
        active: form.active ?? true,
        language: caller.language,
        dateFormat: 'dd-MM-yyyy',
        timeFormat: 'HH:mm',
      })
      .returning({ id: users.id });
    if (user === undefined) throw new Error('An inserted user has no id');
    await saveGroups(tx, caller, user.id, form);
    await saveWebsites(tx, caller, user.id, form);
    return user.id;
  });
};

const mayEdit = async (tx: Database, caller: Caller, id: number): Promise<boolean> =>
  (await queryRows(tx, sql`select from users where id = ${id} and ${isEditable(caller)}`)).length > 0;

/** Saves the sent fields. Rules R-ACC-01, R-ACC-02, R-ACC-06 and R-ACC-07. */
export const saveUser = ({ services: { db }, caller, form, header }: UserCall, id: number): Promise<void> => {
  const sent = readFields(form);
  const { su, active } = form;
  return db.transaction(async (tx) => {
    // Before any user row is locked, to prevent deadlocks.
    if (su === false || active === false) await lockUntilCommit(tx, 'superusers');
    const [stored] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (stored === undefined) throw notFound();
    if (!(await mayEdit(tx, caller, id))) throw forbidden();
    checkIfMatch(header('if-match'), etagOf(id, stored.version));
    const fields: UserFields = { firstname: stored.firstname, surname: stored.surname, email: stored.email, ...sent };
    checkFields(fields, Object.keys(sent));
    if (fields.email !== stored.email && (await hasMoreWebsites(tx, caller, id))) throw forbidden();
    const next = { su: su ?? stored.su, active: active ?? stored.active };
    if (
      next.su !== stored.su &&
      !mayChangeSuperuser({ actor: { id: String(caller.id), su: caller.su }, subject: { id: String(id) } })
    )
      throw forbidden();
    if (!next.active && stored.active && id === caller.id) throw forbidden();
    const losesSuperuser = stored.su && stored.active && !(next.su && next.active);
    if (losesSuperuser && !(await otherSuperuserExists(tx, [id]))) throw forbidden();
    await tx
      .update(users)
      .set({ ...fields, ...searchColumns(fields), ...next, version: sql`${users.version} + 1` })
      .where(eq(users.id, id));
    if (!next.active) await tx.delete(sessions).where(eq(sessions.userId, id));
    // Reset links were sent to the old address. Rule R-SES-16.
    if (!next.active || fields.email !== stored.email)
      await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    await saveGroups(tx, caller, id, form);
    await saveWebsites(tx, caller, id, form);
  });
};

const saveGroups = async (
  tx: Database,
  caller: Caller,
  userId: number,
  { usergroups: wanted }: UserForm,
): Promise<void> => {
  if (wanted === undefined) return;
  const present = (
    await tx.select({ id: memberships.usergroupId }).from(memberships).where(eq(memberships.userId, userId))
  ).map(({ id }) => id);
  const givable = await grantableGroups(tx, caller, [...present, ...wanted]);
  const { added, removed } = authorizedChange(caller, 'usergroups', present, wanted, givable);
  if (removed.length > 0)
    await tx
      .delete(memberships)
      .where(and(eq(memberships.userId, userId), inArray(memberships.usergroupId, [...removed])));
  if (added.length > 0) await tx.insert(memberships).values(added.map((usergroupId) => ({ userId, usergroupId })));
};

const saveWebsites = async (
  tx: Database,
  caller: Caller,
  userId: number,
  { websites: wanted }: UserForm,
): Promise<void> => {
  if (wanted === undefined) return;
  const present = (
    await tx.select({ id: userWebsites.websiteId }).from(userWebsites).where(eq(userWebsites.userId, userId))
  ).map(({ id }) => id);
  const { added, removed } = authorizedChange(caller, 'websites', present, wanted, caller.websites);
  if (removed.length > 0)
    await tx
      .delete(userWebsites)
      .where(and(eq(userWebsites.userId, userId), inArray(userWebsites.websiteId, [...removed])));
  if (added.length > 0) await tx.insert(userWebsites).values(added.map((websiteId) => ({ userId, websiteId })));
};
