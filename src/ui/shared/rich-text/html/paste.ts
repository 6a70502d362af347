import {
  $createRangeSelectionFromDom,
  $getEditor,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  DROP_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  type LexicalEditor,
  type PasteCommandType,
} from 'lexical';
import { plainTextOf } from '../../../../domain/shared/rich-text/plain-text';
import { readRichText } from '../../../../domain/shared/rich-text/read';
import { isWholeUrl } from '../../../../domain/shared/rich-text/url';
import { cleanHtml } from './clean';
import { $blocks, $leaves } from './load';
import { $leaveObject } from '../nodes/object-selection';
import { decodeReference, htmlDecoder } from './references';
import { $cellAt } from '../table-commands';

/** Random per visit: only content copied from this page is read back unchanged. */
export const namespace = `kantoor-${Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')}`;

/** Whether the content was copied from this page. */
const isOwn = (data: DataTransfer): boolean => data.getData('application/x-lexical-editor').includes(namespace);

/** HTML from another page or program; empty if there is none or it is our own. */
const foreignHtml = (data: DataTransfer): string => (isOwn(data) ? '' : data.getData('text/html'));

/** The plain text of a clipboard; derived from its HTML if it has no plain text. */
const textIn = (data: DataTransfer): string =>
  data.types.includes('text/plain') ? data.getData('text/plain') : plainTextOf(data.getData('text/html'), htmlDecoder);

/** Inserts plain text; each non-empty line becomes a paragraph. */
const $putPlain = (text: string): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  text
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll('\t', ' '))
    .filter((line, _, { length }) => length === 1 || line.trim() !== '')
    .forEach((line, index) => {
      if (index > 0) selection.insertParagraph();
      selection.insertText(line);
    });
};

const $put = (html: string): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const { blocks } = readRichText(cleanHtml(html, $cellAt() === null), decodeReference);
  const [only] = blocks;
  if (only?.kind === 'text' && blocks.length === 1) selection.insertNodes([...$leaves(only.leaves)]);
  else if (blocks.length > 0) selection.insertNodes([...$blocks(blocks)]);
};

/** Whether the paste turns the selected words into a link, which the link plugin does for a URL. */
const $makesLink = (text: string): boolean => {
  const selection = $getSelection();
  return (
    isWholeUrl(text) &&
    $isRangeSelection(selection) &&
    !selection.isCollapsed() &&
    !selection.getNodes().some($isElementNode)
  );
};

/** Mode of a paste: always plain text; plain text except for content of this page; or cleaned HTML. */
type PasteMode = 'plain' | 'standard' | 'formatted';

/**
 * Handles a paste. Content of this page is left to the editor, so that cut and paste moves it unchanged. Rule R-SHR-47.
 */
const $paste = (event: PasteCommandType, mode: PasteMode): boolean => {
  $leaveObject();
  const data = 'clipboardData' in event ? event.clipboardData : null;
  if (data === null || (mode !== 'plain' && isOwn(data))) return false;
  const html = mode === 'formatted' ? foreignHtml(data) : '';
  const text = html === '' ? textIn(data) : '';
  if ((html === '' && text === '') || (mode !== 'plain' && html === '' && $makesLink(text))) return false;
  event.preventDefault();
  if (html === '') $putPlain(text);
  else $put(html);
  return true;
};

/** Inserts dropped HTML or its text at the pointer. */
const $drop = (event: DragEvent, isFormatted: boolean): boolean => {
  const data = event.dataTransfer;
  const html = data === null || data.files.length > 0 ? '' : foreignHtml(data);
  const page = $getEditor().getRootElement()?.ownerDocument;
  // Not supported in every browser: without it, the editor handles the drop, and the export stays clean.
  const place =
    page !== undefined && 'caretPositionFromPoint' in page
      ? page.caretPositionFromPoint(event.clientX, event.clientY)
      : null;
  if (data === null || html === '' || page === undefined || place === null) return false;
  event.preventDefault();
  page.getSelection()?.collapse(place.offsetNode, place.offset);
  $setSelection($createRangeSelectionFromDom(page.getSelection(), $getEditor()));
  if (isFormatted) $put(html);
  else $putPlain(textIn(data));
  return true;
};

/**
 * Registers paste and drop; Ctrl/Cmd+Shift+V always pastes plain text.
 * @param isFormatted whether foreign content keeps its formatting
 * @returns an unsubscribe function
 */
export const registerClipboard = (editor: LexicalEditor, isFormatted: () => boolean): (() => void) => {
  let isPlainKey = false;
  return mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        isPlainKey = event.key.toLowerCase() === 'v' && event.shiftKey && (event.ctrlKey || event.metaKey);
        return false;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const mode = isPlainKey ? 'plain' : isFormatted() ? 'formatted' : 'standard';
        isPlainKey = false;
        return $paste(event, mode);
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(DROP_COMMAND, (event) => $drop(event, isFormatted()), COMMAND_PRIORITY_HIGH),
  );
};
