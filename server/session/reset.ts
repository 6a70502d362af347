import { and, eq, lt, sql } from 'drizzle-orm';
import { emailProblem, normaliseEmail } from '../../src/domain/shared/email.rule';
import { isLanguage } from '../../src/domain/shared/locale';
import { LONGEST_PASSWORD, newPasswordProblem } from '../../src/domain/session/password.rule';
import { passwordResets, sessions, users } from '../database/schema';
import { rowsOf, type Database } from '../database/database';
import { deliver } from '../mail/deliver';
import { resetLetter } from '../mail/letters';
import { ok, open, type Call, type Endpoint } from '../shared/endpoint';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { hashSecret, newSecret, utc } from '../shared/text';
import { countAttempt, forgiveAttempts, limitRate, type Attempt } from './attempts';
import { checkMailedCode, linkTo } from './mailed-links';
import type { SessionServices } from './services';

const MINUTE = 60_000;
/** Minutes for which the link works. Rule R-SES-16. */
export const RESET_MINUTES = 60;
/** Mails an hour to one address, whoever asks for them. Rule R-SES-15. */
export const RESET_MAILS = 5;
/** For this long a link that ran out is told from one that never was. */
const REMEMBERED = 24 * 60 * MINUTE;

/** A new password for who can read the mail of the account. Rules R-SES-15 and R-SES-16. */
export const resetEndpoints: readonly Endpoint<SessionServices>[] = [
  open('POST', 'reset', async ({ services, form, address }: Call<SessionServices>) => {
    form.only('email');
    const email = normaliseEmail(form.required('email'));
    if (emailProblem(email) !== null) throw fieldsNotValid('email');
    await countAttempt(services.db, { what: 'reset', account: email, address }, services.now());
    // The answer is on its way before anybody looks whether there is such an account.
    services.errands.start(() => sendReset(services, email));
    return ok();
  }),

  open('GET', 'reset/check', async ({ services: { db, now, isPublic }, query, address }) => {
    query.only('email', 'code');
    const [email, code] = [normaliseEmail(query.required('email')), query.required('code')];
    const attempt: Attempt = { what: 'reset-code', account: email, address };
    await countAttempt(db, attempt, now());
    await findReset(db, { email, code, now: now(), isPublic });
    await forgiveAttempts(db, attempt);
    return ok();
  }),

  open('POST', 'reset/save', savePassword),
];

interface Sought {
  readonly email: string;
  readonly code: string;
  readonly now: number;
  readonly isPublic: boolean;
}

/** Whose link it is; refuses unless the code was mailed to the address and still holds. */
const findReset = async (db: Database, { email, code, now, isPublic }: Sought): Promise<number> => {
  const [found] = await rowsOf<{ id: number; expires: string }>(
    db,
    sql`
      select u.id, r.expires::text as expires from password_resets r
      join users u on u.id = r.user_id
      where r.code = ${hashSecret(code)} and u.email = ${email} and u.active and not (u.demo and ${isPublic})
      for update of r`,
  );
  return checkMailedCode(found, now).id;
};

/** Mails a link to the account of an address; without one nothing happens. */
const sendReset = async (services: SessionServices, email: string): Promise<void> => {
  const { db, now, isPublic } = services;
  const isFlood = await limitRate(db, hashSecret(`reset mails\n${email}`), now(), RESET_MAILS, 3_600).then(
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
  if (isFlood || user === undefined || (user.demo && isPublic)) return;
  const code = newSecret();
  await db.delete(passwordResets).where(lt(passwordResets.expires, utc(now() - REMEMBERED)));
  // An earlier link keeps working: a stranger who asks again cannot make the one in somebody's hand worthless.
  await db
    .insert(passwordResets)
    .values({ code: hashSecret(code), userId: user.id, expires: utc(now() + RESET_MINUTES * MINUTE) });
  await deliver(
    services,
    'reset',
    resetLetter({
      language: isLanguage(user.language) ? user.language : 'en',
      to: email,
      name: user.firstname,
      minutes: RESET_MINUTES,
      link: linkTo(services, 'reset', email, code),
    }),
  );
};

/** Takes the new password, once, and ends every session of the person. */
async function savePassword({ services: { db, now, passwords, isPublic }, form, address }: Call<SessionServices>) {
  form.only('email', 'code', 'password');
  const [email, code, password] = [
    normaliseEmail(form.required('email')),
    form.required('code'),
    form.required('password', LONGEST_PASSWORD),
  ];
  if (newPasswordProblem(password) !== null) throw fieldsNotValid('password');
  const attempt: Attempt = { what: 'reset-code', account: email, address };
  const sought = { email, code, now: now(), isPublic };
  await countAttempt(db, attempt, now());
  await findReset(db, sought);
  const hash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const id = await findReset(tx, sought);
    await tx.update(users).set({ password: hash }).where(eq(users.id, id));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await forgiveAttempts(tx, attempt);
    // Who forgot a password has guessed at it; they need not wait for that now.
    await forgiveAttempts(tx, { what: 'login', account: email, address });
  });
  return ok();
}
