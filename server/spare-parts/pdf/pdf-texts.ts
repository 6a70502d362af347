import { isLanguage, type Language } from '../../../src/domain/shared/locale';
import type { Caller } from '../../shared/endpoint';
import { fromUtc } from '../../shared/utc';
import en from './texts/en.json';
import nl from './texts/nl.json';

export interface PdfTexts {
  readonly language: Language;
  readonly words: typeof en;
  /** Formats a UTC moment of the database. */
  readonly moment: (utc: string) => string;
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, nl };
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL' };

const momentFormat = (language: Language, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });

/** The date format of a time zone; unknown zones are treated as UTC. */
const formatIn = (language: Language, zone: string): Intl.DateTimeFormat => {
  try {
    return momentFormat(language, zone);
  } catch {
    return momentFormat(language, 'UTC');
  }
};

/** Texts of a PDF in the caller's language. @param zone IANA name of the user's time zone */
export const pdfTextsFor = ({ language }: Pick<Caller, 'language'>, zone = 'UTC'): PdfTexts => {
  const own = isLanguage(language) ? language : 'en';
  const format = formatIn(own, zone);
  return { language: own, words: WORDS[own], moment: (utc) => format.format(fromUtc(utc)) };
};
