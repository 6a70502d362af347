import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type LexicalNode,
} from 'lexical';
import { newTable } from '../../../domain/shared/rich-text/new-table';
import type { CellPlace, TableAct } from '../../../domain/shared/rich-text/table-grid';
import { hasHeader } from '../../../domain/shared/rich-text/table-header';
import { $isGrid, type GridNode } from './nodes/grid-node';
import { $insertBlocks } from './insert';
import { $frameOf, $setFrame } from './nodes/source-state';
import { $blocks } from './html/load';
import { $selectWhole } from './nodes/object-selection';
import { $leadBeside, $tableOf } from './html/save';

/** The cell of a table, or its caption, that holds a node. */
export const $cellOf = (node: LexicalNode): GridNode | null => {
  const cell = $findMatchingParent(node, (candidate) => $isGrid(candidate, 'cell'));
  return $isGrid(cell, 'cell') ? cell : null;
};

/** The table that holds a part of it. */
export const $tableAround = (part: LexicalNode): GridNode | null => {
  const table = $findMatchingParent(part, (candidate) => $isGrid(candidate, 'table'));
  return $isGrid(table, 'table') ? table : null;
};

/** The cell that the caret is in. */
export const $cellAt = (): GridNode | null => {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $cellOf(selection.anchor.getNode()) : null;
};

/** The table that the caret is in, or that is selected as a whole. */
export const $tableAt = (): GridNode | null => {
  const selection = $getSelection();
  if ($isNodeSelection(selection)) return selection.getNodes().filter((node) => $isGrid(node, 'table'))[0] ?? null;
  const cell = $cellAt();
  return cell === null ? null : $tableAround(cell);
};

const sectionsOf = (table: GridNode): readonly GridNode[] =>
  table.getChildren().filter((child) => $isGrid(child, 'section'));

/** Looked up with every key: only the first row is. */
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

/** What the toolbar says of the table at the caret; null outside one. */
export const $tablePlace = (): { readonly header: boolean; readonly inRow: boolean } | null => {
  const table = $tableAt();
  return table === null ? null : { header: $hasHeader(table), inRow: $isGrid($cellAt()?.getParent(), 'row') };
};

/** Where a cell stands in its table; null for a caption. */
export const $placeOf = (cell: GridNode): CellPlace | null => {
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

/** The cell at a place. */
export const $cellIn = (table: GridNode, at: CellPlace): LexicalNode | null => {
  const row = sectionsOf(table)[at.section]?.getChildAtIndex(at.row);
  return $isGrid(row, 'row') ? row.getChildAtIndex(at.cell) : null;
};

/** Takes the table at the caret away. */
export const $removeTable = (): void => {
  const table = $tableAt();
  if (table === null) return;
  const next = table.getNextSibling() ?? table.getPreviousSibling();
  if (next === null) table.insertAfter($createParagraphNode());
  (next ?? table.getNextSibling())?.selectStart();
  table.remove();
};

/** Changes the table around the caret, which goes to the cell in which to go on. */
export const $changeTable = (act: TableAct): void => {
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

/** Puts an empty table in at the caret, which goes into its first cell. */
export const $insertTable = (rows: number, columns: number, header: boolean): void => {
  const [table] = $blocks([newTable(rows, columns, header)]);
  const frame = table === undefined ? null : $frameOf(table);
  if (table === undefined || frame === null) return;
  $insertBlocks([table]);
  $setFrame(table, { ...frame, lead: $leadBeside(table) });
  table.selectStart();
};

/** Selects the table around the caret as a whole, to move or delete it, or to write behind it. */
export const $selectTable = (): void => {
  const table = $tableAt();
  if (table !== null) $selectWhole(table);
};

/** Puts an empty line before or behind the table at the caret. */
export const $lineBeside = (behind: boolean): void => {
  const table = $tableAt();
  const line = $createParagraphNode();
  if (behind) table?.insertAfter(line);
  else table?.insertBefore(line);
  if (line.isAttached()) line.select();
};

/** Goes to the next cell or the one before. False at the end of a table: then Tab goes on to the next field. */
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
