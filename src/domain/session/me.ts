import type { Id } from '../shared/id';
import type { DateFormat, Language, TimeFormat } from '../shared/locale';

export { DATE_FORMATS, TIME_FORMATS, isLanguage, type Language } from '../shared/locale';

export interface Settings {
  readonly language: Language;
  readonly date: DateFormat;
  readonly time: TimeFormat;
}

/** A website as a person may choose it. */
export interface WebsiteChoice {
  readonly id: Id;
  readonly name: string;
}

/** The person who is signed in. */
export interface Me {
  readonly id: Id;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly settings: Settings;
  readonly rights: readonly string[];
  readonly su: boolean;
  readonly websites: readonly WebsiteChoice[];
}
