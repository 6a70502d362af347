import { useEffect } from 'react';
import { timer } from 'rxjs';
import type { Loadable } from './loadable';

/** Time in ms after which a screen counts as loaded. */
const SETTLED = 1_000;

/** Calls `act` once the current screen has loaded. @param act keep its identity; null for none */
export const useWhenIdle = (act: (() => void) | null): void => {
  useEffect(() => {
    if (act === null) return undefined;
    const resting = timer(SETTLED).subscribe(act);
    return () => {
      resting.unsubscribe();
    };
  }, [act]);
};

/** Prefetches a component once the current screen has loaded. */
export const usePrefetch = <Props extends object>(next: Loadable<Props> | undefined): void => {
  useWhenIdle(next?.load ?? null);
};
