import { SHORTEST_MARKED_TERM, wordsOf } from '../../../domain/shared/list-query';

interface HighlightProps {
  readonly text: string;
  readonly term: string;
}

const escaped = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Cuts a text wherever the term or one of its words stands, in any case: what is at an odd index is a match. Rule
 * R-SHR-03.
 */
export const splitAtTerm = (text: string, term: string): readonly string[] => {
  // The longest first, so that words which stand together are marked together.
  const wanted = [term.trim(), ...wordsOf(term)]
    .filter(({ length }) => length >= SHORTEST_MARKED_TERM)
    .sort((a, b) => b.length - a.length);
  return wanted.length === 0 ? [text] : text.split(new RegExp(`(${wanted.map(escaped).join('|')})`, 'giu'));
};

/** A text in which a searched term is marked, from two characters on. */
export const Highlight = ({ text, term }: HighlightProps) => {
  const parts = splitAtTerm(text, term);
  if (parts.length === 1) return text;
  // The parts have no other identity than their place.
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
};
