import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import { queryRow } from '../../../server/database/database';
import type { JobTask } from '../../../server/operations/jobs/job-task';

/** Stores one mark for each run, in the transaction that ends the run. */
export const markingTask: JobTask = {
  key: 'mark',
  perWebsite: false,
  exclusive: false,
  parameters: { number: { type: 'text' } },
  effect: () => undefined,
  about: () => [],
  run: async ({ services, parameters, progress, finish }) => {
    await progress(1, 2);
    await services.db.execute(sql`select pg_sleep(0.02)`);
    await finish(async (tx) => {
      await tx.execute(sql`insert into marks (number) values (${Number(parameters['number'])})`);
      return null;
    });
  },
};

export const makeMarks = async (db: Pick<Database, 'execute'>): Promise<void> => {
  await db.execute(sql`create table marks (number integer not null)`);
};

export interface Marked {
  readonly all: number;
  readonly different: number;
  readonly open: number;
  readonly done: number;
  /** Number of runs that were taken over from a lost server. */
  readonly lost: number;
}

/** Counts of marks and of runs. */
export const marked = (db: Pick<Database, 'execute'>): Promise<Marked> =>
  queryRow<Marked>(
    db,
    sql`
      select (select count(*)::integer from marks) as all, (select count(distinct number)::integer from marks) as different,
        count(*) filter (where state in ('waiting', 'running'))::integer as open,
        count(*) filter (where state = 'done')::integer as done,
        count(*) filter (where log @> '[{"key": "server-lost"}]')::integer as lost
      from job_runs where task = 'mark'`,
  );
