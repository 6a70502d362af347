import { useEffect } from 'react';
import { interval, zip } from 'rxjs';

const press = (key: string): void => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  if (key === 'Enter' || key === ' ') focused.click();
  else focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

/**
 * Presses keys where the focus is, once: those pressed before a popup had arrived. One a task, as Fluent moves the
 * focus asynchronously.
 */
export const useReplay = (keys: readonly string[]): void => {
  useEffect(() => {
    const replay = zip(keys, interval(0)).subscribe(([key]) => {
      press(key);
    });
    return () => {
      replay.unsubscribe();
    };
  }, [keys]);
};
