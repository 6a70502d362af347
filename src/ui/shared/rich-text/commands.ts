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

/** Turns the selected blocks into paragraphs or headings; their attributes stay. */
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
          close: frame.close.replace(/<\/[^>]*>$/, '') + `</${type}>`,
        });
    },
  );
};

/** The item of a list that the caret is in. */
export const $itemAt = (node: LexicalNode): ListItemNode | null => $findMatchingParent(node, $isListItemNode);

/** Makes a list of the selected blocks, or takes it away when they are that list. */
export const $toggleList = (type: 'bullet' | 'number'): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const list = $itemAt(selection.anchor.getNode())?.getParent();
  if ($isListNode(list) && list.getListType() === type) $removeList();
  else $insertList(type);
};

/** Moves an item of a list one level in or out. False where that cannot be: then Tab goes on to the next field. */
export const $nest = (out: boolean): boolean => {
  const selection = $getSelection();
  const item = $isRangeSelection(selection) ? $itemAt(selection.anchor.getNode()) : null;
  if (item === null || (out ? item.getIndent() === 0 : item.getPreviousSibling() === null)) return false;
  item.setIndent(item.getIndent() + (out ? -1 : 1));
  return true;
};

/** Whether an element says more than how its text looks: an abbreviation, a time. */
const isMeaningful = ({ tag }: Wrapper): boolean => formatOf(tag) === undefined && tag !== 'span' && tag !== 'font';

/** Takes formats and kept elements off the selected text; links stay. */
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

/** The link around the selection, if there is one. */
export const $linkAt = (): LinkNode | null => {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isLinkNode) : null;
};

/** Sets or changes the link of the selected text; without a selection the address itself is put in. */
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

/** Takes the link around the selection away and leaves its text. */
export const $unlink = (): void => {
  const link = $linkAt();
  if (link === null) return;
  for (const child of link.getChildren()) link.insertBefore(child);
  link.remove();
};

/** The block that holds a node: it stands in the text itself, in a quote, or in a cell. */
export const $outerBlock = (node: LexicalNode): LexicalNode | null =>
  $findMatchingParent(node, (candidate) => {
    const parent = candidate.getParent();
    return parent !== null && $isRootOrShadowRoot(parent);
  });

const $blockAt = (node: LexicalNode): LexicalNode | null => $itemAt(node) ?? $outerBlock(node);

/** The block, list item or object that a key or a button moves. */
export const $movable = (): LexicalNode | null => {
  const selection = $getSelection();
  const node = $isNodeSelection(selection)
    ? selection.getNodes()[0]
    : $isRangeSelection(selection)
      ? selection.anchor.getNode()
      : undefined;
  return node === undefined ? null : $isObjectNode(node) && node.isInline() ? node : $blockAt(node);
};

/**
 * Moves the block at the caret, or the selected object, past its neighbour. An object in text goes from block to block.
 */
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

/** Moves an object in running text past one letter. */
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

/** What the selection is in: a heading, a paragraph, or neither. */
export const $blockTypeAt = (node: LexicalNode): BlockType | null => {
  const block = $blockAt(node);
  if ($isHeadingNode(block)) return block.getTag();
  return $isElementNode(block) && !$isListItemNode(block) ? 'p' : null;
};
