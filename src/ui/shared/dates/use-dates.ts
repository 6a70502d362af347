import { useMemo } from 'react';
import { Clock } from '../../../application/shared/ports/clock.port';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { FIXED } from '../../../domain/shared/locale';
import { createDates, type Dates } from '../../../domain/shared/read-date';
import { useService } from '../runtime/use-service';
import { useSession } from '../runtime/use-session';

/** The person's own, their own with 24 hours, or the one that the windows of blocks are written in. */
export type MomentPattern = 'own' | 'in24Hours' | 'fixed';

/**
 * Reads what the person at work types as a day or a time, in their own formats and the browser's zone; knows today.
 * @param pattern other than their own
 */
export const useDates = (pattern: MomentPattern = 'own'): Dates & { readonly today: () => CalendarDate } => {
  const { settings } = useSession().me;
  const clock = useService(Clock);
  const zone = clock.zone();
  return useMemo(() => {
    const time = pattern === 'in24Hours' && settings.time.endsWith('a') ? 'HH:mm' : settings.time;
    const own = createDates({ ...settings, time: pattern === 'fixed' ? FIXED.time : time, zone });
    // A day is read as they are used to typing it.
    const dates =
      pattern === 'fixed'
        ? { ...own, settings: { ...own.settings, date: FIXED.date }, writeDay: (day: CalendarDate) => day }
        : own;
    return { ...dates, today: () => dates.wallAt(clock.now()).day };
  }, [clock, pattern, settings, zone]);
};
