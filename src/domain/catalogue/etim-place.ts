import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { WHOLE_VIEW, type EtimView } from './etim-lines';
import type { Id } from '../shared/id';

/** View state that is restored when the user returns to the list. */
export interface EtimPlace {
  readonly view: EtimView;
  /** Scroll offset in pixels. */
  readonly scrolled: number;
  /** Key of the focused line. */
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

/** Serializes the view state for the list memory. */
export const textOfPlace = ({ view, scrolled, line }: EtimPlace): string =>
  JSON.stringify({
    collapsed: [...view.collapsed],
    terms: [...view.terms].map(([id, term]) => [id, term]),
    categoryTerm: view.categoryTerm,
    scrolled,
    line,
  } satisfies t.OutputOf<typeof Kept>);

/** Parses a stored view state; invalid text gives the default. */
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
