import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Id } from '../../../domain/shared/id';
import { isFocusLost } from '../focus/take-focus';

interface RowFocus {
  readonly order: readonly Id[];
  /** The row that had the focus last. */
  readonly focused: Id | null;
  /** The row to focus first; `null` to leave the focus where it is. */
  readonly arrival: Id | null;
  /** Whether `arrival` takes the focus even if another element has it. */
  readonly comesBack: boolean;
  readonly goTo: (id: Id) => void;
}

/**
 * Keeps the focus among the rows: after a folder opens, and when the focused row is removed or moved. Rule R-LIB-04.
 */
export const useRowFocus = ({ order, focused, arrival, comesBack, goTo }: RowFocus): void => {
  const arrived = useRef(false);
  const stood = useRef<number | null>(null);
  useEffect(() => {
    if (arrived.current || order.length === 0 || (arrival !== null && !order.includes(arrival))) return;
    arrived.current = true;
    if (arrival !== null && (comesBack || isFocusLost())) goTo(arrival);
  });
  useLayoutEffect(() => {
    const place = focused === null ? -1 : order.indexOf(focused);
    if (place >= 0) {
      // Browsers drop the focus of an element that moves in the document.
      if (focused !== null && stood.current !== null && stood.current !== place && isFocusLost()) goTo(focused);
      stood.current = place;
    } else if (stood.current !== null && order.length > 0 && isFocusLost()) {
      const next = order[Math.min(stood.current, order.length - 1)];
      if (next !== undefined) goTo(next);
    }
  });
};
