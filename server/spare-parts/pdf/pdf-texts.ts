import { isLanguage, type Language } from '../../../src/domain/shared/locale';
import type { Caller } from '../../shared/endpoint';
import { fromUtc } from '../../shared/utc';
import en from './texts/en.json';
import nl from './texts/nl.json';

export interface PdfTexts {
  readonly language: Language;
  readonly words: typeof en;
  /** Formats a moment of the database, in UTC. */
  readonly moment: (utc: string) => string;
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, nl };
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL' };

/** The texts of a PDF in the caller's language. */
export const pdfTextsFor = ({ language }: Pick<Caller, 'language'>): PdfTexts => {
  const own = isLanguage(language) ? language : 'en';
  const format = new Intl.DateTimeFormat(LOCALES[own], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return { language: own, words: WORDS[own], moment: (utc) => format.format(fromUtc(utc)) };
};
