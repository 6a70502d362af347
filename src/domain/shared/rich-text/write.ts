import {
  FORMAT_TAGS,
  formatOf,
  formatsOf,
  sameWrapper,
  type Block,
  type Leaf,
  type ListBlock,
  type ListItem,
  type RichText,
  type TableBlock,
  type TableCell,
  type Wrapper,
} from './model';
import { rewriteText, type Decode } from './text';

/** The line breaks of a `pre` and of paragraphs in an item have another source elsewhere. */
const rawOf = (leaf: Leaf, decode: Decode, verbatim: boolean): string => {
  if (leaf.kind === 'text') return rewriteText(leaf.raw, leaf.text, decode, verbatim);
  return leaf.kind === 'break' && !verbatim && !leaf.raw.startsWith('<') ? '<br>' : leaf.raw;
};

/** Wrappers of a text after a format change: removed formats dropped, new ones innermost. */
const wrappersOf = (leaf: Leaf & { readonly kind: 'text' }): readonly Wrapper[] => {
  const kept = leaf.path.filter(({ tag }) => {
    const format = formatOf(tag);
    return format === undefined || leaf.formats.includes(format);
  });
  const present = formatsOf(kept);
  const added = leaf.formats
    .filter((format) => !present.includes(format))
    .map((format) => {
      const tag = FORMAT_TAGS[format];
      return { id: -1, tag, open: `<${tag}>`, close: `</${tag}>` };
    });
  return [...kept, ...added];
};

/** Wrappers per leaf. Breaks and objects keep a format unless every text in the same element lost it. */
const pathsOf = (leaves: readonly Leaf[]): readonly (readonly Wrapper[])[] => {
  const texts = leaves.flatMap((leaf) => (leaf.kind === 'text' ? { was: leaf.path, is: wrappersOf(leaf) } : []));
  const kept = new Set(texts.flatMap(({ is }) => is.map(({ id }) => id)));
  const lost = new Set(texts.flatMap(({ was }) => was.map(({ id }) => id)).filter((id) => !kept.has(id)));
  return leaves.map((leaf) => (leaf.kind === 'text' ? wrappersOf(leaf) : leaf.path.filter(({ id }) => !lost.has(id))));
};

/** Inline content as HTML; adjacent leaves in one element share its tags. `verbatim` keeps white space, as in `pre`. */
export const writeLeaves = (leaves: readonly Leaf[], decode: Decode, verbatim = false): string => {
  const paths = pathsOf(leaves);
  let open: readonly Wrapper[] = [];
  let html = '';
  const closeTo = (depth: number): void => {
    html += open
      .slice(depth)
      .reverse()
      .map(({ close }) => close)
      .join('');
    open = open.slice(0, depth);
  };
  leaves.forEach((leaf, index) => {
    const path = paths[index] ?? [];
    let shared = 0;
    while (shared < path.length && sameWrapper(open[shared], path[shared])) shared++;
    closeTo(shared);
    html +=
      path
        .slice(shared)
        .map((wrapper) => wrapper.open)
        .join('') + rawOf(leaf, decode, verbatim);
    open = path;
  });
  closeTo(0);
  return html;
};

const writeItem = ({ lead, open, leaves, end, lists, close }: ListItem, decode: Decode): string =>
  lead + open + writeLeaves(leaves, decode) + end + lists.map((list) => writeList(list, decode)).join('') + close;

const writeList = ({ lead, open, items, close }: ListBlock, decode: Decode): string =>
  lead + open + items.map((item) => writeItem(item, decode)).join('') + close;

const writeBlocks = (blocks: readonly Block[], decode: Decode): string =>
  joinBlocks(blocks.map((block) => ({ block, html: writeBlock(block, decode) })));

const writeCell = ({ lead, open, blocks, close }: TableCell, decode: Decode): string =>
  lead + open + writeBlocks(blocks, decode) + close;

const writeTable = ({ lead, open, caption, sections, close }: TableBlock, decode: Decode): string => {
  const rows = sections.map(
    (section) =>
      section.lead +
      section.open +
      section.rows
        .map((row) => row.lead + row.open + row.cells.map((cell) => writeCell(cell, decode)).join('') + row.close)
        .join('') +
      section.close,
  );
  return lead + open + (caption === null ? '' : writeCell(caption, decode)) + rows.join('') + close;
};

/** Whether following loose text would become part of this block. */
const isOpenEnded = (block: Block | undefined): boolean => block?.kind === 'text' && !block.close.includes('</');

export const writeBlock = (block: Block, decode: Decode): string => {
  switch (block.kind) {
    case 'object':
      return block.lead + block.raw;
    case 'list':
      return writeList(block, decode);
    case 'container':
      return block.lead + block.open + writeBlocks(block.blocks, decode) + block.close;
    case 'table':
      return writeTable(block, decode);
    case 'text':
      return block.lead + block.open + writeLeaves(block.leaves, decode, block.tag === 'pre') + block.close;
  }
};

/** A block with its HTML, possibly from a cache. */
export interface WrittenBlock {
  readonly block: Block;
  readonly html: string;
}

/** Joins blocks; loose text after an open-ended block is wrapped in a paragraph. */
export const joinBlocks = (written: readonly WrittenBlock[]): string =>
  written
    .map(({ block, html }, index) =>
      block.kind === 'text' && block.tag === '' && isOpenEnded(written[index - 1]?.block)
        ? `${block.lead}<p>${html.slice(block.lead.length)}</p>`
        : html,
    )
    .join('');

export const writeRichText = ({ blocks, tail }: RichText, decode: Decode): string => writeBlocks(blocks, decode) + tail;
