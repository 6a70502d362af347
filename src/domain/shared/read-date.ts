import { isCalendarDate, type CalendarDate } from './calendar-date';
import { createFormat, type FormatSettings } from './format';
import { parseUtc, type Instant } from './instant';
import { FIXED, type DateFormat } from './locale';

/** A time of the clock, `HH:mm` of 24 hours, with seconds `HH:mm:ss`; in a form also empty. */
export type ClockTime = string;

const DAY = 24 * 3_600_000;
const CENTURY = '20';

const asDay = (year: string, month: string, day: string): CalendarDate | null => {
  const date = [year.length === 2 ? CENTURY + year : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(date) ? date : null;
};

/**
 * Reads a day as people type it: any one of `- / . ,` or blanks between the parts, or nothing between the parts of a
 * whole date; zeros in front may be missing. Year first needs its four figures, and is read in every format; day first
 * may have two, which are of this century. Null for what is no day. Rule R-SHR-17.
 */
export const readDay = (text: string, format: DateFormat): CalendarDate | null => {
  const typed = text.trim();
  const yearFirst =
    /^(\d{4})(?:\s*[-/.,\s]\s*)(\d{1,2})(?:\s*[-/.,\s]\s*)(\d{1,2})$/.exec(typed) ??
    (format.startsWith('y') ? /^(\d{4})(\d{2})(\d{2})$/.exec(typed) : null);
  if (yearFirst !== null) return asDay(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  if (format.startsWith('y')) return null;
  const dayFirst =
    /^(\d{1,2})(?:\s*[-/.,\s]\s*)(\d{1,2})(?:\s*[-/.,\s]\s*)(\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  return dayFirst && asDay(dayFirst[3] ?? '', dayFirst[2] ?? '', dayFirst[1] ?? '');
};

/** Whether the text is a time of the clock in its own form, `HH:mm` or `HH:mm:ss`. */
const isClockTime = (text: string): boolean => /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(text);

/** Hour of 24 from an hour and its half of the day; null where both do not go together. */
const hourOf = (hour: number, half: string | undefined, format: FormatSettings['time']): number | null => {
  if (half !== undefined) return hour < 1 || hour > 12 ? null : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  // Half past two is either; half past fourteen is not.
  return format.endsWith('a') && hour >= 1 && hour <= 12 ? null : hour;
};

/**
 * Reads a time as people type it: `:` or `.` between hour and minutes or nothing at all, a whole hour alone, and am or
 * pm in every format; seconds where the format has them, which are 0 when they are missing. Where the format tells the
 * halves apart, an hour that can be in both needs am or pm. Null for what is no time. Rule R-SHR-17.
 */
export const readTime = (text: string, format: FormatSettings['time']): ClockTime | null => {
  const parts = /^(\d{1,2}?)(?:\s*[:.]?\s*(\d{2})(?:\s*[:.]?\s*(\d{2}))?)?\s*(?:([ap])\.?(?:m\.?)?)?$/i.exec(
    text.trim(),
  );
  const hasSeconds = format === FIXED.time;
  if (parts === null || (parts[3] !== undefined && !hasSeconds)) return null;
  const hour = hourOf(Number(parts[1]), parts[4], format);
  const time = [String(hour).padStart(2, '0'), parts[2] ?? '00', ...(hasSeconds ? [parts[3] ?? '00'] : [])].join(':');
  return hour !== null && isClockTime(time) ? time : null;
};

/** Days and times of one person: read from what they type, written as they want to read them. */
export interface Dates {
  readonly settings: FormatSettings;
  readDay(text: string): CalendarDate | null;
  readTime(text: string): ClockTime | null;
  /**
   * Whether a text is a time as `readTime` gives it here: with seconds where the format has them, without where it has
   * none.
   */
  isTime(text: string): boolean;
  /** @param day one that exists */
  writeDay(day: CalendarDate): string;
  /** @param time one that exists */
  writeTime(time: ClockTime): string;
  /** What calendar and clock show at a moment. */
  wallAt(instant: Instant): { readonly day: CalendarDate; readonly time: ClockTime };
  /**
   * The moment at which calendar and clock show this. A time that is shown twice is the first of both; one that is
   * skipped is as much later as the clock jumps. @param day and @param time ones that exist
   */
  momentAt(day: CalendarDate, time: ClockTime): Instant;
}

const withSeconds = (time: ClockTime): string => (time.length > 'HH:mm'.length ? time : `${time}:00`);

/** The readings that belong to `createFormat`, apart from it because few screens need them. */
export const createDates = (settings: FormatSettings): Dates => {
  const wire = createFormat({
    ...settings,
    date: FIXED.date,
    time: settings.time === FIXED.time ? FIXED.time : 'HH:mm',
  });
  const clock = createFormat({ ...settings, zone: 'UTC' });
  const offsetAt = (instant: Instant): number => (parseUtc(wire.stamp(instant)) ?? NaN) - instant;
  return {
    settings,
    readDay: (text) => readDay(text, settings.date),
    readTime: (text) => readTime(text, settings.time),
    isTime: (text) => isClockTime(text) && text.length > 'HH:mm'.length === (settings.time === FIXED.time),
    writeDay: (day) => clock.day(day),
    writeTime: (time) => clock.time(parseUtc(`1970-01-01 ${withSeconds(time)}`) ?? NaN),
    wallAt: (instant) => ({ day: wire.date(instant), time: wire.time(instant) }),
    momentAt: (day, time) => {
      const wall = parseUtc(`${day} ${withSeconds(time)}`) ?? NaN;
      // Within two days clocks change at most once.
      const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
      const isAfter = offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
      return wall - (isAfter ? after : before);
    },
  };
};
