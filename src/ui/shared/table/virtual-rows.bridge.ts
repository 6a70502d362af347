import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useLatest } from '../runtime/latest.bridge';

interface VirtualRows {
  /** Top of each line in pixels, and the bottom of the last one: the same value as long as nothing moves. */
  readonly tops: readonly number[];
  /** A line that is drawn wherever the window stands: what has the focus, or would get it, must not go from under it. */
  readonly kept?: number | null;
  /** Pixels above the first line, such as a head that stays in sight. */
  readonly above?: number;
  /** Pixels from the top at first. */
  readonly start?: number;
}

/** Pixels beyond the edges that are drawn as well; the window moves in steps of so many. */
const SPARE = 288;
/** Before anything is laid out a screen of so many pixels is drawn. */
const FIRST_HEIGHT = 900;

/**
 * Tops of lines of one height, below some of another.
 * @param size pixels of one
 */
export const useEvenTops = (count: number, size: number, headCount = 0, headSize = 0): readonly number[] =>
  useMemo(
    () =>
      Array.from(
        { length: headCount + count + 1 },
        (_, line) => Math.min(line, headCount) * headSize + Math.max(0, line - headCount) * size,
      ),
    [count, headCount, headSize, size],
  );

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

/** The lines of a long list that are in sight, each at its place: only these are drawn, however many there are. */
export const useVirtualRows = ({ tops, kept = null, above = 0, start = 0 }: VirtualRows) => {
  const scroller = useRef<HTMLDivElement>(null);
  const latest = useLatest({ tops, above });
  const [seen, setSeen] = useState({ top: start, height: FIRST_HEIGHT, width: 0 });
  const wanted = useRef<string | null>(null);

  const look = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const { scrollTop, clientHeight, clientWidth: width } = box;
    const [top, height] = [Math.floor(scrollTop / SPARE) * SPARE, clientHeight === 0 ? FIRST_HEIGHT : clientHeight];
    setSeen((now) => (now.top === top && now.height === height && now.width === width ? now : { top, height, width }));
  }, []);

  useLayoutEffect(look, [look, tops]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    if (start > 0) box.scrollTop = start;
    look();
    const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
    box.addEventListener('scroll', look, { passive: true });
    resized?.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      resized?.disconnect();
    };
  }, [look, start]);

  const focusDrawn = useCallback((selector: string): boolean => {
    const line = scroller.current?.querySelector<HTMLElement>(selector) ?? null;
    line?.focus({ preventScroll: true });
    return line !== null;
  }, []);
  // What was out of sight takes the focus as soon as it is drawn.
  useEffect(() => {
    if (wanted.current !== null && focusDrawn(wanted.current)) wanted.current = null;
  });

  const reveal = useCallback(
    (index: number) => {
      const { tops: all, above: head } = latest.current;
      const [box, top, bottom] = [scroller.current, all[index], all[index + 1]];
      if (box === null || top === undefined || bottom === undefined) return;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom + head > box.scrollTop + box.clientHeight) box.scrollTop = bottom + head - box.clientHeight;
      look();
    },
    [latest, look],
  );

  const count = tops.length - 1;
  const first = lineAtTop(tops, seen.top - SPARE);
  const last = Math.min(count, lineAtTop(tops, seen.top + seen.height + 2 * SPARE) + 1);
  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place);
  if (kept !== null && kept >= 0 && kept < first) drawn.unshift(kept);
  else if (kept !== null && kept >= last && kept < count) drawn.push(kept);
  return {
    /** For the element that scrolls. */
    scroller,
    /** Pixels inside the scroller; 0 before it is laid out. */
    width: seen.width,
    /** For the element that holds the lines. */
    extent: { height: `${tops[count] ?? 0}px` } satisfies CSSProperties,
    /** The drawn lines, each with where it stands. */
    items: drawn.map((index) => ({ index, style: { top: `${tops[index] ?? 0}px` } satisfies CSSProperties })),
    reveal,
    /** Brings a line into sight and gives what is found in it the focus. */
    focus: useCallback(
      (index: number, selector: string) => {
        reveal(index);
        wanted.current = focusDrawn(selector) ? null : selector;
      },
      [focusDrawn, reveal],
    ),
  };
};

/**
 * Brings a line into sight when it becomes the one that matters, as soon as it is there; where people scroll to
 * afterwards is theirs. @param index below 0 as long as it is not there
 */
export const useScrollIntoView = (line: string, index: number, reveal: (index: number) => void): void => {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (index < 0 || shown.current === line) return;
    shown.current = line;
    reveal(index);
  }, [index, line, reveal]);
};
