import { isLanguage, type Language } from '../../src/domain/shared/locale';
import type { Caller } from '../shared/endpoint';
import en from './texts/en.json';
import nl from './texts/nl.json';

type Texts = typeof en;
const TEXTS: Readonly<Record<Language, Texts>> = { en, nl };

/** Labels in the caller's language. */
export const textsFor = ({ language }: Pick<Caller, 'language'>): Texts =>
  TEXTS[isLanguage(language) ? language : 'en'];

/** The label of a code; the code itself if there is none. */
export const labelOf = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

export type { Texts };
