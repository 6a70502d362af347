import { useEffect, useState } from 'react';
import { interval } from 'rxjs';
import { Clock } from '../../../application/shared/ports/clock.port';
import type { Failure } from '../../../domain/shared/failure';
import { useService } from './use-service';

const SECOND = 1000;

/** Seconds until the server takes another attempt after a 429; 0 when it may be made now. Rule R-SHR-41. */
export const useRetryWait = (failure: Failure | null): number => {
  const clock = useService(Clock);
  const wait = failure?.kind === 'TooMany' ? (failure.retryAfter ?? 0) : 0;
  const [counted, setCounted] = useState({ failure, left: wait });
  useEffect(() => {
    if (wait === 0) return;
    const end = clock.now() + wait * SECOND;
    const ticking = interval(SECOND).subscribe(() => {
      const left = Math.max(0, Math.ceil((end - clock.now()) / SECOND));
      setCounted({ failure, left });
      if (left === 0) ticking.unsubscribe();
    });
    return () => {
      ticking.unsubscribe();
    };
  }, [clock, failure, wait]);
  return counted.failure === failure ? counted.left : wait;
};
