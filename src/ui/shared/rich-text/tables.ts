import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  COPY_COMMAND,
  CUT_COMMAND,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  REMOVE_TEXT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type PointType,
  type RangeSelection,
  type TextNode,
} from 'lexical';
import { $isGrid, $isGridNode, GridNode, type GridKind } from './nodes/grid-node';
import { $cellOf } from './table-commands';

/** Allowed parents of each part. A caption is directly in the table. */
const HOLDERS: Readonly<Record<GridKind, readonly GridKind[]>> = {
  table: [],
  section: ['table'],
  row: ['section'],
  cell: ['row', 'table'],
};

const isPartOf = (node: LexicalNode | null, holder: LexicalNode | null): boolean =>
  $isGridNode(node) && $isGridNode(holder) && HOLDERS[node.getKind()].includes(holder.getKind());

const $outermost = (node: LexicalNode): LexicalNode | undefined =>
  [node, ...node.getParents()].findLast((parent) => $isGrid(parent, 'table'));

/** Repairs a table after an insertion, a removal or a move. */
const $mend = (node: GridNode): void => {
  const kind = node.getKind();
  if (kind !== 'table' && !isPartOf(node, node.getParent())) {
    for (const child of node.getChildren()) node.insertBefore(child);
    node.remove();
  } else if (kind === 'cell') {
    if (node.isEmpty()) node.append($createParagraphNode());
  } else {
    const table = $outermost(node);
    for (const child of node.getChildren().reverse()) if (!isPartOf(child, node)) table?.insertAfter(child);
    if (node.isEmpty()) node.remove();
  }
};

interface Reach {
  readonly start: PointType;
  readonly end: PointType;
  /** Tables at either end that are only partly selected. */
  readonly first: LexicalNode | undefined;
  readonly last: LexicalNode | undefined;
}

/** The extent of a selection across cells; null within one cell or over whole tables. */
const $reach = (selection: RangeSelection): Reach | null => {
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus];
  const [from, to] = [$cellOf(start.getNode()), $cellOf(end.getNode())];
  if (selection.isCollapsed() || from === to || from?.is(to) === true) return null;
  return {
    start,
    end,
    first: from === null ? undefined : $outermost(from),
    last: to === null ? undefined : $outermost(to),
  };
};

const $isEverything = ({ start, end }: Reach): boolean => {
  const [first, last] = [$getRoot().getFirstDescendant(), $getRoot().getLastDescendant()];
  const lastSize = $isTextNode(last) ? last.getTextContentSize() : $isElementNode(last) ? last.getChildrenSize() : 0;
  return (
    start.offset === 0 &&
    first !== null &&
    (start.getNode().is(first) || start.getNode().isParentOf(first)) &&
    last !== null &&
    end.getNode().is(last) &&
    end.offset === lastSize
  );
};

interface Cut {
  readonly start: { readonly key: NodeKey; readonly offset: number };
  readonly end: { readonly key: NodeKey; readonly offset: number };
}

const $cut = (node: TextNode, { start, end }: Cut): void => {
  const from = node.getKey() === start.key ? start.offset : 0;
  const to = node.getKey() === end.key ? end.offset : node.getTextContentSize();
  if (from === 0 && to === node.getTextContentSize()) node.remove();
  else node.spliceText(from, to - from, '');
};

/** Removes the selection outside the tables and leaves the caret at its start. */
const $removeOutside = (selection: RangeSelection, { first, last }: Reach): void => {
  const [after, before] = [first?.getNextSibling(), last?.getPreviousSibling()];
  if (after === null || before === null || first?.is(last) === true || first?.getNextSibling()?.is(last) === true)
    return;
  if (selection.isBackward()) {
    const { key, offset, type } = selection.anchor;
    selection.anchor.set(selection.focus.key, selection.focus.offset, selection.focus.type);
    selection.focus.set(key, offset, type);
  }
  const at = (point: PointType, { key, offset, type }: PointType): void => {
    point.set(key, offset, type);
  };
  if (before !== undefined) at(selection.focus, before.selectEnd().focus);
  if (after !== undefined) at(selection.anchor, after.selectStart().anchor);
  $setSelection(selection);
  selection.removeText();
};

/** Empties the selected cells and keeps them. Returns false if no cells are selected. */
const $emptyCells = (): boolean => {
  const selection = $getSelection();
  const reach = $isRangeSelection(selection) ? $reach(selection) : null;
  if (!$isRangeSelection(selection) || reach === null) return false;
  if ($isEverything(reach)) {
    $getRoot().clear().append($createParagraphNode()).selectStart();
    return true;
  }
  const {
    first,
    last,
    start: { key, offset },
  } = reach;
  const cell = $cellOf(reach.start.getNode());
  const parts = selection
    .getNodes()
    .filter((node) => (first?.isParentOf(node) ?? false) || (last?.isParentOf(node) ?? false));
  const ends = { start: { key, offset }, end: { key: reach.end.key, offset: reach.end.offset } };
  $removeOutside(selection.clone(), reach);
  for (const node of parts) {
    if ($isTextNode(node)) $cut(node, ends);
    else if (!$isElementNode(node)) node.remove();
  }
  if (cell === null) return true;
  const began = $getNodeByKey(key);
  if ($isTextNode(began) && began.isAttached()) began.select(offset, offset);
  else cell.selectStart();
  return true;
};

const $emptyFirst = (): false => {
  $emptyCells();
  return false;
};

/**
 * Registers handlers that keep tables valid, and key handlers for selected cells. Rule R-SHR-35. @returns an
 * unsubscribe function
 */
export const registerTables = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerNodeTransform(GridNode, $mend),
    ...[DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND].map((command) =>
      editor.registerCommand(command, $emptyCells, COMMAND_PRIORITY_HIGH),
    ),
    editor.registerCommand(REMOVE_TEXT_COMMAND, $emptyCells, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(CONTROLLED_TEXT_INSERTION_COMMAND, $emptyFirst, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $emptyFirst, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INSERT_LINE_BREAK_COMMAND, $emptyFirst, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(PASTE_COMMAND, $emptyFirst, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(
      CUT_COMMAND,
      (event) => {
        const selection = $getSelection();
        if (!$isRangeSelection(selection) || $reach(selection) === null) return false;
        editor.dispatchCommand(COPY_COMMAND, event);
        return $emptyCells();
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
