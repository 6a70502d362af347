import {
  $getRoot,
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ESCAPE_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { $leaveObject } from '../nodes/object-selection';

const BREAKS = /[\r\n\t\u2028\u2029]+/g;

/** Inserts plain text as one line. */
const $insertPlain = (text: string): void => {
  $leaveObject();
  const selection = $getSelection() ?? $getRoot().selectEnd();
  selection.insertText(text.replace(BREAKS, ' '));
};

const never = (): true => true;

/** Registers commands that keep the content a single line of plain text. @returns an unsubscribe function */
export const registerLineCommands = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    // A single line without formats.
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, never, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INSERT_LINE_BREAK_COMMAND, never, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(FORMAT_TEXT_COMMAND, never, COMMAND_PRIORITY_HIGH),
    // Esc is handled by the form; the caret stays.
    editor.registerCommand(KEY_ESCAPE_COMMAND, never, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null;
        if (data === null) return false;
        event.preventDefault();
        $insertPlain(data.getData('text/plain'));
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (typed) => {
        const data = typeof typed === 'string' ? null : typed.dataTransfer;
        if (data === null) return false;
        $insertPlain(data.getData('text/plain'));
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
