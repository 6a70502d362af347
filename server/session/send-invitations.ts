import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { addressesOf, inviteRule } from '../../src/domain/access/invite.rule';
import { isLanguage } from '../../src/domain/shared/locale';
import { authorizedChange, grantableGroups } from '../access/published/grants';
import { can } from '../../src/domain/shared/permission';
import { invitations, users } from '../database/schema';
import { sendMailsWithTimeout } from '../mail/send-mail';
import { invitationMail } from '../mail/mail-templates';
import type { MailServices } from '../mail/mail';
import { ok, withRight, type Answer, type CallOf, type Endpoint } from '../shared/endpoint';
import { ids, texts } from '../shared/reads';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { utc } from '../shared/utc';
import { INVITATION_DAYS, invite, type InvitationGrants } from './invitations';
import { emailLink } from './email-links';

interface RefusedInvitation {
  readonly email: string;
  readonly code: 'NOT_UNIQUE' | 'INVITED' | 'MAIL_FAILED';
}

const INVITED = { email: texts(), usergroups: ids(), websites: ids() };
type InviteCall = CallOf<{ form: typeof INVITED }, MailServices>;

/** Rules R-ACC-06, R-ACC-14 and R-ACC-15. */
export const inviteEndpoints: readonly Endpoint<MailServices>[] = [
  { ...withRight('users.add')('POST', 'user/invite', { form: INVITED }, sendInvitations), creates: false },
];

async function sendInvitations(call: InviteCall): Promise<Answer> {
  const {
    services: { db },
    caller,
  } = call;
  const { emails, ...given } = readInvitation(call.form);
  authorizedChange(caller, 'usergroups', [], given.usergroups, await grantableGroups(db, caller, given.usergroups));
  authorizedChange(caller, 'websites', [], given.websites, caller.websites);
  const known = (await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))).map(
    ({ email }) => email,
  );
  if (known.length === emails.length)
    throw new Refusal(409, 'NOT_UNIQUE', { fields: { email: { code: 'NOT_UNIQUE' } } });
  const foreign = await foreignInvitations(
    call,
    emails.filter((email) => !known.includes(email)),
  );
  const newEmails = emails.filter((email) => ![...known, ...foreign].includes(email));
  const failed = await inviteAll(call, newEmails, { ...given, su: false, invitedBy: caller.id });
  const refused: RefusedInvitation[] = [
    ...known.map((email) => ({ email, code: 'NOT_UNIQUE' as const })),
    ...foreign.map((email) => ({ email, code: 'INVITED' as const })),
    ...failed.map((email) => ({ email, code: 'MAIL_FAILED' as const })),
  ];
  return refused.length === 0 ? ok({ invited: emails.length }) : { status: 200, body: { code: 'PARTIAL', refused } };
}

/** Addresses with a valid invitation by another user. Replacing it needs the right to edit users. Rule R-ACC-15. */
const foreignInvitations = async (
  { services: { db, now }, caller }: Pick<InviteCall, 'services' | 'caller'>,
  emails: readonly string[],
): Promise<string[]> => {
  if (can(caller, 'users.edit')) return [];
  const found = await db
    .select({ email: invitations.email })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(
      and(
        inArray(invitations.email, [...emails]),
        gt(invitations.expires, utc(now())),
        sql`${invitations.invitedBy} is distinct from ${caller.id}`,
        or(isNull(invitations.invitedBy), eq(users.active, true)),
      ),
    );
  return found.map(({ email }) => email);
};

const readInvitation = ({ email, usergroups = [], websites = [] }: InviteCall['form']) => {
  const emails = [...addressesOf(email)];
  const wrong = Object.keys(inviteRule({ emails, usergroups, websites })).map((name) =>
    name.startsWith('emails') ? 'email' : name,
  );
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  return { emails, usergroups, websites };
};

/**
 * Stores and sends invitations. @returns addresses whose e-mail failed; their invitations stay stored. An e-mail
 * still being sent counts as sent, because inviting again would invalidate its link.
 */
const inviteAll = async (
  { services, caller }: Pick<InviteCall, 'services' | 'caller'>,
  emails: readonly string[],
  grants: InvitationGrants,
): Promise<string[]> => {
  const { db, now } = services;
  const [inviter] = await db.select().from(users).where(eq(users.id, caller.id));
  const letters = await db.transaction(async (tx) => {
    const written = [];
    for (const email of emails) {
      const code = await invite(tx, email, grants, now());
      written.push(
        invitationMail({
          // The invited person's language is unknown.
          language: isLanguage(caller.language) ? caller.language : 'en',
          to: email,
          inviter: inviter === undefined ? '' : `${inviter.firstname} ${inviter.surname}`,
          days: INVITATION_DAYS,
          link: emailLink(services, 'accept', email, code),
        }),
      );
    }
    return written;
  });
  const sent = await sendMailsWithTimeout(services, 'user/invite', letters);
  return emails.filter((_, place) => sent[place] === 'refused' || sent[place] === 'failed');
};
