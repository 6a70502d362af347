import type { Block, Container, ListBlock, ListItem, RichText, TextBlock } from './model';
import { isBlockTag, readLeaves, sourceOf, trimLeaves, type Source } from './read-leaves';
import type { Decode } from './text';
import { endsOf, tokensOf, type Token } from './tokens';

/** Blocks of running text. A division counts only when nothing but text is in it. */
const TEXTS = new Set('p h1 h2 h3 h4 h5 h6 address dt dd figcaption summary center div'.split(' '));
const CONTAINERS = new Set(
  'article aside blockquote body center dd details div dl fieldset figure footer header html hgroup main nav search section'.split(' '),
);
/** Elements that a browser closes by itself where another block begins. */
const SELF_CLOSING = new Set(['p', 'dt', 'dd']);
/** Deeper than this nobody nests on purpose. */
const DEEPEST = 24;

interface Read<A> {
  readonly value: A;
  readonly next: number;
}

const isBlank = (token: Token | undefined): token is Token & { readonly kind: 'text' } => token?.kind === 'text' && /^[\t\n\f\r ]*$/.test(token.source);
const blankAt = (tokens: readonly Token[], index: number): Read<string> => {
  const token = tokens[index];
  return isBlank(token) ? { value: token.source, next: index + 1 } : { value: '', next: index };
};

