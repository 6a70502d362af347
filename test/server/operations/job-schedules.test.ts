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
    expect(readJobSchedules(text)).toEqual(schedules);
  });

  test.each(['export-module=0 5 * * 1', 'check-links', 'check-links=tomorrow', 'check-links=0 5 * *', '=0 5 * * 1'])(
    '%j is refused, with what to change',
    (text) => {
      expect(() => readJobSchedules(text)).toThrow(/JOB_SCHEDULES must be pairs/);
    },
  );
});
