import { wholeHour, workingMoment } from '../../../server/seed/working-hours';
import { utc } from '../../../server/shared/utc';

const NOW = Date.UTC(2026, 10, 20, 12, 53, 17);

test('what is planted was made at all sorts of times between seven and four', () => {
  const days = Array.from({ length: 100 }, (_, place) => utc(workingMoment(NOW, place - 100, place)));
  expect(days[99]?.slice(0, 10)).toBe('2026-11-19');
  expect(new Set(days.map((moment) => moment.slice(11, 16))).size).toBeGreaterThan(90);
  for (const moment of days) {
    expect(moment.slice(11) >= '07:00:00').toBe(true);
    expect(moment.slice(11) < '16:00:00').toBe(true);
  }
});

test('nothing of today was made later than now', () => {
  const moments = Array.from({ length: 540 }, (_, place) => workingMoment(NOW, 0, place));
  expect(Math.max(...moments)).toBeLessThanOrEqual(NOW);
  expect(new Set(moments.map((moment) => utc(moment).slice(0, 10)))).toEqual(new Set(['2026-11-19', '2026-11-20']));
  expect(utc(workingMoment(NOW, 1, 5)).slice(0, 10)).toBe('2026-11-21');
});

test('what is shown from and until has a whole hour', () => {
  expect([utc(wholeHour(NOW, -9, 6)), utc(wholeHour(NOW, 12, 17))]).toEqual([
    '2026-11-11 06:00:00',
    '2026-12-02 17:00:00',
  ]);
});
