import { useState } from 'react';
import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { calendarWordsIn, type FormatSettings } from '../../../domain/shared/format';

/** Whether day and month can change places. */
const isTwofold = (day: string): boolean => Number(day.slice(8)) <= 12 && day.slice(5, 7) !== day.slice(8);

/** A changed date in words, where its figures could be taken for another date; undefined where they could not. Rule R-SHR-17. */
export const useDayWords = (day: string, { date, language }: FormatSettings): string | undefined => {
  const [first] = useState(day);
  return day !== first && !date.startsWith('y') && isCalendarDate(day) && isTwofold(day)
    ? calendarWordsIn(language).day(day)
    : undefined;
};
