import type { CalendarDate } from '../shared/calendar-date';
import { cached, LOCALES, numberIn } from '../shared/format-text';
import { parseUtc } from '../shared/instant';
import type { Language } from '../shared/locale';

/** Formats of a chart. Dates must exist in the calendar. */
export interface ChartFormat {
  /** Short axis label of a day, such as "Mo. 9/11". */
  readonly day: (date: CalendarDate) => string;
  /** Short axis label of a month, such as "Nov 2026". */
  readonly month: (date: CalendarDate) => string;
  /** A day in full, such as "Mon 9 November 2026". */
  readonly fullDay: (date: CalendarDate) => string;
  /** A month in full, such as "November 2026". */
  readonly fullMonth: (date: CalendarDate) => string;
  /** Short axis label, such as "1,204" or "12.5k". */
  readonly axis: (value: number) => string;
  /** Change with its sign, such as "+6 %". */
  readonly change: (share: number) => string;
}

const datesOf = cached((name) => {
  const [locale = '', style = ''] = name.split(' ');
  return new Intl.DateTimeFormat(locale, { ...(isStyle(style) && STYLES[style]), timeZone: 'UTC' });
});
const STYLES = {
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  short: { month: 'short' },
} as const;
type Style = keyof typeof STYLES;
const isStyle = (name: string): name is Style => Object.hasOwn(STYLES, name);
const compactOf = cached((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
const changeOf = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
);

/** Axis labels of this value and above use thousands. */
const COMPACT_FROM = 10_000;

/** Formats for charts, separate from the general formatter because lists do not need them. Rule R-INS-17. */
export const chartFormatIn = (language: Language): ChartFormat => {
  const locale = LOCALES[language];
  const instantOf = (date: CalendarDate): number => parseUtc(`${date} 00:00:00`) ?? NaN;
  const partOf = (date: CalendarDate, style: Style, type: Intl.DateTimeFormatPartTypes): string =>
    datesOf(`${locale} ${style}`)
      .formatToParts(instantOf(date))
      .find((part) => part.type === type)?.value ?? '';
  return {
    day: (date) => {
      const [, month = 0, day = 0] = date.split('-').map(Number);
      return `${partOf(date, 'full', 'weekday').slice(0, 2)}. ${day}/${month}`;
    },
    month: (date) => `${partOf(date, 'short', 'month').slice(0, 3)} ${date.slice(0, 4)}`,
    fullDay: (date) => datesOf(`${locale} full`).format(instantOf(date)),
    fullMonth: (date) => datesOf(`${locale} month`).format(instantOf(date)),
    axis: (value) => (Math.abs(value) < COMPACT_FROM ? numberIn(language, value) : compactOf(locale).format(value)),
    change: (share) => changeOf(locale).format(share),
  };
};
