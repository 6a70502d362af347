import fc from 'fast-check';
import type { Decimal } from '../../../src/domain/shared/decimal';
import { createFormat, type FormatSettings } from '../../../src/domain/shared/format';
import { pluralOf } from '../../../src/domain/shared/format-text';
import { DATE_FORMATS, TIME_FORMATS } from '../../../src/domain/shared/locale';
import { money } from '../../../src/domain/shared/money';

const utc: FormatSettings = { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm', zone: 'UTC' };
const amsterdam: FormatSettings = { ...utc, zone: 'Europe/Amsterdam' };
const at = (iso: string): number => Date.parse(iso);
/** Replaces the non-breaking spaces of Intl by plain spaces. */
const readable = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

// Rule R-INS-27.
test('a stamp is written for programs, in the zone of the person and whatever their format', () => {
  const format = createFormat({ ...amsterdam, date: 'd-M-yy', time: 'h:mm a' });
  expect(format.stamp(at('2026-11-20T23:57:34Z'))).toBe('2026-11-21 00:57:34');
  expect(format.stamp(at('2026-07-01T12:05:09.999Z'))).toBe('2026-07-01 14:05:09');
  expect(format.stamp(NaN)).toBe('');
});

test.each([
  ['en', -0.133, '-0.133'],
  ['en', 0, '0.000'],
  ['en', 1_000.5, '1,000.500'],
  ['nl', 0.0714, '0,071'],
  ['nl', -1, '-1,000'],
] as const)('%s writes %d in three decimals as %s', (language, value, text) => {
  expect(createFormat({ ...utc, language }).decimals(value, 3)).toBe(text);
});

describe('dates (R-SES-05)', () => {
  test.each([
    ['yyyy-MM-dd', '2026-03-05', '2026-11-20'],
    ['dd-MM-yyyy', '05-03-2026', '20-11-2026'],
    ['d-M-yyyy', '5-3-2026', '20-11-2026'],
    ['dd-MM-yy', '05-03-26', '20-11-26'],
    ['d-M-yy', '5-3-26', '20-11-26'],
  ] as const)('%s writes %s and %s', (date, early, late) => {
    const format = createFormat({ ...utc, date });
    expect(format.date(at('2026-03-05T12:00:00Z'))).toBe(early);
    expect(format.date(at('2026-11-20T12:00:00Z'))).toBe(late);
  });

  test('the five date and four time patterns of the specification are the ones on offer', () => {
    expect(DATE_FORMATS).toEqual(['yyyy-MM-dd', 'dd-MM-yyyy', 'd-M-yyyy', 'dd-MM-yy', 'd-M-yy']);
    expect(TIME_FORMATS).toEqual(['HH:mm', 'H:mm', 'hh:mm a', 'h:mm a']);
  });

  test.each([
    ['one minute before midnight in Amsterdam', '2026-01-14T22:59:00Z', '2026-01-14 23:59'],
    ['midnight in Amsterdam is the next day', '2026-01-14T23:00:00Z', '2026-01-15 00:00'],
    ['midnight in summer comes an hour earlier', '2026-07-14T22:00:00Z', '2026-07-15 00:00'],
    ['the last minute of winter time', '2026-03-29T00:59:00Z', '2026-03-29 01:59'],
    ['the first minute of summer time', '2026-03-29T01:00:00Z', '2026-03-29 03:00'],
    ['half past two, summer time', '2026-10-25T00:30:00Z', '2026-10-25 02:30'],
    ['half past two again, winter time', '2026-10-25T01:30:00Z', '2026-10-25 02:30'],
    ['new year', '2026-12-31T23:00:00Z', '2027-01-01 00:00'],
    ['29 February', '2028-02-28T23:30:00Z', '2028-02-29 00:30'],
  ])('Amsterdam: %s', (_, iso, shown) => {
    expect(createFormat(amsterdam).dateTime(at(iso))).toBe(shown);
  });

  test.each([
    ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08 01:59'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 03:00'],
    ['Asia/Kolkata', '2026-01-01T18:30:00Z', '2026-01-02 00:00'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02 00:00'],
  ])('%s at %s reads %s', (zone, iso, shown) => {
    expect(createFormat({ ...utc, zone }).dateTime(at(iso))).toBe(shown);
  });

  test('a zone that the platform does not know is read as UTC', () => {
    expect(createFormat({ ...utc, zone: 'Etc/Unknown' }).dateTime(at('2026-01-01T10:00:00Z'))).toBe('2026-01-01 10:00');
  });

  test.each([
    ['year 1900', '1900-01-02T00:00:00Z', '1900-01-02', '2-1-00'],
    ['year 9', '0009-01-02T00:00:00Z', '0009-01-02', '2-1-09'],
    ['year 9999', '9999-12-31T00:00:00Z', '9999-12-31', '31-12-99'],
  ])('%s', (_, iso, long, short) => {
    expect(createFormat(utc).date(at(iso))).toBe(long);
    expect(createFormat({ ...utc, date: 'd-M-yy' }).date(at(iso))).toBe(short);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])('%s is no moment and gives no text', (instant) => {
    expect(createFormat(utc).dateTime(instant)).toBe('');
  });
});

describe('times (R-SES-05)', () => {
  test.each([
    ['00:00', '00:00', '0:00', '12:00 AM', '12:00 AM'],
    ['00:05', '00:05', '0:05', '12:05 AM', '12:05 AM'],
    ['01:00', '01:00', '1:00', '01:00 AM', '1:00 AM'],
    ['09:07', '09:07', '9:07', '09:07 AM', '9:07 AM'],
    ['11:59', '11:59', '11:59', '11:59 AM', '11:59 AM'],
    ['12:00', '12:00', '12:00', '12:00 PM', '12:00 PM'],
    ['12:30', '12:30', '12:30', '12:30 PM', '12:30 PM'],
    ['13:00', '13:00', '13:00', '01:00 PM', '1:00 PM'],
    ['23:59', '23:59', '23:59', '11:59 PM', '11:59 PM'],
  ])('%s', (clock, ...shown) => {
    const written = TIME_FORMATS.map((time) => createFormat({ ...utc, time }).time(at(`2026-06-01T${clock}:00Z`)));
    expect(written).toEqual(shown);
  });

  test('Dutch writes AM and PM the same way: the pattern is the person’s own', () => {
    expect(createFormat({ ...utc, language: 'nl', time: 'h:mm a' }).time(at('2026-06-01T15:04:00Z'))).toBe('3:04 PM');
  });

  test.each([
    ['2026-06-01T21:59:00Z', 23],
    ['2026-06-01T22:00:00Z', 0],
    ['2026-01-01T11:30:00Z', 12],
  ])('the hour of %s in Amsterdam is %d, whatever the pattern', (iso, hour) => {
    expect(createFormat({ ...amsterdam, time: 'h:mm a' }).hour(at(iso))).toBe(hour);
  });

  test('seconds are cut, not rounded', () => {
    expect(createFormat(utc).time(at('2026-06-01T10:59:59.999Z'))).toBe('10:59');
  });

  test('any moment in UTC is written as ISO writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('0100-01-01T00:00:00Z'), max: at('9999-12-31T23:59:59Z') }), (instant) => {
        expect(createFormat(utc).dateTime(instant)).toBe(
          new Date(instant).toISOString().slice(0, 16).replace('T', ' '),
        );
      }),
    );
  });
});

