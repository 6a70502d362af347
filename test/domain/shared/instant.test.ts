import fc from 'fast-check';
import { formatUtc, parseUtc } from '../../../src/domain/shared/instant';

const [first, last] = [Date.parse('0100-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];

describe('moments on the wire', () => {
  test.each([
    ['1970-01-01 00:00:00', 0],
    ['1969-12-31 23:59:59', -1000],
    ['2026-11-20 13:45:06', Date.UTC(2026, 10, 20, 13, 45, 6)],
    ['2028-02-29 00:00:00', Date.UTC(2028, 1, 29)],
    ['2000-02-29 23:59:59', Date.UTC(2000, 1, 29, 23, 59, 59)],
    ['9999-12-31 23:59:59', last],
  ])('%s is %d', (text, instant) => {
    expect(parseUtc(text)).toBe(instant);
    expect(formatUtc(instant)).toBe(text);
  });

  test.each([
    '',
    '2026-11-20',
    '2026-11-20T13:45:06',
    '2026-11-20 13:45',
    '2026-11-20 13:45:06Z',
    ' 2026-11-20 13:45:06',
    '2026-11-20 13:45:06\n',
    '26-11-20 13:45:06',
    '2026-1-2 3:04:05',
    '2026-02-30 00:00:00',
    '2026-02-29 00:00:00',
    '1900-02-29 00:00:00',
    '2026-04-31 00:00:00',
    '2026-13-01 00:00:00',
    '2026-00-01 00:00:00',
    '2026-01-00 00:00:00',
    '2026-01-32 00:00:00',
    '2026-01-01 24:00:00',
    '2026-01-01 00:60:00',
    '2026-01-01 00:00:60',
    '0000-00-00 00:00:00',
    '٢٠٢٦-01-01 00:00:00',
    '+2026-01-01 00:00:00',
    '2026-01-01  00:00:00',
  ])('%p is no moment', (text) => {
    expect(parseUtc(text)).toBeNull();
  });

  test('writing and reading give the same second back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: first, max: last }),
        (instant) => parseUtc(formatUtc(instant)) === Math.floor(instant / 1000) * 1000,
      ),
    );
  });

  test('reading any text either fails or gives the text back when written', () => {
    const almost = fc.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), (text) => {
        const instant = parseUtc(text);
        return instant === null || formatUtc(instant) === text;
      }),
    );
  });
});
