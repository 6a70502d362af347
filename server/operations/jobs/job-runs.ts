import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { MAX_JOB_ATTEMPTS, retrySeconds, type JobState } from '../../../src/domain/operations/job.rule';
import { queryRows, type Database } from '../../database/database';
import type { JobParameters } from './job-task';
import type { LogTextKey } from './job-texts';
import { appended, shortened, type LogLine } from './run-log';

type Db = Pick<Database, 'execute'>;

/** A run that a server is working on. */
export interface ClaimedRun {
  readonly id: number;
  readonly task: string;
  readonly website: number | null;
  readonly parameters: JobParameters;
  readonly person: number | null;
  /** Whether a schedule of the server started the run. */
  readonly byServer: boolean;
  readonly attempt: number;
  readonly delivery: string;
}

export interface NewRun {
  readonly task: string;
  readonly exclusive: boolean;
  readonly website: number | null;
  readonly parameters: JobParameters;
  /** The user who started the run; null for the server. */
  readonly person: number | null;
  readonly created: string;
  /** The origin of a run that no user started; a second run of the same origin is not added. */
  readonly origin?: string;
}

/** A run to hand to the queue. */
export interface Delivery {
  readonly delivery: string;
  /** Seconds before it may start. */
  readonly after: number;
}

const CLAIMED = sql`id, task, website_id as website, parameters, started_by as person, by_server as "byServer",
  attempt, delivery::text as delivery`;
/** Adds a run; undefined if its origin has a run, or an exclusive task has an open one. */
export const insertRun = async (
  db: Db,
  { task, exclusive, website, parameters, person, created, origin }: NewRun,
): Promise<(Delivery & { readonly id: number }) | undefined> => {
  const delivery = randomUUID();
  const [added] = await queryRows<{ id: number }>(
    db,
    sql`
      insert into job_runs (website_id, task, exclusive, parameters, state, delivery, started_by, by_server, created,
        origin)
      values (${website}, ${task}, ${exclusive}, ${JSON.stringify(parameters)}::jsonb, 'waiting', ${delivery},
        ${person}, ${person === null}, ${created}::timestamp, ${origin ?? null})
      on conflict do nothing returning id`,
  );
  return added && { id: added.id, delivery, after: 0 };
};

/**
 * Claims a delivered run; undefined if it was cancelled, delivered again or claimed by another server. Rule R-JOB-04.
 */
export const claimRun = async (
  db: Db,
  delivery: string,
  server: string,
  at: string,
): Promise<ClaimedRun | undefined> => {
  const [claimed] = await queryRows<ClaimedRun>(
    db,
    sql`
      update job_runs
      set state = 'running', attempt = attempt + 1, done = 0, total = 0, server = ${server}, seen = now(),
        changed = clock_timestamp(), finished = null,
        log = ${shortened(sql`log || jsonb_build_array(jsonb_build_object('at', ${at}::text, 'level', 'info', 'key', 'started',
          'values', jsonb_build_object('attempt', attempt + 1, 'most', ${MAX_JOB_ATTEMPTS}::integer,
            'server', ${server}::text)))`)}
      where delivery = ${delivery} and state = 'waiting' returning ${CLAIMED}`,
  );
  return claimed;
};

const mine = ({ id, delivery }: Pick<ClaimedRun, 'id' | 'delivery'>): SQL =>
  sql`id = ${id} and delivery = ${delivery} and state = 'running'`;

/** Heartbeat of a run, with its progress. @returns false if this server no longer has the run */
export const renewRun = async (
  db: Db,
  run: ClaimedRun,
  step: { readonly done: number; readonly total: number } | null,
  lines: readonly LogLine[],
): Promise<boolean> =>
  (
    await queryRows(
      db,
      sql`
        update job_runs
        set seen = now(),
          changed = case when ${step !== null || lines.length > 0} then clock_timestamp() else changed end,
          done = coalesce(${step?.done ?? null}::integer, done), total = coalesce(${step?.total ?? null}::integer, total),
          log = ${appended(...lines)}
        where ${mine(run)} returning id`,
    )
  ).length > 0;

/** Marks a run as succeeded. @returns false if this server no longer has the run */
export const endRun = async (
  db: Db,
  run: ClaimedRun,
  { at, lines, file }: { readonly at: string; readonly lines: readonly LogLine[]; readonly file: string | null },
): Promise<boolean> =>
  (
    await queryRows(
      db,
      sql`
        update job_runs
        set state = 'done', finished = ${at}::timestamp, changed = clock_timestamp(), file = ${file}, log = ${appended(...lines)},
          done = greatest(done, total)
        where ${mine(run)} returning id`,
    )
  ).length > 0;

/**
 * Ends a failed attempt: the run waits for the next attempt, or has failed. Rule R-JOB-05.
 * @returns the next delivery; null if there is none; undefined if this server no longer has the run
 */
