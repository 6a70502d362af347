import { useEffect, useRef, useState } from 'react';
import { retryAfterOf, type Failure } from '../../../domain/shared/failure';

const SECOND = 1000;

const nothing = (): void => undefined;

/**
 * Seconds until another attempt is allowed after a 429 or 503; 0 if it is allowed now. Rules R-SHR-41 and R-SHR-84.
 * @param onDue called when the time has passed and the tab is visible
 */
export const useRetryWait = (failure: Failure | null, onDue: () => void = nothing): number => {
  const wait = retryAfterOf(failure);
  const [counted, setCounted] = useState({ failure, left: wait });
  const due = useRef(onDue);
  useEffect(() => {
    due.current = onDue;
  }, [onDue]);
  useEffect(() => {
    if (wait === 0) return;
    // Not rxjs: its timers would be in the initial chunk for this use alone.
    const end = performance.now() + wait * SECOND;
    const ticking = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / SECOND));
      setCounted((last) => (last.failure === failure && last.left === left ? last : { failure, left }));
      if (left > 0 || document.hidden) return;
      clearInterval(ticking);
      due.current();
    }, SECOND);
    return () => {
      clearInterval(ticking);
    };
  }, [failure, wait]);
  return counted.failure === failure ? counted.left : wait;
};
