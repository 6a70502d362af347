import { useMemo } from 'react';
import { Clock } from '../../../application/shared/ports/clock.port';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { createDates, type Dates } from '../../../domain/shared/read-date';
import { useService } from '../../shared/use-service';
import { useSession } from './use-session';

/**
 * Reads what the person at work types as a day or a time, in their own formats and the browser's zone; knows today.
 * @param in24Hours a time has 24 hours, whatever the person's own format is
 */
export const useDates = (in24Hours = false): Dates & { readonly today: () => CalendarDate } => {
  const { settings } = useSession().me;
  const clock = useService(Clock);
  const zone = clock.zone();
  return useMemo(() => {
    const time = in24Hours && settings.time.endsWith('a') ? 'HH:mm' : settings.time;
    const dates = createDates({ ...settings, time, zone });
    return { ...dates, today: () => dates.wallAt(clock.now()).day };
  }, [clock, in24Hours, settings, zone]);
};
