import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of an element in px; 0 before layout. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measure = (): void => {
      setWidth(box.clientWidth);
    };
    measure();
    const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    resized?.observe(box);
    return () => {
      resized?.disconnect();
    };
  }, [element]);
  return width;
};
