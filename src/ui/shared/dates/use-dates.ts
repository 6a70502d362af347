import { useMemo } from 'react';
import { Clock } from '../../../application/shared/ports/clock.port';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { FIXED, MONTH_FIRST } from '../../../domain/shared/locale';
import { createDates, type Dates } from '../../../domain/shared/read-date';
import { useService } from '../runtime/use-service';
import { useSession } from '../runtime/use-session';

/**
 * The person's format, the same with 24 hours, the fixed format of visibility windows, or the date format of coupons.
 */
export type MomentPattern = 'own' | 'in24Hours' | 'fixed' | 'monthFirst';

/** Parses and formats dates and times in the person's formats and the browser's zone. @param pattern overrides the format */
export const useDates = (pattern: MomentPattern = 'own'): Dates & { readonly today: () => CalendarDate } => {
  const { settings } = useSession().me;
  const clock = useService(Clock);
  const zone = clock.zone();
  return useMemo(() => {
    const time = pattern === 'in24Hours' && settings.time.endsWith('a') ? 'HH:mm' : settings.time;
    const date = pattern === 'monthFirst' ? MONTH_FIRST : settings.date;
    const own = createDates({ ...settings, date, time: pattern === 'fixed' ? FIXED.time : time, zone });
    const dates =
      pattern === 'fixed'
        ? { ...own, settings: { ...own.settings, date: FIXED.date }, writeDay: (day: CalendarDate) => day }
        : own;
    return { ...dates, today: () => dates.wallAt(clock.now()).day };
  }, [clock, pattern, settings, zone]);
};
