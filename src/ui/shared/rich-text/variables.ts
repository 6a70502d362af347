import type { TagFace, TagSyntax } from './tagged-line/tag-syntax';

/** What a form does to a text beside typing into it. */
export interface RichTextActs {
  /** Inserts a variable at the caret, else at the end. */
  readonly insert: (name: string) => void;
  /** Puts another name in place of one. */
  readonly rename: (name: string, next: string) => void;
}

/** Variables of a text: how they are written, which there are, and how one looks. Keep its identity. */
export interface RichTextVariables {
  readonly syntax: TagSyntax;
  readonly names: readonly string[];
  readonly faceOf: (name: string) => TagFace;
  /** Takes the acts while the text is edited. */
  readonly onActs: (acts: RichTextActs | null) => void;
}
