import { eq, sql } from 'drizzle-orm';
import { normaliseEmail } from '../../src/domain/shared/email.rule';
import { acceptRule, LONGEST_PASSWORD } from '../../src/domain/session/accept.rule';
import { searchColumns } from '../access/user-save';
import { rowsOf, type Database } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import { invitations, users } from '../database/schema';
import { NO_ADMINISTRATOR } from '../seed/fill';
import { ok, open, type Endpoint, type Services } from '../shared/endpoint';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { hashSecret, newSecret, utc } from '../shared/text';
import { countAttempt, forgiveAttempts, type Attempt } from './attempts';
import { sessionCookie, startSession } from './sessions';

const VALID_FOR = 24 * 3_600_000;

/** Invites an address, replacing an earlier invitation. @returns the code of the link, which is nowhere stored. */
export const invite = async (db: Database, email: string, su: boolean, now: number): Promise<string> => {
  const code = newSecret();
  const invitation = { code: hashSecret(code), expires: utc(now + VALID_FOR), su };
  await db.insert(invitations).values({ email: normaliseEmail(email), ...invitation })
    .onConflictDoUpdate({ target: invitations.email, set: invitation });
  return code;
};

/** Refuses unless the code belongs to the address and still holds. */
const find = async (db: Database, email: string, code: string, now: number): Promise<typeof invitations.$inferSelect> => {
  const [invitation] = await db.select().from(invitations).where(eq(invitations.email, email)).for('update');
  if (invitation === undefined || invitation.code !== hashSecret(code)) throw new Refusal(400, 'VALUE_NOT_VALID', { fields: { code: { code: 'VALUE_NOT_VALID' } } });
  if (invitation.expires <= utc(now)) throw new Refusal(400, 'CODE_EXPIRED', { fields: { code: { code: 'CODE_EXPIRED' } } });
  return invitation;
};

/** Accepting an invitation: makes the account, once, and signs it in. Rules R-SES-06 and R-SES-12. */
export const invitationEndpoints: readonly Endpoint[] = [
  open('GET', 'accept/check', async ({ services: { db, now }, query, address }) => {
    query.only('email', 'code');
    const [email, code] = [normaliseEmail(query.required('email')), query.required('code')];
    const attempt: Attempt = { what: 'accept', account: email, address };
    await countAttempt(db, attempt, now());
    await find(db, email, code, now());
    await forgiveAttempts(db, attempt);
    return ok();
  }),

  open('POST', 'accept', async ({ services: { db, now, passwords }, form, address, token, secure }) => {
    form.only('firstname', 'surname', 'password', 'language', 'code', 'email');
    const [email, code] = [normaliseEmail(form.required('email')), form.required('code')];
    const name = (field: string) => form.required(field).trim().normalize('NFC');
    const [firstname, surname, password, language] = [name('firstname'), name('surname'), form.required('password', LONGEST_PASSWORD), form.required('language')];
    const wrong = Object.keys(acceptRule({ firstname, surname, password, repeat: password, language }));
    if (wrong.length > 0) throw fieldsNotValid(...wrong);
    const attempt: Attempt = { what: 'accept', account: email, address };
    await countAttempt(db, attempt, now());
    await find(db, email, code, now());
    const hash = await passwords.hash(password);
    const fresh = await db.transaction(async (tx) => {
      const { su } = await find(tx, email, code, now());
      await tx.delete(invitations).where(eq(invitations.email, email));
      const fields = { firstname, surname, email };
      const [user] = await tx.insert(users).values({
        ...fields, ...searchColumns(fields), su, password: hash, lastLogin: utc(now()),
        language, dateFormat: language === 'nl' ? 'dd-MM-yyyy' : 'yyyy-MM-dd', timeFormat: 'HH:mm',
      }).returning({ id: users.id });
      if (user === undefined) throw new Error('An inserted user has no id');
      await forgiveAttempts(tx, attempt);
      return startSession(tx, user.id, token, now());
    }).catch((failure: unknown) => {
      throw isUniqueViolation(failure) ? new Refusal(409, 'NOT_UNIQUE', { fields: { email: { code: 'NOT_UNIQUE' } } }) : failure;
    });
    return ok({}, { 'Set-Cookie': sessionCookie(fresh, secure) });
  }),
];

/**
 * The link with which an address becomes the first superuser; null once there is one. A later link replaces it.
 * @throws when nobody could be invited.
 */
export const inviteFirstSuperuser = async ({ db, now }: Services, email: string | undefined, address: string): Promise<string | null> => {
  const superusers = await rowsOf(db, sql`select id from users where su and active limit 1`);
  if (superusers.length > 0) return null;
  if (email === undefined) throw new Error(NO_ADMINISTRATOR);
  return `${address}/accept/${encodeURIComponent(email)}/${await invite(db, email, true, now())}`;
};
