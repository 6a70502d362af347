import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusLost } from './take-focus';

interface FocusAmong {
  readonly list: RefObject<HTMLElement | null>;
  /** The list's items; a new array whenever one is added, removed or moved. */
  readonly items: readonly unknown[];
  /** Selector of the focusable part of an item. */
  readonly part: string;
  /** Receives the focus when the list is empty. */
  readonly beside: RefObject<HTMLElement | null>;
}

const childrenOf = ({ current }: RefObject<HTMLElement | null>): readonly Element[] => [...(current?.children ?? [])];

/**
 * Keeps the focus in a list: when the focused item is removed, the next item receives it, else the last one.
 * @returns an `onFocus` handler for the list
 */
export const useListFocus = ({ list, items, part, beside }: FocusAmong): ((event: FocusEvent) => void) => {
  const held = useRef<{ readonly child: Element | undefined; readonly place: number }>(null);
  useLayoutEffect(() => {
    if (held.current?.child === undefined) return;
    const { child, place: before } = held.current;
    const all = childrenOf(list);
    const place = all.indexOf(child);
    held.current = place < 0 ? null : { child, place };
    if (place < 0 && isFocusLost())
      (all[Math.min(before, all.length - 1)]?.querySelector<HTMLElement>(part) ?? beside.current)?.focus();
  }, [beside, items, list, part]);
  return useCallback(
    ({ target }: FocusEvent) => {
      const all = childrenOf(list);
      const place = all.findIndex((child) => child.contains(target));
      held.current = { child: all[place], place };
    },
    [list],
  );
};
