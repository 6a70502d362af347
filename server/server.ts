import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ClientFiles } from './client/files';
import { serveClient } from './client/serve';
import { CountCache } from './database/count-cache';
import { openDatabase, type OpenDatabase } from './database/database';
import { migrate } from './database/migrate';
import { serveApi } from './http/api';
import { createApp } from './http/app';
import { serveMedia } from './http/media';
import { passOn } from './http/proxy';
import { checkOrigin, type Env, type Surroundings } from './http/request';
import { refuseUnreadable } from './http/unreadable';
import { withoutExtras } from './http/without-extras';
import { HelpPages } from './insight/help-pages';
import { keepLogBounded, LOG_DAYS } from './insight/log-retention';
import { MEDIA_PREFIX } from './library/published/public-file';
import { ENDPOINTS, type ServerServices } from './routes';
import { noMailer, type Mailer } from './mail/mail';
import { fillEmpty, type Seed } from './seed/fill';
import { Passwords, type ScryptCost } from './session/passwords';
import { Strings } from './session/strings';
import { BackgroundJobs } from './shared/background-jobs';
import { SPECIFIED_CALLS } from './specified-calls';

export interface ServerOptions {
  /** Folder of the project: the built client and the interface strings are found from it. */
  readonly root: string;
  /** Folder of the embedded database, or `memory://`. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Another API host: no database is opened, calls are passed on. */
  readonly apiUrl?: string | undefined;
  /** What an empty database is filled with. */
  readonly seed: Seed;
  readonly trustProxy?: boolean;
  readonly publicUrl?: string | undefined;
  /** Strangers can reach this server: the demonstration accounts are shut. */
  readonly isPublic?: boolean;
  /** How mails leave; without one, none does. */
  readonly mailer?: Mailer;
  /** Who gets the questions that people ask from the console. */
  readonly supportEmail?: string;
  /** Days for which the log is kept. */
  readonly logDays?: number;
  /** Whether the API offers more than is specified; true by default. */
  readonly extras?: boolean;
  readonly now?: () => number;
  /** For tests only: a cheaper hash, what the embedded database begins with, and a database that is open already. */
  readonly passwordCost?: ScryptCost;
  readonly image?: Blob;
  readonly database?: OpenDatabase;
  readonly log?: (line: string) => void;
  readonly logDefect?: (text: string) => void;
}

export interface RunningServer {
  readonly app: Hono<Env>;
  /** Null when calls are passed on to another API host. */
  readonly services: ServerServices | null;
  /** @returns the address that it listens on, without a slash at the end. Port 0 takes a free one. */
  listen(port: number, host?: string): Promise<string>;
  /** Finishes the calls under way, closes the database and gives its folder back. */
  stop(): Promise<void>;
}

/** Questions go here until an address is named; in the outbox they can be read all the same. */
const NOBODY = 'support@localhost';
const DAY = 24 * 3_600_000;
/** Calls that take longer than this are cut when the server stops. */
const LONGEST_CALL = 10_000;
/** Until then a body has to be here, in milliseconds: the largest file over a line of half a megabit a second. */
const LONGEST_BODY = 3_600_000;
/**
 * An idle connection is kept this long, in milliseconds: longer than proxies keep theirs, whose next call would
 * otherwise meet its end.
 */
const IDLE = 75_000;

/** A plain HTTP server that gives large files their time; heads have to come as soon as ever. */
export const serverOf = (app: Hono<Env>): Server => {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server; // without options of its own it is a plain HTTP server
  server.requestTimeout = LONGEST_BODY;
  server.keepAliveTimeout = IDLE;
  refuseUnreadable(server);
  return server;
};

