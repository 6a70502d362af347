import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { emailProblem } from '../src/domain/shared/email.rule';
import { decodeUri } from './shared/encoding/decode-uri';
import type { LogFormat } from './http/log-format';
import { readBackupSettings, type BackupSettings } from './backup/published/backup-settings';
import { readJobSchedules } from './operations/jobs/job-schedules';
import { readTimeZone } from './insight/statistics/time-zone';
import type { MailSettings } from './mail/mailer';
import { withSecretFiles } from './secret-files';
import type { ServerOptions } from './server';
import type { Seed } from './seed/fill';

/** Settings from environment variables. */
export interface Settings
  extends
    BackupSettings,
    Pick<
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
      | 'logFormat'
      | 'stopDelay'
    > {
  readonly port: number;
  readonly host: string;
  /** E-mail address of the first superuser. */
  readonly adminEmail: string | undefined;
  readonly mail: MailSettings;
  /** Address of the metrics; undefined for none. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly supportEmail: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** Reads the environment variables. @throws an error that says what to change */
export const readSettings = (ofProcess: Environment, folder: string): Settings => {
  const environment = withSecretFiles(ofProcess);
  const read = (name: string): string | undefined => (environment[name] === '' ? undefined : environment[name]);
  const host = read('HOST') ?? '127.0.0.1';
  const publicUrl = readHost('PUBLIC_URL', read('PUBLIC_URL'));
  const trustProxy = readTrustProxy(read('TRUST_PROXY'));
  const isPublic =
    !isLoopback(host) || trustProxy || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
  const databaseUrl = readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const timeZone = readTimeZone(read('TIME_ZONE'));
  const website = readWebsite(read('WEBSITE_NAME'), read('WEBSITE_URL'), read('WEBSITE_LANGUAGE'), publicUrl);
  const adminEmail = read('ADMIN_EMAIL');
  if (adminEmail !== undefined && emailProblem(adminEmail) !== null)
    throw new Error(`ADMIN_EMAIL must be an e-mail address, not "${adminEmail}".`);
  const supportEmail = read('SUPPORT_EMAIL');
  if (supportEmail !== undefined && emailProblem(supportEmail) !== null)
    throw new Error(`SUPPORT_EMAIL must be an e-mail address, not "${supportEmail}".`);
  const backups = readBackupSettings(read);
  const dataDir = resolve(folder, read('DATA_DIR') ?? 'data');
  return {
    port: readPort('PORT', read('PORT') ?? '8080'),
    host: readListenHost('HOST', host),
    publicUrl,
    trustProxy,
    isPublic,
    databaseUrl,
    dataDir,
    apiUrl: readAddress('API_URL', read('API_URL')),
    adminEmail,
    supportEmail,
    ...backups,
    logDays: readLogDays(read('LOG_DAYS')),
    jobSchedules: readJobSchedules(read('JOB_SCHEDULES'), timeZone, backups.backupDir !== undefined),
    timeZone,
    extras: readExtras(read('EXTRAS')),
    logFormat: readLogFormat(read('LOG')),
    stopDelay: readStopDelay(read('STOP_DELAY')),
    metrics: readMetrics(read('METRICS_PORT'), read('METRICS_HOST')),
    sparePartsFeed: readFeed(read('KANTOOR_SPARE_PARTS_FEED')),
    mail: readMail(read('SMTP_URL'), read('MAIL_FROM'), join(dataDir, 'outbox')),
    seed: readSeed(read('SEED'), isPublic || databaseUrl !== undefined, isPublic) ?? {
      kind: 'none',
      adminEmail,
      website,
    },
  };
};

const readPort = (name: string, text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535) throw new Error(`${name} must be a number from 0 to 65535, not "${text}".`);
  return port;
};

const readExtras = (text = 'all'): boolean => {
  if (text !== 'all' && text !== 'none') throw new Error(`EXTRAS must be all or none, not "${text}".`);
  return text === 'all';
};

const readLogFormat = (text = 'text'): LogFormat => {
  if (text !== 'text' && text !== 'json') throw new Error(`LOG must be text or json, not "${text}".`);
  return text;
};

const MAX_STOP_DELAY = 60;
/** @returns milliseconds */
const readStopDelay = (text = '0'): number => {
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Infinity;
  if (seconds > MAX_STOP_DELAY)
    throw new Error(`STOP_DELAY must be a number of seconds from 0 to ${MAX_STOP_DELAY}, not "${text}".`);
  return seconds * 1000;
};

const readMetrics = (port: string | undefined, host = '127.0.0.1'): Settings['metrics'] =>
  port === undefined ? undefined : { port: readPort('METRICS_PORT', port), host: readListenHost('METRICS_HOST', host) };