export const failRun = async (
  db: Db,
  run: ClaimedRun,
  { at, lines, final }: { readonly at: string; readonly lines: readonly LogLine[]; readonly final: boolean },
): Promise<Delivery | null | undefined> => {
  const next = randomUUID();
  const after = final ? 0 : retrySeconds(run.attempt);
  const last: LogLine = final
    ? { at, level: 'error', key: 'given-up' satisfies LogTextKey, values: {} }
    : { at, level: 'info', key: 'next-try' satisfies LogTextKey, values: { minutes: Math.round(after / 60) } };
  const ended = await queryRows(
    db,
    sql`
      update job_runs
      set state = ${final ? 'failed' : 'waiting'}, finished = ${at}::timestamp, changed = clock_timestamp(), delivery = ${next},
        due = now() + ${after} * interval '1 second', log = ${appended(...lines, last)}
      where ${mine(run)} returning id`,
  );
  if (ended.length === 0) return undefined;
  return final ? null : { delivery: next, after };
};

/** Returns a run for another server; the attempt does not count. Rule R-JOB-04. */
export const releaseRun = async (db: Db, run: ClaimedRun, line: LogLine): Promise<Delivery | null> => {
  const next = randomUUID();
  const released = await queryRows(
    db,
    sql`
      update job_runs
      set state = 'waiting', attempt = attempt - 1, delivery = ${next}, due = now(), changed = clock_timestamp(), log = ${appended(line)}
      where ${mine(run)} returning id`,
  );
  return released.length === 0 ? null : { delivery: next, after: 0 };
};

/** Seconds without a heartbeat after which a server counts as lost. Rule R-JOB-04. */
export const LOST_RUN_TIMEOUT = 30;

interface LostRun {
  readonly id: number;
  readonly task: string;
  readonly state: JobState;
  readonly delivery: string;
}

/**
 * Takes over the runs of lost servers: each waits for another server, or has failed after the last attempt. Rule
 * R-JOB-04.
 */
export const claimLostRuns = (db: Db, at: string): Promise<LostRun[]> =>
  queryRows<LostRun>(
    db,
    sql`
      update job_runs r
      set state = case when attempt < ${MAX_JOB_ATTEMPTS} then 'waiting' else 'failed' end, delivery = gen_random_uuid(),
        due = now(), changed = clock_timestamp(), finished = case when attempt < ${MAX_JOB_ATTEMPTS} then null else ${at}::timestamp end,
        log = ${shortened(sql`log || jsonb_build_array(jsonb_build_object('at', ${at}::text, 'level', 'error',
          'key', 'server-lost', 'values', jsonb_build_object('server', server)))`)}
      where id in (
        select id from job_runs
        where state = 'running' and seen < now() - ${LOST_RUN_TIMEOUT} * interval '1 second' for update skip locked
      )
      returning id, task, state, delivery::text as delivery`,
  );

/** Deliveries of waiting runs that are not in the queue, because their server stopped before handing them over. */
export const undeliveredRuns = (db: Db, queue: string): Promise<Delivery[]> =>
  queryRows<Delivery>(
    db,
    sql`
      update job_runs r
      set delivery = gen_random_uuid()
      where id in (
        select id from job_runs w
        where state = 'waiting' and due < now() - ${LOST_RUN_TIMEOUT} * interval '1 second' and not exists (
          select from pgboss.job j
          where j.name = ${queue} and j.id = w.delivery
            and (j.state < 'active' or (j.state = 'active' and j.started_on > now() - ${LOST_RUN_TIMEOUT} * interval '1 second'))
        )
        for update skip locked
      )
      returning delivery::text as delivery, 0 as after`,
  );

/**
 * Cancels an open run; a running one is stopping until its attempt ends. @returns its delivery; undefined if it has
 * ended
 */
export const cancelRun = async (db: Db, id: number, at: string, line: LogLine): Promise<string | undefined> =>
  (
    await queryRows<{ delivery: string }>(
      db,
      sql`
        update job_runs
        set state = 'cancelled', stopping = (state = 'running'), finished = ${at}::timestamp,
          changed = clock_timestamp(), log = ${appended(line)}
        where id = ${id} and state in ('waiting', 'running') returning delivery::text as delivery`,
    )
  )[0]?.delivery;

/**
 * Restarts a run that ended without success or waits for its next attempt. The run then belongs to the user who
 * restarted it. Rules R-JOB-06 and R-JOB-16.
 * @returns undefined when it cannot, or its cancelled attempt has not stopped yet
 */
export const retryRun = async (db: Db, id: number, person: number, line: LogLine): Promise<Delivery | undefined> => {
  const next = randomUUID();
  const again = await queryRows(
    db,
    sql`
      update job_runs
      set state = 'waiting', attempt = 0, done = 0, total = 0, finished = null, delivery = ${next}, due = now(),
        started_by = ${person}, by_server = false, changed = clock_timestamp(), log = ${appended(line)}
      where id = ${id} and not stopping and (state in ('failed', 'cancelled') or (state = 'waiting' and attempt > 0)) returning id`,
  );
  return again.length === 0 ? undefined : { delivery: next, after: 0 };
};
