import { useState } from 'react';
import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { calendarWordsIn, type FormatSettings } from '../../../domain/shared/format';
import { MONTH_FIRST } from '../../../domain/shared/locale';

/** Whether the date is ambiguous: day and month can be swapped and differ. */
const isTwofold = (day: string): boolean => Number(day.slice(8)) <= 12 && day.slice(5, 7) !== day.slice(8);

/**
 * A changed date in words, if its numbers are ambiguous or the format has the month first; otherwise undefined. Rules
 * R-SHR-17 and R-COM-22.
 */
export const useLongDate = (day: string, { date, language }: FormatSettings): string | undefined => {
  const [first] = useState(day);
  const isUnclear = date === MONTH_FIRST || (day !== first && !date.startsWith('y') && isTwofold(day));
  return isUnclear && isCalendarDate(day) ? calendarWordsIn(language).day(day) : undefined;
};
