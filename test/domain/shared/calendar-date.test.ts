import { addDays, isCalendarDate } from '../../../src/domain/shared/calendar-date';

test.each(['2024-02-29', '1999-12-31', '2000-02-29'])('%p is a day of the calendar', (date) => {
  expect(isCalendarDate(date)).toBe(true);
});

test.each(['', '2023-02-29', '1900-02-29', '2024-02-30', '2024-2-3', '2024-01-01T00:00', '20240101'])(
  '%p is none',
  (date) => {
    expect(isCalendarDate(date)).toBe(false);
  },
);

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-02-29', 1, '2024-03-01'],
  ['2024-01-01', -1, '2023-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-05-05', 0, '2026-05-05'],
  ['9999-12-20', 30, '9999-12-31'],
])('%s and %d days is %s, whatever the clocks do', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});
