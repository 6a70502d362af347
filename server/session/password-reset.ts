import { and, eq, lt, sql } from 'drizzle-orm';
import { emailProblem, normaliseEmail } from '../../src/domain/shared/email.rule';
import { isLanguage } from '../../src/domain/shared/locale';
import { MAX_PASSWORD_LENGTH, newPasswordProblem } from '../../src/domain/session/password.rule';
import { browsers, passwordResets, sessions, users } from '../database/schema';
import { queryRows, type Database } from '../database/database';
import { sendMail } from '../mail/send-mail';
import { passwordResetMail } from '../mail/mail-templates';
import { ok, open, type Endpoint, type OpenCallOf } from '../shared/endpoint';
import { required, text } from '../shared/reads';
import { limitRate } from '../shared/limit-rate';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { hashSecret, newSecret } from '../shared/secrets';
import { utc } from '../shared/utc';
import { countAttempt, clearAttempts, type Attempt } from './rate-limit';
import { requireValidCode, emailLink } from './email-links';
import type { SessionServices } from './services';

const MINUTE = 60_000;
/** Rule R-SES-16. */
export const RESET_MINUTES = 60;
/** Limit per e-mail address, whoever requests them. Rule R-SES-15. */
export const RESET_EMAILS_PER_HOUR = 5;
/** Milliseconds for which an expired link is distinguished from an unknown one. */
const KEEP_EXPIRED = 24 * 60 * MINUTE;

const EMAIL = { email: required(text()) };
const LINK = { ...EMAIL, code: required(text()) };
const NEW_PASSWORD = { ...LINK, password: required(text(MAX_PASSWORD_LENGTH)) };

/** Rules R-SES-15 and R-SES-16. */
export const resetEndpoints: readonly Endpoint<SessionServices>[] = [
  open(
    'POST',
    'reset',
    { form: EMAIL },
    async ({ services, form, address }: OpenCallOf<{ form: typeof EMAIL }, SessionServices>) => {
      const email = normaliseEmail(form.email);
      if (emailProblem(email) !== null) throw fieldsNotValid('email');
      await countAttempt(services.db, { kind: 'reset', account: email, address }, services.now());
      // Runs after the response, so that response times do not reveal whether the account exists.
      services.jobs.start(() => sendReset(services, email));
      return ok();
    },
  ),

  open('GET', 'reset/check', { query: LINK }, async ({ services: { db, now, isPublic }, query, address }) => {
    const [email, code] = [normaliseEmail(query.email), query.code];
    const attempt: Attempt = { kind: 'reset-code', account: email, address };
    await countAttempt(db, attempt, now());
    await findReset(db, { email, code, now: now(), isPublic });
    await clearAttempts(db, attempt);
    return ok();
  }),

  open('POST', 'reset/save', { form: NEW_PASSWORD }, savePassword),
];

interface ResetLookup {
  readonly email: string;
  readonly code: string;
  readonly now: number;
  readonly isPublic: boolean;
}

/** Finds the user of a valid code. 400 otherwise. */
const findReset = async (db: Database, { email, code, now, isPublic }: ResetLookup): Promise<number> => {
  const [found] = await queryRows<{ id: number; expires: string }>(
    db,
    sql`
      select u.id, r.expires::text as expires from password_resets r
      join users u on u.id = r.user_id
      where r.code = ${hashSecret(code)} and u.email = ${email} and u.active and not (u.demo and ${isPublic})
      for update of r`,
  );
  return requireValidCode(found, now).id;
};

/** Makes a code for a reset link. @returns the code; only its hash is stored */
export const newResetCode = async (db: Database, userId: number, now: number): Promise<string> => {
  const code = newSecret();
  await db.delete(passwordResets).where(lt(passwordResets.expires, utc(now - KEEP_EXPIRED)));
  // Earlier links stay valid, so that others cannot invalidate them by requesting new ones.
  await db
    .insert(passwordResets)
    .values({ code: hashSecret(code), userId, expires: utc(now + RESET_MINUTES * MINUTE) });
  return code;
};

/** Sends a reset link if the account exists. */
const sendReset = async (services: SessionServices, email: string): Promise<void> => {
  const { db, now, isPublic } = services;
  const isLimited = await limitRate(db, hashSecret(`reset mails\n${email}`), now(), RESET_EMAILS_PER_HOUR, 3_600).then(
    () => false,
    (failure: unknown) => {
      if (failure instanceof Refusal) return true;
      throw failure;
    },
  );
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.active, true)));
  if (isLimited || user === undefined || (user.demo && isPublic)) return;
  const code = await newResetCode(db, user.id, now());
  await sendMail(
    services,
    'reset',
    passwordResetMail({
      language: isLanguage(user.language) ? user.language : 'en',
      to: email,
      name: user.firstname,
      minutes: RESET_MINUTES,
      link: emailLink(services, 'reset', email, code),
    }),
  );
};

/** Sets the password and ends all sessions of the user. */
async function savePassword({
  services: { db, now, passwords, isPublic },
  form: { code, password, ...form },
  address,
}: OpenCallOf<{ form: typeof NEW_PASSWORD }, SessionServices>) {
  const email = normaliseEmail(form.email);
  if (newPasswordProblem(password) !== null) throw fieldsNotValid('password');
  const attempt: Attempt = { kind: 'reset-code', account: email, address };
  const lookup = { email, code, now: now(), isPublic };
  await countAttempt(db, attempt, now());
  await findReset(db, lookup);
  const hash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const id = await findReset(tx, lookup);
    await tx.update(users).set({ password: hash }).where(eq(users.id, id));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await tx.delete(browsers).where(eq(browsers.userId, id));
    await clearAttempts(tx, attempt);
    // Failed sign-ins before the reset no longer count.
    await clearAttempts(tx, { kind: 'login', account: email, address });
  });
  return ok();
}
