import Sortable from 'sortablejs';
import { useEffect, useRef, type RefObject } from 'react';

/** What was dragged, and how many of the others stand before it now. */
export type Sorted = (key: string, place: number) => void;

/**
 * Lets the children of a list be dragged by their handle (`[data-handle]`); each names itself by `data-key`. The list
 * itself is put back as React knows it before anything is told.
 */
export const useSortable = (list: RefObject<HTMLElement | null>, on: boolean, sorted: Sorted): void => {
  const told = useRef(sorted);
  useEffect(() => {
    told.current = sorted;
  }, [sorted]);
  useEffect(() => {
    if (!on || list.current === null) return undefined;
    const sortable = Sortable.create(list.current, {
      handle: '[data-handle]',
      draggable: '[data-key]',
      animation: typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
      ghostClass: 'kantoor-drop',
      // The browser's own dragging gives the page no say in how it scrolls.
      forceFallback: true,
      fallbackTolerance: 4,
      scrollSensitivity: 80,
      onEnd: ({ item, oldDraggableIndex: from, newDraggableIndex: to }) => {
        const key = item.dataset['key'];
        if (from === undefined || to === undefined || from === to || key === undefined || list.current === null) return;
        const others = [...list.current.querySelectorAll(':scope > [data-key]')].filter((one) => one !== item);
        list.current.insertBefore(item, others[from] ?? null);
        told.current(key, to);
      },
    });
    return () => {
      sortable.destroy();
    };
  }, [list, on]);
};
