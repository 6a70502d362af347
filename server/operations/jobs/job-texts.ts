import { isLanguage, type Language } from '../../../src/domain/shared/locale';
import type { Caller } from '../../shared/endpoint';
import en from './texts/en.json';
import nl from './texts/nl.json';

export type JobTexts = typeof en;
/** Values in a log line. */
export type LogValues = Readonly<Record<string, string | number>>;
export type LogTextKey = keyof JobTexts['log'];
const TEXTS: Readonly<Record<Language, JobTexts>> = { en, nl };

/** Names and messages of jobs in the caller's language. */
export const jobTextsFor = ({ language }: Pick<Caller, 'language'>): JobTexts =>
  TEXTS[isLanguage(language) ? language : 'en'];

/** The text of a key; the key itself if it is unknown. */
export const textOf = (texts: Readonly<Record<string, string>>, key: string, values: LogValues = {}): string => {
  const text = Object.hasOwn(texts, key) ? (texts[key] ?? key) : key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
};
