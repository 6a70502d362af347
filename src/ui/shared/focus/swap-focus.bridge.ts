import { useCallback, useRef } from 'react';

/** Passes the focus from a button to the button that replaces it: call `note` on press, use `take` as `ref` of both. */
export const useSwapFocus = (): {
  readonly note: () => void;
  readonly take: (button: HTMLButtonElement | null) => void;
} => {
  const pressed = useRef(false);
  const note = useCallback(() => {
    pressed.current = true;
  }, []);
  const take = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !pressed.current) return;
    pressed.current = false;
    button.focus();
  }, []);
  return { note, take };
};
