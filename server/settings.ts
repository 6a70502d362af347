import { join, resolve } from 'node:path';
import { emailProblem } from '../src/domain/shared/email.rule';
import { readJobSchedules } from './operations/jobs/job-schedules';
import { readTimeZone } from './insight/statistics/time-zone';
import type { MailSettings } from './mail/mailer';
import type { ServerOptions } from './server';
import type { Seed } from './seed/fill';

/** Settings from environment variables. */
export interface Settings extends Pick<
  ServerOptions,
  | 'dataDir'
  | 'databaseUrl'
  | 'apiUrl'
  | 'seed'
  | 'trustProxy'
  | 'publicUrl'
  | 'isPublic'
  | 'logDays'
  | 'jobSchedules'
  | 'timeZone'
  | 'extras'
  | 'sparePartsFeed'
> {
  readonly port: number;
  readonly host: string;
  /** E-mail address of the first superuser. */
  readonly adminEmail: string | undefined;
  readonly mail: MailSettings;
  readonly supportEmail: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** Reads the environment variables. @throws with a message that says what to change */
export const readSettings = (environment: Environment, folder: string): Settings => {
  const read = (name: string): string | undefined => (environment[name] === '' ? undefined : environment[name]);
  const host = read('HOST') ?? '127.0.0.1';
  const publicUrl = readUrl('PUBLIC_URL', read('PUBLIC_URL'), ['http:', 'https:'])?.replace(/\/$/, '');
  const trustProxy = read('TRUST_PROXY') === '1';
  const isPublic =
    !isLoopback(host) || trustProxy || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
  const databaseUrl = readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const adminEmail = read('ADMIN_EMAIL');
  if (adminEmail !== undefined && emailProblem(adminEmail) !== null)
    throw new Error(`ADMIN_EMAIL must be an e-mail address, not "${adminEmail}".`);
  const supportEmail = read('SUPPORT_EMAIL');
  if (supportEmail !== undefined && emailProblem(supportEmail) !== null)
    throw new Error(`SUPPORT_EMAIL must be an e-mail address, not "${supportEmail}".`);
  const dataDir = resolve(folder, read('DATA_DIR') ?? 'data');
  return {
    port: readPort(read('PORT') ?? '8080'),
    host,
    publicUrl,
    trustProxy,
    isPublic,
    databaseUrl,
    dataDir,
    apiUrl: readUrl('API_URL', read('API_URL'), ['http:', 'https:']),
    adminEmail,
    supportEmail,
    logDays: readLogDays(read('LOG_DAYS')),
    jobSchedules: readJobSchedules(read('JOB_SCHEDULES')),
    timeZone: readTimeZone(read('TIME_ZONE')),
    extras: readExtras(read('EXTRAS')),
    sparePartsFeed: readFeed(read('KANTOOR_SPARE_PARTS_FEED')),
    mail: readMail(read('SMTP_URL'), read('MAIL_FROM'), join(dataDir, 'outbox')),
    seed: readSeed(read('SEED'), isPublic || databaseUrl !== undefined, isPublic) ?? {
      kind: 'none',
      adminEmail,
      website: {
        name: read('WEBSITE_NAME') ?? 'Website',
        url: read('WEBSITE_URL') ?? publicUrl ?? 'http://localhost',
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

const MAX_LOG_DAYS = 3_650;

const readLogDays = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > MAX_LOG_DAYS)
    throw new Error(`LOG_DAYS must be a number from 1 to ${MAX_LOG_DAYS}, not "${text}".`);
  return days;
};

const readUrl = (name: string, text: string | undefined, protocols: readonly string[]): string | undefined => {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name} must be a URL that begins with ${protocols.join('// or ')}//.`);
  return text;
};

const readFeed = (text: string | undefined): string | undefined => {
  const url = readUrl('KANTOOR_SPARE_PARTS_FEED', text, ['http:', 'https:']);
  // The request would be refused by `fetch`; the address may hold a secret and is not repeated.
  if (url !== undefined && (new URL(url).username !== '' || new URL(url).password !== ''))
    throw new Error('KANTOOR_SPARE_PARTS_FEED takes no user name or password before its host; put a key in its query.');
  return url;
};

const readMail = (url: string | undefined, from: string | undefined, outbox: string): MailSettings => {
  const smtpUrl = readUrl('SMTP_URL', url, ['smtp:', 'smtps:']);
  if (smtpUrl !== undefined && from === undefined)
    throw new Error('SMTP_URL also needs MAIL_FROM, the sender of e-mails.');
  const address = from === undefined ? null : (/^[^<>]*<([^<>]*)>$/.exec(from)?.[1] ?? from);
  if (address !== null && (emailProblem(address) !== null || /[\r\n]/.test(from ?? ''))) {
    throw new Error(
      `MAIL_FROM must be an e-mail address, or a name followed by one in angle brackets, not "${from ?? ''}".`,
    );
  }
  return { smtpUrl, from: from ?? 'Kantoor <kantoor@localhost>', outbox };
};

/** Demo accounts have a published password and are refused on public installations. Rule R-ACC-09. */
const readSeed = (requested: string | undefined, isReal: boolean, isPublic: boolean): Seed | null => {
  if (requested !== undefined && requested !== 'demo' && requested !== 'none')
    throw new Error(`SEED must be demo or none, not "${requested}".`);
  if (requested === 'demo' && isPublic) {
    throw new Error(
      'SEED=demo adds accounts with a published password, so it works on this computer only. ' +
        'Remove HOST, TRUST_PROXY and PUBLIC_URL, or use SEED=none.',
    );
  }
  return requested === 'demo' || (requested === undefined && !isReal) ? { kind: 'demo' } : null;
};
