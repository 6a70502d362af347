import { hostname } from 'node:os';
import { MAX_JOB_ATTEMPTS } from '../../../src/domain/operations/job.rule';
import type { OpenDatabase } from '../../database/database';
import { serverInfo } from '../../insight/published/server-info';
import { writeLog } from '../../insight/published/write-log';
import { describeError } from '../../shared/describe-error';
import { Refusal } from '../../shared/refusal';
import { utc } from '../../shared/utc';
import { callerOf } from './job-caller';
import { mayStart } from './job-rights';
import { endRun, failRun, renewRun, LOST_RUN_TIMEOUT, releaseRun, type ClaimedRun, type Delivery } from './job-runs';
import type { LogLine } from './run-log';
import { endStoppingAttempt, renewStoppingAttempt } from './stopping-attempts';
import { JobInterrupted, JobRefused, type JobContext, type JobServices, type JobTask } from './job-task';
import { jobTextsFor, textOf } from './job-texts';

/** Name of this server in the log of a run. */
export const SERVER_NAME = `${hostname()}-${process.pid}`;

/** Milliseconds between heartbeats. */
export const HEARTBEAT = 5_000;
/** Milliseconds between stored progress updates. */
const STEP_INTERVAL = 250;

interface RunOptions {
  readonly services: JobServices;
  readonly embedded: OpenDatabase['embedded'];
  readonly task: JobTask | undefined;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
  readonly onChange: () => void;
}

/**
 * Executes a claimed run. Rules R-JOB-04 and R-JOB-05.
 * @returns what has to be delivered again; null for nothing
 */
export const runJob = async (run: ClaimedRun, options: RunOptions): Promise<Delivery | null> => {
  const { services, stopping, onChange } = options;
  const { db, now } = services;
  const work = new Work(run, options);
  try {
    await work.run();
    return null;
  } catch (failure) {
    const at = utc(now());
    if (failure instanceof JobInterrupted) {
      if (!stopping.aborted) return null;
      return await releaseRun(db, run, { at, level: 'info', key: 'server-stopped', values: { server: SERVER_NAME } });
    }
    const isRefused = failure instanceof JobRefused || failure instanceof Refusal;
    const line: LogLine =
      failure instanceof JobRefused
        ? { at, level: 'error', key: failure.key, values: failure.values }
        : { at, level: 'error', key: 'failed', values: { reason: reasonOf(failure) } };
    const final = isRefused || run.attempt >= MAX_JOB_ATTEMPTS;
    const next = await failRun(db, run, { at, lines: [...work.takeLines(), line], final });
    if (next === null) await logFailedRun(services, run.task, run.id, textOfLine(line));
    if (next !== undefined && !isRefused) services.jobs.report(failure);
    return next ?? null;
  } finally {
    work.end();
    // If the database is unreachable, the watch of another server ends the attempt later.
    await endStoppingAttempt(db, run).catch((failure: unknown) => {
      services.jobs.report(failure);
    });
    onChange();
  }
};

/** Messages of other errors may contain SQL with its values. */
const reasonOf = (failure: unknown): string => {
  if (failure instanceof Refusal) return failure.code;
  return failure instanceof Error ? describeError(failure) : 'Unexpected error';
};
const textOfLine = ({ key, values }: LogLine): string => textOf(jobTextsFor({ language: 'en' }).log, key, values);

/** Writes a failed run to the log. Rule R-JOB-05. */
export const logFailedRun = (services: JobServices, task: string, id: number, reason: string): Promise<boolean> =>
  writeLog(services, {
    level: 'error',
    module: 'Jobs',
    message: `${task} failed: ${reason}`,
    method: 'CLI',
    requestUrl: `queue/${id}`,
    info: serverInfo(),
  });

/** One attempt: its heartbeat, progress and log lines. */
class Work {
  private lines: LogLine[] = [];
  private isLost = false;
  private hasEnded = false;
  private stored = 0;
  /** When the database last confirmed that this server has the run; after `LOST_RUN_TIMEOUT` another may take it over. */
  private confirmed = Date.now();
  private readonly heartbeatTimer: NodeJS.Timeout;

  constructor(
    private readonly claimed: ClaimedRun,
    private readonly options: RunOptions,
  ) {
    this.heartbeatTimer = setInterval(() => void this.sendHeartbeat(), HEARTBEAT);
    this.heartbeatTimer.unref();
  }

  async run(): Promise<void> {
    const { services, embedded, task } = this.options;
    if (task === undefined) throw new Error(`There is no task ${this.claimed.task}`);
    const { website, parameters, person, byServer } = this.claimed;
    const caller = person === null ? null : await callerOf(services, person, website);
    // Checks current rights, which may have been revoked since the run was started. Rule R-JOB-16.
    if (!byServer && (caller === null || !mayStart(task, caller, parameters))) throw new JobRefused('right-missing');
    const context: JobContext = {
      services,
      embedded,
      parameters,
      website,
      caller: byServer ? null : caller,
      progress: (done, total) => this.step(done, total),
      log: (key, values = {}, level = 'info', about) => {
        const line = { at: utc(services.now()), level, key, values };
        this.lines.push(about === undefined ? line : { ...line, about });
      },
      finish: (change) =>
        services.db.transaction(async (tx) => {
          const file = await change(tx);
          await this.close(tx, file);
        }),
    };
    await task.run(context);
    if (!this.hasEnded) await this.close(services.db, null);
  }

  /** Returns the lines that are not stored yet. */
  takeLines(): readonly LogLine[] {
    const taken = this.lines;
    this.lines = [];
    return taken;
  }

  end(): void {
    clearInterval(this.heartbeatTimer);
  }

  private async close(db: Parameters<typeof endRun>[0], file: string | null): Promise<void> {
    const at = utc(this.options.services.now());
    const lines: readonly LogLine[] = [...this.lines, { at, level: 'info', key: 'done', values: {} }];
    if (!(await endRun(db, this.claimed, { at, lines, file }))) throw new JobInterrupted();
    this.hasEnded = true;
    this.lines = [];
  }

  private async step(done: number, total: number): Promise<void> {
    if (this.isLost || this.options.stopping.aborted) throw new JobInterrupted();
    const moment = Date.now();
    if (moment - this.stored < STEP_INTERVAL && done < total) return;
    this.stored = moment;
    const isMine = await renewRun(this.options.services.db, this.claimed, { done, total }, this.takeLines());
    if (!isMine) throw new JobInterrupted();
    this.options.onChange();
  }

  private async sendHeartbeat(): Promise<void> {
    const asked = Date.now();
    try {
      if (await renewRun(this.options.services.db, this.claimed, null, [])) this.confirmed = asked;
      else {
        this.isLost = true;
        await renewStoppingAttempt(this.options.services.db, this.claimed);
      }
    } catch (failure) {
      if (Date.now() - this.confirmed > LOST_RUN_TIMEOUT * 1_000) this.isLost = true;
      this.options.services.jobs.report(failure);
    }
  }
}
