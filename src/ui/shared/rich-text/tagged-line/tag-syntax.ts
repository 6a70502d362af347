import type { TextPart } from '../../../../domain/shared/placeholders.rule';

/** How tags are written in the text of a line. `write` is the inverse of `parse`. */
export interface TagSyntax {
  readonly parse: (text: string) => readonly TextPart[];
  readonly write: (code: string) => string;
  /** What is typed up to the caret to find a tag, its text as the first group; without it none are sought. */
  readonly typed?: RegExp;
}

/** How a tag looks: `pending` while it is not known whether its code exists, `missing` when it stands for nothing. */
export interface TagFace {
  readonly kind: 'known' | 'unknown' | 'pending' | 'missing';
  readonly label: string;
}

/** What is being typed to find a tag: the text behind its sign. */
export interface TagQuery {
  readonly text: string;
}
