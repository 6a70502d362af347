import { eq } from 'drizzle-orm';
import { supportRule } from '../../src/domain/session/support.rule';
import { users, websites } from '../database/schema';
import { sendMailsWithTimeout } from '../mail/send-mail';
import { supportMail } from '../mail/mail-templates';
import { ok, signedIn, type Answer, type CallOf, type Endpoint } from '../shared/endpoint';
import { limitRate } from '../shared/limit-rate';
import { fieldsNotValid, notMailed, unauthenticated } from '../shared/refusal';
import { required, text } from '../shared/reads';
import { hashSecret } from '../shared/secrets';
import type { SessionServices } from './services';

/** Per user. Rule R-SES-20. */
const REQUESTS_PER_HOUR = 10;
const REQUEST = { subject: required(text(2_000)), message: required(text(100_000)) };

/** Handles `POST help`: e-mails the request with the user as reply address. Rule R-SES-20. */
const sendSupportRequest = async ({
  services,
  form: request,
  caller,
}: CallOf<{ form: typeof REQUEST }, SessionServices>): Promise<Answer> => {
  const { db, now, supportEmail } = services;
  const wrong = Object.keys(supportRule(request));
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  await limitRate(db, hashSecret(`support\n${caller.id}`), now(), REQUESTS_PER_HOUR, 3_600);
  const [user] = await db.select().from(users).where(eq(users.id, caller.id));
  if (user === undefined) throw unauthenticated();
  const [website] =
    caller.website === null
      ? []
      : await db.select({ name: websites.name }).from(websites).where(eq(websites.id, caller.website));
  const [sent] = await sendMailsWithTimeout(services, 'help', [
    supportMail({
      to: supportEmail,
      name: `${user.firstname} ${user.surname}`,
      email: user.email,
      website: website?.name ?? null,
      subject: request.subject.trim(),
      message: request.message.trim(),
    }),
  ]);
  // An unknown result counts as a failure: a duplicate request is better than a lost one.
  if (sent !== 'sent') throw notMailed();
  return ok();
};

export const supportEndpoints: readonly Endpoint<SessionServices>[] = [
  signedIn('POST', 'help', { form: REQUEST }, sendSupportRequest),
];
