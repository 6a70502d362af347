/** What the editor can do to letters. */
export type Format = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code' | 'subscript' | 'superscript';

/**
 * An element around running text, with both tags as they were written. Leaves that name the same wrapper stand in one
 * element.
 */
export interface Wrapper {
  readonly id: number;
  readonly tag: string;
  readonly open: string;
  readonly close: string;
}

/**
 * The smallest parts of running text. `raw` is the source as it came; `path` the elements around it, outermost first.
 */
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

/** The tags of a block as they were written, with the white space before it. What stands in no element has no tags. */
export interface Frame {
  readonly lead: string;
  readonly open: string;
  readonly close: string;
}

export interface TextBlock extends Frame {
  readonly kind: 'text';
  /** Lower case; empty for text that stands in no element of its own. */
  readonly tag: string;
  readonly leaves: readonly Leaf[];
}

export interface ListItem extends Frame {
  readonly leaves: readonly Leaf[];
  /** Between the text and the lists inside: the closing tag of a paragraph in the item. */
  readonly end: string;
  readonly lists: readonly ListBlock[];
}

export interface ListBlock extends Frame {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

/** An element that holds blocks: a quote, a division, a section. */
export interface Container extends Frame {
  readonly kind: 'container';
  readonly tag: string;
  readonly blocks: readonly Block[];
}

/**
 * A cell of a table, or its caption: `td`, `th`, `caption`. Running text of its own is one loose block; a new one has
 * none.
 */
export interface TableCell extends Frame {
  readonly tag: string;
  readonly blocks: readonly Block[];
}

export interface TableRow extends Frame {
  readonly cells: readonly TableCell[];
}

/** `thead`, `tbody` or `tfoot`; rows that stand in none are a section without a tag. */
export interface TableSection extends Frame {
  readonly tag: string;
  readonly rows: readonly TableRow[];
}

/** What is neither caption nor row (columns, comments) belongs to the tag that it stands behind. */
export interface TableBlock extends Frame {
  readonly kind: 'table';
  readonly caption: TableCell | null;
  readonly sections: readonly TableSection[];
}

/** HTML that the editor keeps as it is. */
export interface ObjectBlock {
  readonly kind: 'object';
  readonly lead: string;
  readonly raw: string;
}

export type Block = TextBlock | ListBlock | Container | TableBlock | ObjectBlock;

/** A document: its blocks in order, and the white space behind the last of them. */
export interface RichText {
  readonly blocks: readonly Block[];
  readonly tail: string;
}

/** Elements that are nothing but a format. */
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

/** The format that an element is, by its name; what every object has is no element. */
export const formatOf = (tag: string): Format | undefined => (Object.hasOwn(FORMATS, tag) ? FORMATS[tag] : undefined);

/** The element that a new format is written with. */
export const FORMAT_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const satisfies Readonly<Record<Format, string>>;

/** What an element of this path does to its letters. */
export const formatsOf = (path: readonly Wrapper[]): readonly Format[] => [
  ...new Set(path.flatMap(({ tag }) => formatOf(tag) ?? [])),
];

/** Whether two wrappers are one and the same element. */
export const sameWrapper = (one: Wrapper | undefined, other: Wrapper | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.id === other.id &&
  one.open === other.open &&
  one.close === other.close;

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The level of a heading, by the name of its element. */
export const HEADINGS: Readonly<Record<string, HeadingTag | undefined>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
};
