import { and, eq, sql } from 'drizzle-orm';
import { normaliseEmail } from '../../src/domain/shared/email.rule';
import { acceptRule } from '../../src/domain/session/accept.rule';
import { MAX_PASSWORD_LENGTH } from '../../src/domain/session/password.rule';
import { searchColumns } from '../access/published/search-columns';
import { idArray, queryRows, type Database } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import { invitations, users } from '../database/schema';
import { recordEvent } from '../insight/published/events';
import { ok, open, type Endpoint, type OpenCallOf, type Services } from '../shared/endpoint';
import { required, text } from '../shared/reads';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { hashSecret, newSecret } from '../shared/secrets';
import { utc } from '../shared/utc';
import { countAttempt, clearAttempts, type Attempt } from './rate-limit';
import { requireValidCode, emailLink } from './email-links';
import type { SessionServices } from './services';
import { browserIdOf } from './browsers';
import { signInCookies, startSession } from './sessions';
import { normalizeText } from '../../src/domain/shared/normalize';

/** Start-up error of an installation without a superuser. */
export const NO_ADMINISTRATOR =
  'This installation has no superuser yet. Set ADMIN_EMAIL to the e-mail address of the first one and restart.';

const DAY = 24 * 3_600_000;
/**
 * Days of validity of e-mailed invitations. The invitation of the first superuser, printed at start, is valid for
 * less. Rule R-ACC-15.
 */
export const INVITATION_DAYS = 7;
const FIRST_INVITATION_DAYS = 1;

/** Rights and websites of the invited user; `invitedBy` is null for the first superuser. */
export interface InvitationGrants {
  readonly su: boolean;
  readonly usergroups: readonly number[];
  readonly websites: readonly number[];
  readonly invitedBy: number | null;
}

const FIRST_SUPERUSER: InvitationGrants = { su: true, usergroups: [], websites: [], invitedBy: null };

/** Invites an address, replacing an earlier invitation. @returns the code of the link; only its hash is stored */
export const invite = async (
  db: Database,
  email: string,
  { su, usergroups, websites, invitedBy }: InvitationGrants,
  now: number,
  days = INVITATION_DAYS,
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

type Invitation = typeof invitations.$inferSelect;

/** Finds a valid invitation whose inviter is still active. 400 otherwise. */
const requireInvitation = async (db: Database, email: string, code: string, now: number): Promise<Invitation> => {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, email), eq(invitations.code, hashSecret(code))))
    .for('update');
  const invitation = requireValidCode(found, now);
  if (invitation.invitedBy === null) return invitation;
  const inviters = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, invitation.invitedBy), eq(users.active, true)));
  return requireValidCode(inviters.length === 0 ? undefined : invitation, now);
};

/** Gives a new user the groups and websites that still exist. */
const applyGrants = async (tx: Database, userId: number, { usergroups, websites }: Invitation): Promise<void> => {
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

const LINK = { email: required(text()), code: required(text()) };
const asName = (typed: string): string => normalizeText(typed.trim());
const ACCEPTED = {
  ...LINK,
  firstname: required(text()),
  surname: required(text()),
  password: required(text(MAX_PASSWORD_LENGTH)),
  language: required(text()),
};

/** Accepting an invitation: creates the account and signs in. Rules R-SES-06, R-SES-12, R-ACC-15 and R-INS-12. */
export const invitationEndpoints: readonly Endpoint<SessionServices>[] = [
  open('GET', 'accept/check', { query: LINK }, async ({ services: { db, now }, query, address }) => {
    const [email, code] = [normaliseEmail(query.email), query.code];
    const attempt: Attempt = { kind: 'accept', account: email, address };
    await countAttempt(db, attempt, now());
    await requireInvitation(db, email, code, now());
    await clearAttempts(db, attempt);
    return ok();
  }),

  open('POST', 'accept', { form: ACCEPTED }, async (call: OpenCallOf<{ form: typeof ACCEPTED }, SessionServices>) => {
    const { services, form, address, token, secure } = call;
    const { db, now, passwords } = services;
    const { code, password, language } = form;
    const email = normaliseEmail(form.email);
    const [firstname, surname] = [asName(form.firstname), asName(form.surname)];
    const wrong = Object.keys(acceptRule({ firstname, surname, password, repeat: password, language }));
    if (wrong.length > 0) throw fieldsNotValid(...wrong);
    const attempt: Attempt = { kind: 'accept', account: email, address };
    await countAttempt(db, attempt, now());
    await requireInvitation(db, email, code, now());
    const hash = await passwords.hash(password);
    const browser = browserIdOf(call.browser);
    const fresh = await db
      .transaction(async (tx) => {
        const invitation = await requireInvitation(tx, email, code, now());
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
        await applyGrants(tx, user.id, invitation);
        await clearAttempts(tx, attempt);
        return startSession(tx, { userId: user.id, formerToken: token, browser }, now());
      })
      .catch((failure: unknown) => {
        throw isUniqueViolation(failure)
          ? new Refusal(409, 'NOT_UNIQUE', { fields: { email: { code: 'NOT_UNIQUE' } } })
          : failure;
      });
    recordEvent(services, 'users', 'succeeded');
    return { ...ok(), cookies: signInCookies(fresh, browser, secure) };
  }),
];

/**
 * Creates the invitation link of the first superuser; null when there is one already.
 * @throws when no address is configured
 */
export const inviteFirstSuperuser = async (services: Services, email: string | undefined): Promise<string | null> => {
  const { db } = services;
  const superusers = await queryRows(db, sql`select id from users where su and active limit 1`);
  if (superusers.length > 0) return null;
  if (email === undefined) throw new Error(NO_ADMINISTRATOR);
  return inviteSuperuser(services, email);
};

/** Invites a superuser for a day, whoever else is one. @returns the link */
export const inviteSuperuser = async (
  services: Pick<Services, 'db' | 'now' | 'address'>,
  email: string,
): Promise<string> =>
  emailLink(
    services,
    'accept',
    email,
    await invite(services.db, email, FIRST_SUPERUSER, services.now(), FIRST_INVITATION_DAYS),
  );
