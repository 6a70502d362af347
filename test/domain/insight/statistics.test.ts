import {
  alignToEnd,
  changeOf,
  daysIn,
  groupingOf,
  lastDays,
  rangeBefore,
  rangeProblem,
  seriesIn,
  STANDARD_DAYS,
  sumOf,
  valuesOf,
  type Series,
  type StatisticsPoint,
} from '../../../src/domain/insight/statistics';
import { LONGEST_RANGE } from '../../../src/domain/insight/statistics-areas.rule';

const TODAY = '2026-11-25';
const range = (start: string, end: string) => ({ start, end });
const series = (...points: readonly StatisticsPoint['values'][]): Series => ({
  kind: 'series',
  points: points.map((values, place) => ({ date: `2026-11-0${place + 1}`, values })),
  totals: {},
});

describe('ranges (R-INS-15)', () => {
  test('start 29 days before today', () => {
    expect(lastDays(TODAY, STANDARD_DAYS)).toEqual(range('2026-10-27', TODAY));
    expect(daysIn(lastDays(TODAY, STANDARD_DAYS))).toBe(30);
  });

  test.each([
    ['2026-11-25', 1, '2026-11-25'],
    ['2024-03-01', 2, '2024-02-29'],
    ['2023-03-01', 2, '2023-02-28'],
    ['2026-01-15', 30, '2025-12-17'],
  ])('up to %s of %i days start on %s', (end, days, start) => {
    expect(lastDays(end, days)).toEqual(range(start, end));
  });

  test.each([
    ['2026-11-25', '2026-11-25', 1],
    ['2024-02-28', '2024-03-01', 3],
    ['2023-02-28', '2023-03-01', 2],
    ['2024-01-01', '2024-12-31', 366],
    // Amsterdam changes its clocks on 29 March and 25 October 2026.
    ['2026-03-28', '2026-03-30', 3],
    ['2026-10-24', '2026-10-26', 3],
  ])('from %s to %s has %i days', (start, end, days) => {
    expect(daysIn(range(start, end))).toBe(days);
  });

  test.each([
    ['', TODAY, 'incomplete'],
    [TODAY, '', 'incomplete'],
    ['2026-02-30', TODAY, 'incomplete'],
    ['2023-02-29', '2023-03-01', 'incomplete'],
    ['25-11-2026', TODAY, 'incomplete'],
    [TODAY, '2026-11-26', 'future'],
    ['2026-11-26', TODAY, 'future'],
    ['2026-11-25', '2026-11-24', 'reversed'],
    ['2000-01-01', TODAY, 'tooLong'],
    [TODAY, TODAY, null],
    ['2024-02-29', '2024-03-01', null],
  ])('from %p to %p: %p', (start, end, problem) => {
    expect(rangeProblem(range(start, end), TODAY)).toBe(problem);
  });

  test('have a longest length of 3,660 days', () => {
    expect(LONGEST_RANGE).toBe(3_653);
    expect(rangeProblem(lastDays(TODAY, LONGEST_RANGE), TODAY)).toBeNull();
    expect(rangeProblem(lastDays(TODAY, LONGEST_RANGE + 1), TODAY)).toBe('tooLong');
  });
});

test.each([
  [1, 'day'],
  [92, 'day'],
  [93, 'month'],
])('%i days are grouped by %s (R-INS-11)', (days, grouping) => {
  expect(groupingOf(lastDays(TODAY, days))).toBe(grouping);
});

describe('the previous period (R-INS-16)', () => {
  test.each([
    [range('2026-10-27', '2026-11-25'), range('2026-09-27', '2026-10-26')],
    [range('2024-03-01', '2024-03-01'), range('2024-02-29', '2024-02-29')],
    [range('2024-02-01', '2024-02-29'), range('2024-01-03', '2024-01-31')],
  ])('of %j is %j', (now, before) => {
    expect(rangeBefore(now)).toEqual(before);
    expect(daysIn(rangeBefore(now))).toBe(daysIn(now));
  });

  test.each([
    // By month: shifted back by the same number of calendar months.
    [range('2026-03-01', '2026-06-30'), range('2025-11-01', '2026-02-28')],
    [range('2026-07-01', '2026-10-31'), range('2026-03-01', '2026-06-30')],
    [range('2025-01-01', '2026-11-25'), range('2023-02-01', '2024-12-25')],
    [range('2026-08-20', '2026-11-20'), range('2026-04-20', '2026-07-20')],
  ])('of %j by month is %j', (now, before) => {
    expect(rangeBefore(now)).toEqual(before);
  });

  test.each([
    [106, 100, 0.06],
    [50, 100, -0.5],
    [100, 100, 0],
    [0, 8, -1],
    [8, 0, null],
    [0, 0, null],
    [8, null, null],
    [null, 8, null],
    [null, null, null],
  ])('%p against %p is a change of %p', (now, before, share) => {
    expect(changeOf(now, before)).toBe(share);
  });

  test.each([
    [[1, 2, 3], 3, [1, 2, 3]],
    [[1, 2, 3], 2, [2, 3]],
    [[1, 2, 3], 5, [null, null, 1, 2, 3]],
    [[1, null, 3], 2, [null, 3]],
    [[], 2, [null, null]],
    [[1, 2], 0, []],
  ])('%j beside %i points is %j', (values, length, aligned) => {
    expect(alignToEnd(values, length)).toEqual(aligned);
  });
});

describe('figures (R-INS-18)', () => {
  const gaps = series({ total: 3 }, { total: null }, {}, { total: 4 }, { total: 0 });

  test('that are null or missing are gaps; a zero is none', () => {
    expect(valuesOf(gaps, 'total')).toEqual([3, null, null, 4, 0]);
  });

  test('are summed without gaps', () => {
    expect(sumOf(gaps, 'total')).toBe(7);
    expect(sumOf(series({ total: 0 }), 'total')).toBe(0);
  });

  test('that are all gaps have no sum', () => {
    expect(sumOf(series({ total: null }, {}), 'total')).toBeNull();
    expect(sumOf(series(), 'total')).toBeNull();
  });

  test('are of the series that were answered, in the order of the legend', () => {
    expect(seriesIn('users', series({ failed: 1 }, { total: null }))).toEqual(['total', 'failed']);
    expect(seriesIn('users', series())).toEqual([]);
    expect(seriesIn('users', series({ unknown: 1 }))).toEqual([]);
  });
});