const MAX_LOG_DAYS = 3_650;
const MAX_WEBSITE_NAME = 100;
/** Names with other characters would be parsed as several addresses. */
const SENDER_NAME = /^(?:[^"(),:;<>@[\]\\]*|"[^"\\]*")$/;

const readLogDays = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > MAX_LOG_DAYS)
    throw new Error(`LOG_DAYS must be a number from 1 to ${MAX_LOG_DAYS}, not "${text}".`);
  return days;
};

const readTrustProxy = (text = '0'): boolean => {
  if (text !== '0' && text !== '1') throw new Error(`TRUST_PROXY must be 1 behind a proxy, or 0, not "${text}".`);
  return text === '1';
};

/** Accepts a host name or an IP address, without a port. */
const readListenHost = (name: string, host: string): string => {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) === 0 && !/^[A-Za-z0-9](?:[\w.-]{0,252}[A-Za-z0-9])?$/.test(bare))
    throw new Error(`${name} must be a host name or an IP address without a port, not "${host}".`);
  return bare;
};

/** Error messages do not repeat the URL, which may contain a secret. */
const readUrl = (name: string, text: string | undefined, protocols: readonly string[]): string | undefined => {
  if (text === undefined) return undefined;
  // `smtp:host` is a valid URL too, but has no host.
  if (!URL.canParse(text) || !protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`)))
    throw new Error(`${name} must be a URL that begins with ${protocols.join('// or ')}//.`);
  const { username, password, hostname } = new URL(text);
  // A database URL without a host connects by a socket.
  if (hostname === '' && name !== 'DATABASE_URL') throw new Error(`${name} must name a host.`);
  if ([username, password].some((part) => decodeUri(part) === null))
    throw new Error(`${name}: write "%" in a user name or password as "%25".`);
  return text;
};

/** Accepts an http or https URL without user name, query and fragment. */
const readAddress = (name: string, text: string | undefined): string | undefined => {
  const address = readUrl(name, text, ['http:', 'https:']);
  if (address === undefined) return undefined;
  const { username, password } = new URL(address);
  if (username !== '' || password !== '' || /[?#]/.test(address))
    throw new Error(`${name} takes no user name, password, query or fragment.`);
  return address.replace(/\/$/, '');
};

/** Accepts a URL without a path: links in e-mails point to pages at its root. */
const readHost = (name: string, text: string | undefined): string | undefined => {
  const address = readAddress(name, text);
  if (address !== undefined && new URL(address).pathname !== '/') throw new Error(`${name} takes no path.`);
  return address;
};

const readLanguage = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    throw new Error(`WEBSITE_LANGUAGE must be a language tag such as nl or nl-BE, not "${text}".`);
  }
};

const readWebsite = (
  name = 'Website',
  url: string | undefined,
  language: string | undefined,
  publicUrl: string | undefined,
) => {
  const tidy = name.trim();
  if (tidy === '' || tidy.length > MAX_WEBSITE_NAME)
    throw new Error(`WEBSITE_NAME must have 1 to ${MAX_WEBSITE_NAME} characters.`);
  return {
    name: tidy,
    url: readAddress('WEBSITE_URL', url) ?? publicUrl ?? 'http://localhost',
    language: readLanguage(language),
  };
};

const readFeed = (text: string | undefined): string | undefined => {
  const url = readUrl('KANTOOR_SPARE_PARTS_FEED', text, ['http:', 'https:']);
  // `fetch` refuses URLs with credentials.
  if (url !== undefined && (new URL(url).username !== '' || new URL(url).password !== ''))
    throw new Error('KANTOOR_SPARE_PARTS_FEED takes no user name or password before its host; put a key in its query.');
  return url;
};

const readMail = (url: string | undefined, from: string | undefined, outbox: string): MailSettings => {
  const smtpUrl = readUrl('SMTP_URL', url, ['smtp:', 'smtps:']);
  if (smtpUrl !== undefined && from === undefined)
    throw new Error('SMTP_URL also needs MAIL_FROM, the sender of e-mails.');
  const address = from === undefined ? null : (/^[^<>]*<([^<>]*)>$/.exec(from)?.[1] ?? from);
  const name = /^([^<>]*)</.exec(from ?? '')?.[1]?.trim() ?? '';
  if (address !== null && (emailProblem(address) !== null || /[\r\n]/.test(from ?? '') || !SENDER_NAME.test(name))) {
    throw new Error(
      `MAIL_FROM must be an e-mail address, or a name followed by one in angle brackets, not "${from ?? ''}". ` +
        'A name with punctuation stands between quotation marks.',
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
