import { eq, inArray } from 'drizzle-orm';
import { addressesOf, inviteRule } from '../../src/domain/access/invite.rule';
import { isLanguage } from '../../src/domain/shared/locale';
import { changeWithin, givableGroups } from '../access/published/grants';
import { users } from '../database/schema';
import { deliverWaiting } from '../mail/deliver';
import { invitationLetter } from '../mail/letters';
import type { MailServices } from '../mail/mail';
import { ok, withRight, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import type { Fields } from '../shared/fields';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { INVITED_DAYS, invite, type Given } from './invitations';
import { linkTo } from './mailed-links';

/** An address that was not invited, or whose mail did not leave. */
interface Refused {
  readonly email: string;
  readonly code: 'NOT_UNIQUE' | 'MAIL_FAILED';
}

/** Inviting people. Rules R-ACC-06, R-ACC-14 and R-ACC-15. */
export const inviteEndpoints: readonly Endpoint<MailServices>[] = [
  withRight('users.add')('POST', 'user/invite', async (call: SignedInCall<MailServices>): Promise<Answer> => {
    const {
      services: { db },
      caller,
    } = call;
    const { emails, ...given } = readInvitation(call.form);
    changeWithin(caller, 'usergroups', [], given.usergroups, await givableGroups(db, caller, given.usergroups));
    changeWithin(caller, 'websites', [], given.websites, caller.websites);
    const known = (await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))).map(
      ({ email }) => email,
    );
    const strangers = emails.filter((email) => !known.includes(email));
    if (strangers.length === 0) throw new Refusal(409, 'NOT_UNIQUE', { fields: { email: { code: 'NOT_UNIQUE' } } });
    const failed = await inviteAll(call, strangers, { ...given, su: false, invitedBy: caller.id });
    const refused: Refused[] = [
      ...known.map((email) => ({ email, code: 'NOT_UNIQUE' as const })),
      ...failed.map((email) => ({ email, code: 'MAIL_FAILED' as const })),
    ];
    return refused.length === 0 ? ok({ invited: emails.length }) : { status: 200, body: { code: 'PARTIAL', refused } };
  }),
];

const readInvitation = (form: Fields) => {
  form.only('email', 'usergroups', 'websites');
  const emails = [...addressesOf(form.texts('email'))];
  const [usergroups, websites] = [form.ids('usergroups') ?? [], form.ids('websites') ?? []];
  const wrong = Object.keys(inviteRule({ emails, usergroups, websites })).map((name) =>
    name.startsWith('emails') ? 'email' : name,
  );
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  return { emails, usergroups, websites };
};

/**
 * Stores the invitations, then mails them. @returns the addresses whose mail did not leave; they are invited all the
 * same. A mail that is still on its way is none of them: asking again would make its link worthless.
 */
const inviteAll = async (
  { services, caller }: SignedInCall<MailServices>,
  emails: readonly string[],
  given: Given,
): Promise<string[]> => {
  const { db, now } = services;
  const [inviter] = await db.select().from(users).where(eq(users.id, caller.id));
  const letters = await db.transaction(async (tx) => {
    const written = [];
    for (const email of emails) {
      const code = await invite(tx, email, given, now());
      written.push(
        invitationLetter({
          // Nobody knows yet what they read; whoever invites them does best.
          language: isLanguage(caller.language) ? caller.language : 'en',
          to: email,
          inviter: inviter === undefined ? '' : `${inviter.firstname} ${inviter.surname}`,
          days: INVITED_DAYS,
          link: linkTo(services, 'accept', email, code),
        }),
      );
    }
    return written;
  });
  const left = await deliverWaiting(services, 'user/invite', letters);
  return emails.filter((_, place) => left[place] === false);
};
