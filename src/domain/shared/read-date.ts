import { isCalendarDate, type CalendarDate } from './calendar-date';
import { createFormat, type FormatSettings } from './format';
import { parseUtc, type Instant } from './instant';
import { FIXED, MONTH_FIRST } from './locale';

/** Time of day, `HH:mm` (24 hours) or `HH:mm:ss`; empty text in a form. */
export type ClockTime = string;

const DAY = 24 * 3_600_000;
const CENTURY = '20';

/** @param parts year, month and day */
const asDay = (parts: readonly string[]): CalendarDate | null => {
  const written = parts.map((part) => part.padStart(2, '0')).join('-');
  const date = written.length < FIXED.date.length ? CENTURY + written : written;
  return isCalendarDate(date) ? date : null;
};

/**
 * Parses a typed date leniently: separators `- / . ,` or blanks, or none. Null when invalid or ambiguous.
 * Year first needs four digits and is accepted in every format; day first accepts two. Rule R-SHR-17.
 */
export const readDay = (text: string, format: FormatSettings['date']): CalendarDate | null => {
  const typed = text.trim();
  const yearFirst =
    /^(\d{4})(?:\s*[-/.,]\s*|\s+)(\d{1,2})(?:\s*[-/.,]\s*|\s+)(\d{1,2})$/.exec(typed) ??
    (format.startsWith('y') ? /^(\d{4})(\d{2})(\d{2})$/.exec(typed) : null);
  if (yearFirst !== null) return asDay(yearFirst.slice(1));
  if (format.startsWith('y')) return null;
  const dayFirst =
    /^(\d{1,2})(?:\s*[-/.,]\s*|\s+)(\d{1,2})(?:\s*[-/.,]\s*|\s+)(\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (dayFirst === null) return null;
  const [parts, year] = [dayFirst.slice(1, 3), dayFirst.slice(3)];
  return asDay([...year, ...(format === MONTH_FIRST ? parts : parts.reverse())]);
};

export const MIDNIGHT: ClockTime = '00:00';

/** `HH:mm` or `HH:mm:ss`. */
const isClockTime = (text: string): boolean => /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(text);

/** 24-hour value of an hour and its AM/PM; NaN where they do not fit. */
const hourOf = (hour: number, half: string | undefined, format: FormatSettings['time']): number => {
  if (half !== undefined) return hour < 1 || hour > 12 ? NaN : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  // Ambiguous in a 12-hour format: 2:30 needs AM or PM, 14:30 does not.
  return format.endsWith('a') && hour >= 1 && hour <= 12 ? NaN : hour;
};

/**
 * Parses a typed time leniently: `:`, `.` or no separator, hour alone, one digit after `:`, optional AM/PM. Seconds
 * (default 0) only in formats that have them. A 12-hour format needs AM/PM up to 12. Null when invalid. Rule R-SHR-17.
 */
export const readTime = (text: string, format: FormatSettings['time']): ClockTime | null => {
  const parts = /^(\d{1,2}?)(?:(?:\s*[:.])?\s*(\d{2})(?:(?:\s*[:.])?\s*(\d{2}))?)?\s*(?:([ap])\.?(?:m\.?)?)?$/i.exec(
    text.trim().replace(/:\s*(\d)(?!\d)/g, ':0$1'),
  );
  const hasSeconds = format === FIXED.time;
  if (parts === null || (parts[3] !== undefined && !hasSeconds)) return null;
  const hour = hourOf(Number(parts[1]), parts[4], format);
  const time = [String(hour).padStart(2, '0'), parts[2] ?? '00', ...(hasSeconds ? [parts[3] ?? '00'] : [])].join(':');
  return isClockTime(time) ? time : null;
};

/** Parses and formats dates and times in one person's settings and zone. */
export interface Dates {
  readonly settings: FormatSettings;
  readDay(text: string): CalendarDate | null;
  readTime(text: string): ClockTime | null;
  /** Whether the text has the format that `readTime` returns. */
  isTime(text: string): boolean;
  /** @param day an existing date */
  writeDay(day: CalendarDate): string;
  /** @param time a valid time */
  writeTime(time: ClockTime): string;
  /** Local date and time at a moment. */
  wallAt(instant: Instant): { readonly day: CalendarDate; readonly time: ClockTime };
  /** Moment of a local date and time. Repeated times give the first; skipped ones move forward by the gap. */
  momentAt(day: CalendarDate, time: ClockTime): Instant;
}

const withSeconds = (time: ClockTime): string => (time.length > 'HH:mm'.length ? time : `${time}:00`);

/** Separate from `createFormat` because few screens parse dates. */
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
      // Assumes at most one clock change within two days.
      const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
      const isAfter = offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
      return wall - (isAfter ? after : before);
    },
  };
};
