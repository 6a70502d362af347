import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useLatest } from '../runtime/latest.bridge';

interface VirtualRows {
  /** Top of each row in px, plus the bottom of the last one; keep the identity until the layout changes. */
  readonly tops: readonly number[];
  /** A row that is always rendered, because it has the focus or will receive it. */
  readonly kept?: number | null;
  /** Space above the first row in px, such as a sticky header. */
  readonly above?: number;
  /** Initial scroll position in px. */
  readonly start?: number;
}

/** Overscan beyond the visible range in px; also the step in which the range moves. */
const SPARE = 288;
/** Assumed viewport height in px, before layout. */
const FIRST_HEIGHT = 900;

/**
 * Tops of rows with the same height, after `headCount` rows of another height.
 * @param size height of a row in px
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

/** The index of the row at a vertical position in px; the last row if below the end. */
export const lineAtTop = (tops: readonly number[], pixel: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= pixel) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Virtualises a long list: returns only the visible rows, each with its position. */
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
  // A row that was outside the range receives the focus once it is rendered.
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
    /** Ref of the scrolling element. */
    scroller,
    /** Inner width of the scroller in px; 0 before layout. */
    width: seen.width,
    /** Style of the element that contains the rows. */
    extent: { height: `${tops[count] ?? 0}px` } satisfies CSSProperties,
    /** The rendered rows, each with its position. */
    items: drawn.map((index) => ({ index, style: { top: `${tops[index] ?? 0}px` } satisfies CSSProperties })),
    reveal,
    /** Scrolls to a row and focuses the element that `selector` finds in it. */
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
 * Scrolls to a row once, as soon as it exists after `line` changed; later scrolling is left to the person. @param index
 * negative while the row does not exist
 */
export const useScrollIntoView = (line: string, index: number, reveal: (index: number) => void): void => {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (index < 0 || shown.current === line) return;
    shown.current = line;
    reveal(index);
  }, [index, line, reveal]);
};
