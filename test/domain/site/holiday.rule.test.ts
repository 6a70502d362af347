import { holidays, newNotice, withNotice } from '../../../src/domain/site/holiday';
import { holidayRule } from '../../../src/domain/site/holiday.rule';

type HolidayFields = Parameters<typeof holidayRule>[0];

const aHoliday = (change: Partial<HolidayFields> = {}): HolidayFields => ({
  date: '2026-12-25',
  reason: 'Eerste kerstdag',
  notice: null,
  ...change,
});
const announced = (daysBefore: number, text = '<p>Wij zijn gesloten.</p>') =>
  holidayRule(aHoliday({ notice: { daysBefore, text } }));

describe('a holiday (R-SIT-01)', () => {
  test('needs a day and a reason', () => {
    expect(holidayRule(aHoliday())).toEqual({});
    expect(holidayRule(holidays.blank)).toEqual({ date: 'required', reason: 'required' });
    expect(holidayRule(aHoliday({ date: '  ', reason: ' \n ' }))).toEqual({ date: 'required', reason: 'required' });
  });

  test.each(['2024-02-29', '2000-01-01', '9999-12-31'])('%p is a day', (date) => {
    expect(holidayRule(aHoliday({ date }))).toEqual({});
  });

  test.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '25-12-2026',
    '2026-12-25 00:00:00',
    ' 2026-12-25',
    'morgen',
    '0000-01-01',
  ])('%p is none', (date) => {
    expect(holidayRule(aHoliday({ date }))).toEqual({ date: 'pattern.default' });
  });

  test('the reason has at most 200 characters, blanks at its ends not counted', () => {
    expect(holidayRule(aHoliday({ reason: ` ${'x'.repeat(200)} ` }))).toEqual({});
    expect(holidayRule(aHoliday({ reason: 'x'.repeat(201) }))).toEqual({ reason: 'tooLong.200' });
  });
});

describe('the notice of a holiday (R-SIT-02)', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('may be given %d days ahead', (days) => {
    expect(announced(days)).toEqual({});
  });

  test.each([0, 8, -1, 1.5, NaN, Infinity])('may not be given %d days ahead', (days) => {
    expect(announced(days)).toEqual({ 'notice.daysBefore': 'pattern.default' });
  });

  test('may be without a text, and ends somewhere', () => {
    expect(announced(3, '')).toEqual({});
    expect(announced(3, 'x'.repeat(100_000))).toEqual({});
    expect(announced(3, 'x'.repeat(100_001))).toEqual({ 'notice.text': 'tooLong.100000' });
  });

  test('begins as one that may be given', () => {
    expect(holidayRule(aHoliday({ notice: newNotice }))).toEqual({});
  });

  test('is empty after it was turned off and on again', () => {
    const written = { ...holidays.blank, notice: { daysBefore: 5, text: '<p>Gesloten</p>' } };
    const off = withNotice(written, false);
    expect(off).toEqual(holidays.blank);
    expect(withNotice(off, true)).toEqual({ ...holidays.blank, notice: newNotice });
    expect(withNotice(written, true)).toEqual(written);
  });
});
