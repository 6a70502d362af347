import { setTimeout as delay } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { OpenDatabase } from '../../database/database';
import { announce } from '../../live/published/announce';
import { retryDeadlocks } from '../../shared/retry';
import { utc } from '../../shared/utc';
import {
  claimRun,
  insertRun,
  claimLostRuns,
  undeliveredRuns,
  type ClaimedRun,
  type Delivery,
  type NewRun,
} from './job-runs';
import { JobScheduleQueue, type JobSchedules } from './job-schedule-queue';
import type { JobServices, JobTask } from './job-task';
import { Pauses } from './pauses';
import { logFailedRun, runJob, SERVER_NAME } from './run-job';
import { endLostStoppingAttempts } from './stopping-attempts';

export interface QueueOptions {
  readonly services: JobServices;
  readonly database: OpenDatabase;
  readonly tasks: readonly JobTask[];
  readonly schedules?: JobSchedules;
  /** Milliseconds between checks for lost servers and due schedules; ten seconds by default. */
  readonly watchEvery?: number;
  /** Milliseconds that a stopping server waits for its tasks; five seconds by default. */
  readonly stopTimeout?: number;
}

const QUEUE = 'jobs';
/** Maximum number of simultaneous runs on one server. */
const WORKERS = 2;
/** Milliseconds between checks for runs that other servers queued. */
const POLL = 2_000;
/** Milliseconds between checks for lost servers and due schedules. */
const WATCH = 10_000;
const STOP_TIMEOUT = 5_000;

/**
 * Delivers each run to one of the servers on a database. pg-boss keeps the queue and the schedules; `job_runs` has
 * the state of runs. Decision 39, rule R-JOB-04.
 */
export class JobQueue {
  private readonly boss: PgBoss;
  private readonly scheduled: JobScheduleQueue;
  private started: Promise<void> | null = null;
  private readonly stopping = new AbortController();
  private loops: readonly Promise<void>[] = [];
  private watching: NodeJS.Timeout | undefined;
  /** The running check; the next one starts after it. */
  private watched: Promise<void> | null = null;
  private readonly pauses = new Pauses();

