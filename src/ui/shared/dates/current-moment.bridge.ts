import { useCallback } from 'react';
import { Clock } from '../../../application/shared/ports/clock.port';
import { useService } from '../runtime/use-service';

/** Returns a function that reads the current time. */
export const useNow = (): (() => number) => {
  const clock = useService(Clock);
  return useCallback(() => clock.now(), [clock]);
};
