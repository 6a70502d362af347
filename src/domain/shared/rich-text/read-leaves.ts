import { FORMATS, formatsOf, type Leaf, type Wrapper } from './model';
import { visibleText, type Decode } from './text';
import type { Token } from './tokens';

/** Inline elements: formats, links, and carriers of attributes. */
const WRAPPERS = new Set([
  ...Object.keys(FORMATS),
  ...'a abbr acronym bdi bdo big cite dfn font ins kbd label mark nobr o:p q samp small span time tt var'.split(' '),
]);
/** Elements that end inline content. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend ' +
    'li link main menu meta nav ol optgroup option p plaintext pre search section summary table tbody td ' +
    'tfoot th thead title tr ul'
  ).split(' '),
);

/** Maximum nesting of inline elements. */
const MAX_DEPTH = 32;

export const isWrapperTag = (tag: string): boolean => WRAPPERS.has(tag);

export const isBlockTag = (tag: string): boolean => BLOCKS.has(tag);

/** Tokens of a document and the end index of each element. */
export interface Source {
  readonly tokens: readonly Token[];
  readonly ends: ReadonlyMap<number, number>;
  readonly decode: Decode;
}

export const sourceOf = ({ tokens }: Source, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ source }) => source)
    .join('');

/** Leaves in order, and the index of the token after them. */
export interface Run {
  readonly leaves: readonly Leaf[];
  readonly next: number;
}

/** Open inline element; its closing tag is filled in when read. */
interface Open {
  readonly wrapper: { -readonly [Key in keyof Wrapper]: Wrapper[Key] };
  readonly start: number;
  readonly leavesBefore: number;
}

/**
 * Reads inline content up to a block or an unmatched closing tag.
 * Stops before overlapping or unclosed elements: their repair is left to the browser.
 */
export const readLeaves = (source: Source, from: number): Run => {
  const { tokens, ends, decode } = source;
  const leaves: Leaf[] = [];
  const stack: Open[] = [];
  let path: readonly Wrapper[] = [];
  let index = from;
  const stop = (): Run => {
    const outermost = stack[0];
    return outermost === undefined
      ? { leaves, next: index }
      : { leaves: leaves.slice(0, outermost.leavesBefore), next: outermost.start };
  };

  for (;;) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'rest') return stop();
    if (token.kind === 'text') {
      leaves.push({
        kind: 'text',
        raw: token.source,
        text: visibleText(token.source, decode),
        path,
        formats: formatsOf(path),
      });
      index++;
    } else if (token.kind === 'close') {
      const top = stack.at(-1);
      if (top?.wrapper.tag !== token.tag) return stop();
      stack.pop();
      top.wrapper.close = token.source;
      path = path.slice(0, -1);
      index++;
      if (leaves.length === top.leavesBefore)
        leaves.push({ kind: 'object', raw: sourceOf(source, top.start, index), path });
    } else if (token.kind === 'open' && WRAPPERS.has(token.tag)) {
      // Nested links: a browser closes the first one.
      const isLinkInLink = token.tag === 'a' && path.some(({ tag }) => tag === 'a');
      if (isLinkInLink || !ends.has(index) || path.length === MAX_DEPTH) return stop();
      const wrapper = { id: index, tag: token.tag, open: token.source, close: '' };
      stack.push({ wrapper, start: index, leavesBefore: leaves.length });
      path = [...path, wrapper];
      index++;
    } else {
      const end = isBlockTag(token.tag) ? undefined : ends.get(index);
      if (end === undefined) return stop();
      leaves.push({ kind: token.tag === 'br' ? 'break' : 'object', raw: sourceOf(source, index, end), path });
      index = end;
    }
  }
};

const LEADING = /^[\t\n\f\r ]*/;
const TRAILING = /(?<![\t\n\f\r ])[\t\n\f\r ]*$/;
/** Invisible at the end of a block: the filler line break, and Word's `o:p`. */
const INVISIBLE = /^(?:<br[^>]*>|<o:p>\s*<\/o:p>)$/i;

/** Inline content without invisible edges. */
export interface Trimmed {
  readonly before: string;
  readonly leaves: readonly Leaf[];
  readonly after: string;
}

const cut = (leaf: Leaf | undefined, pattern: RegExp): string =>
  leaf?.kind === 'text' && leaf.path.length === 0 ? (pattern.exec(leaf.raw)?.[0] ?? '') : '';

/** Moves white space at the edges and a trailing filler from the leaves to the tags of the block. */
export const trimLeaves = (all: readonly Leaf[], decode: Decode): Trimmed => {
  const leaves = [...all];
  let before = '';
  let after = '';
  const shorten = (index: number, raw: string): void => {
    const leaf = leaves[index];
    if (raw === '') leaves.splice(index, 1);
    else if (leaf?.kind === 'text') leaves[index] = { ...leaf, raw, text: visibleText(raw, decode) };
  };
  const cutEnd = (): void => {
    const last = leaves.at(-1);
    const blank = cut(last, TRAILING);
    if (blank === '' || last === undefined) return;
    after = blank + after;
    shorten(leaves.length - 1, last.raw.slice(0, last.raw.length - blank.length));
  };
  cutEnd();
  const last = leaves.at(-1);
  if (last !== undefined && last.kind !== 'text' && last.path.length === 0 && INVISIBLE.test(last.raw)) {
    after = last.raw + after;
    leaves.pop();
    cutEnd();
  }
  const first = leaves[0];
  before = cut(first, LEADING);
  if (before !== '' && first !== undefined) shorten(0, first.raw.slice(before.length));
  return { before, leaves, after };
};
