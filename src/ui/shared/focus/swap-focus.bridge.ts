import { useCallback, useRef } from 'react';

/**
 * A button that gives way to another one hands its focus on: `note` when it is pressed, `take` as the `ref` of both.
 */
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
