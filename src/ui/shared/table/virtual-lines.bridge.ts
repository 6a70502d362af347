import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

interface VirtualLines {
  /** Top of each line in pixels, and the bottom of the last one. */
  readonly tops: readonly number[];
  /** A line that is drawn wherever the window stands: what has the focus must not go from under it. */
  readonly kept?: number | null;
  /** Pixels above the first line, such as a head that stays in sight. */
  readonly above?: number;
  /** Pixels from the top at first. */
  readonly start?: number;
}

interface Seen {
  readonly first: number;
  readonly last: number;
}

/** Pixels beyond the edges that are drawn as well; the window moves in steps of so many. */
const SPARE = 160;
/** Before anything is laid out a screen of so many pixels is drawn. */
const FIRST_HEIGHT = 900;

/** The line at a height; the last one below the end. */
export const lineAtTop = (tops: readonly number[], pixel: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= pixel) low = middle;
    else high = middle - 1;
  }
  return low;
};

const seenIn = (tops: readonly number[], top: number, height: number): Seen => {
  const from = Math.floor(top / SPARE) * SPARE;
  return {
    first: lineAtTop(tops, from - SPARE),
    last: lineAtTop(tops, from + height + 2 * SPARE) + 1,
  };
};

/** The lines of a long list that are in sight, each of a height of its own: only these are drawn. */
export const useVirtualLines = ({ tops, kept = null, above = 0, start = 0 }: VirtualLines) => {
  const scroller = useRef<HTMLDivElement>(null);
  const shape = useRef(tops);
  const [at, setAt] = useState({ top: start, height: FIRST_HEIGHT });
  const wanted = useRef<string | null>(null);

  const look = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const height = box.clientHeight === 0 ? FIRST_HEIGHT : box.clientHeight;
    const top = Math.floor(box.scrollTop / SPARE) * SPARE;
    setAt((now) => (now.top === top && now.height === height ? now : { top, height }));
  }, []);

  useLayoutEffect(() => {
    shape.current = tops;
    look();
  }, [look, tops]);
  useLayoutEffect(() => {
    if (scroller.current !== null && start > 0) scroller.current.scrollTop = start;
    look();
  }, [look, start]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
    box.addEventListener('scroll', look, { passive: true });
    resized?.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      resized?.disconnect();
    };
  }, [look]);
  // What was out of sight takes the focus as soon as it is drawn.
  useEffect(() => {
    const line =
      wanted.current === null ? null : (scroller.current?.querySelector<HTMLElement>(wanted.current) ?? null);
    if (line === null) return;
    wanted.current = null;
    line.focus({ preventScroll: true });
  });

  const reveal = useCallback(
    (index: number) => {
      const [box, top, bottom] = [scroller.current, shape.current[index], shape.current[index + 1]];
      if (box === null || top === undefined || bottom === undefined) return;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom + above > box.scrollTop + box.clientHeight) box.scrollTop = bottom + above - box.clientHeight;
      look();
    },
    [above, look],
  );

  const count = tops.length - 1;
  const { first, last } = seenIn(tops, at.top, at.height);
  const drawn = Array.from({ length: Math.max(0, Math.min(last, count) - first) }, (_, place) => first + place);
  if (kept !== null && kept >= 0 && kept < first) drawn.unshift(kept);
  else if (kept !== null && kept >= last && kept < count) drawn.push(kept);
  return {
    /** For the element that scrolls. */
    scroller,
    /** For the element that holds the lines. */
    extent: { height: `${String(tops[count] ?? 0)}px` } satisfies CSSProperties,
    /** The drawn lines, each with where it stands. */
    items: drawn.map((index) => ({ index, style: { top: `${String(tops[index] ?? 0)}px` } satisfies CSSProperties })),
    reveal,
    /** Brings a line into sight and gives what is found in it the focus. */
    focus: useCallback(
      (index: number, selector: string) => {
        reveal(index);
        const line = scroller.current?.querySelector<HTMLElement>(selector) ?? null;
        if (line === null) wanted.current = selector;
        else line.focus({ preventScroll: true });
      },
      [reveal],
    ),
  };
};
