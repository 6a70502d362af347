import { useCallback } from 'react';
import { Clock } from '../../../application/shared/ports/clock.port';
import { useService } from '../runtime/use-service';

/** The present moment, for what is chosen now. */
export const useMoment = (): (() => number) => {
  const clock = useService(Clock);
  return useCallback(() => clock.now(), [clock]);
};
