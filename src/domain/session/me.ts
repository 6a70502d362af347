import type { Id } from '../shared/id';

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Ways of writing a date that a person can choose from. Rule R-SES-05. */
export const DATE_FORMATS = ['yyyy-MM-dd', 'dd-MM-yyyy', 'd-M-yyyy', 'dd-MM-yy', 'd-M-yy'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const TIME_FORMATS = ['HH:mm', 'H:mm', 'hh:mm a', 'h:mm a'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

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

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
