import { join, resolve } from 'node:path';
import { emailProblem } from '../src/domain/shared/email.rule';
import type { MailSettings } from './mail/mailer';
import type { ServerOptions } from './server';
import type { Seed } from './seed/fill';

/** What the environment asks for. */
export interface Settings extends Pick<
  ServerOptions,
  'dataDir' | 'databaseUrl' | 'apiUrl' | 'seed' | 'trustProxy' | 'publicUrl' | 'isPublic' | 'logDays' | 'extras'
> {
  readonly port: number;
  readonly host: string;
  /** Who becomes the first superuser of an empty installation. */
  readonly adminEmail: string | undefined;
  readonly mail: MailSettings;
  readonly supportEmail: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** Reads the environment. @throws an Error whose message tells the person at the terminal what to change. */
export const readSettings = (environment: Environment, folder: string): Settings => {
  const given = (name: string): string | undefined => (environment[name] === '' ? undefined : environment[name]);
  const host = given('HOST') ?? '127.0.0.1';
  const publicUrl = addressGiven('PUBLIC_URL', given('PUBLIC_URL'), ['http:', 'https:'])?.replace(/\/$/, '');
  const trustProxy = given('TRUST_PROXY') === '1';
  const isPublic =
    !isLoopback(host) || trustProxy || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
  const databaseUrl = addressGiven('DATABASE_URL', given('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const adminEmail = given('ADMIN_EMAIL');
  if (adminEmail !== undefined && emailProblem(adminEmail) !== null)
    throw new Error(`ADMIN_EMAIL must be an e-mail address, not "${adminEmail}".`);
  const supportEmail = given('SUPPORT_EMAIL');
  if (supportEmail !== undefined && emailProblem(supportEmail) !== null)
    throw new Error(`SUPPORT_EMAIL must be an e-mail address, not "${supportEmail}".`);
  const dataDir = resolve(folder, given('DATA_DIR') ?? 'data');
  return {
    port: readPort(given('PORT') ?? '8080'),
    host,
    publicUrl,
    trustProxy,
    isPublic,
    databaseUrl,
    dataDir,
    apiUrl: addressGiven('API_URL', given('API_URL'), ['http:', 'https:']),
    adminEmail,
    supportEmail,
    logDays: readLogDays(given('LOG_DAYS')),
    extras: readExtras(given('EXTRAS')),
    mail: readMail(given('SMTP_URL'), given('MAIL_FROM'), join(dataDir, 'outbox')),
    seed: readSeed(given('SEED'), isPublic || databaseUrl !== undefined, isPublic) ?? {
      kind: 'none',
      adminEmail,
      website: {
        name: given('WEBSITE_NAME') ?? 'Website',
        url: given('WEBSITE_URL') ?? publicUrl ?? 'http://localhost',
      },
    },
  };
};

const readPort = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535) throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
};

const readExtras = (text = 'all'): boolean => {
  if (text !== 'all' && text !== 'none') throw new Error(`EXTRAS must be all or none, not "${text}".`);
  return text === 'all';
};

const LONGEST_LOG = 3_650;

const readLogDays = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > LONGEST_LOG)
    throw new Error(`LOG_DAYS must be a number from 1 to ${LONGEST_LOG}, not "${text}".`);
  return days;
};

const addressGiven = (name: string, text: string | undefined, protocols: readonly string[]): string | undefined => {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  return text;
};

const readMail = (url: string | undefined, from: string | undefined, outbox: string): MailSettings => {
  const smtpUrl = addressGiven('SMTP_URL', url, ['smtp:', 'smtps:']);
  if (smtpUrl !== undefined && from === undefined)
    throw new Error('SMTP_URL needs MAIL_FROM as well: the address that mails come from.');
  const address = from === undefined ? null : (/^[^<>]*<([^<>]*)>$/.exec(from)?.[1] ?? from);
  if (address !== null && (emailProblem(address) !== null || /[\r\n]/.test(from ?? ''))) {
    throw new Error(
      `MAIL_FROM must be an e-mail address, or a name followed by one in angle brackets, not "${from ?? ''}".`,
    );
  }
  return { smtpUrl, from: from ?? 'Kantoor <kantoor@localhost>', outbox };
};

/** Rule R-ACC-09: a published password never opens an installation that strangers can reach. */
const readSeed = (asked: string | undefined, isReal: boolean, isPublic: boolean): Seed | null => {
  if (asked !== undefined && asked !== 'demo' && asked !== 'none')
    throw new Error(`SEED must be demo or none, not "${asked}".`);
  if (asked === 'demo' && isPublic) {
    throw new Error(
      'SEED=demo plants accounts with a published password, so it works only on an address of this computer: leave out HOST, TRUST_PROXY and PUBLIC_URL, or use SEED=none.',
    );
  }
  return asked === 'demo' || (asked === undefined && !isReal) ? { kind: 'demo' } : null;
};
