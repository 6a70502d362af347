import { lineStyleAt, MAX_TICKS, tickStep } from '../../../../src/ui/shared/charts/chart';
import { kantoorTokens as tokens } from '../../../../src/ui/shared/theme/theme';

describe('the looks of lines (R-INS-17)', () => {
  const looks = Array.from({ length: 10 }, (_, place) => lineStyleAt(place));
  const dashes = looks.map(({ dash }) => JSON.stringify(dash));

  test('are blue, red, purple, yellow and orange, then again', () => {
    const colours = [
      tokens.kantoorChartBlue,
      tokens.kantoorChartRed,
      tokens.kantoorChartPurple,
      tokens.kantoorChartYellow,
      tokens.kantoorChartOrange,
    ];
    expect(looks.map(({ colour }) => colour)).toEqual([...colours, ...colours]);
  });

  test('have a dash each; the first is solid', () => {
    expect(new Set(dashes.slice(0, 5)).size).toBe(5);
    expect(looks[0]?.dash).toBeNull();
  });

  test.each([5, 6, 7, 8, 9])('of one colour differ in their dash: place %i', (place) => {
    expect(dashes[place]).not.toBe(dashes[place - 5]);
  });

  test('are all different', () => {
    expect(new Set(looks.map((style) => JSON.stringify(style))).size).toBe(10);
  });
});

describe('labels of an axis (R-INS-17)', () => {
  const days = (count: number): readonly string[] => Array.from({ length: count }, (_, place) => `Mo. ${place}/11`);

  test('are at most 20', () => {
    const counts = Array.from({ length: 400 }, (_, place) => place + 1);
    expect(counts.filter((count) => Math.ceil(count / tickStep(days(count), 10_000)) > MAX_TICKS)).toEqual([]);
    expect(MAX_TICKS).toBe(20);
  });

  test.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [40, 2],
    [41, 3],
    [92, 5],
  ])('of %i points are every %i where there is room', (count, step) => {
    expect(tickStep(days(count), 10_000)).toBe(step);
  });

  test.each([
    ['Mo. 9/11', 30, 660, 3],
    ['Mo. 9/11', 30, 400, 5],
    ['November 2026', 24, 400, 6],
    ['Mo. 9/11', 30, 0, 30],
  ])('%s of %i points on %i px are every %i: none touches the next', (label, count, width, step) => {
    expect(tickStep(Array<string>(count).fill(label), width)).toBe(step);
  });
});
