import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type LexicalNode,
} from 'lexical';
import { newTable } from '../../../domain/shared/rich-text/new-table';
import type { CellAddress, TableCommand } from '../../../domain/shared/rich-text/table-grid';
import { hasHeader } from '../../../domain/shared/rich-text/table-header';
import { $isGrid, type GridNode } from './nodes/grid-node';
import { $insertBlocks } from './insert';
import { $frameOf, $setFrame } from './nodes/source-state';
import { $blocks } from './html/load';
import { $selectWhole } from './nodes/object-selection';
import { $leadBeside, $tableOf } from './html/save';

/** Returns the cell or caption that holds a node. */
export const $cellOf = (node: LexicalNode): GridNode | null => {
  const cell = $findMatchingParent(node, (candidate) => $isGrid(candidate, 'cell'));
  return $isGrid(cell, 'cell') ? cell : null;
};

export const $tableAround = (part: LexicalNode): GridNode | null => {
  const table = $findMatchingParent(part, (candidate) => $isGrid(candidate, 'table'));
  return $isGrid(table, 'table') ? table : null;
};

export const $cellAt = (): GridNode | null => {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $cellOf(selection.anchor.getNode()) : null;
};

/** Returns the table around the caret, or the selected one. */
export const $tableAt = (): GridNode | null => {
  const selection = $getSelection();
  if ($isNodeSelection(selection)) return selection.getNodes().filter((node) => $isGrid(node, 'table'))[0] ?? null;
  const cell = $cellAt();
  return cell === null ? null : $tableAround(cell);
};

const sectionsOf = (table: GridNode): readonly GridNode[] =>
  table.getChildren().filter((child) => $isGrid(child, 'section'));

/** Reads the first row only: it runs on each key. */
const $hasHeader = (table: GridNode): boolean =>
  hasHeader({
    sections: sectionsOf(table)
      .slice(0, 1)
      .map((section) => {
        const row = section.getFirstChild();
        return {
          tag: section.getTag(),
          rows: $isGrid(row, 'row')
            ? [{ cells: row.getChildren().flatMap((cell) => ($isGrid(cell, 'cell') ? [{ tag: cell.getTag() }] : [])) }]
            : [],
        };
      }),
  });

/** The table state for the toolbar; null outside a table. */
export const $tablePlace = (): { readonly header: boolean; readonly inRow: boolean } | null => {
  const table = $tableAt();
  return table === null ? null : { header: $hasHeader(table), inRow: $isGrid($cellAt()?.getParent(), 'row') };
};

/** Position of a cell in its table; null for a caption. */
export const $placeOf = (cell: GridNode): CellAddress | null => {
  const row = cell.getParent();
  const section = row?.getParent();
  const table = section?.getParent();
  if (!$isGrid(row, 'row') || !$isGrid(section, 'section') || !$isGrid(table, 'table')) return null;
  return {
    section: sectionsOf(table).indexOf(section),
    row: row.getIndexWithinParent(),
    cell: cell.getIndexWithinParent(),
  };
};

export const $cellIn = (table: GridNode, at: CellAddress): LexicalNode | null => {
  const row = sectionsOf(table)[at.section]?.getChildAtIndex(at.row);
  return $isGrid(row, 'row') ? row.getChildAtIndex(at.cell) : null;
};

export const $removeTable = (): void => {
  const table = $tableAt();
  if (table === null) return;
  const next = table.getNextSibling() ?? table.getPreviousSibling();
  if (next === null) table.insertAfter($createParagraphNode());
  (next ?? table.getNextSibling())?.selectStart();
  table.remove();
};

/** Applies a table operation and moves the caret to the resulting cell. */
export const $changeTable = (act: TableCommand): void => {
  const cell = $cellAt();
  const table = cell === null ? null : $tableAround(cell);
  const at = cell === null ? null : $placeOf(cell);
  if (table === null || at === null) return;
  const change = act($tableOf(table), at);
  if (change === null) {
    $removeTable();
    return;
  }
  const [changed] = $blocks([change.table]);
  if (!$isGrid(changed, 'table')) return;
  table.replace(changed);
  ($cellIn(changed, change.at) ?? changed).selectStart();
};

/** Inserts an empty table and moves the caret to its first cell. */
export const $insertTable = (rows: number, columns: number, header: boolean): void => {
  const [table] = $blocks([newTable(rows, columns, header)]);
  const frame = table === undefined ? null : $frameOf(table);
  if (table === undefined || frame === null) return;
  $insertBlocks([table]);
  $setFrame(table, { ...frame, lead: $leadBeside(table) });
  table.selectStart();
};

export const $selectTable = (): void => {
  const table = $tableAt();
  if (table !== null) $selectWhole(table);
};

/** Inserts an empty paragraph before or after the table. */
export const $lineBeside = (behind: boolean): void => {
  const table = $tableAt();
  const line = $createParagraphNode();
  if (behind) table?.insertAfter(line);
  else table?.insertBefore(line);
  if (line.isAttached()) line.select();
};

/** Moves to the next or previous cell. Returns false at the end, so that Tab goes to the next field. */
export const $nextCell = (back: boolean): boolean => {
  const cell = $cellAt();
  const table = cell === null ? null : $tableAround(cell);
  if (cell === null || table === null) return false;
  const partsOf = (part: LexicalNode): readonly LexicalNode[] =>
    $isGrid(part, 'cell')
      ? [part]
      : $isGrid(part, 'table') || $isGrid(part, 'section') || $isGrid(part, 'row')
        ? part.getChildren().flatMap(partsOf)
        : [];
  const cells = partsOf(table);
  const next = cells[cells.findIndex((one) => one.is(cell)) + (back ? -1 : 1)];
  next?.selectEnd();
  return next !== undefined;
};
