import { addDays, isCalendarDate, type CalendarDate } from './calendar-date';
import { formatUtc, parseUtc } from './instant';

/** A week of a month view; days of other months are null. */
export interface CalendarWeek {
  /** ISO 8601: week 1 contains the first Thursday. */
  readonly number: number;
  /** Seven days, Monday first. */
  readonly days: readonly (CalendarDate | null)[];
}

const DAYS = 7;
const THURSDAY = 3;
const instantOf = (date: CalendarDate): number => parseUtc(`${date} 00:00:00`) ?? NaN;

/** Weekday from 0 (Monday) to 6. */
export const weekdayOf = (date: CalendarDate): number => (new Date(instantOf(date)).getUTCDay() + DAYS - 1) % DAYS;

/** ISO week number. */
export const weekNumberOf = (date: CalendarDate): number => {
  const thursday = addDays(date, THURSDAY - weekdayOf(date));
  const days = (instantOf(thursday) - instantOf(`${thursday.slice(0, 4)}-01-01`)) / (24 * 3_600_000);
  return Math.floor(days / DAYS) + 1;
};

/** Same day `months` later, clamped to the end of a shorter month. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = (ahead: number): number => Date.UTC(year, month - 1 + ahead, 1);
  const longest = new Date(first(months + 1) - 1).getUTCDate();
  const moved = formatUtc(first(months)).slice(0, 8) + String(Math.min(day, longest)).padStart(2, '0');
  return isCalendarDate(moved) ? moved : date;
};

/** Weeks of the month that contains `date`. */
export const weeksOf = (date: CalendarDate): readonly CalendarWeek[] => {
  const [month, [year = 0, number = 1]] = [date.slice(0, 8), date.split('-').map(Number)];
  const first = `${month}01`;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weeks: CalendarWeek[] = [];
  for (let start = 1 - weekdayOf(first); start <= length; start += DAYS) {
    const days = Array.from({ length: DAYS }, (_, index) => start + index).map((day) =>
      day >= 1 && day <= length ? month + String(day).padStart(2, '0') : null,
    );
    weeks.push({ number: weekNumberOf(days[0] ?? first), days });
  }
  return weeks;
};
