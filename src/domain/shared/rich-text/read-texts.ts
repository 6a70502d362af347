import type { Leaf, ListBlock, ListItem, TextBlock } from './model';
import { isBlockTag, readLeaves, trimLeaves, type Source } from './read-leaves';
import { visibleText, type Decode } from './text';
import type { Token } from './tokens';

/** Blocks of inline content; a `div` only when it holds nothing else. */
const TEXTS = new Set('p h1 h2 h3 h4 h5 h6 address dt dd figcaption summary center div'.split(' '));
/** Elements that a following block closes implicitly. */
const SELF_CLOSING = new Set(['p', 'dt', 'dd']);
/** Maximum nesting of blocks. */
export const MAX_DEPTH = 24;

/** A value, and the index of the token after it. */
export interface Read<A> {
  readonly value: A;
  readonly next: number;
}

export type OpenToken = Token & { readonly tag: string };

/** White space at a token; empty text when there is none. */
export const blankAt = (tokens: readonly Token[], index: number): Read<string> => {
  const token = tokens[index];
  return token?.kind === 'text' && /^[\t\n\f\r ]*$/.test(token.source)
    ? { value: token.source, next: index + 1 }
    : { value: '', next: index };
};

/** Reads one block of inline content; null when it holds anything else. */
export const readText = (
  source: Source,
  start: number,
  { tag, source: open }: OpenToken,
  lead: string,
): Read<TextBlock> | null => {
  if (!TEXTS.has(tag)) return null;
  const run = readLeaves(source, start + 1);
  const end = source.tokens[run.next];
  const isClosed = end?.kind === 'close' && end.tag === tag;
  const isCut = end === undefined || ((end.kind === 'open' || end.kind === 'close') && isBlockTag(end.tag));
  if (!isClosed && !(isCut && SELF_CLOSING.has(tag))) return null;
  const { before, leaves, after } = trimLeaves(run.leaves, source.decode);
  // A `div` without text is layout, unless it holds a line break: an empty line.
  if (tag === 'div' && !leaves.some(({ kind }) => kind === 'text') && !(leaves.length === 0 && /<br/i.test(after)))
    return null;
  return {
    value: { kind: 'text', tag, lead, open: open + before, leaves, close: after + (isClosed ? end.source : '') },
    next: isClosed ? run.next + 1 : run.next,
  };
};

/** Splits white space that is kept into lines, so that each line can be edited. */
const linesOf = (leaf: Leaf, decode: Decode): readonly Leaf[] =>
  leaf.kind !== 'text'
    ? [leaf]
    : leaf.raw
        .split(/(\r\n|\r|\n)/)
        .filter((part) => part !== '')
        .map((raw): Leaf =>
          /^[\r\n]/.test(raw)
            ? { kind: 'break', raw, path: leaf.path }
            : { ...leaf, raw, text: visibleText(raw, decode, true) },
        );

/** Reads preformatted text; null when it holds blocks. A newline behind its opening tag and before its end is invisible. */
export const readPre = (
  source: Source,
  start: number,
  { tag, source: open }: OpenToken,
  lead: string,
): Read<TextBlock> | null => {
  if (tag !== 'pre') return null;
  const run = readLeaves(source, start + 1);
  const end = source.tokens[run.next];
  if (end?.kind !== 'close' || end.tag !== tag) return null;
  const leaves = run.leaves.flatMap((leaf) => linesOf(leaf, source.decode));
  const isNewline = (leaf: Leaf | undefined): leaf is Leaf =>
    leaf?.kind === 'break' && leaf.path.length === 0 && !leaf.raw.startsWith('<');
  const [first, last] = [leaves[0], leaves.at(-1)];
  const before = isNewline(first) ? first.raw : '';
  const after = isNewline(last) && leaves.length > 1 ? last.raw : '';
  const shown = leaves.slice(before === '' ? 0 : 1, after === '' ? leaves.length : -1);
  return {
    value: { kind: 'text', tag, lead, open: open + before, leaves: shown, close: after + end.source },
    next: run.next + 1,
  };
};

/** Reads a list with nested lists; null when it is malformed or holds more than text. */
export const readList = (source: Source, start: number, lead: string, depth: number): Read<ListBlock> | null => {
  const token = source.tokens[start];
  if (
    token?.kind !== 'open' ||
    (token.tag !== 'ul' && token.tag !== 'ol') ||
    depth > MAX_DEPTH ||
    !source.ends.has(start)
  )
    return null;
  const items: ListItem[] = [];
  let index = start + 1;
  for (;;) {
    const { value: before, next } = blankAt(source.tokens, index);
    const inner = source.tokens[next];
    if (inner?.kind === 'close' && inner.tag === token.tag) {
      return {
        value: {
          kind: 'list',
          ordered: token.tag === 'ol',
          lead,
          open: token.source,
          items,
          close: before + inner.source,
        },
        next: next + 1,
      };
    }
    const item = readItem(source, next, before, depth);
    if (item === null) return null;
    items.push(item.value);
    index = item.next;
  }
};

const readItem = (source: Source, start: number, lead: string, depth: number): Read<ListItem> | null => {
  const bare = readList(source, start, '', depth + 1);
  if (bare !== null)
    return { value: { lead, open: '', leaves: [], end: '', lists: [bare.value], close: '' }, next: bare.next };
  const token = source.tokens[start];
  if (token?.kind !== 'open' || token.tag !== 'li') return null;
  const text = readItemText(source, start + 1);
  const lists: ListBlock[] = [];
  for (let index = text.next; ;) {
    const { value: before, next } = blankAt(source.tokens, index);
    const list = readList(source, next, before, depth + 1);
    if (list === null) {
      const end = source.tokens[next];
      const isClosed = end?.kind === 'close' && end.tag === 'li';
      if (!isClosed && !(end?.kind === 'open' && end.tag === 'li') && !(end?.kind === 'close')) return null;
      const { open, leaves, end: inner } = text.value;
      return {
        value: {
          lead,
          open: token.source + open,
          leaves,
          end: inner,
          lists,
          close: before + (isClosed ? end.source : ''),
        },
        next: isClosed ? next + 1 : next,
      };
    }
    lists.push(list.value);
    index = list.next;
  }
};

/** Blocks allowed in a list item, if all are of one kind. */
const ITEM_TEXTS = /^(?:p|h[1-6]|div)$/;

/** Reads the text of an item. Tags between its paragraphs are the source of a line break. */
const readItemText = (source: Source, start: number): Read<Pick<ListItem, 'open' | 'leaves' | 'end'>> => {
  const { value: blank, next: inside } = blankAt(source.tokens, start);
  const token = source.tokens[inside];
  const first = token?.kind === 'open' && ITEM_TEXTS.test(token.tag) ? readText(source, inside, token, '') : null;
  if (first !== null) {
    const leaves = [...first.value.leaves];
    let [end, next] = [first.value.close, first.next];
    for (;;) {
      const { value: lead, next: at } = blankAt(source.tokens, next);
      const other = source.tokens[at];
      const read = other?.kind === 'open' && other.tag === first.value.tag ? readText(source, at, other, lead) : null;
      if (read === null) return { value: { open: blank + first.value.open, leaves, end }, next };
      leaves.push({ kind: 'break', raw: end + lead + read.value.open, path: [] }, ...read.value.leaves);
      end = read.value.close;
      next = read.next;
    }
  }
  const run = readLeaves(source, start);
  const { before, leaves, after } = trimLeaves(run.leaves, source.decode);
  return { value: { open: before, leaves, end: after }, next: run.next };
};
