import { plainTextOf } from '../../../domain/shared/rich-text/plain-text';
import { htmlDecoder } from '../rich-text/html/references';
import { splitAtTerm } from './highlight';

/** Limit of HTML characters read, and of excerpt characters. */
const READ = 4_000;
const SHOWN = 200;

/** Characters of context before a match. */
const BEFORE = 40;

/** Start of the excerpt, so that the first match is included. */
const beginOf = (words: string, term: string): number => {
  const [before = '', ...matches] = splitAtTerm(words, term);
  return matches.length === 0 || before.length <= SHOWN - BEFORE
    ? 0
    : words.lastIndexOf(' ', before.length - BEFORE) + 1;
};

/** The beginning of a text, or the part around the first match. */
export const aroundMatch = (words: string, term: string): string => {
  const begin = beginOf(words, term);
  return `${begin > 0 ? '…' : ''}${words.slice(begin, begin + SHOWN)}${words.length > begin + SHOWN ? '…' : ''}`;
};

/** The first words of HTML on one line, or those around a match. A parser would report handlers and styles to the CSP. */
export const excerptOf = (html: string, term = ''): string =>
  aroundMatch(plainTextOf(html.slice(0, READ), htmlDecoder).replace(/\s+/g, ' ').trim(), term);
