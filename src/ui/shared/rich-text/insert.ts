import { $createParagraphNode, $getRoot, $getSelection, $isRangeSelection, type LexicalNode, type RangeSelection } from 'lexical';
import { readRichText } from '../../../domain/shared/rich-text/read';
import { $blocks, $leaves } from './load';
import { $createObjectNode } from './object-node';
import { $leaveObject } from './whole';
import { decodeReference } from './references';

/** The caret behind what is selected; at the end of a text that had none yet. */
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

/** Puts blocks in at the caret. */
export const $insertBlocks = (blocks: readonly LexicalNode[]): void => { $caretBehind()?.insertNodes([...blocks]); };

/** Puts something in that the editor keeps as it is: into running text, or as a block. */
export const $insertObject = (raw: string, inline: boolean): void => { $insertBlocks([$createObjectNode({ raw, inline })]); };

/** Puts HTML of the house in, with all that is kept in it. */
export const $insertHtml = (html: string): void => {
  const { blocks } = readRichText(html, decodeReference);
  const [only] = blocks;
  $insertBlocks(only?.kind === 'text' && only.tag === '' && blocks.length === 1 ? $leaves(only.leaves) : $blocks(blocks));
};
