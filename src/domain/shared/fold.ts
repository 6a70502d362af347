import { LATIN_LETTERS } from './latin-letters';
import { normalizeText } from './normalize';

/** Characters that are used as an apostrophe. */
const APOSTROPHES = '`´ʹʻʼʽʾʿˈ‘’‛′‵ꞌ＇';

const FOLDED: ReadonlyMap<string, string> = new Map([
  ...LATIN_LETTERS,
  ...Array.from(APOSTROPHES, (sign): [string, string] => [sign, "'"]),
]);

/** Lower case, no accents, blanks collapsed: two names that are equal in this form are duplicates. */
export const foldCase = (text: string): string =>
  normalizeText(normalizeText(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/gu, ' ').trim();

/**
 * Text for search and sorting: as `foldCase`, with one form for apostrophes and for Latin letters that are commonly
 * typed alike. Other alphabets are unchanged. Rule R-SHR-19.
 */
export const fold = (text: string): string =>
  foldCase(text).replace(/[`\u0080-\uFFFF]/g, (letter) => FOLDED.get(letter) ?? letter);
