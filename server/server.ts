import type { ScheduledBackups } from './backup/published/scheduled-backups';
import type { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClientFiles } from './client/client-files';
import { serveClient } from './client/serve-client';
import { CountCache } from './database/count-cache';
import type { OpenDatabase } from './database/database';
import { serveApi } from './http/serve-api';
import { RecentRequests, trackRequests, watchEventLoop } from './http/event-loop';
import { createApp } from './http/app';
import { describeDefect } from './http/describe-defect';
import { findPageAnswers, PAGE_ANSWER_TIMEOUT } from './http/page-answers';
import { logFailures } from './http/log-failures';
import { logLines, type LogFormat } from './http/log-format';
import { serveMedia } from './http/serve-media';
import { proxyTo } from './http/proxy';
import type { LoggedRequest } from './http/request-log';
import { checkOrigin, type Env, type NetworkSettings } from './http/request';
import { onlySpecifiedEndpoints } from './http/only-specified-endpoints';
import { freeBytesIn, readinessOf } from './health/readiness';
import { isProbe, serveHealth } from './health/serve-health';
import { HelpPages } from './insight/help-pages';
import { DEFAULT_LOG_DAYS } from './insight/published/log-retention';
import { DEFAULT_TIME_ZONE } from './insight/statistics/time-zone';
import { MEDIA_PREFIX } from '../src/domain/shared/media-prefix.rule';
import { openFeed } from './spare-parts/published/open-feed';
import { lifecycle, type Lifecycle, type Store } from './lifecycle';
import { LiveHub } from './live/live-hub';
import { isPrivatePath } from './library/published/is-private-path';
import { accessOfLists, accessOfRecords } from './live/record-paths';
import { JobQueue } from './operations/jobs/job-queue';
import type { JobSchedules } from './operations/jobs/job-schedule-queue';
import type { JobServices } from './operations/jobs/job-task';
import { jobTasks } from './operations/jobs/job-tasks';
import { PLAIN_MODULES } from './plain-modules';
import { MIGRATIONS } from './migrations';
import { ENDPOINTS, LISTS, type ServerServices } from './routes';
import { noMailer, type Mailer } from './mail/mail';
import { openReadyDatabase, type StoredData } from './open-ready-database';
import { Passwords, type PasswordCost } from './session/passwords';
import { anyScryptHash } from './session/scrypt-hashes';
import { findCallers } from './session/sessions';
import { Strings } from './session/strings';
import { BackgroundJobs } from './shared/background-jobs';
import { SPECIFIED_CALLS } from './specified-calls';

export interface ServerOptions extends StoredData {
  /** Project folder; contains the built client and the interface strings. */
  readonly root: string;
  /** API host to forward requests to; no database is opened then. */
  readonly apiUrl?: string | undefined;
  readonly trustProxy?: boolean;
  readonly publicUrl?: string | undefined;
  /** Whether the server is reachable from other computers; disables the demo accounts. */
  readonly isPublic?: boolean;
  /** Sends no e-mail by default. */
  readonly mailer?: Mailer;
  /** Receives support requests. */
  readonly supportEmail?: string;
  /** Days to keep log entries. */
  readonly logDays?: number;
  /** Cron expressions by the key of a task. */
  readonly jobSchedules?: JobSchedules;
  /** Used by the task `back-up`; without this, the task is not offered. */
  readonly backups?: ScheduledBackups | undefined;
  /** URL of the supplier's spare-parts feed; without it, the demonstration data use a generated feed. */
  readonly sparePartsFeed?: string | undefined;
  /** Whether the API offers calls and fields beyond the specification; true by default. */
  readonly extras?: boolean;
  readonly now?: () => number;
  /** For tests: milliseconds that a page waits for its answers. */
  readonly pageAnswerTimeout?: number;
  /** For tests: cheap hashing. */
  readonly passwordCost?: PasswordCost;
  /** Milliseconds for which a stopping server still answers, but is not ready; 0 by default. */
  readonly stopDelay?: number;
  /** Format of the lines that `log` and `logDefect` receive; text by default. */
  readonly logFormat?: LogFormat;
  readonly log?: (line: string) => void;
  readonly logDefect?: (text: string) => void;
  /** Receives each request that was answered. */
  readonly onRequest?: (request: LoggedRequest) => void;
  /** For tests: waits a number of milliseconds. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** For tests: bytes free for the data. */
  readonly freeBytes?: () => Promise<number>;
}

export interface RunningServer extends Lifecycle {
  readonly app: Hono<Env>;
  /** Null when requests are forwarded. */
  readonly services: ServerServices | null;
  /** Null when requests are forwarded. */
  readonly database: OpenDatabase | null;
}

/** Default recipient of support requests, visible in the outbox. */
const DEFAULT_SUPPORT_EMAIL = 'support@localhost';

