import { DATE_FORMATS, LANGUAGES, TIME_FORMATS } from '../shared/locale';
import { problemsOf, type Rule } from '../shared/rule';

/** Undecoded settings. */
export interface SettingsFields {
  readonly language: string;
  readonly date: string;
  readonly time: string;
}

const oneOf = (choices: readonly string[], value: string) => (choices.includes(value) ? null : 'pattern.default');

/** Rule R-SES-05. */
export const settingsRule: Rule<SettingsFields> = ({ language, date, time }) =>
  problemsOf({
    language: oneOf(LANGUAGES, language),
    date: oneOf(DATE_FORMATS, date),
    time: oneOf(TIME_FORMATS, time),
  });
