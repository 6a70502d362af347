import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { nobodyHasFocus } from './take-focus';

interface FocusAmong {
  readonly list: RefObject<HTMLElement | null>;
  /** What is in the list: another one whenever something came, went or moved. */
  readonly items: readonly unknown[];
  /** What takes the focus in a child of the list. */
  readonly part: string;
  /** What takes it where no child is left. */
  readonly beside: RefObject<HTMLElement | null>;
}

const childrenOf = ({ current }: RefObject<HTMLElement | null>): readonly Element[] => [...(current?.children ?? [])];

/**
 * Keeps the focus in a list: where a child goes from under it, removed or by a step back, the one that stands in its
 * place then has it, else the last one.
 * @returns takes note of the child that has the focus, for `onFocus` of the list
 */
export const useFocusAmong = ({ list, items, part, beside }: FocusAmong): ((event: FocusEvent) => void) => {
  const held = useRef<{ readonly child: Element | undefined; readonly place: number }>(null);
  useLayoutEffect(() => {
    if (held.current?.child === undefined) return;
    const { child, place: before } = held.current;
    const all = childrenOf(list);
    const place = all.indexOf(child);
    held.current = place < 0 ? null : { child, place };
    if (place < 0 && nobodyHasFocus())
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
