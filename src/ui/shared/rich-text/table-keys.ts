import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_LOW,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_LEFT_COMMAND,
  KEY_ARROW_RIGHT_COMMAND,
  KEY_ARROW_UP_COMMAND,
  mergeRegister,
  type LexicalEditor,
  type LexicalNode,
  type PointType,
  type RangeSelection,
} from 'lexical';
import { placeCells } from '../../../domain/shared/rich-text/table-grid';
import { $isGrid, type GridNode } from './nodes/grid-node';
import { $tableOf } from './html/save';
import { $cellAt, $cellIn, $cellOf, $placeOf, $tableAround } from './table-commands';

/** Whether a point is before the first or after the last character of a cell. */
const $isAtEdge = (point: PointType, cell: GridNode, back: boolean): boolean => {
  const edge = back ? cell.getFirstDescendant() : cell.getLastDescendant();
  const node = point.getNode();
  const offset = back
    ? 0
    : $isTextNode(node)
      ? node.getTextContentSize()
      : $isElementNode(node)
        ? node.getChildrenSize()
        : 0;
  return edge !== null && point.offset === offset && (node.is(edge) || ($isElementNode(node) && node.isParentOf(edge)));
};

/** Whether the caret is on the first or last line of the cell. */
const $isOnLastLine = (editor: LexicalEditor, selection: RangeSelection, cell: GridNode, back: boolean): boolean => {
  if ($isAtEdge(selection.anchor, cell, back)) return true;
  const box = editor.getElementByKey((back ? cell.getFirstChild() : cell.getLastChild())?.getKey() ?? '');
  const page = box?.ownerDocument.getSelection();
  if (box === null || page === undefined || page === null || page.rangeCount === 0 || !box.contains(page.anchorNode))
    return false;
  const [line, text] = [page.getRangeAt(0).getBoundingClientRect(), box.getBoundingClientRect()];
  const height = Math.max(1, line.height);
  return back ? line.top - text.top < height : text.bottom - line.bottom < height;
};

/** The cell above or below in the same column. */
const $cellBeside = (table: GridNode, cell: GridNode, back: boolean): LexicalNode | null => {
  const { caption, sections } = $tableOf(table);
  const at = $placeOf(cell);
  if (at === null) return back ? null : $cellIn(table, { section: 0, row: 0, cell: 0 });
  const all = sections.flatMap(({ rows }, section) => placeCells(rows).map((one) => ({ ...one, section })));
  const here = all.find((one) => one.section === at.section && one.row === at.row && one.index === at.cell);
  if (here === undefined) return null;
  const lineOf = (section: number, row: number): number =>
    sections.slice(0, section).reduce((sum, { rows }) => sum + rows.length, row);
  const line = back ? lineOf(here.section, here.row) - 1 : lineOf(here.section, here.row + here.rows);
  const next = all.find(
    (one) =>
      lineOf(one.section, one.row) <= line &&
      line < lineOf(one.section, one.row + one.rows) &&
      one.column <= here.column &&
      here.column < one.column + one.columns,
  );
  if (next !== undefined) return $cellIn(table, { section: next.section, row: next.row, cell: next.index });
  return back && caption !== null ? table.getFirstChild() : null;
};

/** Leaves the table: into the neighbouring block, or a new paragraph. */
const $leave = (table: GridNode, back: boolean): void => {
  const beside = back ? table.getPreviousSibling() : table.getNextSibling();
  const index = table.getIndexWithinParent() + Number(!back);
  if (!$isElementNode(beside)) table.getParentOrThrow().select(index, index);
  else if (back) beside.selectEnd();
  else beside.selectStart();
};

/**
 * Registers the arrow keys of tables: up and down stay in the column, and leave the table at its edge.
 * @returns an unsubscribe function
 */
export const registerTableKeys = (editor: LexicalEditor): (() => void) => {
  const $go = (event: KeyboardEvent, back: boolean, vertical: boolean): boolean => {
    const selection = $getSelection();
    const cell = $cellAt();
    const table = cell === null ? null : $tableAround(cell);
    const end = $isRangeSelection(selection) ? $cellOf(selection.focus.getNode()) : null;
    if (
      event.shiftKey &&
      !vertical &&
      $isRangeSelection(selection) &&
      end !== null &&
      $isAtEdge(selection.focus, end, back)
    ) {
      // Stops a keyboard selection at the cell's edge, where the browser would drop it.
      event.preventDefault();
      return true;
    }
    if (
      !$isRangeSelection(selection) ||
      !selection.isCollapsed() ||
      event.shiftKey ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      cell === null ||
      table === null
    )
      return false;
    const corner = back ? table.getFirstDescendant() : table.getLastDescendant();
    const isLast = vertical
      ? $isOnLastLine(editor, selection, cell, back)
      : corner !== null && (cell.is(corner) || cell.isParentOf(corner)) && $isAtEdge(selection.anchor, cell, back);
    if (!isLast) return false;
    const next = vertical ? $cellBeside(table, cell, back) : null;
    const atStart = $isAtEdge(selection.anchor, cell, true) && !$isAtEdge(selection.anchor, cell, false);
    event.preventDefault();
    if (!$isGrid(next, 'cell')) $leave(table, back);
    else if (atStart) next.selectStart();
    else next.selectEnd();
    return true;
  };
  return mergeRegister(
    editor.registerCommand(KEY_ARROW_UP_COMMAND, (event) => $go(event, true, true), COMMAND_PRIORITY_LOW),
    editor.registerCommand(KEY_ARROW_DOWN_COMMAND, (event) => $go(event, false, true), COMMAND_PRIORITY_LOW),
    editor.registerCommand(KEY_ARROW_LEFT_COMMAND, (event) => $go(event, true, false), COMMAND_PRIORITY_LOW),
    editor.registerCommand(KEY_ARROW_RIGHT_COMMAND, (event) => $go(event, false, false), COMMAND_PRIORITY_LOW),
  );
};
