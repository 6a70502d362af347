export type Format = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code' | 'subscript' | 'superscript';

/** Inline element with both tags as written. Leaves with the same wrapper id share one element. */
export interface Wrapper {
  readonly id: number;
  readonly tag: string;
  readonly open: string;
  readonly close: string;
}

/** Smallest parts of inline content. `raw` is the source; `path` lists the wrappers, outermost first. */
export type Leaf =
  | {
      readonly kind: 'text';
      readonly raw: string;
      readonly text: string;
      readonly path: readonly Wrapper[];
      readonly formats: readonly Format[];
    }
  | { readonly kind: 'break'; readonly raw: string; readonly path: readonly Wrapper[] }
  | { readonly kind: 'object'; readonly raw: string; readonly path: readonly Wrapper[] };

/** Tags of a block as written, and the white space before it; empty for content outside any element. */
export interface Frame {
  readonly lead: string;
  readonly open: string;
  readonly close: string;
}

export interface TextBlock extends Frame {
  readonly kind: 'text';
  /** Lower case; empty for text outside a block element. */
  readonly tag: string;
  readonly leaves: readonly Leaf[];
}

export interface ListItem extends Frame {
  readonly leaves: readonly Leaf[];
  /** Source between text and nested lists, such as the closing tag of a paragraph. */
  readonly end: string;
  readonly lists: readonly ListBlock[];
}

export interface ListBlock extends Frame {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

export interface Container extends Frame {
  readonly kind: 'container';
  readonly tag: string;
  readonly blocks: readonly Block[];
}

/** `td`, `th` or `caption`. Inline content is one block without a tag; a new cell has no blocks. */
export interface TableCell extends Frame {
  readonly tag: string;
  readonly blocks: readonly Block[];
}

export interface TableRow extends Frame {
  readonly cells: readonly TableCell[];
}

/** `thead`, `tbody`, `tfoot`, or an empty tag for rows outside a section. */
export interface TableSection extends Frame {
  readonly tag: string;
  readonly rows: readonly TableRow[];
}

/** Columns and comments are kept in the tag before them. */
export interface TableBlock extends Frame {
  readonly kind: 'table';
  readonly caption: TableCell | null;
  readonly sections: readonly TableSection[];
}

/** HTML that the editor keeps unchanged. */
export interface ObjectBlock {
  readonly kind: 'object';
  readonly lead: string;
  readonly raw: string;
}

export type Block = TextBlock | ListBlock | Container | TableBlock | ObjectBlock;

/** `tail` is the white space after the last block. */
export interface RichText {
  readonly blocks: readonly Block[];
  readonly tail: string;
}

/** Inline formats by element. */
export const FORMATS: Readonly<Record<string, Format | undefined>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  code: 'code',
  sub: 'subscript',
  sup: 'superscript',
};

/** Excludes inherited keys such as `constructor`. */
export const formatOf = (tag: string): Format | undefined => (Object.hasOwn(FORMATS, tag) ? FORMATS[tag] : undefined);

/** Element written for a new format. */
export const FORMAT_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const satisfies Readonly<Record<Format, string>>;

export const formatsOf = (path: readonly Wrapper[]): readonly Format[] => [
  ...new Set(path.flatMap(({ tag }) => formatOf(tag) ?? [])),
];

export const sameWrapper = (one: Wrapper | undefined, other: Wrapper | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.id === other.id &&
  one.open === other.open &&
  one.close === other.close;

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export const HEADINGS: Readonly<Record<string, HeadingTag | undefined>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
};
