import { plainTextOf } from '../../../domain/shared/rich-text/plain-text';
import { htmlDecoder } from '../rich-text/html/references';
import { splitAtTerm } from './highlight';

/** Limit of HTML characters read, and of excerpt characters. */
const READ = 4_000;
const SHOWN = 200;

/** Number of characters before the first match. */
const BEFORE = 40;

/** Start index of the excerpt, chosen so that it includes the first match. */
const beginOf = (words: string, term: string): number => {
  const [before = '', ...matches] = splitAtTerm(words, term);
  return matches.length === 0 || before.length <= SHOWN - BEFORE
    ? 0
    : words.lastIndexOf(' ', before.length - BEFORE) + 1;
};

/** The beginning of a text, or the part around the first match of `term`. */
export const aroundMatch = (words: string, term: string): string => {
  const begin = beginOf(words, term);
  return `${begin > 0 ? '…' : ''}${words.slice(begin, begin + SHOWN)}${words.length > begin + SHOWN ? '…' : ''}`;
};

/**
 * A one-line excerpt of HTML, around the first match of `term`. Read without a DOM parser, which would trigger CSP
 * reports for inline handlers and styles.
 */
export const excerptOf = (html: string, term = ''): string =>
  aroundMatch(plainTextOf(html.slice(0, READ), htmlDecoder).replace(/\s+/g, ' ').trim(), term);
