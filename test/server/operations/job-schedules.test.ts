import { readJobSchedules } from '../../../server/operations/jobs/job-schedules';

describe('schedules in the settings (R-JOB-07)', () => {
  test.each([
    [undefined, {}],
    ['check-links=0 5 * * 1', { 'check-links': '0 5 * * 1' }],
    ['sync-spare-parts=0 4 * * *', { 'sync-spare-parts': '0 4 * * *' }],
    [
      ' rebuild-search = 0 2 * * * ; delete-expired=*/5 3 1,15 * SUN ;',
      { 'rebuild-search': '0 2 * * *', 'delete-expired': '*/5 3 1,15 * SUN' },
    ],
  ])('%j is read', (text, schedules) => {
    expect(readJobSchedules(text, 'Europe/Amsterdam')).toEqual(schedules);
  });

  test.each(['export-module=0 5 * * 1', 'check-links', 'check-links=tomorrow', 'check-links=0 5 * *', '=0 5 * * 1'])(
    '%j is refused, with what to change',
    (text) => {
      expect(() => readJobSchedules(text, 'Europe/Amsterdam')).toThrow(/JOB_SCHEDULES must be pairs/);
    },
  );

  test.each([
    'check-links=99 99 * * *',
    'check-links=60 5 * * 1',
    'check-links=0 5 * * 8',
    'check-links=*/0 * * * *',
    'check-links=5-1 * * * *',
    'check-links=0 5 * JANUARY *',
    'check-links=0 0 31 2 *',
    'check-links=0 0 31 4,6 *',
  ])('%j has no moment, and is refused with the reason', (text) => {
    expect(() => readJobSchedules(text, 'Europe/Amsterdam')).toThrow(
      /JOB_SCHEDULES has no cron expression in "check-links=.*": \w/,
    );
  });

  test('a task that is named twice is refused', () => {
    expect(() => readJobSchedules('check-links=0 5 * * 1; check-links=0 6 * * 1', 'UTC')).toThrow(/each task once/);
  });

  test('backups are made each night, unless their schedule says otherwise (R-RUN-10)', () => {
    const read = (text?: string) => readJobSchedules(text, 'Europe/Amsterdam', true);
    expect([read(), read('back-up=0 4 * * *')]).toEqual([{ 'back-up': '30 3 * * *' }, { 'back-up': '0 4 * * *' }]);
    expect(() => readJobSchedules('back-up=0 4 * * *', 'UTC')).toThrow(
      'JOB_SCHEDULES has back-up: set BACKUP_DIR too.',
    );
  });
});
