import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { isFocusLost } from './take-focus';

/** Focuses an element when it appears, and again when a change removes the focused element inside it. */
export const useHeldFocus = (element: RefObject<HTMLElement | null>, changed: unknown): void => {
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, [element]);
  useEffect(() => {
    if (isFocusLost()) element.current?.focus({ preventScroll: true });
  }, [changed, element]);
};
