import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';

/** Lines of one height. */
interface Lines {
  readonly count: number;
  /** Pixels of one. */
  readonly size: number;
}

interface WindowShape extends Lines {
  /** Lines of another height that stand above. */
  readonly head?: Lines;
}

interface WindowLines extends WindowShape {
  /**
   * A line that is drawn wherever the window stands: what has the focus, or would get it, must not go from under it.
   */
  readonly kept?: number | null;
}

interface Seen {
  readonly first: number;
  readonly last: number;
  /** Pixels inside the scroller; 0 before it is laid out. */
  readonly width: number;
}

/**
 * Pixels beyond the edges that are drawn as well; the window moves in steps of so many, so that not every turn of the
 * wheel draws.
 */
const SPARE = 288;
/** Before anything is laid out a screen of so many pixels is drawn. */
const FIRST_HEIGHT = 900;
const NO_HEAD: Lines = { count: 0, size: 1 };

const topOf = (index: number, { size, head = NO_HEAD }: WindowShape): number =>
  Math.min(index, head.count) * head.size + Math.max(0, index - head.count) * size;
const lineAt = (pixel: number, { size, head = NO_HEAD }: WindowShape): number => {
  const above = head.count * head.size;
  return pixel < above ? pixel / head.size : head.count + (pixel - above) / size;
};
const seenIn = (top: number, height: number, width: number, shape: WindowShape): Seen => {
  const spare = Math.ceil(SPARE / shape.size);
  return {
    first: Math.max(0, (Math.floor(lineAt(top, shape) / spare) - 1) * spare),
    last: (Math.ceil(lineAt(top + height, shape) / spare) + 1) * spare,
    width,
  };
};

/** The lines of a long list that are in sight, each at its place: only these are drawn, however many there are. */
export const useVirtualRows = ({ count, size, head = NO_HEAD, kept = null }: WindowLines) => {
  const scroller = useRef<HTMLDivElement>(null);
  const shape = useRef<WindowShape>({ count, size, head });
  const [seen, setSeen] = useState<Seen>(() => seenIn(0, FIRST_HEIGHT, 0, { count, size, head }));
  const wanted = useRef<string | null>(null);

  const look = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const next = seenIn(
      box.scrollTop,
      box.clientHeight === 0 ? FIRST_HEIGHT : box.clientHeight,
      box.clientWidth,
      shape.current,
    );
    setSeen((now) => (now.first === next.first && now.last === next.last && now.width === next.width ? now : next));
  }, []);

  useEffect(() => {
    shape.current = { count, size, head: { count: head.count, size: head.size } };
    look();
  }, [count, head.count, head.size, look, size]);

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
  }, [seen]);

  const reveal = useCallback(
    (index: number) => {
      const box = scroller.current;
      if (box === null || index < 0) return;
      const [top, bottom] = [topOf(index, shape.current), topOf(index + 1, shape.current)];
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
      look();
    },
    [look],
  );

  const own = { count, size, head };
  const all = head.count + count;
  const [first, last] = [Math.min(seen.first, Math.max(0, all - 1)), Math.min(seen.last, all)];
  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place);
  if (kept !== null && kept >= 0 && kept < first) drawn.unshift(kept);
  else if (kept !== null && kept >= last && kept < all) drawn.push(kept);
  return {
    /** For the element that scrolls. */
    scroller,
    width: seen.width,
    /** For the element that holds the lines. */
    extent: { height: `${topOf(all, own)}px` } satisfies CSSProperties,
    /** The drawn lines, the head's first, each with where it stands. */
    items: drawn.map((index) => ({ index, style: { top: `${topOf(index, own)}px` } satisfies CSSProperties })),
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
