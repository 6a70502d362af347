import { chartFormatIn } from '../../../src/domain/insight/chart-format';

const [en, nl] = [chartFormatIn('en'), chartFormatIn('nl')];
/** Newer versions of Intl write a comma after the weekday. */
const plain = (text: string): string => text.replaceAll(',', '');

describe('labels of a chart (R-INS-17)', () => {
  test.each([
    ['2026-11-09', 'Mo. 9/11', 'ma. 9/11'],
    ['2026-11-10', 'Tu. 10/11', 'di. 10/11'],
    ['2024-02-29', 'Th. 29/2', 'do. 29/2'],
    ['2026-03-29', 'Su. 29/3', 'zo. 29/3'],
  ])('of the day %s: %s, %s', (date, english, dutch) => {
    expect([en.day(date), nl.day(date)]).toEqual([english, dutch]);
  });

  test.each([
    ['2026-01-01', 'Jan 2026', 'jan 2026'],
    ['2026-03-01', 'Mar 2026', 'mrt 2026'],
    ['2026-05-01', 'May 2026', 'mei 2026'],
    ['2026-09-01', 'Sep 2026', 'sep 2026'],
    ['2026-12-01', 'Dec 2026', 'dec 2026'],
  ])('of the month %s: %s, %s', (date, english, dutch) => {
    expect([en.month(date), nl.month(date)]).toEqual([english, dutch]);
  });

  test('in full', () => {
    expect(plain(en.fullDay('2026-11-09'))).toBe('Mon 9 November 2026');
    expect(nl.fullDay('2026-11-09')).toBe('ma 9 november 2026');
    expect([en.fullMonth('2026-03-01'), nl.fullMonth('2026-03-01')]).toEqual(['March 2026', 'maart 2026']);
  });
});

describe('numbers of a chart', () => {
  test.each([
    [0, '0', '0'],
    [1_204, '1,204', '1.204'],
    [9_999, '9,999', '9.999'],
    [-9_999, '-9,999', '-9.999'],
  ])('below 10,000 are written in full: %i', (value, english, dutch) => {
    expect([en.axis(value), nl.axis(value)]).toEqual([english, dutch]);
  });

  test.each([
    [10_000, '10k', '10k'],
    [12_500, '12.5k', '12,5k'],
    [-12_500, '-12.5k', '-12,5k'],
    [2_000_000, '2m', '2 mln.'],
  ])('from 10,000 on are written short: %i', (value, english, dutch) => {
    // Versions of Intl differ in letter case and in the kind of space.
    const written = [en.axis(value), nl.axis(value)].map((text) => text.replace('\u00a0', ' ').toLowerCase());
    expect(written).toEqual([english, dutch]);
  });

  test.each([
    [0.06, '+6%', '+6%'],
    [-0.125, '-13%', '-13%'],
    [0, '0%', '0%'],
    [-0.001, '0%', '0%'],
    [10, '+1,000%', '+1.000%'],
  ])('that are a change have their sign: %p', (share, english, dutch) => {
    expect([en.change(share), nl.change(share)].map((text) => text.replace('\u00a0', ''))).toEqual([english, dutch]);
  });
});
