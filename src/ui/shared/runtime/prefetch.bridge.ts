import { useEffect } from 'react';
import { timer } from 'rxjs';
import type { Loadable } from './loadable';

/** Milliseconds after which a screen is taken to have what it asked for; what may come next then costs it nothing. */
const SETTLED = 1_000;

/**
 * Does what may be wanted next, once the screen of now has what it needs. @param act keeps its identity; null: nothing
 * to do now
 */
export const useAtRest = (act: (() => void) | null): void => {
  useEffect(() => {
    if (act === null) return undefined;
    const resting = timer(SETTLED).subscribe(act);
    return () => {
      resting.unsubscribe();
    };
  }, [act]);
};

/** Fetches the part that is likely to be wanted next, once the screen of now has what it needs. */
export const usePrefetch = <Props extends object>(next: Loadable<Props> | undefined): void => {
  useAtRest(next?.load ?? null);
};