describe('sizes (R-SHR-10)', () => {
  test.each([
    [0, '0.00 B', '0,00 B'],
    [1, '1.00 B', '1,00 B'],
    [1023, '1,023.00 B', '1.023,00 B'],
    [1024, '1.00 KB', '1,00 KB'],
    [1536, '1.50 KB', '1,50 KB'],
    [862515, '842.30 KB', '842,30 KB'],
    [1024 ** 2 - 1, '1.00 MB', '1,00 MB'],
    [10485760, '10.00 MB', '10,00 MB'],
    [1024 ** 3, '1.00 GB', '1,00 GB'],
    [1024 ** 4, '1.00 TB', '1,00 TB'],
    [1024 ** 5, '1.00 PB', '1,00 PB'],
    [1024 ** 6, '1.00 EB', '1,00 EB'],
    [1024 ** 7, '1.00 ZB', '1,00 ZB'],
    [1024 ** 8, '1.00 YB', '1,00 YB'],
    [1024 ** 9, '1,024.00 YB', '1.024,00 YB'],
    [-1536, '-1.50 KB', '-1,50 KB'],
  ])('%d', (size, english, dutch) => {
    expect(createFormat(utc).bytes(size)).toBe(english);
    expect(createFormat({ ...utc, language: 'nl' }).bytes(size)).toBe(dutch);
  });

  test('no size is ever written as 1024 of a unit that has a next one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1024 ** 9 - 1, noNaN: true }), (size) => {
        expect(createFormat(utc).bytes(size)).not.toMatch(/^1,024\.00 [^Y]/);
      }),
    );
  });
});

