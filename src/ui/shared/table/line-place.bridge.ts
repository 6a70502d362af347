import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../focus/take-focus';

/** Focuses the row that a person returns to, once it is rendered. */
export const useArrival = (
  line: string | null,
  placeOf: (line: string) => number,
  isThere: boolean,
  focus: (index: number, selector: string) => void,
): void => {
  const arrived = useRef(line === null);
  useEffect(() => {
    if (arrived.current || !isThere) return;
    arrived.current = true;
    const index = line === null ? -1 : placeOf(line);
    // The shell focuses `main` when a screen opens.
    const isFree = isFocusLost() || document.activeElement?.localName === 'main';
    if (line !== null && index >= 0 && isFree) focus(index, `[data-line="${CSS.escape(line)}"]`);
  });
};

interface Anchor {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The row that must not move under the pointer; `null` for none. */
  readonly line: string | null;
  readonly placeOf: (line: string) => number;
  readonly tops: readonly number[];
  /** Space above the first row, in px. */
  readonly above: number;
}

/** Keeps a row at its screen position while groups collapse for a drag, and when they expand again. */
export const useAnchor = ({ scroller, line, placeOf, tops, above }: Anchor): void => {
  const before = useRef<{ readonly line: string | null; readonly placeOf: typeof placeOf; readonly tops: typeof tops }>(
    {
      line: null,
      placeOf,
      tops,
    },
  );
  useLayoutEffect(() => {
    const [was, box] = [before.current, scroller.current];
    before.current = { line, placeOf, tops };
    const anchor = line ?? was.line;
    if (box === null || anchor === null || was.line === line) return;
    const [from, to] = [was.placeOf(anchor), placeOf(anchor)];
    if (from < 0 || to < 0) return;
    const y = Math.max(0, Math.min(box.clientHeight - 2 * above, (was.tops[from] ?? 0) - box.scrollTop));
    box.scrollTop = (tops[to] ?? 0) - y;
  });
};
