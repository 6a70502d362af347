import type { Frame, RichText, TableBlock, TableCell, TableRow, TableSection } from './model';
import { readLeaves, sourceOf, trimLeaves, type Source } from './read-leaves';
import type { Token } from './tokens';
import { blankAt, type OpenToken, type Read } from './read-texts';

const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
const CELLS = new Set(['td', 'th']);
/** Allowed between rows and cells; kept, but not shown. */
const INVISIBLE = new Set(['!', 'col', 'colgroup', 'script', 'style', 'template']);

/** Reads blocks up to a closing tag. */
type ReadBlocks = (from: number) => Read<RichText>;
type ReadItem<Item> = (start: number, token: OpenToken, lead: string) => Read<Item> | null;
interface Container<Item> extends Frame {
  readonly items: readonly Item[];
}

/** Opening tags before which a browser closes an unclosed section, row or cell. */
const ENDS: Readonly<Record<string, RegExp | undefined>> = {
  thead: /^(?:tbody|tfoot)$/,
  tbody: /^(?:tbody|tfoot)$/,
  tfoot: /^tbody$/,
  tr: /^(?:tr|thead|tbody|tfoot)$/,
  td: /^(?:t[dhr]|thead|tbody|tfoot)$/,
  th: /^(?:t[dhr]|thead|tbody|tfoot)$/,
};
/** Closing tags before which a browser closes an unclosed section, row or cell. */
const PARENT_ENDS = /^(?:table|thead|tbody|tfoot|tr)$/;

/** Whether a token ends an unclosed section, row or cell. */
const isImpliedEnd = (tag: string, token: Token | undefined): boolean => {
  const before = Object.hasOwn(ENDS, tag) ? ENDS[tag] : undefined;
  if (before === undefined || token === undefined) return false;
  if (token.kind === 'close') return token.tag !== tag && PARENT_ENDS.test(token.tag);
  return token.kind === 'open' && before.test(token.tag);
};

export const isCellEnd = (token: Token): boolean => isImpliedEnd('td', token);

/** Reads one table; null when it is malformed or has no editable cell. */
export const readTable = (source: Source, start: number, lead: string, blocks: ReadBlocks): Read<TableBlock> | null => {
  const token = source.tokens[start];
  if (token?.kind !== 'open' || token.tag !== 'table') return null;
  const cell: ReadItem<TableCell> = (at, open, before) =>
    CELLS.has(open.tag) ? readCell(source, at, open, before, blocks) : null;
  const row: ReadItem<TableRow> = (at, open, before) =>
    open.tag === 'tr'
      ? mapRead(readItems(source, at, open, before, cell), ({ items, ...frame }) => ({ ...frame, cells: items }))
      : null;
  const part: ReadItem<TableSection | TableCell> = (at, open, before) => {
    if (open.tag === 'caption') return readCell(source, at, open, before, blocks);
    if (SECTIONS.has(open.tag))
      return mapRead(readItems(source, at, open, before, row), ({ items, ...frame }) => ({
        tag: open.tag,
        ...frame,
        rows: items,
      }));
    return mapRead(row(at, open, before), (bare) => ({ tag: '', lead: '', open: '', rows: [bare], close: '' }));
  };
  const read = readItems(source, start, token, lead, part);
  if (read === null) return null;
  const {
    items: [first, ...others],
    ...frame
  } = read.value;
  const caption = first !== undefined && 'blocks' in first ? first : null;
  const parts = caption === null ? read.value.items : others;
  const sections = parts.flatMap((one) => ('rows' in one ? [one] : []));
  return sections.length < parts.length || sections.length === 0
    ? null
    : { value: { kind: 'table', ...frame, caption, sections: joinSections(sections) }, next: read.next };
};

const mapRead = <From, To>(read: Read<From> | null, to: (value: From) => To): Read<To> | null =>
  read === null ? null : { value: to(read.value), next: read.next };

/** Joins adjacent rows without a section, up to kept source between them. */
const joinSections = (sections: readonly TableSection[]): readonly TableSection[] => {
  const all: TableSection[] = [];
  for (const section of sections) {
    const last = all.at(-1);
    if (section.tag !== '' || last?.tag !== '' || last.close !== '') all.push(section);
    else all.splice(-1, 1, { ...last, rows: [...last.rows, ...section.rows] });
  }
  return all;
};

const isEmptyAt = ({ tokens }: Source, start: number, tag: string): boolean => {
  const end = tokens[blankAt(tokens, start + 1).next];
  return end?.kind === 'close' && end.tag === tag;
};

/** Index after an invisible element: columns, a comment, an empty section or row. Null for anything else. */
const invisibleEnd = (source: Source, start: number): number | null => {
  const token = source.tokens[start];
  if (token?.kind !== 'open' && token?.kind !== 'whole') return null;
  const isEmpty =
    token.kind === 'open' && (token.tag === 'tr' || SECTIONS.has(token.tag)) && isEmptyAt(source, start, token.tag);
  return isEmpty || INVISIBLE.has(token.tag) ? (source.ends.get(start) ?? null) : null;
};

/** Reads an element that holds items of one kind only; null when empty or when it holds anything else. */
const readItems = <Item extends Frame>(
  source: Source,
  start: number,
  { tag, source: tagSource }: OpenToken,
  lead: string,
  readItem: ReadItem<Item>,
): Read<Container<Item>> | null => {
  if (!source.ends.has(start) && ENDS[tag] === undefined) return null;
  const items: Item[] = [];
  let open = tagSource;
  for (let index = start + 1; ;) {
    const { value: before, next } = blankAt(source.tokens, index);
    const unseen = invisibleEnd(source, next);
    const inner = source.tokens[next];
    if (unseen !== null) {
      const kept = before + sourceOf(source, next, unseen);
      const last = items.pop();
      if (last === undefined) open += kept;
      else items.push({ ...last, close: last.close + kept });
      index = unseen;
    } else if (inner?.kind === 'close' && inner.tag === tag) {
      return items.length === 0 ? null : { value: { lead, open, items, close: before + inner.source }, next: next + 1 };
    } else if (isImpliedEnd(tag, inner)) {
      return items.length === 0 ? null : { value: { lead, open, items, close: '' }, next: index };
    } else {
      const read = inner?.kind === 'open' ? readItem(next, inner, before) : null;
      if (read === null) return null;
      items.push(read.value);
      index = read.next;
    }
  }
};

/** Inline content of a cell is one block, also when empty, so that it can be typed into. */
const readCell = (
  source: Source,
  start: number,
  { tag, source: open }: OpenToken,
  lead: string,
  blocks: ReadBlocks,
): Read<TableCell> | null => {
  const run = readLeaves(source, start + 1);
  const behindText = source.tokens[run.next];
  const isClosed = behindText?.kind === 'close' && behindText.tag === tag;
  if (isClosed || isImpliedEnd(tag, behindText)) {
    const { before, leaves, after } = trimLeaves(run.leaves, source.decode);
    return {
      value: {
        tag,
        lead,
        open,
        blocks: [{ kind: 'text', tag: '', lead: '', open: before, leaves, close: after }],
        close: isClosed ? behindText.source : '',
      },
      next: isClosed ? run.next + 1 : run.next,
    };
  }
  const { value, next } = blocks(start + 1);
  const end = source.tokens[next];
  if (isImpliedEnd(tag, end)) return { value: { tag, lead, open, blocks: value.blocks, close: value.tail }, next };
  return end?.kind === 'close' && end.tag === tag
    ? { value: { tag, lead, open, blocks: value.blocks, close: value.tail + end.source }, next: next + 1 }
    : null;
};
