import type { ScheduledBackups } from '../../../backup/published/scheduled-backups';
import { JobRefused, type JobTask } from '../job-task';

const MEGABYTE = 1024 * 1024;
const STEPS = 3;

/**
 * Writes a backup, restores it into a temporary database, and deletes older ones. A backup that cannot be restored
 * deletes none. Rule R-RUN-10.
 */
export const backUp = (backups: ScheduledBackups): JobTask => ({
  key: 'back-up',
  perWebsite: false,
  exclusive: true,
  parameters: {},
  effect: () => ({ kind: 'su' }),
  about: () => [],
  run: async (job) => {
    const refuse = (failure: unknown): never => {
      throw new JobRefused('backup-failed', { reason: failure instanceof Error ? failure.message : String(failure) });
    };
    await job.progress(0, STEPS);
    const { name, size } = await backups.write(job.services.now()).catch(refuse);
    job.log('backup-written', { name, size: (size / MEGABYTE).toFixed(1) });
    await job.progress(1, STEPS);
    await backups.verify(name).catch(refuse);
    job.log('backup-verified', { name });
    await job.progress(2, STEPS);
    job.log('backups-deleted', { count: await backups.removeOutdated() });
    await job.progress(STEPS, STEPS);
  },
});
