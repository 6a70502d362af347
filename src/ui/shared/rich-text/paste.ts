import { $getSelection, $isRangeSelection, type PasteCommandType } from 'lexical';
import { readRichText } from '../../../domain/shared/rich-text/read';
import { cleanHtml } from './clean';
import { $blocks, $leaves } from './load';
import { decodeReference } from './references';

/** Puts HTML from elsewhere in, cleaned to what the editor understands. What this page copied itself is left to the editor. */
export const $paste = (event: PasteCommandType): boolean => {
  const data = 'clipboardData' in event ? event.clipboardData : null;
  const html = data?.getData('text/html') ?? '';
  const selection = $getSelection();
  if (data === null || html === '' || data.types.includes('application/x-lexical-editor') || !$isRangeSelection(selection)) return false;
  const { blocks } = readRichText(cleanHtml(html), decodeReference);
  event.preventDefault();
  const [only] = blocks;
  if (only?.kind === 'text' && blocks.length === 1) selection.insertNodes([...$leaves(only.leaves)]);
  else if (blocks.length > 0) selection.insertNodes([...$blocks(blocks)]);
  return true;
};
