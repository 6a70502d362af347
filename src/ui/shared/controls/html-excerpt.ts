import { splitAtTerm } from './highlight';

const UNREAD = 'script,style,template';
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

/** The first words of HTML on one line, or those around a match; nothing in it runs. */
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