describe('figures, money and lists', () => {
  test.each([
    [money(0), '€0.00', '€ 0,00'],
    [money(123_450), '€1,234.50', '€ 1.234,50'],
    [money(-400), '-€4.00', '€ -4,00'],
    [money(100_000_000), '€1,000,000.00', '€ 1.000.000,00'],
    [money(90_071_992_547_409_91), '€90,071,992,547,409.91', '€ 90.071.992.547.409,91'],
    [money(1_999, 'GBP'), '£19.99', '£ 19,99'],
  ])('%j as money (R-SHR-11)', (amount, english, dutch) => {
    expect(readable(createFormat(utc).money(amount))).toBe(english);
    expect(readable(createFormat({ ...utc, language: 'nl' }).money(amount))).toBe(dutch);
  });

  test.each<[Decimal, string, string]>([
    ['0', '0', '0'],
    ['-1234567.125', '-1,234,567.125', '-1.234.567,125'],
    ['12.50', '12.50', '12,50'],
    ['999', '999', '999'],
  ])('all figures of %s', (decimal, english, dutch) => {
    expect(createFormat(utc).figures(decimal)).toBe(english);
    expect(createFormat({ ...utc, language: 'nl' }).figures(decimal)).toBe(dutch);
  });

  test.each([
    [312, '312', '312'],
    [100000, '100,000', '100.000'],
    [-1.25, '-1.25', '-1,25'],
  ])('%d', (value, english, dutch) => {
    expect(createFormat(utc).number(value)).toBe(english);
    expect(createFormat({ ...utc, language: 'nl' }).number(value)).toBe(dutch);
  });

  test.each([
    [[], '', ''],
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a and b', 'a en b'],
    [['a', 'b', 'c'], 'a, b and c', 'a, b en c'],
  ])('%j as a list', (items, english, dutch) => {
    expect(createFormat(utc).list(items)).toBe(english);
    expect(createFormat({ ...utc, language: 'nl' }).list(items)).toBe(dutch);
  });

  test('two people with different settings do not share what was cached', () => {
    const [dutch, english] = [createFormat({ ...amsterdam, language: 'nl' }), createFormat(utc)];
    expect([dutch.number(1000), english.number(1000)]).toEqual(['1.000', '1,000']);
    expect([dutch.time(0), english.time(0)]).toEqual(['01:00', '00:00']);
  });
});

describe('without Intl, whose first object takes longer than painting a list', () => {
  const settings = [
    ['en', 'en-GB'],
    ['nl', 'nl-NL'],
  ] as const;

  test.each(settings)('%s whole figures are those of Intl', (language, locale) => {
    const [format, intl] = [createFormat({ ...utc, language }), new Intl.NumberFormat(locale)];
    const same = (value: number): void => {
      expect(format.number(value)).toBe(intl.format(value));
    };
    [0, -0, 1, 999, 1000, -1000, 999_999, 1e15 - 1, 1e15, 1e21, NaN, Infinity, 0.5].forEach(same);
    fc.assert(fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double()), same));
  });

  test.each(settings)('%s forms of a count are those of Intl', (_, locale) => {
    const rules = new Intl.PluralRules(locale);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.nat()), (count) => {
        expect(pluralOf(count)).toBe(rules.select(count));
      }),
    );
  });

  test.each([
    ['UTC', () => 0],
    ['Asia/Kolkata', () => 330],
    ['Etc/GMT+11', () => -660],
  ])('any moment in %s is the one of its distance from UTC', (name, ahead) => {
    const [named, reckoned] = [createFormat({ ...utc, zone: name }), createFormat({ ...utc, zone: ahead })];
    fc.assert(
      fc.property(fc.integer({ min: at('1971-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') }), (instant) => {
        expect(reckoned.stamp(instant)).toBe(named.stamp(instant));
      }),
    );
  });

  test('a list needs none of it', () => {
    const asked = [
      jest.spyOn(Intl, 'DateTimeFormat'),
      jest.spyOn(Intl, 'NumberFormat'),
      jest.spyOn(Intl, 'PluralRules'),
    ];
    const format = createFormat({ ...utc, zone: () => 60 });
    expect([format.number(12_345), format.number(312), pluralOf(1)]).toEqual(['12,345', '312', 'one']);
    expect([format.dateTime(at('2026-06-15T23:30:00Z')), format.day('2026-12-31')]).toEqual([
      '2026-06-16 00:30',
      '2026-12-31',
    ]);
    for (const made of asked) expect(made).not.toHaveBeenCalled();
  });
});
