import { isLanguage, type Language } from '../../src/domain/shared/locale';
import { supportRule } from '../../src/domain/session/support.rule';
import { eq } from 'drizzle-orm';
import { users, websites } from '../database/schema';
import { deliverWaiting } from '../mail/deliver';
import { supportLetter } from '../mail/letters';
import { limitRate } from '../session/attempts';
import { ok, signedIn, type Answer, type Caller, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { fieldsNotValid, notFound, Refusal, unauthenticated } from '../shared/refusal';
import { hashSecret } from '../shared/text';
import type { HelpPage } from './help-pages';

/** Letters an hour to the people who help, from one person. Rule R-SES-20. */
const LETTERS_PER_HOUR = 10;
const LONGEST_SUBJECT = 2_000;
const LONGEST_MESSAGE = 100_000;

const languageOf = ({ language }: Caller): Language => (isLanguage(language) ? language : 'en');

const shown = (page: HelpPage | null): Answer => {
  if (page === null) throw notFound();
  return ok({ page });
};

/** Help in the language of the person, and letters to whoever helps. */
export const helpEndpoints: readonly Endpoint[] = [
  signedIn('GET', 'help', async ({ services: { help }, query, caller }) => {
    query.only();
    const sections = await help.contents(languageOf(caller));
    return ok({ toc: sections.map((section) => ({ ...section, label: section.title, pages: section.pages.map((page) => ({ ...page, label: page.title, icon: section.icon, pages: [] })) })) });
  }),
  signedIn('GET', 'help/:type', async ({ services: { help }, query, param, caller }) => {
    query.only();
    return shown(await help.section(languageOf(caller), param('type')));
  }),
  signedIn('GET', 'help/:type/:module', async ({ services: { help }, query, param, caller }) => {
    query.only();
    return shown(await help.page(languageOf(caller), param('type'), param('module')));
  }),
  signedIn('POST', 'help', askSupport),
];

/** `POST help`: mails the question on, so that an answer goes to who asked. Rule R-SES-20. */
async function askSupport({ services, form, caller }: SignedInCall): Promise<Answer> {
  const { db, now, supportEmail } = services;
  form.only('subject', 'message');
  const request = { subject: form.required('subject', LONGEST_SUBJECT), message: form.required('message', LONGEST_MESSAGE) };
  const wrong = Object.keys(supportRule(request));
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  await limitRate(db, hashSecret(`support\n${caller.id}`), now(), LETTERS_PER_HOUR, 3_600);
  const [user] = await db.select().from(users).where(eq(users.id, caller.id));
  if (user === undefined) throw unauthenticated();
  const [website] = caller.website === null ? [] : await db.select({ name: websites.name }).from(websites).where(eq(websites.id, caller.website));
  const [left] = await deliverWaiting(services, 'help', [supportLetter({
    to: supportEmail, name: `${user.firstname} ${user.surname}`, email: user.email, website: website?.name ?? null,
    subject: request.subject.trim(), message: request.message.trim(),
  })]);
  // In doubt it is asked again: a question twice is better than none.
  if (left !== true) throw new Refusal(503, 'ERROR');
  return ok();
}
