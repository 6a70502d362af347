/** A part of a line: plain text, or a tag by its code. */
export type LinePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'code'; readonly code: string };

/** How tags are written in the text of a line. Both are inverse: any text is the same when it is split and joined. */
export interface TagSyntax {
  readonly parse: (text: string) => readonly LinePart[];
  readonly write: (code: string) => string;
}

/** How a tag looks: `pending` while it is not known whether its code exists. */
export interface TagFace {
  readonly kind: 'known' | 'unknown' | 'pending';
  readonly label: string;
}

/** What is being typed to find a tag: the text behind its sign. */
export interface TagQuery {
  readonly text: string;
}
