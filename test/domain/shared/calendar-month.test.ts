import fc from 'fast-check';
import { addMonths, weekNumberOf, weekdayOf, weeksOf } from '../../../src/domain/shared/calendar-month';
import { calendarWordsIn } from '../../../src/domain/shared/format';

const days = fc
  .integer({ min: Date.parse('1900-01-01'), max: Date.parse('2199-12-31') })
  .map((instant) => new Date(instant).toISOString().slice(0, 10));

test.each([
  ['2026-12-31', 53],
  ['2027-01-01', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2025-12-28', 52],
  ['2024-12-30', 1],
  ['2024-12-31', 1],
  ['2020-12-31', 53],
  ['2021-01-03', 53],
  ['2026-07-01', 27],
])('%s lies in week %i of ISO 8601', (day, week) => {
  expect(weekNumberOf(day)).toBe(week);
});

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-11-05', 1, '2026-12-05'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', -12, '2027-02-28'],
  ['9999-12-31', 1, '9999-12-31'],
])('%s and %i months is %s', (day, months, moved) => {
  expect(addMonths(day, months)).toBe(moved);
});

test('February 2026 is four weeks and a Sunday, every other day of the lines is empty', () => {
  expect(weeksOf('2026-02-11')).toEqual([
    { number: 5, days: [null, null, null, null, null, null, '2026-02-01'] },
    {
      number: 6,
      days: ['2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06', '2026-02-07', '2026-02-08'],
    },
    {
      number: 7,
      days: ['2026-02-09', '2026-02-10', '2026-02-11', '2026-02-12', '2026-02-13', '2026-02-14', '2026-02-15'],
    },
    {
      number: 8,
      days: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-02-21', '2026-02-22'],
    },
    { number: 9, days: ['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', null] },
  ]);
});

test('the last month of the calendar has its days, too', () => {
  expect(
    weeksOf('9999-12-31')
      .flatMap(({ days: line }) => line)
      .filter((day) => day !== null),
  ).toHaveLength(31);
});

test('every month has each of its days once, in order, under its weekday and its week', () => {
  fc.assert(
    fc.property(days, (day) => {
      const weeks = weeksOf(day);
      const shown = weeks.flatMap(({ days: line }) => line).filter((each) => each !== null);
      const [year = 0, month = 0] = day.split('-').map(Number);
      expect(shown).toEqual(
        Array.from(
          { length: new Date(Date.UTC(year, month, 0)).getUTCDate() },
          (_, index) => day.slice(0, 8) + String(index + 1).padStart(2, '0'),
        ),
      );
      for (const { number, days: line } of weeks) {
        expect(line).toHaveLength(7);
        line.forEach((each, index) => {
          if (each !== null) expect([weekdayOf(each), weekNumberOf(each)]).toEqual([index, number]);
        });
      }
    }),
  );
});

test.each([
  ['en', 'December 2026', /^Thursday,? 31 December 2026$/, ['Mon', 'Sun'], ['Monday', 'Sunday']],
  ['nl', 'december 2026', /^donderdag 31 december 2026$/, ['ma', 'zo'], ['maandag', 'zondag']],
] as const)('the words of a calendar in %s', (language, month, day, short, long) => {
  const words = calendarWordsIn(language);
  expect(words.month('2026-12-31')).toBe(month);
  expect(words.day('2026-12-31')).toMatch(day);
  expect([words.weekdays.length, words.weekdays[0], words.weekdays[6]]).toEqual([
    7,
    { short: short[0], long: long[0] },
    { short: short[1], long: long[1] },
  ]);
});
