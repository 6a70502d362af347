import { useEffect, useRef } from 'react';
import { filter, interval, takeUntil, timer, zip } from 'rxjs';

const press = (key: string): void => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  if (key === 'Enter' || key === ' ') focused.click();
  else focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

/** How long keys wait for the focus to come, in ms. */
const WAIT = 2000;

/**
 * Presses keys where the focus is, each once, when the focus has left the button: those pressed before the opened part
 * had it. One a task, as Fluent moves the focus asynchronously.
 */
export const useReplay = (keys: readonly string[], opener: HTMLElement): void => {
  const replayed = useRef(0);
  useEffect(() => {
    const moved = interval(0).pipe(
      filter(() => document.activeElement !== opener),
      takeUntil(timer(WAIT)),
    );
    const replay = zip(keys.slice(replayed.current), moved).subscribe(([key]) => {
      replayed.current += 1;
      press(key);
    });
    return () => {
      replay.unsubscribe();
    };
  }, [keys, opener]);
};
