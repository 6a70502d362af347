import { $isLinkNode, type LinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $isHeadingNode } from '@lexical/rich-text';
import {
  $getState,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  TEXT_TYPE_TO_FORMAT,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import {
  FORMAT_TAGS,
  type Block,
  type Container,
  type Format,
  type Frame,
  type Leaf,
  type ListBlock,
  type ListItem,
  type TableBlock,
  type TableCell,
  type TableSection,
  type Wrapper,
} from '../../../../domain/shared/rich-text/model';
import { withAttribute, withoutAttribute } from '../../../../domain/shared/rich-text/tag';
import { safeUrl } from '../../../../domain/shared/rich-text/url';
import { $isContainerNode } from '../nodes/container-node';
import { $isGrid, type GridNode } from '../nodes/grid-node';
import { $frameOf, NEST, leafState, linkState } from '../nodes/source-state';
import { $isObjectNode } from '../nodes/object-node';

/** Object.keys returns string[]; FORMAT_TAGS has no other keys. */
const FORMATS = Object.keys(FORMAT_TAGS) as readonly Format[];

/** White space before a new block, copied from its neighbours. */
export const $leadBeside = (node: LexicalNode): string => {
  for (let before = node.getPreviousSibling(); before !== null; before = before.getPreviousSibling()) {
    const frame = $frameOf(before);
    if (frame !== null && before.getPreviousSibling() !== null) return frame.lead;
  }
  if (node.getPreviousSibling() === null) return '';
  for (let after = node.getNextSibling(); after !== null; after = after.getNextSibling()) {
    const frame = $frameOf(after);
    if (frame !== null) return frame.lead;
  }
  return '';
};

export const $lead = (node: LexicalNode): string => $frameOf(node)?.lead ?? $leadBeside(node);

const $frame = (node: LexicalNode, open: string, close: string): Frame => {
  const kept = $frameOf(node);
  // Enter and Tab copy an item or list with its attributes; an id must stay unique.
  const twin = node.getPreviousSibling() ?? node.getParent()?.getParent();
  const isCopy = kept !== null && twin !== null && twin !== undefined && $frameOf(twin) === kept;
  return {
    lead: $lead(node),
    open: isCopy ? withoutAttribute(kept.open, 'id') : (kept?.open ?? open),
    close: kept?.close ?? close,
  };
};

const $leaf = (node: LexicalNode, outside: readonly Wrapper[]): Leaf => {
  const kept = $getState(node, leafState);
  const path = [...outside, ...(kept?.path ?? [])];
  if ($isTextNode(node)) {
    const bits = node.getFormat();
    const formats = FORMATS.filter((format) => (bits & (TEXT_TYPE_TO_FORMAT[format] ?? 0)) !== 0);
    return { kind: 'text', raw: kept?.raw ?? '', text: node.getTextContent(), path, formats };
  }
  if ($isObjectNode(node)) return { kind: 'object', raw: node.getRaw(), path };
  return { kind: 'break', raw: kept?.raw ?? '<br>', path };
};

const $linkWrapper = (node: LinkNode): { readonly path: readonly Wrapper[]; readonly wrapper: Wrapper } => {
  const kept = $getState(node, linkState);
  const url = safeUrl(node.getURL()) ?? 'about:blank';
  // New links get negative ids, below those of the source.
  if (kept === null)
    return {
      path: [],
      wrapper: { id: -2 - Number(node.getKey()), tag: 'a', open: withAttribute('<a>', 'href', url), close: '</a>' },
    };
  const open = node.getURL() === kept.url ? kept.raw : withAttribute(kept.raw, 'href', url);
  return { path: kept.path, wrapper: { id: kept.id, tag: 'a', open, close: kept.close } };
};

const $leaves = (element: ElementNode, outside: readonly Wrapper[] = []): readonly Leaf[] =>
  element.getChildren().flatMap((node): readonly Leaf[] => {
    if ($isLinkNode(node)) {
      const { path, wrapper } = $linkWrapper(node);
      return $leaves(node, [...outside, ...path, wrapper]);
    }
    if ($isTextNode(node) || $isLineBreakNode(node) || $isObjectNode(node)) return [$leaf(node, outside)];
    return $isElementNode(node) ? $leaves(node, outside) : [];
  });

const $item = (node: ListItemNode): ListItem => {
  const kept = $frameOf(node);
  return { ...$frame(node, '<li>', '</li>'), end: kept?.end ?? '', leaves: $leaves(node), lists: [] };
};

/** Lexical wraps a nested list in an item of its own; HTML has it inside the previous item. */
const $list = (node: ListNode): ListBlock => {
  const items: ListItem[] = [];
  for (const child of node.getChildren()) {
    if (!$isListItemNode(child)) continue;
    const inner = child.getFirstChild();
    const before = items.at(-1);
    if (!$isListNode(inner)) items.push($item(child));
    else if ($frameOf(child)?.tag !== NEST && before !== undefined)
      items.splice(-1, 1, { ...before, lists: [...before.lists, $list(inner)] });
    else items.push({ ...$item(child), leaves: [], lists: [$list(inner)] });
  }
  const ordered = node.getListType() === 'number';
  const tag = ordered ? 'ol' : 'ul';
  return { kind: 'list', ordered, ...$frame(node, `<${tag}>`, `</${tag}>`), items };
};

const $container = (node: ElementNode): Container => {
  const tag = $frameOf(node)?.tag ?? 'div';
  return { kind: 'container', tag, ...$frame(node, `<${tag}>`, `</${tag}>`), blocks: node.getChildren().map($blockOf) };
};

const $cell = (node: GridNode): TableCell => ({
  tag: node.getTag(),
  ...$frame(node, '', ''),
  blocks: node.getChildren().map($blockOf),
});

const $section = (node: GridNode): TableSection => ({
  tag: node.getTag(),
  ...$frame(node, '', ''),
  rows: node.getChildren().flatMap((row) =>
    $isGrid(row, 'row')
      ? [
          {
            ...$frame(row, '', ''),
            cells: row.getChildren().flatMap((cell) => ($isGrid(cell, 'cell') ? [$cell(cell)] : [])),
          },
        ]
      : [],
  ),
});

export const $tableOf = (node: GridNode): TableBlock => {
  const [first, ...others] = node.getChildren();
  const caption = $isGrid(first, 'cell') ? $cell(first) : null;
  const sections = caption === null ? node.getChildren() : others;
  return {
    kind: 'table',
    ...$frame(node, '', ''),
    caption,
    sections: sections.flatMap((section) => ($isGrid(section, 'section') ? [$section(section)] : [])),
  };
};

/** Converts a block node to its document form. */
export const $blockOf = (node: LexicalNode): Block => {
  if ($isObjectNode(node)) return { kind: 'object', lead: $lead(node), raw: node.getRaw() };
  if ($isListNode(node)) return $list(node);
  if ($isContainerNode(node)) return $container(node);
  if ($isGrid(node, 'table')) return $tableOf(node);
  if (!$isElementNode(node))
    return { kind: 'text', tag: 'p', lead: '', open: '<p>', leaves: [$leaf(node, [])], close: '</p>' };
  const leaves = $leaves(node);
  // The only line of a new cell needs no paragraph.
  const isOnlyLine =
    $frameOf(node) === null &&
    !$isHeadingNode(node) &&
    node.getPreviousSibling() === null &&
    node.getNextSibling() === null &&
    $isGrid(node.getParent(), 'cell');
  if (isOnlyLine)
    return { kind: 'text', tag: '', lead: '', open: '', leaves, close: leaves.length === 0 ? '<br>' : '' };
  const tag = $frameOf(node)?.tag ?? ($isHeadingNode(node) ? node.getTag() : 'p');
  // Browsers give an empty paragraph no height.
  return { kind: 'text', tag, ...$frame(node, `<${tag}>`, `${leaves.length === 0 ? '<br>' : ''}</${tag}>`), leaves };
};
