import {
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';
import { readRichText } from '../../../domain/shared/rich-text/read';
import { $blocks, $leaves } from './html/load';
import { $createObjectNode } from './nodes/object-node';
import { $leaveObject } from './nodes/object-selection';
import { decodeReference } from './html/references';

/** Collapses the selection to its end; in an empty document, places the caret at the end. */
export const $caretBehind = (): RangeSelection | null => {
  $leaveObject();
  if (!$isRangeSelection($getSelection())) {
    const root = $getRoot();
    if (root.isEmpty()) root.append($createParagraphNode());
    root.selectEnd();
  }
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const { key, offset, type } = selection.isBackward() ? selection.anchor : selection.focus;
  selection.anchor.set(key, offset, type);
  selection.focus.set(key, offset, type);
  return selection;
};

export const $insertBlocks = (blocks: readonly LexicalNode[]): void => {
  $caretBehind()?.insertNodes([...blocks]);
};

/** Inserts HTML as an object, inline or as a block. */
export const $insertObject = (raw: string, inline: boolean): void => {
  $insertBlocks([$createObjectNode({ raw, inline })]);
};

/** Inserts blocks at the caret without merging them with the current one. */
const $insertApart = (blocks: readonly LexicalNode[]): void => {
  const selection = $caretBehind();
  if (selection === null) return;
  const block = $findMatchingParent(
    selection.anchor.getNode(),
    (node) => $isElementNode(node) && !node.isInline() && !$isRootOrShadowRoot(node),
  );
  if (!$isElementNode(block)) {
    $insertBlocks(blocks);
    return;
  }
  const rest = block.isEmpty() ? null : selection.insertParagraph();
  // A heading split at its start is replaced by a new node.
  const before = rest?.getPreviousSibling() ?? block;
  blocks.reduce<LexicalNode>((last, next) => last.insertAfter(next), before);
  for (const part of [before, rest]) if ($isElementNode(part) && part.isEmpty()) part.remove();
  blocks.at(-1)?.selectEnd();
};

/** Inserts trusted HTML unchanged: inline content into the text, blocks as blocks. */
export const $insertHtml = (html: string): void => {
  const { blocks } = readRichText(html, decodeReference);
  const [only] = blocks;
  if (only?.kind === 'text' && only.tag === '' && blocks.length === 1) $insertBlocks($leaves(only.leaves));
  else $insertApart($blocks(blocks));
};