  constructor(private readonly options: QueueOptions) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => this.execute(text, values) },
      retryLimit: 0,
      archiveCompletedAfterSeconds: 3_600,
      deleteAfterDays: 1,
    });
    this.boss.on('error', (failure) => {
      this.report(failure);
    });
    this.scheduled = new JobScheduleQueue(this.boss, {
      services: options.services,
      tasks: options.tasks,
      schedules: this.schedules,
      add: (run) => this.add(run),
    });
  }

  get tasks(): readonly JobTask[] {
    return this.options.tasks;
  }

  get schedules(): JobSchedules {
    return this.options.schedules ?? {};
  }

  /** Starts working on runs; calling it again has no effect. */
  start(): Promise<void> {
    this.started ??= this.open().catch(async (failure: unknown) => {
      await this.boss.stop({ graceful: false });
      this.started = null;
      throw failure;
    });
    return this.started;
  }

  /**
   * Returns its runs to the queue and stops. A run whose task does not end in time is taken over as lost. Rule
   * R-JOB-04.
   */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.pauses.end();
    clearInterval(this.watching);
    if (this.started === null) return;
    await this.started.catch(() => undefined);
    const timer = new AbortController();
    await Promise.race([
      Promise.all([...this.loops, this.watched]).finally(() => {
        timer.abort();
      }),
      delay(this.options.stopTimeout ?? STOP_TIMEOUT, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    await this.boss.stop({ graceful: false });
  }

  /**
   * Adds a run. @returns its id; undefined when an exclusive task has an open run, or the origin already has a run
   * @param services of a call, whose transaction may not be committed yet
   */
  async add(
    run: NewRun,
    { db, jobs }: Pick<JobServices, 'db' | 'jobs'> = this.options.services,
  ): Promise<number | undefined> {
    const added = await insertRun(db, run);
    if (added !== undefined)
      jobs.start(async () => {
        await this.deliver(added);
        this.changed();
      });
    return added?.id;
  }

  /** Hands a stored run to the queue. If that fails, reports it; the watch delivers the run later. */
  async deliver({ delivery, after }: Delivery): Promise<void> {
    try {
      await this.start();
      await this.boss.send(QUEUE, {}, { id: delivery, ...(after > 0 && { startAfter: after }) });
    } catch (failure) {
      this.report(failure);
    }
    if (after === 0) this.pauses.end();
  }

  /** Removes a cancelled run from the queue; a server that still fetches it cannot claim it. */
  async withdraw(delivery: string): Promise<void> {
    try {
      await this.start();
      await this.boss.cancel(QUEUE, delivery);
    } catch (failure) {
      this.report(failure);
    }
    this.changed();
  }

  /** Announces that a run changed. Rule R-LIV-01. */
  changed(): void {
    const { db, jobs } = this.options.services;
    jobs.start(() => announce(db, { type: 'job' }));
  }

  private async open(): Promise<void> {
    await this.boss.start();
    // Retries deadlocks: servers that start at once create partitions of one table.
    await retryDeadlocks(() => this.boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 0 }));
    await this.scheduled.open();
    if (this.stopping.signal.aborted) return;
    this.loops = Array.from({ length: WORKERS }, () => this.loop());
    this.watching = setInterval(() => {
      this.watched ??= this.watch().finally(() => (this.watched = null));
    }, this.options.watchEvery ?? WATCH);
    this.watching.unref();
  }

  private async loop(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const isIdle = await this.takeRun().then(
        (taken) => !taken,
        (failure: unknown) => {
          this.report(failure);
          return true;
        },
      );
      if (isIdle) await this.pauses.wait(POLL, this.stopping.signal);
    }
  }

  private async takeRun(): Promise<boolean> {
    const { services } = this.options;
    const [job] = await this.boss.fetch(QUEUE);
    if (job === undefined) return false;
    const run = await claimRun(services.db, job.id, SERVER_NAME, utc(services.now()));
    // Completed in pg-boss before the run has ended: from here on, `job_runs` records which server has the run.
    await this.boss.complete(QUEUE, job.id);
    if (run !== undefined) await this.work(run);
    return true;
  }

  private async work(run: ClaimedRun): Promise<void> {
    const { services, database, tasks } = this.options;
    this.changed();
    const again = await runJob(run, {
      services,
      embedded: database.embedded,
      task: tasks.find(({ key }) => key === run.task),
      stopping: this.stopping.signal,
      onChange: () => {
        this.changed();
      },
    });
    if (again !== null) await this.deliver(again);
  }

  /** Takes over runs of lost servers, and delivers runs that were never handed to the queue. Rule R-JOB-04. */
  private async watch(): Promise<void> {
    const { services } = this.options;
    try {
      for (const { id, task, state, delivery } of await claimLostRuns(services.db, utc(services.now()))) {
        if (state === 'waiting') await this.deliver({ delivery, after: 0 });
        else await logFailedRun(services, task, id, 'the server stopped answering');
        this.changed();
      }
      if ((await endLostStoppingAttempts(services.db)) > 0) this.changed();
      for (const run of await undeliveredRuns(services.db, QUEUE)) await this.deliver(run);
      await this.scheduled.take();
    } catch (failure) {
      this.report(failure);
    }
  }

  /** Ignores failures while stopping: the database may be closed during a call. */
  private report(failure: unknown): void {
    if (!this.stopping.signal.aborted) this.options.services.jobs.report(failure);
  }

  /** pg-boss does not await the completions of its own workers: a rejection of one would end the process. */
  private async execute(text: string, values: unknown[] | undefined): ReturnType<PgBoss.Db['executeSql']> {
    const { database } = this.options;
    try {
      return await database.runSql(text, values);
    } catch (failure) {
      if (!/SELECT COUNT\(\*\) from results/i.test(text)) throw failure;
      this.report(failure);
      return { rows: [{ count: '0' }] };
    }
  }
}
