import type { TextPart } from '../../../../domain/shared/placeholders.rule';

/** How tags are written in the text of a line. `write` is the inverse of `parse`. */
export interface TagSyntax {
  readonly parse: (text: string) => readonly TextPart[];
  readonly write: (code: string) => string;
  /** Matches a tag query up to the caret, with its text as first group; without it there are no suggestions. */
  readonly typed?: RegExp;
}

/** Presentation of a tag. `pending`: it is not yet known whether its code exists; `missing`: the tag has no target. */
export interface TagFace {
  readonly kind: 'known' | 'unknown' | 'pending' | 'missing';
  readonly label: string;
}

/** A tag query: the text typed after the opening sign. */
export interface TagQuery {
  readonly text: string;
}
