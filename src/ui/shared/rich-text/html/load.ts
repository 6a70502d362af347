import { $createLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createHeadingNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isTextNode,
  $setState,
  TEXT_TYPE_TO_FORMAT,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type {
  Block,
  Frame,
  Leaf,
  ListBlock,
  ListItem,
  RichText,
  TableBlock,
  TableCell,
  TextBlock,
  Wrapper,
} from '../../../../domain/shared/rich-text/model';
import { HEADINGS, sameWrapper } from '../../../../domain/shared/rich-text/model';
import { attributeOf } from '../../../../domain/shared/rich-text/tag';
import { $createContainerNode } from '../nodes/container-node';
import { $createGridNode, type GridNode } from '../nodes/grid-node';
import { $setFrame, NEST, leafState, linkState, tailState } from '../nodes/source-state';
import { $createObjectNode } from '../nodes/object-node';
import { $createVariableNode, $variables } from '../nodes/variable-node';
import { decodeReference, htmlDecoder } from './references';
import { visibleText } from '../../../../domain/shared/rich-text/text';

const $framed = <Node extends LexicalNode>(node: Node, { lead, open, close }: Frame, tag: string, end = ''): Node =>
  $setFrame(node, { lead, tag, open, end, close });

const $leaf = (leaf: Leaf, path: readonly Wrapper[]): LexicalNode => {
  const kept = { raw: leaf.raw, path };
  if (leaf.kind === 'break') return $setState($createLineBreakNode(), leafState, kept);
  // The editor removes empty text nodes, so an empty leaf becomes an object.
  if (leaf.kind === 'object' || leaf.text === '')
    return $setState($createObjectNode({ raw: leaf.raw, inline: true }), leafState, kept);
  const format = leaf.formats.reduce((bits, name) => bits | (TEXT_TYPE_TO_FORMAT[name] ?? 0), 0);
  return $setState($createTextNode(leaf.text), leafState, kept).setFormat(format);
};

/**
 * Splits a text at its variables, which become nodes of their own; unsplit if the source cannot be split at the same
 * places.
 */
const $pieces = (leaf: Leaf, path: readonly Wrapper[]): readonly LexicalNode[] => {
  const syntax = leaf.kind === 'text' ? $variables()?.syntax : undefined;
  if (leaf.kind !== 'text' || syntax === undefined) return [$leaf(leaf, path)];
  const parts = syntax.parse(leaf.raw);
  const written = parts.map((part) => (part.kind === 'text' ? part.text : syntax.write(part.code)));
  const isSame = written.map((raw) => visibleText(raw, decodeReference)).join('') === leaf.text;
  if (parts.every(({ kind }) => kind === 'text') || !isSame) return [$leaf(leaf, path)];
  return parts.map((part, place) => {
    const raw = written[place] ?? '';
    const piece = { ...leaf, raw, text: visibleText(raw, decodeReference) };
    const node = $leaf(piece, path);
    if (part.kind === 'text' || !$isTextNode(node)) return node;
    return $setState($createVariableNode(raw), leafState, { raw, path }).setFormat(node.getFormat());
  });
};

/** Converts leaves to nodes; neighbours in the same link share one link node. */
export const $leaves = (leaves: readonly Leaf[]): readonly LexicalNode[] => {
  const nodes: LexicalNode[] = [];
  let link: { readonly wrapper: Wrapper; readonly node: ElementNode } | null = null;
  for (const leaf of leaves) {
    const depth = leaf.path.findIndex(({ tag, open }) => tag === 'a' && attributeOf(open, 'href') !== null);
    const wrapper = leaf.path[depth];
    if (wrapper === undefined) {
      link = null;
      nodes.push(...$pieces(leaf, leaf.path));
      continue;
    }
    if (link === null || !sameWrapper(link.wrapper, wrapper)) {
      const url = htmlDecoder.attribute(attributeOf(wrapper.open, 'href') ?? '');
      const kept = { id: wrapper.id, raw: wrapper.open, url, close: wrapper.close, path: leaf.path.slice(0, depth) };
      link = { wrapper, node: $setState($createLinkNode(url), linkState, kept) };
      nodes.push(link.node);
    }
    link.node.append(...$pieces(leaf, leaf.path.slice(depth + 1)));
  }
  return nodes;
};

const $text = (block: TextBlock): ElementNode => {
  const heading = HEADINGS[block.tag];
  const node: ElementNode = heading === undefined ? $createParagraphNode() : $createHeadingNode(heading);
  return $framed(node, block, block.tag).append(...$leaves(block.leaves));
};

const $item = (item: ListItem): readonly ListItemNode[] => {
  const nested = item.lists.map((list) => $createListItemNode().append($list(list)));
  const own = $framed($createListItemNode(), item, 'li', item.end);
  if (item.leaves.length > 0 || item.lists.length === 0) return [own.append(...$leaves(item.leaves)), ...nested];
  const [first, ...others] = nested;
  return first === undefined ? [] : [$framed(first, item, NEST, item.end), ...others];
};

const $list = (block: ListBlock): ListNode =>
  $framed(
    $createListNode(block.ordered ? 'number' : 'bullet', startOf(block.open)),
    block,
    block.ordered ? 'ol' : 'ul',
  ).append(...block.items.flatMap($item));

const startOf = (open: string): number => {
  const start = Number(attributeOf(open, 'start') ?? '1');
  return Number.isInteger(start) ? start : 1;
};

const $grid = ({ lead, open, close }: Frame, tag: string): GridNode =>
  $createGridNode({ lead, tag, open, end: '', close });

/** Whether the blocks are a single empty line: text typed there needs no line break after it. */
const isEmptyLine = ([only, ...others]: readonly Block[]): boolean =>
  only === undefined ||
  (others.length === 0 &&
    only.kind === 'text' &&
    only.tag === '' &&
    only.leaves.length === 0 &&
    only.lead + only.open === '' &&
    only.close === '<br>');

const $cell = (cell: TableCell): GridNode =>
  $grid(cell, cell.tag).append(...(isEmptyLine(cell.blocks) ? [$createParagraphNode()] : $blocks(cell.blocks)));

const $table = (table: TableBlock): GridNode =>
  $grid(table, 'table').append(
    ...(table.caption === null ? [] : [$cell(table.caption)]),
    ...table.sections.map((section) =>
      $grid(section, section.tag).append(
        ...section.rows.map((row) => $grid(row, 'tr').append(...row.cells.map($cell))),
      ),
    ),
  );

const $block = (block: Block): LexicalNode => {
  switch (block.kind) {
    case 'text':
      return $text(block);
    case 'list':
      return $list(block);
    case 'container':
      return $framed($createContainerNode(), block, block.tag).append(...$blocks(block.blocks));
    case 'table':
      return $table(block);
    case 'object':
      return $framed(
        $createObjectNode({ raw: block.raw, inline: false }),
        { lead: block.lead, open: '', close: '' },
        '',
      );
  }
};

/** Converts blocks to nodes. An untagged container separates lists that the editor would merge. */
export const $blocks = (blocks: readonly Block[]): readonly LexicalNode[] => {
  const nodes: LexicalNode[] = [];
  for (const block of blocks) {
    const node = $block(block);
    const last = nodes.at(-1);
    const joins = $isListNode(node) && $isListNode(last) && node.getListType() === last.getListType();
    nodes.push(joins ? $framed($createContainerNode(), { lead: '', open: '', close: '' }, '').append(node) : node);
  }
  return nodes;
};

/** Replaces the editor's content with a document. */
export const $load = ({ blocks, tail }: RichText): void => {
  const root = $getRoot().clear();
  const nodes = $blocks(blocks);
  root.append(...(nodes.length === 0 ? [$createParagraphNode()] : nodes));
  $setState(root, tailState, tail);
};
