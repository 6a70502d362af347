import { writeDecimal, type Decimal } from './decimal';
import { fold } from './fold';
import { cached, listIn, LOCALES, numberIn } from './format-text';
import { parseUtc, type Instant } from './instant';
import {
  DAY_FIRST_MOMENT,
  FIXED,
  LOG_MOMENT,
  MONTH_FIRST,
  type DateFormat,
  type Language,
  type TimeFormat,
} from './locale';
import { amountOf, type Money } from './money';

/**
 * Time zone: an IANA name (unknown names count as UTC), or a function of the UTC offset in minutes at a moment. Names
 * need Intl, and creating the first Intl object takes longer than rendering a list.
 */
export type Zone = string | ((instant: Instant) => number);

/** Format settings of a user. */
export interface FormatSettings {
  readonly language: Language;
  readonly date: DateFormat | typeof MONTH_FIRST;
  readonly time: TimeFormat | typeof FIXED.time;
  readonly zone: Zone;
}

/** All number and date formatting of the console. A moment outside the calendar gives empty text. */
export interface Format {
  date(instant: Instant): string;
  /** A calendar date, `YYYY-MM-DD`, without a zone. */
  day(day: string): string;
  /** A calendar date in the format of coupons, with the month name: "12-31-2026 (31 Dec)". Rule R-COM-22. */
  dayMonthFirst(day: string): string;
  /** Hour of the day, 0 to 23, in the user's zone. */
  hour(instant: Instant): number;
  time(instant: Instant): string;
  dateTime(instant: Instant): string;
  /** Date and time with seconds, in the user's formats. */
  dateTimeSeconds(instant: Instant): string;
  /** `yyyy-dd-MM hh:mm a`, regardless of the user's formats. Rule R-INS-27. */
  logMoment(instant: Instant): string;
  /** `DD-MM-YYYY HH:mm`, regardless of the user's formats. Rule R-SPA-24. */
  dayFirstMoment(instant: Instant): string;
  /** `YYYY-MM-DD HH:mm:ss` in the user's zone: sortable, and parsed as a date by spreadsheets in every language. */
  stamp(instant: Instant): string;
  number(value: number): string;
  /** Whole percentage of a fraction from 0 to 1. */
  percent(share: number): string;
  /** Fixed number of decimals, including trailing zeros. */
  decimals(value: number, digits: number): string;
  /** B to YB, base 1024, two decimals. Rule R-SHR-10. */
  bytes(size: number): string;
  /** An amount with its currency sign. Rule R-SHR-11. */
  money(amount: Money): string;
  /** A number with all its decimals, as in an input field. */
  figures(decimal: Decimal): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
const BASE = 1024;

const percentOf = cached((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));

const dayAndMonthOf = cached(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' }),
);

const calendarIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });

const calendarOf = cached((zone) => {
  try {
    return calendarIn(zone);
  } catch {
    // Browsers report zones that their own Intl refuses ("Etc/Unknown"): fall back to UTC instead of failing.
    return calendarIn('UTC');
  }
});
const decimalsOf = cached((name) => {
  const [locale, digits] = name.split(' ');
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
});
const moneyOf = cached((name) => {
  const [locale, currency] = name.split(' ');
  return new Intl.NumberFormat(locale, { style: 'currency', currency });
});

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Year, month, day, hour (24), minute, second. */
type WallClock = readonly [number, number, number, number, number, number];