/** Opens and fills the database and builds the app; nothing listens yet. */
export const createServer = async (options: ServerOptions): Promise<RunningServer> => {
  const {
    root,
    now = Date.now,
    extras = true,
    log = () => undefined,
    logDefect = (text: string) => process.stderr.write(`${text}\n`),
  } = options;
  const surroundings: Surroundings = { trustProxy: options.trustProxy ?? false, publicUrl: options.publicUrl };
  const app = createApp({ surroundings, now, log, logDefect });
  const place = { address: options.publicUrl ?? 'http://localhost' };
  const errands = new BackgroundJobs((failure) =>
    logDefect(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)),
  );
  const store =
    options.apiUrl === undefined ? await openFilled(options, { now, errands, address: () => place.address }) : null;
  if (store !== null) {
    const endpoints = extras ? ENDPOINTS : withoutExtras(ENDPOINTS, SPECIFIED_CALLS);
    serveApi(app, endpoints, store.services, surroundings, extras);
    serveMedia(app, store.services);
  } else if (options.apiUrl !== undefined) {
    const pass = passOn(options.apiUrl, surroundings);
    app.all('/api/*', (context) => {
      checkOrigin(context, surroundings);
      return pass(context);
    });
    app.get(`${MEDIA_PREFIX}*`, (context) => pass(context));
  }
  const dist = join(root, 'dist');
  if (existsSync(dist)) serveClient(app, new ClientFiles(dist), extras ? (store?.services.strings ?? null) : null);
  return {
    app,
    services: store?.services ?? null,
    ...life(app, store, options.logDays ?? LOG_DAYS, (address) => {
      place.address = options.publicUrl ?? address;
    }),
  };
};

interface Store {
  readonly services: ServerServices;
  readonly database: OpenDatabase;
}

const openFilled = async (
  options: ServerOptions,
  given: Pick<ServerServices, 'now' | 'errands' | 'address'>,
): Promise<Store> => {
  const strings = new Strings(join(options.root, 'src/ui/strings'));
  const help = new HelpPages(join(options.root, 'server/help'));
  const database = options.database ?? (await openDatabase(options));
  const passwords = new Passwords(options.passwordCost);
  try {
    const filled = { now: false };
    await migrate(database.db, async (tx) => {
      filled.now = await fillEmpty(tx, options.seed, passwords, given.now());
    });
    if (filled.now) await database.vacuum();
    const mailer = options.mailer ?? noMailer;
    return {
      services: {
        ...given,
        db: database.db,
        counts: new CountCache(),
        passwords,
        strings,
        help,
        mailer,
        supportEmail: options.supportEmail ?? NOBODY,
        isPublic: options.isPublic ?? false,
      },
      database,
    };
  } catch (failure) {
    await database.close();
    throw failure;
  }
};

const life = (
  app: Hono<Env>,
  store: Store | null,
  logDays: number,
  onListening: (address: string) => void,
): Pick<RunningServer, 'listen' | 'stop'> => {
  const database = store?.database;
  let server: Server | null = null;
  let endForgetting: (() => void) | undefined;
  // The embedded database has nobody else who cleans up after updates.
  const cleaning = database?.embedded === true ? setInterval(() => void database.vacuum(), DAY) : undefined;
  cleaning?.unref();
  return {
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        const listening = serverOf(app);
        server = listening;
        listening.once('error', reject);
        listening.listen(port, host, () => {
          const { port: taken } = listening.address() as AddressInfo; // never a pipe: it was given a port
          const address = `http://${host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${taken}`;
          onListening(address);
          endForgetting = store === null ? undefined : keepLogBounded(store.services, logDays);
          resolve(address);
        });
      }),
    stop: async () => {
      clearInterval(cleaning);
      endForgetting?.();
      const listening = server;
      if (listening !== null) {
        // A kept-alive connection becomes idle only when its call is answered, so it is looked for again and again.
        const closing = setInterval(() => listening.closeIdleConnections(), 50);
        const giveUp = setTimeout(() => listening.closeAllConnections(), LONGEST_CALL);
        await new Promise<void>((resolve) => listening.close(() => resolve()));
        clearInterval(closing);
        clearTimeout(giveUp);
      }
      await store?.services.errands.drain();
      store?.services.mailer.close();
      await database?.close();
    },
  };
};
