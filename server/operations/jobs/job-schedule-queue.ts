import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import { queryRows } from '../../database/database';
import { retryDeadlocks } from '../../shared/retry';
import { utc } from '../../shared/utc';
import type { NewRun } from './job-runs';
import { defaultOf, type JobServices, type JobTask } from './job-task';

/** Cron expressions by the key of a task. */
export type JobSchedules = Readonly<Record<string, string>>;

const scheduleQueueOf = (task: string): string => `schedule-${task}`;
/** If a server dies while adding the runs of a schedule, another server takes over after this time. */
const REDELIVERY = { retryLimit: 5, retryDelay: 10, expireInSeconds: 60 };

interface ScheduleOptions {
  readonly services: JobServices;
  readonly tasks: readonly JobTask[];
  readonly schedules: JobSchedules;
  readonly add: (run: NewRun) => Promise<number | undefined>;
}

/** Adds the runs that a schedule makes due, once for all servers. Rule R-JOB-07. */
export class JobScheduleQueue {
  constructor(
    private readonly boss: PgBoss,
    private readonly options: ScheduleOptions,
  ) {}

  /** Stores the schedules from the settings. */
  async open(): Promise<void> {
    for (const { key } of this.options.tasks) await this.store(key, this.options.schedules[key]);
  }

  /** Adds due runs. After a failure they are due again; the origin of a run prevents duplicates. */
  async take(): Promise<void> {
    for (const task of this.options.tasks) {
      if (this.options.schedules[task.key] === undefined) continue;
      const queue = scheduleQueueOf(task.key);
      const [job] = await this.boss.fetch(queue);
      if (job === undefined) continue;
      try {
        await this.addRuns(task, job.id);
      } catch (failure) {
        await this.boss.fail(queue, job.id);
        throw failure;
      }
      await this.boss.complete(queue, job.id);
    }
  }

  private async store(task: string, cron: string | undefined): Promise<void> {
    const queue = scheduleQueueOf(task);
    if (cron === undefined) {
      await this.boss.unschedule(queue);
      return;
    }
    await retryDeadlocks(() => this.boss.createQueue(queue, { name: queue, ...REDELIVERY }));
    // Creating an existing queue again does not change its options.
    await this.boss.updateQueue(queue, { name: queue, ...REDELIVERY });
    await this.boss.schedule(queue, cron, {}, { tz: this.options.services.timeZone });
  }

  private async addRuns({ key, perWebsite, exclusive, parameters }: JobTask, job: string): Promise<void> {
    const { services, add } = this.options;
    for (const website of perWebsite ? await this.websites() : [null])
      await add({
        task: key,
        exclusive,
        website,
        parameters: Object.fromEntries(
          Object.entries(parameters).map(([name, own]) => [name, defaultOf(own, null) ?? '']),
        ),
        person: null,
        created: utc(services.now()),
        origin: `${job}:${String(website)}`,
      });
  }

  private async websites(): Promise<readonly number[]> {
    const rows = await queryRows<{ id: number }>(this.options.services.db, sql`select id from websites order by id`);
    return rows.map(({ id }) => id);
  }
}
