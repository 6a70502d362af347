import { lookAt, MAX_TICKS, tickStep } from '../../../../src/ui/shared/charts/chart';
import { kantoorTokens as tokens } from '../../../../src/ui/shared/theme/theme';

describe('the looks of lines (R-INS-17)', () => {
  const looks = Array.from({ length: 10 }, (_, place) => lookAt(place));
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
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(10);
  });
});

describe('labels of an axis (R-INS-17)', () => {
  test('are at most 20', () => {
    const counts = Array.from({ length: 400 }, (_, place) => place + 1);
    expect(counts.filter((count) => Math.ceil(count / tickStep(count)) > MAX_TICKS)).toEqual([]);
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
  ])('of %i points are every %i', (count, step) => {
    expect(tickStep(count)).toBe(step);
  });
});
