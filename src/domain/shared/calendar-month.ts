import { addDays, isCalendarDate, type CalendarDate } from './calendar-date';
import { formatUtc, parseUtc } from './instant';

/** One line of a month; null stands for a day of another month. */
export interface CalendarWeek {
  /** By ISO 8601: the first week is the one with the first Thursday. */
  readonly number: number;
  /** Seven, Monday first. */
  readonly days: readonly (CalendarDate | null)[];
}

const DAYS = 7;
const THURSDAY = 3;
const instantOf = (date: CalendarDate): number => parseUtc(`${date} 00:00:00`) ?? NaN;

/** Monday is 0. @param date one that exists */
export const weekdayOf = (date: CalendarDate): number => (new Date(instantOf(date)).getUTCDay() + DAYS - 1) % DAYS;

/** @param date one that exists */
export const weekNumberOf = (date: CalendarDate): number => {
  const thursday = addDays(date, THURSDAY - weekdayOf(date));
  const days = (instantOf(thursday) - instantOf(`${thursday.slice(0, 4)}-01-01`)) / (24 * 3_600_000);
  return Math.floor(days / DAYS) + 1;
};

/** The same day so many months later, or the last one of a month that is shorter. @param date one that exists */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = (ahead: number): number => Date.UTC(year, month - 1 + ahead, 1);
  const longest = new Date(first(months + 1) - 1).getUTCDate();
  const moved = formatUtc(first(months)).slice(0, 8) + String(Math.min(day, longest)).padStart(2, '0');
  return isCalendarDate(moved) ? moved : date;
};

/** The weeks of the month in which a day lies. @param date one that exists */
export const weeksOf = (date: CalendarDate): readonly CalendarWeek[] => {
  const first = `${date.slice(0, 8)}01`;
  const ahead = weekdayOf(first);
  const weeks: CalendarWeek[] = [];
  for (let start = -ahead; start <= 0 || addDays(first, start).startsWith(first.slice(0, 8)); start += DAYS) {
    const days = Array.from({ length: DAYS }, (_, index) => addDays(first, start + index)).map((day) =>
      day.startsWith(first.slice(0, 8)) ? day : null,
    );
    weeks.push({ number: weekNumberOf(days.find((day) => day !== null) ?? first), days });
  }
  return weeks;
};
