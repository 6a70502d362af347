import { and, eq, ne, sql } from 'drizzle-orm';
import { LONGEST_PASSWORD } from '../../src/domain/session/password.rule';
import { cleanBasics, ownPasswordProblem, basicsRule } from '../../src/domain/session/profile.rule';
import { searchColumns } from '../access/published/search-columns';
import { passwordResets, sessions, users } from '../database/schema';
import { ok, type Answer, type SignedInCall } from '../shared/endpoint';
import { refusingDoubles } from '../shared/record';
import { fieldsNotValid, Refusal, unauthenticated } from '../shared/refusal';
import { countAttempt, forgiveAttempts, type Attempt } from './attempts';
import type { SessionServices } from './services';

/** `PUT me`: the person's own names and address; only what was sent is judged and saved. Rule R-SES-18. */
export const saveBasics = ({ services: { db }, form, caller }: SignedInCall): Promise<Answer> => {
  const fields = form.only('firstname', 'surname', 'email');
  const names = ['firstname', 'surname', 'email'] as const;
  const given = new Map(names.map((name) => [name, fields.text(name)]));
  return refusingDoubles(
    { users_email: ['email'] },
    db.transaction(async (tx) => {
      const [own] = await tx
        .select({ firstname: users.firstname, surname: users.surname, email: users.email })
        .from(users)
        .where(eq(users.id, caller.id))
        .for('update');
      if (own === undefined) throw unauthenticated();
      const basics = cleanBasics({
        firstname: given.get('firstname') ?? own.firstname,
        surname: given.get('surname') ?? own.surname,
        email: given.get('email') ?? own.email,
      });
      const wrong = Object.keys(basicsRule(basics)).filter((name) => fields.has(name));
      if (wrong.length > 0) throw fieldsNotValid(...wrong);
      // Whoever reads the mailbox of the old address has nothing by it. Rule R-SES-16.
      if (basics.email !== own.email) await tx.delete(passwordResets).where(eq(passwordResets.userId, caller.id));
      await tx
        .update(users)
        .set({ ...basics, ...searchColumns(basics), version: sql`${users.version} + 1` })
        .where(eq(users.id, caller.id));
      return ok();
    }),
  );
};

/**
 * `PUT me/password`: takes the old one as proof, and guessing it is slowed down like signing in. The other sessions of
 * the person end, and every link to a new password with them. Rules R-SES-08 and R-SES-19.
 */
export const changePassword = async ({
  services: { db, passwords, now },
  form,
  caller,
  address,
}: SignedInCall<SessionServices>): Promise<Answer> => {
  form.only('old_password', 'new_password');
  const [old, fresh] = [
    form.required('old_password', LONGEST_PASSWORD),
    form.required('new_password', LONGEST_PASSWORD),
  ];
  if (old === '') throw fieldsNotValid('old_password');
  if (ownPasswordProblem(fresh) !== null) throw fieldsNotValid('new_password');
  const attempt: Attempt = { what: 'password', account: String(caller.id), address };
  await countAttempt(db, attempt, now());
  const [own] = await db.select({ password: users.password }).from(users).where(eq(users.id, caller.id));
  const stored = own?.password ?? null;
  if (!(await passwords.matches(old, stored)) || stored === null) throw wrongOldPassword();
  const hash = await passwords.hash(fresh);
  await db.transaction(async (tx) => {
    // Of two changes at the same moment the second one proves itself with a password that is no longer the old one.
    const changed = await tx
      .update(users)
      .set({ password: hash })
      .where(and(eq(users.id, caller.id), eq(users.password, stored)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongOldPassword();
    await tx.delete(sessions).where(and(eq(sessions.userId, caller.id), ne(sessions.token, caller.session)));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, caller.id));
    await forgiveAttempts(tx, attempt);
  });
  return ok();
};

const wrongOldPassword = (): Refusal =>
  new Refusal(400, 'OLD_PASSWORD_INCORRECT', { fields: { old_password: { code: 'OLD_PASSWORD_INCORRECT' } } });
