import { useLayoutEffect, useState, type RefObject } from 'react';
import { useStableValue } from '../runtime/use-stable-value';

const keepInSight = (tab: HTMLElement | null): void => {
  const list = tab?.parentElement;
  if (tab && list) list.scrollLeft = Math.max(0, tab.offsetLeft + tab.offsetWidth / 2 - list.clientWidth / 2);
};

/**
 * Whether a row of tabs overflows its box; scrolls the shown tab into view.
 * @param box its first child is the tab list, its second the menu while the row overflows
 * @param shown id of the shown tab: Fluent marks it as selected only after this render
 * @param words the labels of all tabs
 */
export const useLongRow = (
  box: RefObject<HTMLElement | null>,
  shown: string | null,
  words: readonly string[],
): boolean => {
  const all = useStableValue(words);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const [row, list] = [box.current, box.current?.firstElementChild];
    if (!row || !list) return undefined;
    const measure = (): void => {
      setLong(list.scrollWidth > row.clientWidth);
    };
    measure();
    const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    for (const part of [row, ...list.children]) resized?.observe(part);
    return () => {
      resized?.disconnect();
    };
  }, [all, box]);
  useLayoutEffect(() => {
    keepInSight(shown === null ? null : document.getElementById(shown));
  }, [isLong, shown]);
  return isLong;
};
