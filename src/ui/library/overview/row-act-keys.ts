import type { DragEvent, KeyboardEvent } from 'react';
import type { LibraryRow } from '../../../domain/library/folder-rows';
import type { ClickKeys } from '../../../domain/shared/selection';

/** What is done to the rows of a folder. */
export interface RowActs {
  /** A click, which may open as well. */
  readonly onClick: (row: LibraryRow, keys: ClickKeys) => void;
  /** Keys that lead to a row select it, the way up as well; as a click does where nothing is given. */
  readonly onSelect?: (row: LibraryRow, keys: ClickKeys) => void;
  /** Enter. */
  readonly onOpen: (row: LibraryRow) => void;
  readonly onSelectAll?: (() => void) | undefined;
  readonly onClear: () => void;
  /** What has the focus is deleted, or gets another name. */
  readonly onRemove?: ((row: LibraryRow) => void) | undefined;
  readonly onRename?: ((row: LibraryRow) => void) | undefined;
  readonly onUp: () => void;
  readonly onHover: (row: LibraryRow | null) => void;
  readonly onDragStart?: ((row: LibraryRow, event: DragEvent) => void) | undefined;
  /** Something is dropped on a folder, or on the way up. */
  readonly onDrop?: ((row: LibraryRow, event: DragEvent) => void) | undefined;
}

interface RowKeys {
  /** What has the focus. */
  readonly row: LibraryRow;
  /** Where the key leads; undefined where it leads nowhere. */
  readonly next: LibraryRow | undefined;
  /** Several can be chosen. */
  readonly several: boolean;
  readonly someSelected: boolean;
  readonly goTo: (row: LibraryRow) => void;
  readonly acts: RowActs & Pick<Required<RowActs>, 'onSelect'>;
}

/**
 * What a key does to the row that has the focus, as in a file manager; undefined where that is the browser's affair.
 * Rule R-LIB-04.
 */
export const actOfKey = (
  event: KeyboardEvent,
  { row, next, several, someSelected, goTo, acts }: RowKeys,
): (() => void) | undefined => {
  const held = event.ctrlKey || event.metaKey;
  const { onSelect, onRemove, onRename } = acts;
  if (event.altKey) return event.key === 'ArrowUp' ? acts.onUp : undefined;
  if (next !== undefined) {
    return () => {
      goTo(next);
      if (!held) onSelect(next, { toggle: false, range: several && event.shiftKey });
    };
  }
  switch (event.key) {
    case 'Enter':
      return () => {
        acts.onOpen(row);
      };
    case ' ':
      return () => {
        onSelect(row, { toggle: several, range: false });
      };
    case 'a':
      return held && several ? acts.onSelectAll : undefined;
    case 'Escape':
      return someSelected ? acts.onClear : undefined;
    case 'Delete':
      return (
        onRemove &&
        (() => {
          onRemove(row);
        })
      );
    case 'F2':
      return (
        onRename &&
        (() => {
          onRename(row);
        })
      );
    case 'Backspace':
      return acts.onUp;
    default:
      return undefined;
  }
};
