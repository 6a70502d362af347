import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { LOST_RUN_TIMEOUT, type ClaimedRun } from './job-runs';

type Db = Pick<Database, 'execute'>;

const itsAttempt = ({ id, delivery }: Pick<ClaimedRun, 'id' | 'delivery'>): SQL =>
  sql`id = ${id} and delivery = ${delivery} and stopping`;

/** Heartbeat of a cancelled attempt that has not stopped yet. */
export const renewStoppingAttempt = async (db: Db, run: ClaimedRun): Promise<void> => {
  await db.execute(sql`update job_runs set seen = now() where ${itsAttempt(run)}`);
};

/** Marks a cancelled attempt as stopped; does not change other runs. Rule R-JOB-06. */
export const endStoppingAttempt = async (db: Db, run: ClaimedRun): Promise<void> => {
  await db.execute(sql`update job_runs set stopping = false, changed = clock_timestamp() where ${itsAttempt(run)}`);
};

/** Marks the cancelled attempts of lost servers as stopped. Rule R-JOB-04. @returns their number */
export const endLostStoppingAttempts = async (db: Db): Promise<number> =>
  (
    await queryRows(
      db,
      sql`
        update job_runs set stopping = false, changed = clock_timestamp()
        where stopping and seen < now() - ${LOST_RUN_TIMEOUT} * interval '1 second' returning id`,
    )
  ).length;
