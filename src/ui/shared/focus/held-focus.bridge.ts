import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { isFocusLost } from './take-focus';

/** Gives the focus to an element that appears, and back to it when a change has taken the focus from what it holds. */
export const useHeldFocus = (element: RefObject<HTMLElement | null>, changed: unknown): void => {
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, [element]);
  useEffect(() => {
    if (isFocusLost()) element.current?.focus({ preventScroll: true });
  }, [changed, element]);
};
