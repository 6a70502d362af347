import { LATIN_LETTERS } from './latin-letters';
import { normalizeText } from './normalize';

/** Signs that people use as an apostrophe. */
const APOSTROPHES = '`´ʹʻʼʽʾʿˈ‘’‛′‵ꞌ＇';

const FOLDED: ReadonlyMap<string, string> = new Map([
  ...LATIN_LETTERS,
  ...Array.from(APOSTROPHES, (sign): [string, string] => [sign, "'"]),
]);

/** Lower case, no accents, blanks collapsed: names that are equal in this form may not stand beside each other. */
export const foldCase = (text: string): string =>
  normalizeText(normalizeText(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/gu, ' ').trim();

/**
 * Text for search and order: as `foldCase`, with one form of apostrophes and of Latin letters that people take for the
 * same. Other alphabets stay apart. Rule R-SHR-19.
 */
export const fold = (text: string): string =>
  foldCase(text).replace(/[`\u0080-\uFFFF]/g, (letter) => FOLDED.get(letter) ?? letter);
