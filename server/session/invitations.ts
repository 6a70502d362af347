import { and, eq, sql } from 'drizzle-orm';
import { normaliseEmail } from '../../src/domain/shared/email.rule';
import { acceptRule } from '../../src/domain/session/accept.rule';
import { LONGEST_PASSWORD } from '../../src/domain/session/password.rule';
import { searchColumns } from '../access/published/search-columns';
import { idArray, rowsOf, type Database } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import { invitations, users } from '../database/schema';
import { ok, open, type Call, type Endpoint, type Services } from '../shared/endpoint';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { hashSecret, newSecret, utc } from '../shared/text';
import { countAttempt, forgiveAttempts, type Attempt } from './attempts';
import { checkMailedCode, linkTo } from './mailed-links';
import type { SessionServices } from './services';
import { sessionCookie, startSession } from './sessions';

/** The message for who starts an installation that nobody could enter. */
export const NO_ADMINISTRATOR =
  'Nobody can administer this installation yet: set ADMIN_EMAIL to the address of its first superuser and start again.';

const DAY = 24 * 3_600_000;
/** Days for which a mailed invitation holds; the printed one of the first superuser holds for one. Rule R-ACC-15. */
export const INVITED_DAYS = 7;
const PRINTED_DAYS = 1;

/** What an invitation gives, and on whose word; nobody's for the first superuser. */
export interface Given {
  readonly su: boolean;
  readonly usergroups: readonly number[];
  readonly websites: readonly number[];
  readonly invitedBy: number | null;
}

const FIRST_SUPERUSER: Given = { su: true, usergroups: [], websites: [], invitedBy: null };

/** Invites an address, replacing an earlier invitation. @returns the code of the link, which is nowhere stored. */
export const invite = async (
  db: Database,
  email: string,
  { su, usergroups, websites, invitedBy }: Given,
  now: number,
  days = INVITED_DAYS,
): Promise<string> => {
  const code = newSecret();
  const invitation = {
    code: hashSecret(code),
    expires: utc(now + days * DAY),
    su,
    usergroups: [...usergroups],
    websites: [...websites],
    invitedBy,
  };
  await db
    .insert(invitations)
    .values({ email: normaliseEmail(email), ...invitation })
    .onConflictDoUpdate({ target: invitations.email, set: invitation });
  return code;
};

type Found = typeof invitations.$inferSelect;

/** Refuses unless the code belongs to the address and still holds, and whoever gave it may still be here. */
const find = async (db: Database, email: string, code: string, now: number): Promise<Found> => {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, email), eq(invitations.code, hashSecret(code))))
    .for('update');
  const invitation = checkMailedCode(found, now);
  if (invitation.invitedBy === null) return invitation;
  const inviters = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, invitation.invitedBy), eq(users.active, true)));
  return checkMailedCode(inviters.length === 0 ? undefined : invitation, now);
};

/** The new account gets what the invitation gives, as far as it still exists. */
const give = async (tx: Database, userId: number, { usergroups, websites }: Found): Promise<void> => {
  await tx.execute(
    sql`
      insert into memberships (user_id, usergroup_id)
      select ${userId}::integer, id from usergroups
      where id = any(${idArray(usergroups)})`,
  );
  await tx.execute(
    sql`
      insert into user_websites (user_id, website_id)
      select ${userId}::integer, id from websites
      where id = any(${idArray(websites)})`,
  );
};

/** Accepting an invitation: makes the account, once, and signs it in. Rules R-SES-06, R-SES-12 and R-ACC-15. */
export const invitationEndpoints: readonly Endpoint<SessionServices>[] = [
  open('GET', 'accept/check', async ({ services: { db, now }, query, address }) => {
    query.only('email', 'code');
    const [email, code] = [normaliseEmail(query.required('email')), query.required('code')];
    const attempt: Attempt = { what: 'accept', account: email, address };
    await countAttempt(db, attempt, now());
    await find(db, email, code, now());
    await forgiveAttempts(db, attempt);
    return ok();
  }),

  open(
    'POST',
    'accept',
    async ({ services: { db, now, passwords }, form, address, token, secure }: Call<SessionServices>) => {
      form.only('firstname', 'surname', 'password', 'language', 'code', 'email');
      const [email, code] = [normaliseEmail(form.required('email')), form.required('code')];
      const name = (field: string) => form.required(field).trim().normalize('NFC');
      const [firstname, surname, password, language] = [
        name('firstname'),
        name('surname'),
        form.required('password', LONGEST_PASSWORD),
        form.required('language'),
      ];
      const wrong = Object.keys(acceptRule({ firstname, surname, password, repeat: password, language }));
      if (wrong.length > 0) throw fieldsNotValid(...wrong);
      const attempt: Attempt = { what: 'accept', account: email, address };
      await countAttempt(db, attempt, now());
      await find(db, email, code, now());
      const hash = await passwords.hash(password);
      const fresh = await db
        .transaction(async (tx) => {
          const invitation = await find(tx, email, code, now());
          await tx.delete(invitations).where(eq(invitations.email, email));
          const fields = { firstname, surname, email };
          const [user] = await tx
            .insert(users)
            .values({
              ...fields,
              ...searchColumns(fields),
              su: invitation.su,
              password: hash,
              lastLogin: utc(now()),
              language,
              dateFormat: language === 'nl' ? 'dd-MM-yyyy' : 'yyyy-MM-dd',
              timeFormat: 'HH:mm',
            })
            .returning({ id: users.id });
          if (user === undefined) throw new Error('An inserted user has no id');
          await give(tx, user.id, invitation);
          await forgiveAttempts(tx, attempt);
          return startSession(tx, user.id, token, now());
        })
        .catch((failure: unknown) => {
          throw isUniqueViolation(failure)
            ? new Refusal(409, 'NOT_UNIQUE', { fields: { email: { code: 'NOT_UNIQUE' } } })
            : failure;
        });
      return ok({}, { 'Set-Cookie': sessionCookie(fresh, secure) });
    },
  ),
];

/**
 * The link with which an address becomes the first superuser; null once there is one. A later link replaces it.
 * @throws when nobody could be invited.
 */
export const inviteFirstSuperuser = async (services: Services, email: string | undefined): Promise<string | null> => {
  const { db, now } = services;
  const superusers = await rowsOf(db, sql`select id from users where su and active limit 1`);
  if (superusers.length > 0) return null;
  if (email === undefined) throw new Error(NO_ADMINISTRATOR);
  return linkTo(services, 'accept', email, await invite(db, email, FIRST_SUPERUSER, now(), PRINTED_DAYS));
};
