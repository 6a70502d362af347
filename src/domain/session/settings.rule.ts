import { DATE_FORMATS, LANGUAGES, TIME_FORMATS } from '../shared/locale';
import { problemsOf, type Rule } from '../shared/rule';

/** Settings as they travel: any text until the rule has read them. */
export interface SettingsFields {
  readonly language: string;
  readonly date: string;
  readonly time: string;
}

const oneOf = (choices: readonly string[], value: string) => (choices.includes(value) ? null : 'pattern.default');

/** Language, date and time format come from their lists. Rule R-SES-05. */
export const settingsRule: Rule<SettingsFields> = ({ language, date, time }) =>
  problemsOf({
    language: oneOf(LANGUAGES, language),
    date: oneOf(DATE_FORMATS, date),
    time: oneOf(TIME_FORMATS, time),
  });
