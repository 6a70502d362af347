import { ListItemNode } from '@lexical/list';
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  INSERT_PARAGRAPH_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from 'lexical';
import { withoutAttributes } from '../../../domain/shared/rich-text/tag';
import { $move, $moveInText, $nest } from './commands';
import { $isContainerNode } from './nodes/container-node';
import { $frameOf, $setFrame } from './nodes/source-state';
import { $nextCell } from './table-commands';
import { isLetter } from './letter-key';
import { $leaveObject } from './nodes/object-selection';

const $key = (event: KeyboardEvent): boolean => {
  if (isLetter(event)) $leaveObject();
  if (!event.altKey || event.ctrlKey || event.metaKey) return false;
  const done =
    event.key === 'ArrowUp'
      ? $move('up')
      : event.key === 'ArrowDown'
        ? $move('down')
        : event.key === 'ArrowLeft'
          ? $moveInText('left')
          : event.key === 'ArrowRight'
            ? $moveInText('right')
            : false;
  if (done) event.preventDefault();
  return done;
};

const $tab = (event: KeyboardEvent): boolean => {
  const done = !event.altKey && !event.ctrlKey && ($nest(event.shiftKey) || $nextCell(event.shiftKey));
  if (done) event.preventDefault();
  return done;
};

/**
 * Enter in the empty last line of a container leaves the container; at the end of a document there is no other way out.
 */
const $leaveContainer = (): boolean => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const line = selection.anchor.getNode();
  const container = line.getParent();
  const isLastLine =
    $isElementNode(line) &&
    line.isEmpty() &&
    $frameOf(line) === null &&
    line.getNextSibling() === null &&
    line.getPreviousSibling() !== null;
  if (!isLastLine || !$isContainerNode(container) || $frameOf(container)?.tag === '') return false;
  const next = $createParagraphNode();
  container.insertAfter(next);
  line.remove();
  next.select();
  return true;
};

/** Enter creates an item as a copy of the previous one; drop the copied attributes. Rule R-SHR-47. */
const $dropCopiedAttributes = (item: ListItemNode): void => {
  const frame = $frameOf(item);
  const before = item.getPreviousSibling();
  if (frame !== null && before !== null && $frameOf(before) === frame)
    $setFrame(item, { ...frame, open: withoutAttributes(frame.open) });
};

/** Registers keys that the plugins do not handle. @returns an unsubscribe function */
export const registerKeys = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(KEY_DOWN_COMMAND, $key, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_TAB_COMMAND, $tab, COMMAND_PRIORITY_LOW),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $leaveContainer, COMMAND_PRIORITY_LOW),
    editor.registerNodeTransform(ListItemNode, $dropCopiedAttributes),
    // Esc is handled by the form; the caret stays.
    editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_LOW),
  );
