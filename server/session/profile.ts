import { and, eq, ne, sql } from 'drizzle-orm';
import { MAX_PASSWORD_LENGTH } from '../../src/domain/session/password.rule';
import { normalizeBasics, ownPasswordProblem, basicsRule } from '../../src/domain/session/profile.rule';
import { searchColumns } from '../access/published/search-columns';
import { browsers, passwordResets, sessions, users } from '../database/schema';
import { ok, type Answer, type CallOf } from '../shared/endpoint';
import { required, text } from '../shared/reads';
import { refuseDuplicates } from '../shared/record';
import { fieldsNotValid, Refusal, unauthenticated } from '../shared/refusal';
import { countAttempt, clearAttempts, type Attempt } from './rate-limit';
import type { SessionServices } from './services';

export const BASICS = { firstname: text(), surname: text(), email: text() };

/** Handles `PUT me`; only sent fields are validated and saved. Rule R-SES-18. */
export const saveBasics = ({ services: { db }, form, caller }: CallOf<{ form: typeof BASICS }>): Promise<Answer> =>
  refuseDuplicates(
    { users_email: ['email'] },
    db.transaction(async (tx) => {
      const [own] = await tx
        .select({ firstname: users.firstname, surname: users.surname, email: users.email })
        .from(users)
        .where(eq(users.id, caller.id))
        .for('update');
      if (own === undefined) throw unauthenticated();
      const basics = normalizeBasics({
        firstname: form.firstname ?? own.firstname,
        surname: form.surname ?? own.surname,
        email: form.email ?? own.email,
      });
      const problems = basicsRule(basics);
      const wrong = (['firstname', 'surname', 'email'] as const).filter(
        (name) => problems[name] !== undefined && form[name] !== undefined,
      );
      if (wrong.length > 0) throw fieldsNotValid(...wrong);
      // Reset links sent to the old address become invalid. Rule R-SES-16.
      if (basics.email !== own.email) await tx.delete(passwordResets).where(eq(passwordResets.userId, caller.id));
      await tx
        .update(users)
        .set({ ...basics, ...searchColumns(basics), version: sql`${users.version} + 1` })
        .where(eq(users.id, caller.id));
      return ok();
    }),
  );

export const PASSWORDS = {
  old_password: required(text(MAX_PASSWORD_LENGTH)),
  new_password: required(text(MAX_PASSWORD_LENGTH)),
};

/**
 * Handles `PUT me/password`. Attempts are counted as at sign-in; other sessions and reset links are ended.
 * Rules R-SES-08 and R-SES-19.
 */
export const changePassword = async ({
  services: { db, passwords, now },
  form,
  caller,
  address,
}: CallOf<{ form: typeof PASSWORDS }, SessionServices>): Promise<Answer> => {
  const { old_password: old, new_password: fresh } = form;
  if (old === '') throw fieldsNotValid('old_password');
  if (ownPasswordProblem(fresh) !== null) throw fieldsNotValid('new_password');
  const attempt: Attempt = { kind: 'password', account: String(caller.id), address };
  await countAttempt(db, attempt, now());
  const [own] = await db.select({ password: users.password }).from(users).where(eq(users.id, caller.id));
  const stored = own?.password ?? null;
  if (!(await passwords.matches(old, stored)) || stored === null) throw wrongOldPassword();
  const hash = await passwords.hash(fresh);
  await db.transaction(async (tx) => {
    // A simultaneous change makes the old password wrong.
    const changed = await tx
      .update(users)
      .set({ password: hash })
      .where(and(eq(users.id, caller.id), eq(users.password, stored)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongOldPassword();
    await tx.delete(sessions).where(and(eq(sessions.userId, caller.id), ne(sessions.token, caller.session)));
    await tx.delete(browsers).where(eq(browsers.userId, caller.id));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, caller.id));
    await clearAttempts(tx, attempt);
  });
  return ok();
};

const wrongOldPassword = (): Refusal =>
  new Refusal(400, 'OLD_PASSWORD_INCORRECT', { fields: { old_password: { code: 'OLD_PASSWORD_INCORRECT' } } });
