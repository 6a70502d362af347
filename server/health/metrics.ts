import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { LOCK_TIMEOUT } from '../../src/domain/content/lock.rule';
import { JOB_STATES } from '../../src/domain/operations/job.rule';
import { queryRows, type Database, type OpenDatabase } from '../database/database';
import type { LoggedRequest } from '../http/request-log';
import { utc } from '../shared/utc';
import { runOnceAtATime, withinTimeout } from './within-timeout';

export interface MetricsNeeds {
  readonly database: Pick<OpenDatabase, 'db' | 'connections'>;
  readonly live: { readonly size: number };
  readonly passwords: { readonly waiting: number };
  readonly now: () => number;
}

export interface Metrics {
  readonly observe: (request: LoggedRequest) => void;
  /** All metrics in the text format of Prometheus. */
  readonly read: () => Promise<string>;
}

/** Milliseconds that a scrape waits for the database. */
const TIMEOUT = 2_000;
/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one server. Values that describe its current state are read at each scrape. Rule R-RUN-03. */
export const createMetrics = ({ database, live, passwords, now }: MetricsNeeds): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'kantoor_http_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<readonly [Readonly<Partial<Record<Label, string>>>, number][]>,
  ): void => {
    const readOnce = runOnceAtATime(read);
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        // Without a database there are no values of its tables; the others are still served.
        const values = await withinTimeout(readOnce(), TIMEOUT).catch(() => []);
        for (const [labels, value] of values) this.set(labels, value);
      },
    });
  };
  gauge('kantoor_event_streams', 'Open event streams', [], () => Promise.resolve([[{}, live.size]]));
  gauge('kantoor_password_hashes_waiting', 'Password hashes that wait for a processor core', [], () =>
    Promise.resolve([[{}, passwords.waiting]]),
  );
  gauge('kantoor_database_connections', 'Connections to PostgreSQL by state', ['state'], () =>
    Promise.resolve(Object.entries(database.connections()).map(([state, count]) => [{ state }, count])),
  );
  gauge('kantoor_jobs', 'Runs of tasks by state, on all servers', ['state'], async () => {
    const counts = new Map(
      (await queryRows<{ state: string; count: number }>(database.db, RUNS)).map(({ state, count }) => [state, count]),
    );
    return JOB_STATES.map((state) => [{ state }, counts.get(state) ?? 0]);
  });
  gauge('kantoor_record_locks', 'Records that somebody edits by table, on all servers', ['table'], async () =>
    (await countLocks(database.db, now())).map(({ table, count }) => [{ table }, count]),
  );
  return {
    observe: ({ method, route, status, ms }) => {
      requests.observe({ method, route, status }, ms / 1000);
    },
    read: () => registry.metrics(),
  };
};

/** Counts the locks that have not expired. @param now milliseconds since 1970 */
const countLocks = async (
  db: Pick<Database, 'execute'>,
  now: number,
): Promise<readonly { readonly table: string; readonly count: number }[]> => {
  const tables = await queryRows<{ name: string }>(db, LOCKED_TABLES);
  const counts = tables.map(
    ({ name }) => sql`
      select ${name}::text as table, count(*)::integer as count from ${sql.identifier(name)}
      where lock_session is not null and lock_seen > ${utc(now - LOCK_TIMEOUT)}::timestamp`,
  );
  return queryRows(db, sql.join(counts, sql` union all `));
};

const LOCKED_TABLES = sql`
  select table_name as name from information_schema.columns
  where table_schema = current_schema() and column_name = 'lock_session' order by table_name`;
const RUNS = sql`select state, count(*)::integer as count from job_runs group by state`;