/** Reads one document; what is not understood stays as it is. Read and written again it is the same, byte for byte. */
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
      // A closing tag that closes nothing, or the part that nobody can read.
      blocks.push({ kind: 'object', lead: value.tail, raw: stray.source });
      index = next + 1;
    }
  }

  /** Blocks up to a closing tag, the end, or what cannot be read. */
  private sequence(from: number, depth: number): Read<RichText> {
    const blocks: Block[] = [];
    for (let index = from; ;) {
      const { value: lead, next: start } = blankAt(this.tokens, index);
      const token = this.tokens[start];
      if (token === undefined || token.kind === 'close' || token.kind === 'rest') return { value: { blocks, tail: lead }, next: start };
      const read = this.block(start, token, lead, depth);
      blocks.push(...read.value);
      index = read.next;
    }
  }

  private block(start: number, token: Token, lead: string, depth: number): Read<readonly Block[]> {
    if (token.kind !== 'open' || !isBlockTag(token.tag)) {
      const loose = this.loose(start, lead);
      if (loose !== null) return loose;
    } else if (depth < DEEPEST) {
      const read = this.text(start, token, lead) ?? this.list(start, lead, depth) ?? this.container(start, token, lead, depth);
      if (read !== null) return { value: [read.value], next: read.next };
    }
    // An element that is never closed is kept as its tag alone: what follows may be good again.
    const end = this.source.ends.get(start) ?? start + 1;
    return { value: [{ kind: 'object', lead, raw: sourceOf(this.source, start, end) }], next: end };
  }

  /** Text that stands in no block. What holds no letter is one object after the other. */
  private loose(start: number, lead: string): Read<readonly Block[]> | null {
    const run = readLeaves(this.source, start);
    if (run.next === start) return null;
    const { before, leaves, after } = trimLeaves(run.leaves, this.source.decode);
    const isObjects = leaves.every(({ kind, raw, path }) => path.length === 0 && (kind === 'object' || (kind === 'text' && /^[\t\n\f\r ]*$/.test(raw))));
    if (!isObjects) return { value: [{ kind: 'text', tag: '', lead, open: before, leaves, close: after }], next: run.next };
    return { value: this.objects(run.leaves.map(({ raw, kind }) => ({ raw, isSpace: kind === 'text' })), lead), next: run.next };
  }

  private objects(parts: readonly { readonly raw: string; readonly isSpace: boolean }[], lead: string): readonly Block[] {
    const blocks: Block[] = [];
    let before = lead;
    for (const { raw, isSpace } of parts) {
      if (isSpace) before += raw;
      else {
        blocks.push({ kind: 'object', lead: before, raw });
        before = '';
      }
    }
    const last = blocks.at(-1);
    return before !== '' && last?.kind === 'object' ? [...blocks.slice(0, -1), { ...last, raw: last.raw + before }] : blocks;
  }

  private text(start: number, { tag, source }: Token & { readonly tag: string }, lead: string): Read<TextBlock> | null {
    if (!TEXTS.has(tag)) return null;
    const run = readLeaves(this.source, start + 1);
    const end = this.tokens[run.next];
    const isClosed = end?.kind === 'close' && end.tag === tag;
    const isCut = end === undefined || ((end.kind === 'open' || end.kind === 'close') && isBlockTag(end.tag));
    if (!isClosed && !(isCut && SELF_CLOSING.has(tag))) return null;
    const { before, leaves, after } = trimLeaves(run.leaves, this.source.decode);
    // A division without a letter is there for what is in it, or for how it looks; with a line break it is an empty line.
    if (tag === 'div' && !leaves.some(({ kind }) => kind === 'text') && !(leaves.length === 0 && after !== '')) return null;
    return {
      value: { kind: 'text', tag, lead, open: source + before, leaves, close: after + (isClosed ? end.source : '') },
      next: isClosed ? run.next + 1 : run.next,
    };
  }

  private container(start: number, { tag, source }: Token & { readonly tag: string }, lead: string, depth: number): Read<Container> | null {
    if (!CONTAINERS.has(tag) || !this.source.ends.has(start)) return null;
    const { value: { blocks, tail }, next } = this.sequence(start + 1, depth + 1);
    const end = this.tokens[next];
    if (end?.kind !== 'close' || end.tag !== tag || blocks.every(({ kind }) => kind === 'object')) return null;
    return { value: { kind: 'container', tag, lead, open: source, blocks, close: tail + end.source }, next: next + 1 };
  }

  private list(start: number, lead: string, depth: number): Read<ListBlock> | null {
    const token = this.tokens[start];
    if (token?.kind !== 'open' || (token.tag !== 'ul' && token.tag !== 'ol') || depth > DEEPEST || !this.source.ends.has(start)) return null;
    const items: ListItem[] = [];
    let index = start + 1;
    for (;;) {
      const { value: before, next } = blankAt(this.tokens, index);
      const inner = this.tokens[next];
      if (inner?.kind === 'close' && inner.tag === token.tag) {
        return { value: { kind: 'list', ordered: token.tag === 'ol', lead, open: token.source, items, close: before + inner.source }, next: next + 1 };
      }
      const item = this.item(next, before, depth);
      if (item === null) return null;
      items.push(item.value);
      index = item.next;
    }
  }

  private item(start: number, lead: string, depth: number): Read<ListItem> | null {
    const bare = this.list(start, '', depth + 1);
    if (bare !== null) return { value: { lead, open: '', leaves: [], end: '', lists: [bare.value], close: '' }, next: bare.next };
    const token = this.tokens[start];
    if (token?.kind !== 'open' || token.tag !== 'li') return null;
    const text = this.itemText(start + 1);
    const lists: ListBlock[] = [];
    for (let index = text.next; ;) {
      const { value: before, next } = blankAt(this.tokens, index);
      const list = this.list(next, before, depth + 1);
      if (list === null) {
        const end = this.tokens[next];
        const isClosed = end?.kind === 'close' && end.tag === 'li';
        if (!isClosed && !(end?.kind === 'open' && end.tag === 'li') && !(end?.kind === 'close')) return null;
        const { open, leaves, end: inner } = text.value;
        return {
          value: { lead, open: token.source + open, leaves, end: inner, lists, close: before + (isClosed ? end.source : '') },
          next: isClosed ? next + 1 : next,
        };
      }
      lists.push(list.value);
      index = list.next;
    }
  }

  /** The text of an item, which may stand in one paragraph. */
  private itemText(start: number): Read<Pick<ListItem, 'open' | 'leaves' | 'end'>> {
    const { value: blank, next: inside } = blankAt(this.tokens, start);
    const token = this.tokens[inside];
    const paragraph = token?.kind === 'open' && token.tag === 'p' ? this.text(inside, token, '') : null;
    if (paragraph !== null) {
      const { open, leaves, close } = paragraph.value;
      return { value: { open: blank + open, leaves, end: close }, next: paragraph.next };
    }
    const run = readLeaves(this.source, start);
    const { before, leaves, after } = trimLeaves(run.leaves, this.source.decode);
    return { value: { open: before, leaves, end: after }, next: run.next };
  }
}
