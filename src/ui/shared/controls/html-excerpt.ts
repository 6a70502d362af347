import { splitAtTerm } from './highlight';

/** Elements whose text nobody reads. */
const UNREAD = 'script,style,template';
/** Characters of HTML that are read for its first words, and of those words. */
const READ = 4_000;
const SHOWN = 200;

/** Characters before a match that show what it belongs to. */
const BEFORE = 40;

/** Where to begin, so that the first match of the term is among what is shown. */
const beginOf = (words: string, term: string): number => {
  const [before = '', ...matches] = splitAtTerm(words, term);
  return matches.length === 0 || before.length <= SHOWN - BEFORE
    ? 0
    : words.lastIndexOf(' ', before.length - BEFORE) + 1;
};

/**
 * The first words of some HTML on one line, as a reader would meet them, or those around a term that stands further on;
 * nothing of it runs.
 */
export const excerptOf = (html: string, term = ''): string => {
  const { body } = new DOMParser().parseFromString(
    html.slice(0, READ).replace(/<(?:\/?(?:p|div|li|h\d|t[dhr]|br)\b|[uo]l\b)/gi, ' $&'),
    'text/html',
  );
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  const words = body.textContent.replace(/\s+/g, ' ').trim();
  const begin = beginOf(words, term);
  return `${begin > 0 ? '…' : ''}${words.slice(begin, begin + SHOWN)}${words.length > begin + SHOWN ? '…' : ''}`;
};
