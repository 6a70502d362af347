import { sql } from 'drizzle-orm';
import {
  addressesIn,
  MAX_ATTACHED,
  recipientsProblem,
  renderedProblem,
} from '../../src/domain/communication/email.rule';
import { renderMail } from '../../src/domain/communication/mail-render.rule';
import type { VariableValues } from '../../src/domain/communication/mail-variables.rule';
import { queryRows } from '../database/database';
import { readLibraryFiles } from '../library/published/attached-files';
import type { Mail, MailServices } from '../mail/mail';
import { sendMailsWithTimeout } from '../mail/send-mail';
import { ok, withRight, type CallOf, type FormEndpoint } from '../shared/endpoint';
import { limitRate } from '../shared/limit-rate';
import { required, text, texts } from '../shared/reads';
import { fieldsNotValid, forbidden, notFound, notMailed } from '../shared/refusal';
import { hashSecret } from '../shared/secrets';
import { htmlDecoder } from '../shared/html/text-of-html';

/** Limit per user. Rule R-EML-08. */
const TESTS_PER_HOUR = 30;

const TEST = { query: { emails: texts(), code: required(text()) } };
type TestCall = CallOf<typeof TEST, MailServices>;

/**
 * Refuses requests from other sites (CSRF), because this GET sends e-mail. Without `Sec-Fetch-Site`, checks `Origin`
 * and `Referer`, and refuses navigation by `Accept: text/html`. Rule R-EML-08.
 */
const checkOwnPage = ({ header, services }: Pick<TestCall, 'header' | 'services'>): void => {
  const site = header('sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw forbidden();
    return;
  }
  const hosts = [header('host'), new URL(services.address()).host];
  const pages = [header('origin'), header('referer')].filter((page) => page !== undefined);
  const isOwn = pages.every((page) => URL.canParse(page) && hosts.includes(new URL(page).host));
  if (!isOwn || header('accept')?.includes('text/html') === true) throw forbidden();
};

interface StoredEmail {
  readonly subject: string;
  readonly content: string;
  readonly values: VariableValues;
  readonly attachments: readonly { readonly id: number; readonly name: string }[];
  readonly website: string;
}

const readAttachments = async (
  services: MailServices,
  attachments: StoredEmail['attachments'],
): Promise<NonNullable<Mail['attachments']>> => {
  const ids = attachments.map(({ id }) => id);
  const files = await readLibraryFiles(services, ids, MAX_ATTACHED);
  if (files === null) throw fieldsNotValid('attachments');
  return files.map((content, place) => ({ filename: attachments[place]?.name ?? '', content }));
};

/** `GET emails/test`: sends the stored e-mail with its sample values to each address. Rule R-EML-08. */
const sendTestMail = async (call: TestCall) => {
  const { services, query, caller } = call;
  checkOwnPage(call);
  const listed = query.emails.join(',');
  if (recipientsProblem(listed) !== null) throw fieldsNotValid('emails');
  const [stored] = await queryRows<StoredEmail>(
    services.db,
    sql`
      select e.subject, e.content, e.custom_variables as values, e.attachments, w.url as website
      from emails e join websites w on w.id = e.website_id
      where e.website_id = ${caller.website} and e.code = ${query.code}`,
  );
  if (stored === undefined) throw notFound();
  if (renderedProblem(stored, stored.values) !== null) throw fieldsNotValid('custom_variables');
  await limitRate(services.db, hashSecret(`test-mail\n${caller.id}`), services.now(), TESTS_PER_HOUR, 3_600);
  const attachments = await readAttachments(services, stored.attachments);
  const mail = renderMail(stored, stored.values, { website: stored.website, files: services.address() }, htmlDecoder);
  const recipients = addressesIn(listed);
  const sent = await sendMailsWithTimeout(
    services,
    'emails/test',
    recipients.map((to) => ({ ...mail, to, textEncoding: 'base64', attachments })),
    'GET',
  );
  // An unknown result counts as a failure: a duplicate is better than a lost e-mail.
  if (!sent.every((outcome) => outcome === 'sent'))
    throw notMailed(recipients.filter((_, place) => sent[place] === 'refused'));
  return ok();
};

export const testMailEndpoint: FormEndpoint<MailServices> = withRight('emails.edit')(
  'GET',
  'emails/test',
  TEST,
  sendTestMail,
);
