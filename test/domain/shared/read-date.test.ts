import fc from 'fast-check';
import { createFormat, type FormatSettings } from '../../../src/domain/shared/format';
import { DATE_FORMATS, MONTH_FIRST, TIME_FORMATS, type TimeFormat } from '../../../src/domain/shared/locale';
import { createDates, readDay, readTime } from '../../../src/domain/shared/read-date';

const settings = { language: 'en', date: 'dd-MM-yyyy', time: 'HH:mm', zone: 'Europe/Amsterdam' } as const;
const DAY_FIRST = DATE_FORMATS.filter((format) => format !== 'yyyy-MM-dd');
const at = (iso: string): number => Date.parse(iso);

describe('reading a day (R-SHR-17)', () => {
  test.each<[FormatSettings['date'], string, string]>([
    ['yyyy-MM-dd', '2026-03-05', '2026-03-05'],
    ['yyyy-MM-dd', '2026-3-5', '2026-03-05'],
    ['yyyy-MM-dd', '20260305', '2026-03-05'],
    ['yyyy-MM-dd', '2026/03/05', '2026-03-05'],
    ['dd-MM-yyyy', '05-03-2026', '2026-03-05'],
    ['dd-MM-yyyy', '5-3-2026', '2026-03-05'],
    ['dd-MM-yyyy', '5/3/26', '2026-03-05'],
    ['dd-MM-yyyy', '05032026', '2026-03-05'],
    ['d-M-yyyy', '5-3-2026', '2026-03-05'],
    ['d-M-yyyy', '05.03.2026', '2026-03-05'],
    ['d-M-yyyy', '5 3 2026', '2026-03-05'],
    ['d-M-yyyy', '5  3  2026', '2026-03-05'],
    ['d-M-yyyy', '2026  3  5', '2026-03-05'],
    ['dd-MM-yy', '05-03-26', '2026-03-05'],
    ['dd-MM-yy', ' 05 - 03 - 26 ', '2026-03-05'],
    ['dd-MM-yy', '5-3-2026', '2026-03-05'],
    ['d-M-yy', '5-3-26', '2026-03-05'],
    ['d-M-yy', '29-2-28', '2028-02-29'],
    ['d-M-yy', '1-1-00', '2000-01-01'],
    ['d-M-yy', '1-1-99', '2099-01-01'],
    ['MM-dd-yyyy', '12/31/2026', '2026-12-31'],
    ['MM-dd-yyyy', '3 5 26', '2026-03-05'],
  ])('%s: "%s" is %s', (format, text, day) => {
    expect(readDay(text, format)).toBe(day);
  });

  test.each(DAY_FIRST)('%s: a day with the year in front is taken as it is on the wire', (format) => {
    expect(readDay('2026-12-31', format)).toBe('2026-12-31');
  });

  test.each(DATE_FORMATS)('%s: what is no day is not read', (format) => {
    for (const text of [
      '',
      ' ',
      'morgen',
      '31',
      '31-12',
      '2026-12',
      '30-2-2026',
      '29-2-2027',
      '2027-02-29',
      '31-4-2026',
      '2026-04-31',
      '0-1-2026',
      '1-0-2026',
      '2026-00-01',
      '1-13-2026',
      '2026-13-01',
      '32-1-2026',
      '1-1-226',
      '1-1-20269',
      '12-31-2026',
      '1-1--2026',
      '1-1-2026-',
      '-1-1-2026',
      '1-1-2026 12:00',
      '311226',
      '2026-1--1',
      '2026--1-1',
      '2026-01x1',
      '12026-01-01',
      '2026-01-011',
      'x20260305',
      '202603051',
      'x05032026',
      '050320261',
      '1-1-٢٠٢٦',
      '1e1-1-2026',
    ])
      expect([text, readDay(text, format)]).toEqual([text, null]);
  });

  test('with the year first in the format, two figures in front could be a day or a year, and are neither', () => {
    for (const text of ['26-12-31', '31-12-26', '31-12-2026']) expect(readDay(text, 'yyyy-MM-dd')).toBeNull();
  });

  test('whatever the formatter writes is read back, in every format', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DATE_FORMATS),
        fc.integer({ min: at('2000-01-01'), max: at('2099-12-31T23:59:59Z') }),
        (date, instant) => {
          const day = createFormat({ ...settings, date: 'yyyy-MM-dd', zone: 'UTC' }).date(instant);
          expect(readDay(createFormat({ ...settings, date, zone: 'UTC' }).date(instant), date)).toBe(day);
        },
      ),
    );
  });

  test('no text is too strange, and all that is read exists', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DATE_FORMATS),
        fc.oneof(fc.string(), fc.stringMatching(/^[\d\-/. ]{0,12}$/)),
        (format, text) => {
          const day = readDay(text, format);
          if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        },
      ),
    );
  });
});

