import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { WHOLE_VIEW, type EtimView } from './etim-lines';
import type { Id } from '../shared/id';

/** What a person comes back to. */
export interface EtimPlace {
  readonly view: EtimView;
  /** Pixels from the top. */
  readonly scrolled: number;
  /** Key of the line that had the focus. */
  readonly line: string | null;
}

export const FIRST_PLACE: EtimPlace = { view: WHOLE_VIEW, scrolled: 0, line: null };

const Kept = t.type({
  collapsed: t.readonlyArray(t.string),
  terms: t.readonlyArray(t.tuple([t.string, t.string])),
  categoryTerm: t.string,
  scrolled: t.number,
  line: t.union([t.string, t.null]),
});

/** Writes the place as text, for the memory of lists. */
export const textOfPlace = ({ view, scrolled, line }: EtimPlace): string =>
  JSON.stringify({
    collapsed: [...view.collapsed],
    terms: [...view.terms].map(([id, term]) => [id, term]),
    categoryTerm: view.categoryTerm,
    scrolled,
    line,
  } satisfies t.OutputOf<typeof Kept>);

/** Reads it back; what cannot be read is the first place. */
export const placeOfText = (text: string | null): EtimPlace => {
  if (text === null) return FIRST_PLACE;
  try {
    const read = Kept.decode(JSON.parse(text));
    if (!isRight(read)) return FIRST_PLACE;
    const { collapsed, terms, categoryTerm, scrolled, line } = read.right;
    return {
      view: { collapsed: new Set<Id>(collapsed), terms: new Map<Id, string>(terms), categoryTerm },
      scrolled,
      line,
    };
  } catch {
    return FIRST_PLACE;
  }
};