const wallClockAt = (instant: Instant, zone: Zone): WallClock => {
  if (typeof zone === 'function') {
    const moved = new Date(instant + zone(instant) * 60_000);
    return [
      moved.getUTCFullYear(),
      moved.getUTCMonth() + 1,
      moved.getUTCDate(),
      moved.getUTCHours(),
      moved.getUTCMinutes(),
      moved.getUTCSeconds(),
    ];
  }
  const parts = new Map(
    calendarOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return [part('year'), part('month'), part('day'), part('hour'), part('minute'), part('second')];
};

/** Values of the format letters at a moment in a zone. */
const lettersAt = (instant: Instant, zone: Zone): Readonly<Record<string, string>> => {
  const [year, month, day, hour, minute, second] = wallClockAt(instant, zone);
  const half = hour % 12 === 0 ? 12 : hour % 12;
  return {
    yyyy: pad(year, 4),
    yy: pad(year % 100, 2),
    M: pad(month, 1),
    MM: pad(month, 2),
    d: pad(day, 1),
    dd: pad(day, 2),
    H: pad(hour, 1),
    HH: pad(hour, 2),
    h: pad(half, 1),
    hh: pad(half, 2),
    mm: pad(minute, 2),
    ss: pad(second, 2),
    a: hour < 12 ? 'AM' : 'PM',
  };
};

const write = (pattern: string, instant: Instant, zone: Zone): string => {
  if (Number.isNaN(new Date(instant).getTime())) return '';
  const letters = lettersAt(instant, zone);
  return pattern.replace(/[a-zA-Z]+/g, (part) => letters[part] ?? part);
};

/** Scales a size to the largest fitting unit. Rounding may reach the next unit: 1023.996 KB is 1 MB, not 1024.00 KB. */
const inUnit = (size: number): readonly [number, string] => {
  let [amount, step] = [size, 0];
  while (Math.round(Math.abs(amount) * 100) >= BASE * 100 && step < UNITS.length - 1)
    [amount, step] = [amount / BASE, step + 1];
  return [amount, UNITS[step] ?? ''];
};

const FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
/** Monday 5 January 1970; with the six days after it, a full week. */
const A_MONDAY = 4 * 24 * 3_600_000;

/** Names in a calendar. Days are `YYYY-MM-DD` and must exist. */
export interface CalendarWords {
  /** "December 2026" */
  month(day: string): string;
  /** "Dec" */
  shortMonth(day: string): string;
  /** "Thursday 31 December 2026" */
  day(day: string): string;
  /** Seven weekdays, Monday first: "Mon" and "Monday". */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

export const calendarWordsIn = (language: Language): CalendarWords => {
  const words = (instant: Instant, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC', calendar: 'gregory' }).format(instant);
  const at = (day: string): Instant => parseUtc(`${day} 00:00:00`) ?? NaN;
  return {
    month: (day) => words(at(day), { month: 'long', year: 'numeric' }),
    shortMonth: (day) => words(at(day), { month: 'short' }),
    day: (day) => words(at(day), FULL),
    weekdays: Array.from({ length: 7 }, (_, days) => A_MONDAY + days * 24 * 3_600_000).map((instant) => ({
      short: words(instant, { weekday: 'short' }),
      long: words(instant, { weekday: 'long' }),
    })),
  };
};

/** Creates the formatter of a user. The only place that formats dates, numbers and money. Rule R-SES-05. */
export const createFormat = ({ language, date, time, zone }: FormatSettings): Format => {
  const locale = LOCALES[language];
  return {
    date: (instant) => write(date, instant, zone),
    day: (day) => write(date, parseUtc(`${day} 00:00:00`) ?? NaN, () => 0),
    dayMonthFirst: (day) => {
      const at = parseUtc(`${day} 00:00:00`) ?? NaN;
      const written = write(MONTH_FIRST, at, () => 0);
      return written === '' ? '' : `${written} (${dayAndMonthOf(locale).format(at)})`;
    },
    hour: (instant) => Number(write('H', instant, zone)),
    time: (instant) => write(time, instant, zone),
    dateTime: (instant) => write(`${date} ${time}`, instant, zone),
    dateTimeSeconds: (instant) =>
      write(`${date} ${time.includes('ss') ? time : time.replace('mm', 'mm:ss')}`, instant, zone),
    logMoment: (instant) => write(LOG_MOMENT, instant, zone),
    dayFirstMoment: (instant) => write(DAY_FIRST_MOMENT, instant, zone),
    stamp: (instant) => write(`${FIXED.date} ${FIXED.time}`, instant, zone),
    number: (value) => numberIn(language, value),
    percent: (share) => percentOf(locale).format(share),
    decimals: (value, digits) => decimalsOf(`${locale} ${digits}`).format(value),
    bytes: (size) => {
      const [amount, unit] = inUnit(size);
      return `${decimalsOf(`${locale} 2`).format(amount)} ${unit}`;
    },
    // Formats the decimal text, because converting a large amount to a number would round it.
    money: (amount) => moneyOf(`${locale} ${amount.currency}`).format(amountOf(amount)),
    figures: (decimal) => writeDecimal(decimal, language),
    list: (items) => listIn(language, items),
  };
};

const collatorOf = cached((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Natural sort order of names: 2 before 10, ignoring case and accents, the same in every language. */
export const compareNames = (a: string, b: string): number => collatorOf('nl').compare(fold(a), fold(b));
