import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link';
import { $insertList, $isListItemNode, $isListNode, $removeList, type ListItemNode } from '@lexical/list';
import { $createHeadingNode, $isHeadingNode, type HeadingTagType } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $getState,
  $isElementNode,
  $isNodeSelection,
  $isRangeSelection,
  $isRootOrShadowRoot,
  $isTextNode,
  $setState,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { formatOf, type Wrapper } from '../../../domain/shared/rich-text/model';
import { withTag } from '../../../domain/shared/rich-text/tag';
import { $frameOf, $setFrame, leafState, linkState } from './nodes/source-state';
import { $isObjectNode } from './nodes/object-node';

export type BlockType = 'p' | HeadingTagType;

/** Turns the selected blocks into paragraphs or headings; keeps their attributes. */
export const $setBlock = (type: BlockType): void => {
  $setBlocksType(
    $getSelection(),
    (): ElementNode => (type === 'p' ? $createParagraphNode() : $createHeadingNode(type)),
    (before, after) => {
      const frame = $frameOf(before);
      const isText = !$isListItemNode(before) && frame !== null && frame.tag !== '';
      if (isText)
        $setFrame(after, {
          ...frame,
          tag: type,
          open: withTag(frame.open, type),
          close: frame.close.replace(/<\/[^<>]*>$/, '') + `</${type}>`,
        });
    },
  );
};

export const $itemAt = (node: LexicalNode): ListItemNode | null => $findMatchingParent(node, $isListItemNode);

/** Turns the selected blocks into a list, or back if they are one of this kind. */
export const $toggleList = (type: 'bullet' | 'number'): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const list = $itemAt(selection.anchor.getNode())?.getParent();
  if ($isListNode(list) && list.getListType() === type) $removeList();
  else $insertList(type);
};

/** Moves a list item one level in or out. Returns false if it cannot, so that Tab goes to the next field. */
export const $nest = (out: boolean): boolean => {
  const selection = $getSelection();
  const item = $isRangeSelection(selection) ? $itemAt(selection.anchor.getNode()) : null;
  if (item === null || (out ? item.getIndent() === 0 : item.getPreviousSibling() === null)) return false;
  item.setIndent(item.getIndent() + (out ? -1 : 1));
  return true;
};

/** Whether an element has meaning beyond its style, such as `abbr` or `time`. */
const isMeaningful = ({ tag }: Wrapper): boolean => formatOf(tag) === undefined && tag !== 'span' && tag !== 'font';

/** Removes formats and wrapper elements from the selected text; keeps links. */
export const $clearFormats = (): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  for (const node of selection.extract()) {
    if (!$isTextNode(node)) continue;
    const kept = $getState(node, leafState);
    node.setFormat(0).setStyle('');
    if (kept !== null) $setState(node, leafState, { ...kept, path: kept.path.filter(isMeaningful) });
    const link = node.getParent();
    const around = $isLinkNode(link) ? $getState(link, linkState) : null;
    if ($isLinkNode(link) && around !== null)
      $setState(link, linkState, { ...around, path: around.path.filter(isMeaningful) });
  }
  selection.format = 0;
};

export const $linkAt = (): LinkNode | null => {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isLinkNode) : null;
};

/** Sets or changes the link of the selected text; without a selection, inserts the URL as text. */
export const $setLink = (url: string): void => {
  const selection = $getSelection();
  const link = $linkAt();
  if (link !== null) link.setURL(url);
  else if ($isRangeSelection(selection) && selection.isCollapsed())
    selection.insertNodes([$createLinkNode(url).append($createTextNode(url))]);
  // A picture in running text can be a link; a block cannot.
  else if (selection?.getNodes().every((node) => !$isObjectNode(node) || node.isInline()) === true)
    $toggleLink(url, { rel: null });
};

/** Removes the link around the selection and keeps its text. */
export const $unlink = (): void => {
  const link = $linkAt();
  if (link === null) return;
  for (const child of link.getChildren()) link.insertBefore(child);
  link.remove();
};

/** Returns the block that holds a node: at the root, in a container, or in a cell. */
export const $outerBlock = (node: LexicalNode): LexicalNode | null =>
  $findMatchingParent(node, (candidate) => {
    const parent = candidate.getParent();
    return parent !== null && $isRootOrShadowRoot(parent);
  });

const $blockAt = (node: LexicalNode): LexicalNode | null => $itemAt(node) ?? $outerBlock(node);

/** Returns the block, list item or object that a move applies to. */
export const $movable = (): LexicalNode | null => {
  const selection = $getSelection();
  const node = $isNodeSelection(selection)
    ? selection.getNodes()[0]
    : $isRangeSelection(selection)
      ? selection.anchor.getNode()
      : undefined;
  return node === undefined ? null : $isObjectNode(node) && node.isInline() ? node : $blockAt(node);
};

/** Moves the block or selected object past its neighbour; an inline object moves from block to block. */
export const $move = (direction: 'up' | 'down'): boolean => {
  const node = $movable();
  if (node === null) return false;
  if ($isObjectNode(node) && node.isInline()) return $moveObjectToBlock(node, direction);
  const next = direction === 'up' ? node.getPreviousSibling() : node.getNextSibling();
  if (next === null) return false;
  if (direction === 'up') next.insertBefore(node, true);
  else next.insertAfter(node, true);
  return true;
};

const $moveObjectToBlock = (node: LexicalNode, direction: 'up' | 'down'): boolean => {
  const block = $blockAt(node);
  const next = direction === 'up' ? block?.getPreviousSibling() : block?.getNextSibling();
  if (!$isElementNode(next)) return false;
  next.append(node);
  return true;
};

/** Moves an inline object by one character. */
export const $moveInText = (direction: 'left' | 'right'): boolean => {
  const node = $movable();
  if (node === null || !$isObjectNode(node) || !node.isInline()) return false;
  const next = direction === 'left' ? node.getPreviousSibling() : node.getNextSibling();
  if (next === null) return $moveObjectToBlock(node, direction === 'left' ? 'up' : 'down');
  const [first, second] = $isTextNode(next)
    ? next.splitText(direction === 'left' ? next.getTextContentSize() - 1 : 1)
    : [next];
  if (direction === 'left') (second ?? first).insertBefore(node);
  else first.insertAfter(node);
  return true;
};

export const $blockTypeAt = (node: LexicalNode): BlockType | null => {
  const block = $blockAt(node);
  if ($isHeadingNode(block)) return block.getTag();
  return $isElementNode(block) && !$isListItemNode(block) ? 'p' : null;
};
