import type { TagFace, TagSyntax } from './tagged-line/tag-syntax';

/** Operations of a form on a text. */
export interface RichTextActs {
  /** Inserts a variable at the caret, or at the end without a caret. */
  readonly insert: (name: string) => void;
  /** Renames a variable. */
  readonly rename: (name: string, next: string) => void;
}

/** The variables of a text: their syntax, the known names, and their presentation. Keep its identity. */
export interface RichTextVariables {
  readonly syntax: TagSyntax;
  readonly names: readonly string[];
  readonly faceOf: (name: string) => TagFace;
  /** Called with the operations while the text is edited, and with `null` afterwards. */
  readonly onActs: (acts: RichTextActs | null) => void;
}
