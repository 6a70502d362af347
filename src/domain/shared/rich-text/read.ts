import type { Block, Container, Leaf, ObjectBlock, RichText } from './model';
import { isBlockTag, isWrapperTag, readLeaves, sourceOf, trimLeaves, type Source } from './read-leaves';
import { isCellEnd, readTable } from './read-table';
import { blankAt, MAX_DEPTH, readList, readPre, readText, type OpenToken, type Read } from './read-texts';
import type { Decode } from './text';
import { endsOf, tokensOf, type Token } from './tokens';

const CONTAINERS = new Set(
  'article aside blockquote body center dd details div dl fieldset figure footer header html hgroup main nav search section'.split(
    ' ',
  ),
);
/** Parses a document; unknown parts are kept. `writeRichText` reproduces it byte for byte. Rule R-SHR-25. */
export const readRichText = (html: string, decode: Decode): RichText => {
  const tokens = tokensOf(html);
  return new Reader({ tokens, ends: endsOf(tokens), decode }).document();
};

class Reader {
  private readonly tokens: readonly Token[];

  constructor(private readonly source: Source) {
    this.tokens = source.tokens;
  }

  document(): RichText {
    const blocks: Block[] = [];
    for (let index = 0; ;) {
      const { value, next } = this.sequence(index, 0);
      blocks.push(...value.blocks);
      const stray = this.tokens[next];
      if (stray === undefined) return { blocks, tail: value.tail };
      // A stray closing tag, or the unreadable rest.
      blocks.push({ kind: 'object', lead: value.tail, raw: stray.source });
      index = next + 1;
    }
  }

  /** Reads blocks up to a closing tag, the end, the unreadable rest, or what `isEnd` names. */
  private sequence(from: number, depth: number, isEnd: (token: Token) => boolean = () => false): Read<RichText> {
    const blocks: Block[] = [];
    for (let index = from; ;) {
      const { value: lead, next: start } = blankAt(this.tokens, index);
      const token = this.tokens[start];
      if (token === undefined || token.kind === 'close' || token.kind === 'rest' || isEnd(token))
        return { value: { blocks, tail: lead }, next: start };
      const read = this.block(start, token, lead, depth);
      blocks.push(...read.value);
      index = read.next;
    }
  }

  private block(start: number, token: Token, lead: string, depth: number): Read<readonly Block[]> {
    if (token.kind !== 'open' || !isBlockTag(token.tag)) {
      const loose = this.loose(start, lead);
      if (loose !== null) return loose;
      const around = token.kind === 'open' && depth < MAX_DEPTH ? this.container(start, token, lead, depth) : null;
      if (around !== null) return { value: [around.value], next: around.next };
    } else if (depth < MAX_DEPTH) {
      const read =
        readText(this.source, start, token, lead) ??
        readPre(this.source, start, token, lead) ??
        readList(this.source, start, lead, depth) ??
        this.container(start, token, lead, depth) ??
        readTable(this.source, start, lead, (from) => this.sequence(from, depth + 1, isCellEnd));
      if (read !== null) return { value: [read.value], next: read.next };
    }
    // An unclosed element is kept as its tag alone; the content after it may still be readable.
    const end = this.source.ends.get(start) ?? start + 1;
    return { value: [{ kind: 'object', lead, raw: sourceOf(this.source, start, end) }], next: end };
  }

  /** Reads text outside any block; objects alone become blocks of their own. */
  private loose(start: number, lead: string): Read<readonly Block[]> | null {
    const run = readLeaves(this.source, start);
    if (run.next === start) return null;
    const { before, leaves, after } = trimLeaves(run.leaves, this.source.decode);
    const isObjects = leaves.every(
      ({ kind, raw, path }) =>
        path.length === 0 && (kind === 'object' || (kind === 'text' && /^[\t\n\f\r ]*$/.test(raw))),
    );
    if (!isObjects)
      return { value: [{ kind: 'text', tag: '', lead, open: before, leaves, close: after }], next: run.next };
    // Trailing white space belongs to the next block.
    const objects = run.leaves.at(-1)?.kind === 'text' ? run.leaves.slice(0, -1) : run.leaves;
    return { value: objectsOf(objects, lead), next: run.next - (run.leaves.length - objects.length) };
  }

  private container(start: number, { tag, source }: OpenToken, lead: string, depth: number): Read<Container> | null {
    const isInline = isWrapperTag(tag);
    if (!(isInline || CONTAINERS.has(tag)) || !this.source.ends.has(start)) return null;
    const {
      value: { blocks, tail },
      next,
    } = this.sequence(start + 1, depth + 1);
    const end = this.tokens[next];
    if (end?.kind !== 'close' || end.tag !== tag || !blocks.some((block) => isEditable(block, isInline))) return null;
    return { value: { kind: 'container', tag, lead, open: source, blocks, close: tail + end.source }, next: next + 1 };
  }
}

/** Whether a container is worth opening for a block; an inline element only for block elements. */
const isEditable = (block: Block, isInline: boolean): boolean =>
  block.kind !== 'object' && !(isInline && block.kind === 'text' && block.tag === '');

/** Objects as blocks, each with the white space before it. */
const objectsOf = (leaves: readonly Leaf[], lead: string): readonly ObjectBlock[] => {
  const blocks: ObjectBlock[] = [];
  let before = lead;
  for (const { kind, raw } of leaves) {
    if (kind === 'text') before += raw;
    else {
      blocks.push({ kind: 'object', lead: before, raw });
      before = '';
    }
  }
  return blocks;
};
