import { isLanguage, type Language } from '../../src/domain/shared/locale';
import type { Caller } from '../shared/endpoint';
import en from './texts/en.json';
import nl from './texts/nl.json';

type Texts = typeof en;
const TEXTS: Readonly<Record<Language, Texts>> = { en, nl };

/** What content is called, in the language of the person who asks. */
export const textsFor = ({ language }: Pick<Caller, 'language'>): Texts =>
  TEXTS[isLanguage(language) ? language : 'en'];

/** The words for a code; itself where there are none. */
export const wordsOf = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

export type { Texts };