describe('reading a time (R-SHR-17)', () => {
  const HALVES: readonly TimeFormat[] = ['hh:mm a', 'h:mm a'];
  const WHOLE: readonly TimeFormat[] = ['HH:mm', 'H:mm'];

  test.each(TIME_FORMATS)('%s: a time that says its half, or can have no other', (format) => {
    for (const [text, time] of [
      ['2:30 PM', '14:30'],
      ['02:30 pm', '14:30'],
      ['2.30p.m.', '14:30'],
      ['230pm', '14:30'],
      ['2 pm', '14:00'],
      ['2p', '14:00'],
      ['12:00 AM', '00:00'],
      ['12:00 PM', '12:00'],
      ['1:00 PM', '13:00'],
      [' 14:30 ', '14:30'],
      ['9:05 am', '09:05'],
      ['14:30', '14:30'],
      ['14.30', '14:30'],
      ['14:3', '14:03'],
      ['2:3 pm', '14:03'],
      ['1430', '14:30'],
      ['14', '14:00'],
      ['00:30', '00:30'],
      ['0:30', '00:30'],
      ['23:59', '23:59'],
    ] as const)
      expect([text, readTime(text, format)]).toEqual([text, time]);
  });

  test.each(WHOLE)('%s: an hour up to twelve is one of the morning', (format) => {
    expect(['9', '9:5', '9:05', '09:05', '905', '12:30'].map((text) => readTime(text, format))).toEqual([
      '09:00',
      '09:05',
      '09:05',
      '09:05',
      '09:05',
      '12:30',
    ]);
  });

  test.each(HALVES)('%s: an hour up to twelve needs its half', (format) => {
    expect(['9', '9:05', '09:05', '905', '12:30', '1:00'].map((text) => readTime(text, format))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test.each(TIME_FORMATS)('%s: what is no time is not read', (format) => {
    for (const text of [
      '',
      'noon',
      '24:00',
      '25:00',
      '14:60',
      '14.3',
      '14:',
      ':30',
      '13:00 pm',
      '0:30 am',
      '14:30:00',
      '99',
      '14-30',
      'pm',
      '14:30 xm',
    ]) {
      expect([text, readTime(text, format)]).toEqual([text, null]);
    }
  });

  test.each([
    ['14:30:15', '14:30:15'],
    ['14.30.15', '14:30:15'],
    ['143015', '14:30:15'],
    ['14:30', '14:30:00'],
    ['9', '09:00:00'],
    ['2:30:15 pm', '14:30:15'],
    ['14:30:60', null],
    ['14:30:1', '14:30:01'],
    ['14:30x:15', null],
    ['14:30:', null],
    ['24:00:00', null],
  ])('with seconds: %s', (text, time) => {
    expect(readTime(text, 'HH:mm:ss')).toBe(time);
  });

  test('whatever the formatter writes is read back, in every format', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIME_FORMATS), fc.integer({ min: 0, max: 24 * 60 - 1 }), (time, minutes) => {
        const clock = new Date(minutes * 60_000).toISOString().slice(11, 16);
        const dates = createDates({ ...settings, time });
        expect([dates.readTime(dates.writeTime(clock)), dates.isTime(clock), dates.isTime(`${clock}:15`)]).toEqual([
          clock,
          true,
          false,
        ]);
      }),
    );
  });
});

describe('days and times in the settings of a person (R-SHR-17)', () => {
  test.each([...DATE_FORMATS, MONTH_FIRST] as const)('%s: a day is written and read back', (date) => {
    const dates = createDates({ ...settings, date, zone: 'Pacific/Kiritimati' });
    expect(dates.readDay(dates.writeDay('2026-03-05'))).toBe('2026-03-05');
  });

  test('a time has seconds where the format has them', () => {
    const dates = createDates({ ...settings, time: 'HH:mm:ss' });
    expect(['14:30:15', '14:30', '24:00:00'].map((text) => dates.isTime(text))).toEqual([true, false, false]);
  });
});

describe('the moment of a day and a time', () => {
  test.each([
    ['Europe/Amsterdam', '2026-01-15', '00:00', '2026-01-14T23:00:00Z'],
    ['Europe/Amsterdam', '2026-07-15', '00:00', '2026-07-14T22:00:00Z'],
    ['Europe/Amsterdam', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['Europe/Amsterdam', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['Europe/Amsterdam', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00Z'],
    ['Asia/Kolkata', '2026-01-02', '00:00', '2026-01-01T18:30:00Z'],
    ['Pacific/Kiritimati', '2026-01-02', '00:00', '2026-01-01T10:00:00Z'],
    ['Etc/Unknown', '2026-01-02', '00:00', '2026-01-02T00:00:00Z'],
  ])('%s, %s %s', (zone, day, time, moment) => {
    expect(new Date(createDates({ ...settings, zone }).momentAt(day, time)).toISOString()).toBe(
      moment.replace('Z', '.000Z'),
    );
  });

  test('a time that the clock shows twice is the first of both', () => {
    expect(createDates(settings).momentAt('2026-10-25', '02:30')).toBe(at('2026-10-25T00:30:00Z'));
  });

  test('a time that the clock skips comes as much later', () => {
    const dates = createDates(settings);
    expect(dates.wallAt(dates.momentAt('2026-03-29', '02:30'))).toEqual({ day: '2026-03-29', time: '03:30' });
  });

  test('with seconds, that of the very second', () => {
    const dates = createDates({ ...settings, time: 'HH:mm:ss' });
    const moment = at('2026-12-31T22:59:59Z');
    expect([dates.wallAt(moment), dates.momentAt('2026-12-31', '23:59:59')]).toEqual([
      { day: '2026-12-31', time: '23:59:59' },
      moment,
    ]);
  });

  test('what calendar and clock show at a whole minute leads back to it', () => {
    const zones = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: at('2000-01-01') / 60_000, max: at('2099-12-31') / 60_000 }),
        (zone, minutes) => {
          const dates = createDates({ ...settings, zone });
          const { day, time } = dates.wallAt(minutes * 60_000);
          const again = dates.wallAt(dates.momentAt(day, time));
          expect(again).toEqual({ day, time });
        },
      ),
    );
  });
});
