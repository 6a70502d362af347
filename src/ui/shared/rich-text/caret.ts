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
 * Browsers tell of a moved caret some time after it moved, and the editor knows it from there: a key that is faster
 * would act where the caret was. So it is told before each key and each press, where it was not told yet. @returns how
 * to stop
 */
export const tellOfCaretInTime = (editor: LexicalEditor): (() => void) =>
  editor.registerRootListener((root) => {
    if (root === null) return undefined;
    const page = root.ownerDocument;
    const told = new AbortController();
    let last = caretOf(page);
    const tell = (): void => {
      const caret = caretOf(page);
      const isNews = caret.some((part, index) => part !== last[index]);
      // While letters are put together the caret belongs to the keyboard of the system.
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
 * A busy browser tells of a caret long after it was put there. The editor then takes the format of what stands beside
 * it, and would forget one that was asked for in the meantime: where the caret did not move, it stays as it was. Where
 * it did, its format is that of the text it stands in: the editor would give back the one that it had at this place a
 * moment ago. @returns how to stop
 */
export const keepFormatAtCaret = (editor: LexicalEditor): (() => void) =>
  editor.registerCommand(
    SELECTION_CHANGE_COMMAND,
    () => {
      const [now, before] = [$getSelection(), $getPreviousSelection()];
      // The command alone does not tell a change by the browser from one that was asked for: only the event does.
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
