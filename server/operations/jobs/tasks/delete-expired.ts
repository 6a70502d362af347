import { sql, type SQL } from 'drizzle-orm';
import { queryRows } from '../../../database/database';
import { deleteOldLogs } from '../../../insight/published/log-retention';
import { expiredSessions } from '../../../session/published/expired-sessions';
import { KEY_LIFETIME } from '../../../shared/idempotency';
import { utc } from '../../../shared/utc';
import type { JobContext, JobTask } from '../job-task';

const DAY = 24 * 3_600_000;
const MOST_DAYS = 3_650;
/** Rows per statement, to keep locks short. */
const BATCH = 1_000;
const STEPS = 7;

/**
 * Deletes expired sessions, codes and idempotency keys, and logs and ended runs older than a number of days. Rule
 * R-JOB-14.
 */
export const deleteExpired: JobTask = {
  key: 'delete-expired',
  perWebsite: false,
  exclusive: true,
  parameters: {
    days: {
      type: 'text',
      default: '90',
      accepts: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_DAYS,
    },
  },
  effect: () => ({ kind: 'su' }),
  about: () => [],
  run: async (job) => {
    const { services, parameters } = job;
    const now = services.now();
    const days = Number(parameters['days'] ?? '90');
    const edge = utc(now - days * DAY);
    await remove(job, 0, 'sessions', sql`token`, expiredSessions(now));
    await remove(job, 1, 'password_resets', sql`code`, sql`expires < ${utc(now)}::timestamp`);
    await remove(job, 2, 'invitations', sql`email`, sql`expires < ${utc(now - days * DAY)}::timestamp`);
    await remove(job, 3, 'creations', sql`print`, sql`at < ${utc(now - KEY_LIFETIME)}::timestamp`);
    await remove(
      job,
      4,
      'job_runs',
      sql`id`,
      sql`created < ${edge}::timestamp and state not in ('waiting', 'running')`,
    );
    await remove(job, 5, 'spare_part_logs', sql`id`, sql`created_at < ${edge}::timestamp`);
    await job.progress(6, STEPS);
    job.log('deleted', { rows: await deleteOldLogs(services.db, now, days), table: 'logs' });
    await job.progress(STEPS, STEPS);
  },
};

const remove = async (job: JobContext, step: number, table: string, key: SQL, where: SQL): Promise<void> => {
  let rows = 0;
  for (let last = BATCH; last === BATCH; rows += last) {
    await job.progress(step, STEPS);
    const name = sql.identifier(table);
    const deleted = await queryRows(
      job.services.db,
      sql`
        delete from ${name}
        where ${key} in (select ${key} from ${name} where ${where} limit ${BATCH} for update skip locked) returning ${key}`,
    );
    last = deleted.length;
  }
  job.log('deleted', { rows, table });
};
