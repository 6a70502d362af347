import { useEffect } from 'react';
import { timer } from 'rxjs';
import type { Loadable } from './loadable';

/** Milliseconds after which a screen is taken to have what it asked for; what may come next then costs it nothing. */
const SETTLED = 1_000;

/** Fetches the part that is likely to be wanted next, once the screen of now has what it needs. */
export const usePrefetch = <Props extends object>(next: Loadable<Props> | undefined): void => {
  useEffect(() => {
    const resting = timer(SETTLED).subscribe(() => { next?.load(); });
    return () => { resting.unsubscribe(); };
  }, [next]);
};
