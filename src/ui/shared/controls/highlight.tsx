import { MIN_HIGHLIGHTED_TERM, searchWords } from '../../../domain/shared/list-query';

interface HighlightProps {
  readonly text: string;
  readonly term: string;
}

const escaped = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits a text at each match of the term or its words, ignoring case; odd indexes are matches. Rules R-SHR-03 and R-SHR-19. */
export const splitAtTerm = (text: string, term: string): readonly string[] => {
  // Longest first, so that a whole phrase becomes one match.
  const wanted = [term.trim(), ...searchWords(term)]
    .filter(({ length }) => length >= MIN_HIGHLIGHTED_TERM)
    .sort((a, b) => b.length - a.length);
  return wanted.length === 0 ? [text] : text.split(new RegExp(`(${wanted.map(escaped).join('|')})`, 'giu'));
};

/** Text with matches of a search term highlighted, from two characters. */
export const Highlight = ({ text, term }: HighlightProps) => {
  const parts = splitAtTerm(text, term);
  if (parts.length === 1) return text;
  // Parts are identified by their index only.
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
};
