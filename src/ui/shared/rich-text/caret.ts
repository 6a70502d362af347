import {
  $getPreviousSelection,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  SELECTION_CHANGE_COMMAND,
  type LexicalEditor,
} from 'lexical';

type Caret = readonly [anchor: Node | null, anchorOffset: number, focus: Node | null, focusOffset: number];

const caretOf = (page: Document): Caret => {
  const selection = page.getSelection();
  return [
    selection?.anchorNode ?? null,
    selection?.anchorOffset ?? 0,
    selection?.focusNode ?? null,
    selection?.focusOffset ?? 0,
  ];
};

/**
 * Dispatches `selectionchange` before each key and press: browsers report it late, and the editor would act on the
 * previous caret position.
 * @returns an unsubscribe function
 */
export const announceCaretBeforeInput = (editor: LexicalEditor): (() => void) =>
  editor.registerRootListener((root) => {
    if (root === null) return undefined;
    const page = root.ownerDocument;
    const told = new AbortController();
    let last = caretOf(page);
    const tell = (): void => {
      const caret = caretOf(page);
      const isNews = caret.some((part, index) => part !== last[index]);
      // During composition, the input method owns the caret.
      if (isNews && root.contains(caret[0]) && !editor.isComposing()) page.dispatchEvent(new Event('selectionchange'));
    };
    page.addEventListener(
      'selectionchange',
      () => {
        last = caretOf(page);
      },
      { signal: told.signal },
    );
    for (const act of ['keydown', 'pointerdown'])
      page.addEventListener(act, tell, { capture: true, signal: told.signal });
    return () => {
      told.abort();
    };
  });

/**
 * Keeps the chosen format while the caret does not move. On a late `selectionchange`, the editor would take the format
 * of the adjacent text; after a move, it takes the format at the new position.
 * @returns an unsubscribe function
 */
export const keepFormatAtCaret = (editor: LexicalEditor): (() => void) =>
  editor.registerCommand(
    SELECTION_CHANGE_COMMAND,
    () => {
      const [now, before] = [$getSelection(), $getPreviousSelection()];
      // The command does not tell whether the browser or the console changed the selection; only the current event
      // does.
      // oxlint-disable-next-line typescript/no-deprecated -- see above
      const isTold = globalThis.event?.type === 'selectionchange';
      if (!isTold || !$isRangeSelection(now) || !$isRangeSelection(before) || !now.isCollapsed()) return false;
      const text = now.anchor.getNode();
      const isWhereItWas = before.isCollapsed() && now.anchor.is(before.anchor);
      if (!isWhereItWas && !$isTextNode(text)) return false;
      const [format, style] =
        isWhereItWas || !$isTextNode(text) ? [before.format, before.style] : [text.getFormat(), text.getStyle()];
      now.setFormat(format);
      now.setStyle(style);
      return false;
    },
    COMMAND_PRIORITY_HIGH,
  );
