import { useEffect, useRef } from 'react';
import { filter, finalize, interval, map, takeUntil, takeWhile, timer } from 'rxjs';
import { isForPart } from './use-opener';

const press = (key: string): void => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  if (key === 'Enter' || key === ' ') focused.click();
  else focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

/** Timeout for the focus to arrive, in ms. */
const WAIT = 2000;

/**
 * Replays keys at the focused element once the focus has left the button: first those pressed before the popup opened,
 * then those pressed meanwhile. One key per task, because Fluent moves the focus asynchronously.
 */
export const useReplay = (keys: readonly string[], opener: HTMLElement): void => {
  const queue = useRef<string[]>([]);
  const taken = useRef(0);
  useEffect(() => {
    const waiting = queue.current;
    waiting.push(...keys.slice(taken.current));
    taken.current = keys.length;
    if (waiting.length === 0) return undefined;
    const hasMoved = (): boolean => document.activeElement !== opener;
    let isPressing = false;
    const hold = (event: KeyboardEvent): void => {
      if (isPressing || !hasMoved() || !isForPart(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // Fluent activates an entry on keyup of the space bar.
      if (event.type === 'keydown') waiting.push(event.key);
    };
    document.addEventListener('keydown', hold, true);
    document.addEventListener('keyup', hold, true);
    const replay = interval(0)
      .pipe(
        filter(hasMoved),
        map(() => waiting.shift()),
        takeWhile((key) => key !== undefined),
        takeUntil(timer(WAIT)),
        finalize(() => {
          document.removeEventListener('keydown', hold, true);
          document.removeEventListener('keyup', hold, true);
        }),
      )
      .subscribe({
        next: (key) => {
          isPressing = true;
          press(key);
          isPressing = false;
        },
        complete: () => {
          waiting.length = 0;
        },
      });
    return () => {
      replay.unsubscribe();
    };
  }, [keys, opener]);
};
