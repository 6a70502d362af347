import { settingsRule } from '../../../src/domain/session/settings.rule';
import { DATE_FORMATS, isLanguage, LANGUAGES, TIME_FORMATS } from '../../../src/domain/shared/locale';

describe('settings of a person (R-SES-05)', () => {
  test('every choice on offer may be chosen', () => {
    for (const language of LANGUAGES)
      for (const date of DATE_FORMATS)
        for (const time of TIME_FORMATS) expect(settingsRule({ language, date, time })).toEqual({});
  });

  test.each([
    [{ language: 'de', date: 'yyyy-MM-dd', time: 'HH:mm' }, ['language']],
    [{ language: 'EN', date: 'yyyy-MM-dd', time: 'HH:mm' }, ['language']],
    [{ language: 'en', date: 'yyyy-dd-MM', time: 'HH:mm' }, ['date']],
    [{ language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm:ss' }, ['time']],
    [{ language: '', date: '', time: '' }, ['language', 'date', 'time']],
    [{ language: 'toString', date: 'length', time: '0' }, ['language', 'date', 'time']],
  ])('%j is refused', (settings, fields) => {
    expect(Object.keys(settingsRule(settings))).toEqual(fields);
  });

  test('English and Dutch', () => {
    expect(LANGUAGES).toEqual(['en', 'nl']);
    expect(['en', 'nl', 'de', 'EN', ''].map(isLanguage)).toEqual([true, true, false, false, false]);
  });
});
