import { useEffect, useState } from 'react';
import { asyncScheduler, interval } from 'rxjs';
import type { Failure } from '../../../domain/shared/failure';

const SECOND = 1000;

/** Seconds until the server takes another attempt after a 429; 0 when it may be made now. Rule R-SHR-41. */
export const useRetryWait = (failure: Failure | null): number => {
  const wait = failure?.kind === 'TooMany' ? (failure.retryAfter ?? 0) : 0;
  const [counted, setCounted] = useState({ failure, left: wait });
  useEffect(() => {
    if (wait === 0) return;
    const end = asyncScheduler.now() + wait * SECOND;
    const ticking = interval(SECOND).subscribe(() => {
      const left = Math.max(0, Math.ceil((end - asyncScheduler.now()) / SECOND));
      setCounted({ failure, left });
      if (left === 0) ticking.unsubscribe();
    });
    return () => {
      ticking.unsubscribe();
    };
  }, [failure, wait]);
  return counted.failure === failure ? counted.left : wait;
};
