import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../focus/take-focus';

/** Gives the focus to the line that a person comes back to, once it is there. */
export const useArrival = (
  line: string | null,
  places: ReadonlyMap<string, number>,
  focus: (index: number, selector: string) => void,
): void => {
  const arrived = useRef(line === null);
  useEffect(() => {
    const index = line === null ? undefined : places.get(line);
    if (arrived.current || places.size === 0) return;
    arrived.current = true;
    if (line !== null && index !== undefined && isFocusLost()) focus(index, `[data-line="${CSS.escape(line)}"]`);
  });
};

interface Anchor {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The line that must not move under the pointer; null for none. */
  readonly line: string | null;
  readonly places: ReadonlyMap<string, number>;
  readonly tops: readonly number[];
  /** Pixels above the first line. */
  readonly above: number;
}

/** Keeps a line in its place on the screen while the groups fold for a drag, and when they unfold. */
export const useAnchor = ({ scroller, line, places, tops, above }: Anchor): void => {
  const before = useRef<{ readonly line: string | null; readonly places: typeof places; readonly tops: typeof tops }>({
    line: null,
    places,
    tops,
  });
  useLayoutEffect(() => {
    const [was, box] = [before.current, scroller.current];
    before.current = { line, places, tops };
    const anchor = line ?? was.line;
    if (box === null || anchor === null || was.line === line) return;
    const [from, to] = [was.places.get(anchor), places.get(anchor)];
    if (from === undefined || to === undefined) return;
    const y = Math.max(0, Math.min(box.clientHeight - 2 * above, (was.tops[from] ?? 0) - box.scrollTop));
    box.scrollTop = (tops[to] ?? 0) - y;
  });
};
