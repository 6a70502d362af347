import type { Hono } from 'hono';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from './database/database';
import { createHttpServer } from './http/create-http-server';
import type { Env } from './http/request';
import { scheduleOrphanDeletion } from './library/published/orphan-deletion';
import { scheduleLogRetention } from './insight/published/log-retention';
import type { ServerServices } from './routes';

const DAY = 24 * 3_600_000;
/** Milliseconds until open requests are aborted when stopping. */
const STOP_TIMEOUT = 10_000;

/** An open database and the work that depends on it. */
export interface Store {
  readonly services: ServerServices;
  readonly database: OpenDatabase;
}

/** Starts and stops the server. */
export interface Lifecycle {
  /** @param port 0 chooses a free port @returns the URL, without a trailing slash */
  listen(port: number, host?: string): Promise<string>;
  /** Finishes open requests, for at most ten seconds, and closes the database. Rule R-RUN-04. */
  stop(): Promise<void>;
}

/**
 * Starts and stops listening. @param onListening receives the URL; returns a function that runs when listening stops
 */
export const lifecycle = (
  app: Hono<Env>,
  store: Store | null,
  logDays: number,
  onListening: (address: string) => () => void,
): Lifecycle => {
  const database = store?.database;
  let server: Server | null = null;
  let scheduled: readonly (() => void)[] = [];
  let stopWatching: (() => void) | undefined;
  // The embedded database has no autovacuum.
  const vacuuming = database?.embedded === true ? setInterval(() => void database.vacuum(), DAY) : undefined;
  vacuuming?.unref();
  return {
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        const listening = createHttpServer(app);
        server = listening;
        listening.once('error', reject);
        listening.listen(port, host, () => {
          const { port: taken } = listening.address() as AddressInfo; // cast: only a pipe has a string address
          const address = `http://${hostInUrl(host)}:${taken}`;
          stopWatching = onListening(address);
          // Started after the server listens, because the first start of the queue takes time to create its tables.
          if (store !== null)
            void store.services.queue.start().catch((failure: unknown) => store.services.reportDefect(failure));
          if (store !== null)
            scheduled = [scheduleLogRetention(store.services, logDays), scheduleOrphanDeletion(store.services)];
          resolve(address);
        });
      }),
    stop: async () => {
      clearInterval(vacuuming);
      scheduled.forEach((stop) => {
        stop();
      });
      stopWatching?.();
      await store?.services.live.close();
      await Promise.all([store?.services.queue.stop(), server === null ? undefined : closeServer(server)]);
      await store?.services.jobs.drain();
      store?.services.mailer.close();
      await database?.close();
    },
  };
};

const closeServer = async (listening: Server): Promise<void> => {
  // A keep-alive connection becomes idle only after its response, so idle ones are closed repeatedly.
  const closing = setInterval(() => listening.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => listening.closeAllConnections(), STOP_TIMEOUT);
  await new Promise<void>((resolve) => listening.close(() => resolve()));
  clearInterval(closing);
  clearTimeout(giveUp);
};

const hostInUrl = (host: string): string => {
  if (host === '127.0.0.1' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
