import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Id } from '../../../domain/shared/id';
import type { ClickKeys } from '../../../domain/shared/list/selection';

/** Callbacks of row interaction. A plain click on the only selected row opens it: see `opens`. */
export interface RowEvents {
  readonly onClickRow?: ((id: Id, keys: ClickKeys) => void) | undefined;
  readonly onOpenRow?: ((id: Id) => void) | undefined;
  /** The header checkbox, or Ctrl/Cmd+A. */
  readonly onToggleAll?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly onClear?: (() => void) | undefined;
}

const plain: ClickKeys = { toggle: false, range: false };
const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-id]') : null;
const idOf = (row: HTMLTableRowElement): Id => row.dataset['id'] ?? '';
const isTick = (target: EventTarget): boolean => target instanceof HTMLElement && target.dataset['tick'] !== undefined;
/** Switches, links and buttons in a row handle their own events. */
const actsItself = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null;

const neighbour = (row: HTMLTableRowElement, key: string): Element | null | undefined => {
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling;
    case 'ArrowUp':
      return row.previousElementSibling;
    case 'Home':
      return row.parentElement?.firstElementChild;
    case 'End':
      return row.parentElement?.lastElementChild;
    default:
      return undefined;
  }
};

/**
 * Mouse and key handlers of a table body: click with Ctrl/Cmd and Shift, arrows move, Shift+arrow extends, Space
 * toggles, Enter opens, Delete asks, Esc clears. Rule R-SHR-04. `current` is the row in the tab order.
 */
export const useRowEvents = (events: RowEvents, selectedCount: number) => {
  const [current, setCurrent] = useState<Id | null>(null);

  const move = (row: HTMLTableRowElement, event: KeyboardEvent) => {
    const next = neighbour(row, event.key);
    if (next === undefined) return false;
    if (next instanceof HTMLTableRowElement) {
      next.focus();
      if (event.shiftKey) {
        if (selectedCount === 0) events.onClickRow?.(idOf(row), plain);
        events.onClickRow?.(idOf(next), { toggle: false, range: true });
      }
    }
    return true;
  };

  /** Returns true if the key was handled. */
  const press = (row: HTMLTableRowElement, event: KeyboardEvent): boolean => {
    const command = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !command) events.onOpenRow?.(idOf(row));
    else if (event.key === ' ') events.onClickRow?.(idOf(row), { toggle: true, range: false });
    else if (event.key.toLowerCase() === 'a' && command) events.onToggleAll?.();
    else if (event.key === 'Delete') events.onRemove?.();
    else if (event.key === 'Escape' && selectedCount > 0) events.onClear?.();
    else return move(row, event);
    return true;
  };

  return {
    current,
    body: {
      onFocus: (event: { readonly target: EventTarget }) => {
        const row = rowOf(event.target);
        if (row) setCurrent(idOf(row));
      },
      onMouseDown: (event: MouseEvent) => {
        // Prevent Shift+click from selecting text.
        if (event.shiftKey && !actsItself(event.target)) event.preventDefault();
      },
      onClick: (event: MouseEvent) => {
        const row = rowOf(event.target);
        if (!row || (actsItself(event.target) && !isTick(event.target))) return;
        if (!isTick(event.target)) row.focus({ preventScroll: true });
        const keys = { toggle: event.ctrlKey || event.metaKey || isTick(event.target), range: event.shiftKey };
        events.onClickRow?.(idOf(row), keys);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const row = rowOf(event.target);
        if (!row || event.altKey) return;
        // A focused checkbox toggles itself; of the row's keys, it passes on Delete, Escape and Enter.
        if (event.target !== row && !(isTick(event.target) && ['Delete', 'Escape', 'Enter'].includes(event.key)))
          return;
        if (press(row, event)) event.preventDefault();
      },
    },
  };
};
