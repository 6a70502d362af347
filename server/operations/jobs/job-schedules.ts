import type { JobSchedules } from './job-schedule-queue';

/** Tasks that can run by themselves: all their options have defaults. */
export const SCHEDULED_TASKS = [
  'rebuild-search',
  'regenerate-pictures',
  'check-links',
  'delete-expired',
  'sync-spare-parts',
] as const;

/** Five fields: minute, hour, day, month, weekday. */
const CRON = /^(?:[\d*/,\-A-Za-z]+\s+){4}[\d*/,\-A-Za-z]+$/;

/**
 * Reads `task=cron` pairs, separated by semicolons. Rule R-JOB-07.
 * @throws with a message that says what to change
 */
export const readJobSchedules = (text: string | undefined): JobSchedules =>
  Object.fromEntries(
    (text ?? '')
      .split(';')
      .filter((pair) => pair.trim() !== '')
      .map((pair): [string, string] => {
        const [task = '', ...rest] = pair.split('=');
        const cron = rest.join('=').trim();
        if (!SCHEDULED_TASKS.some((known) => known === task.trim()) || !CRON.test(cron))
          throw new Error(
            `JOB_SCHEDULES must be pairs such as "check-links=0 5 * * 1", separated by semicolons, of the tasks ` +
              `${SCHEDULED_TASKS.join(', ')}, not "${pair.trim()}".`,
          );
        return [task.trim(), cron];
      }),
  );
