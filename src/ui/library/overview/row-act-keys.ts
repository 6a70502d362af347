import type { DragEvent, KeyboardEvent } from 'react';
import type { LibraryRow } from '../../../domain/library/folder-rows';
import type { ClickKeys } from '../../../domain/shared/list/selection';

export interface RowActs {
  /** A click; a double click opens. */
  readonly onClick: (row: LibraryRow, keys: ClickKeys) => void;
  /** Keys that move select the row; defaults to a click. */
  readonly onSelect?: (row: LibraryRow, keys: ClickKeys) => void;
  readonly onOpen: (row: LibraryRow) => void;
  readonly onSelectAll?: (() => void) | undefined;
  readonly onClear: () => void;
  /** Deletes or renames the focused row. */
  readonly onRemove?: ((row: LibraryRow) => void) | undefined;
  readonly onRename?: ((row: LibraryRow) => void) | undefined;
  readonly onUp: () => void;
  readonly onHover: (row: LibraryRow | null) => void;
  readonly onDragStart?: ((row: LibraryRow, event: DragEvent) => void) | undefined;
  /** Called when something is dropped on a folder. */
  readonly onDrop?: ((row: LibraryRow, event: DragEvent) => void) | undefined;
}

interface RowKeys {
  /** The focused row. */
  readonly row: LibraryRow;
  /** The row a key moves to; undefined without one. */
  readonly next: LibraryRow | undefined;
  /** Multiple selection. */
  readonly several: boolean;
  readonly someSelected: boolean;
  readonly goTo: (row: LibraryRow) => void;
  readonly acts: RowActs & Pick<Required<RowActs>, 'onSelect'>;
}

/** Maps a key to an action on the focused row; undefined for keys of the browser. Rule R-LIB-04. */
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
  switch (held && event.key.length === 1 ? event.key.toLowerCase() : event.key) {
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
