import cron from 'cron-parser';
import type { JobSchedules } from './job-schedule-queue';

/** Tasks that can be scheduled: all their options have defaults. */
export const SCHEDULED_TASKS = [
  'rebuild-search',
  'regenerate-pictures',
  'check-links',
  'delete-expired',
  'sync-spare-parts',
  'back-up',
] as const;

/** Five fields: minute, hour, day, month, weekday. */
const CRON = /^(?:[\d*/,\-A-Za-z]+\s+){4}[\d*/,\-A-Za-z]+$/;

/** Why a cron expression is invalid, in the words of the queue's parser; null if it is valid. */
const cronProblem = (expression: string, timeZone: string): string | null => {
  try {
    const moments = cron.parseExpression(expression, { tz: timeZone });
    // A day that does not exist, such as 31 April, is detected only by computing a moment; the queue computes
    // backwards.
    moments.next();
    moments.prev();
    return null;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
};

/** The key of the task that makes backups, and its schedule unless a setting gives another. */
const [BACK_UP, EACH_NIGHT] = ['back-up', '30 3 * * *'];

/**
 * Parses `task=cron` pairs, separated by semicolons. Rule R-JOB-07.
 * @param hasBackups whether there is a folder for backups @throws with a message that says what to change
 */
export const readJobSchedules = (text: string | undefined, timeZone: string, hasBackups = false): JobSchedules => {
  const pairs = (text ?? '')
    .split(';')
    .filter((pair) => pair.trim() !== '')
    .map((pair): readonly [string, string] => {
      const [task = '', ...rest] = pair.split('=');
      const expression = rest.join('=').trim();
      if (!SCHEDULED_TASKS.some((known) => known === task.trim()) || !CRON.test(expression))
        throw new Error(
          `JOB_SCHEDULES must be pairs such as "check-links=0 5 * * 1", separated by semicolons, of the tasks ` +
            `${SCHEDULED_TASKS.join(', ')}, not "${pair.trim()}".`,
        );
      const problem = cronProblem(expression, timeZone);
      if (problem !== null) throw new Error(`JOB_SCHEDULES has no cron expression in "${pair.trim()}": ${problem}.`);
      return [task.trim(), expression];
    });
  const schedules = new Map(pairs);
  if (schedules.size < pairs.length) throw new Error('JOB_SCHEDULES may name each task once.');
  if (!hasBackups && schedules.has(BACK_UP)) throw new Error('JOB_SCHEDULES has back-up: set BACKUP_DIR too.');
  return { ...(hasBackups && { [BACK_UP]: EACH_NIGHT }), ...Object.fromEntries(schedules) };
};
