import Sortable from 'sortablejs';
import { useEffect, useRef, type RefObject } from 'react';

/** The dragged key and its new index. */
export type Sorted = (key: string, place: number) => void;

/**
 * Makes a list's children draggable by their handle (`[data-handle]` of a `[data-key]`). Restores the DOM before
 * reporting, as React requires.
 */
export const useSortable = (list: RefObject<HTMLElement | null>, on: boolean, sorted: Sorted): void => {
  const told = useRef(sorted);
  useEffect(() => {
    told.current = sorted;
  }, [sorted]);
  useEffect(() => {
    if (!on || list.current === null) return undefined;
    let isCancelled = false;
    const sortable = Sortable.create(list.current, {
      handle: '[data-handle]',
      draggable: '[data-key]',
      animation: typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
      ghostClass: 'kantoor-drop',
      // Not native drag and drop, which gives no control over scrolling.
      forceFallback: true,
      fallbackTolerance: 4,
      scrollSensitivity: 80,
      onEnd: ({ item, oldDraggableIndex: from, newDraggableIndex: to }) => {
        const key = item.dataset['key'];
        if (from === undefined || to === undefined || from === to || key === undefined || list.current === null) return;
        const others = [...list.current.querySelectorAll(':scope > [data-key]')].filter((one) => one !== item);
        list.current.insertBefore(item, others[from] ?? null);
        if (!isCancelled) told.current(key, to);
      },
    });
    /** Ends a drag without a change. */
    const cancel = (): void => {
      isCancelled = true;
      for (const type of ['pointerup', 'mouseup']) document.dispatchEvent(new Event(type));
      isCancelled = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || Sortable.active !== sortable) return;
      cancel();
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      if (Sortable.active === sortable) cancel();
      sortable.destroy();
    };
  }, [list, on]);
};
