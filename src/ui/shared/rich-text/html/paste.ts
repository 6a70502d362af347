import {
  $createRangeSelectionFromDom,
  $getEditor,
  $getSelection,
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
import { readRichText } from '../../../../domain/shared/rich-text/read';
import { cleanHtml } from './clean';
import { $blocks, $leaves } from './load';
import { $leaveObject } from '../nodes/object-selection';
import { decodeReference } from './references';
import { $cellAt } from '../table-commands';

/** Random per visit: only content copied from this page is read back unchanged. */
export const namespace = `kantoor-${Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')}`;

/** HTML from another page or program; empty if there is none or it is our own. */
const foreignHtml = (data: DataTransfer): string =>
  data.getData('application/x-lexical-editor').includes(namespace) ? '' : data.getData('text/html');

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

/** Inserts foreign HTML, cleaned. Content of this page is left to the editor. */
const $paste = (event: PasteCommandType, plain: boolean): boolean => {
  $leaveObject();
  const data = 'clipboardData' in event ? event.clipboardData : null;
  if (plain && data !== null && data.types.includes('text/plain')) {
    event.preventDefault();
    $putPlain(data.getData('text/plain'));
    return true;
  }
  const html = data === null ? '' : foreignHtml(data);
  if (html === '') return false;
  event.preventDefault();
  $put(html);
  return true;
};

/** Inserts dropped HTML at the pointer. */
const $drop = (event: DragEvent): boolean => {
  const html =
    event.dataTransfer === null || event.dataTransfer.files.length > 0 ? '' : foreignHtml(event.dataTransfer);
  const page = $getEditor().getRootElement()?.ownerDocument;
  // Not in every browser: without it, the editor handles the drop and export stays clean.
  const place =
    page !== undefined && 'caretPositionFromPoint' in page
      ? page.caretPositionFromPoint(event.clientX, event.clientY)
      : null;
  if (html === '' || page === undefined || place === null) return false;
  event.preventDefault();
  page.getSelection()?.collapse(place.offsetNode, place.offset);
  $setSelection($createRangeSelectionFromDom(page.getSelection(), $getEditor()));
  $put(html);
  return true;
};

/**
 * Registers paste and drop; Ctrl or Cmd with Shift and V pastes plain text.
 * @param isPlain whether every paste is
 * plain
 * @returns an unsubscribe function
 */
export const registerClipboard = (editor: LexicalEditor, isPlain: () => boolean): (() => void) => {
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
        const plain = isPlainKey || isPlain();
        isPlainKey = false;
        return $paste(event, plain);
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(DROP_COMMAND, $drop, COMMAND_PRIORITY_HIGH),
  );
};