/** Opens and seeds the database and builds the app. Does not listen yet. */
export const createServer = async (options: ServerOptions): Promise<RunningServer> => {
  const {
    root,
    now = Date.now,
    extras = true,
    log = () => undefined,
    logDefect = (text: string) => process.stderr.write(`${text}\n`),
  } = options;
  const network: NetworkSettings = { trustProxy: options.trustProxy ?? false, publicUrl: options.publicUrl };
  const lines = logLines(options.logFormat ?? 'text');
  const app = createApp({
    network,
    onRequest: (request) => {
      if (!isProbe(request)) log(lines.request(now(), request));
      options.onRequest?.(request);
    },
    onDefect: (text, id) => logDefect(lines.defect(now(), text, id)),
  });
  const requests = new RecentRequests();
  trackRequests(app, requests);
  const location = { address: options.publicUrl ?? 'http://localhost' };
  const reportDefect = (failure: unknown): void => logDefect(lines.defect(now(), describeDefect(failure)));
  const jobs = new BackgroundJobs(reportDefect);
  const store =
    options.apiUrl === undefined
      ? await openStore(options, { now, jobs, reportDefect, address: () => location.address })
      : null;
  let isStopping = false;
  if (store !== null) {
    const { db } = store.services;
    const freeBytes = options.freeBytes ?? (() => freeBytesIn(options.dataDir));
    const migrations = MIGRATIONS.map(({ name }) => name);
    serveHealth(app, readinessOf({ db, migrations, freeBytes, isStopping: () => isStopping }));
    const endpoints = extras ? ENDPOINTS : onlySpecifiedEndpoints(ENDPOINTS, SPECIFIED_CALLS);
    logFailures(app, store.services, network);
    serveApi(app, endpoints, store.services, network, extras);
    serveMedia(app, store.services);
  } else if (options.apiUrl !== undefined) {
    const pass = proxyTo(options.apiUrl, network);
    app.all('/api/*', (context) => {
      checkOrigin(context, network);
      return pass(context);
    });
    app.get(`${MEDIA_PREFIX}*`, (context) => pass(context));
  }
  const dist = join(root, 'dist');
  const sources =
    store !== null && extras
      ? {
          strings: store.services.strings,
          answersOf: findPageAnswers(app, ENDPOINTS, store.services, options.pageAnswerTimeout ?? PAGE_ANSWER_TIMEOUT),
        }
      : null;
  if (existsSync(dist)) serveClient(app, new ClientFiles(dist), sources);
  const running = lifecycle(app, store, options.logDays ?? DEFAULT_LOG_DAYS, (address) => {
    location.address = options.publicUrl ?? address;
    return watchEventLoop({ requests, now, onBlocked: (ms, during) => log(lines.blocked(now(), ms, during)) });
  });
  return {
    app,
    services: store?.services ?? null,
    database: store?.database ?? null,
    listen: (...of) => running.listen(...of),
    stop: async () => {
      isStopping = true;
      await (options.sleep ?? delay)(options.stopDelay ?? 0);
      await running.stop();
    },
  };
};

const openStore = async (
  options: ServerOptions,
  base: Pick<ServerServices, 'now' | 'jobs' | 'reportDefect' | 'address'>,
): Promise<Store> => {
  const strings = new Strings(join(options.root, 'src/ui/strings'));
  const help = new HelpPages(join(options.root, 'server/help'));
  const { timeZone = DEFAULT_TIME_ZONE } = options;
  const passwords = new Passwords(options.passwordCost);
  const database = await openReadyDatabase({ ...options, passwords, now: base.now, jobs: base.jobs });
  try {
    passwords.hasScryptHashes = await anyScryptHash(database.db);
    const mailer = options.mailer ?? noMailer;
    const isPublic = options.isPublic ?? false;
    const live = new LiveHub({
      db: database.db,
      listen: (...of) => database.listen(...of),
      now: base.now,
      accessOf: accessOfRecords(ENDPOINTS),
      accessOfList: accessOfLists(ENDPOINTS),
      isPrivate: (path) => isPrivatePath(database.db, path),
      findCallers: (sessions) => findCallers({ db: database.db, now: base.now, isPublic }, sessions),
      onDefect: base.reportDefect,
    });
    const shared: JobServices = { ...base, db: database.db, counts: new CountCache(), timeZone, isPublic };
    return {
      services: {
        ...base,
        ...shared,
        live,
        queue: new JobQueue({
          services: shared,
          database,
          tasks: jobTasks(
            PLAIN_MODULES.map(({ resource }) => resource),
            LISTS,
            openFeed(options.sparePartsFeed),
            options.backups ?? null,
          ),
          ...(options.jobSchedules && { schedules: options.jobSchedules }),
        }),
        passwords,
        strings,
        help,
        mailer,
        supportEmail: options.supportEmail ?? DEFAULT_SUPPORT_EMAIL,
      },
      database,
    };
  } catch (failure) {
    await database.close();
    throw failure;
  }
};
