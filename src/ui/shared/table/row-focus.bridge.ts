import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Id } from '../../../domain/shared/id';
import { isFocusLost } from '../focus/take-focus';

interface RowFocus {
  readonly order: readonly Id[];
  /** The row that was reached last. */
  readonly focused: Id | null;
  /** The row to begin with; null where nothing is to be taken from what has the focus. */
  readonly arrival: Id | null;
  /** Whether the row to begin with takes the focus from whatever has it. */
  readonly comesBack: boolean;
  readonly goTo: (id: Id) => void;
}

/**
 * Keeps the focus among the rows: in a folder that was just opened, and where a row goes from under it. Rule R-LIB-04.
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
      // A browser takes the focus from what is put elsewhere.
      if (focused !== null && stood.current !== null && stood.current !== place && isFocusLost()) goTo(focused);
      stood.current = place;
    } else if (stood.current !== null && order.length > 0 && isFocusLost()) {
      const next = order[Math.min(stood.current, order.length - 1)];
      if (next !== undefined) goTo(next);
    }
  });
};
