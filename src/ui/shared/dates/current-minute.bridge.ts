import { useEffect, useState } from 'react';
import { interval } from 'rxjs';
import { Clock } from '../../../application/shared/ports/clock.port';
import type { Instant } from '../../../domain/shared/instant';
import { useService } from '../runtime/use-service';

const MINUTE = 60_000;

/** The current time, updated each minute, for relative times. */
export const useCurrentMinute = (): Instant => {
  const clock = useService(Clock);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const ticking = interval(MINUTE).subscribe(() => {
      setNow(clock.now());
    });
    return () => {
      ticking.unsubscribe();
    };
  }, [clock]);
  return now;
};
