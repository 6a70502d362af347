import { addDays, type CalendarDate } from '../shared/calendar-date';

export interface PublicHoliday {
  readonly date: CalendarDate;
  /** Dutch name. */
  readonly reason: string;
}

const SUNDAY = 0;

/** Easter Sunday of a Gregorian year (anonymous Gregorian algorithm). Rule R-SIT-03. */
export const easterSunday = (year: number): CalendarDate => {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const leapCenturies = Math.floor(century / 4);
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leapCenturies - moonDrift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, moon + toSunday - 7 * late);
};

/** 27 April, or 26 April when that is a Sunday. */
const kingsDay = (year: number): CalendarDate =>
  new Date(Date.UTC(year, 3, 27)).getUTCDay() === SUNDAY ? `${year}-04-26` : `${year}-04-27`;

/** Dutch public holidays in order; valid from 2014, when King's Day began. Rule R-SIT-03. */
export const dutchHolidays = (year: number): readonly PublicHoliday[] => {
  const easter = easterSunday(year);
  const days: readonly PublicHoliday[] = [
    { date: `${year}-01-01`, reason: 'Nieuwjaarsdag' },
    { date: addDays(easter, -2), reason: 'Goede Vrijdag' },
    { date: easter, reason: 'Eerste paasdag' },
    { date: addDays(easter, 1), reason: 'Tweede paasdag' },
    { date: kingsDay(year), reason: 'Koningsdag' },
    { date: `${year}-05-05`, reason: 'Bevrijdingsdag' },
    { date: addDays(easter, 39), reason: 'Hemelvaartsdag' },
    { date: addDays(easter, 49), reason: 'Eerste pinksterdag' },
    { date: addDays(easter, 50), reason: 'Tweede pinksterdag' },
    { date: `${year}-12-25`, reason: 'Eerste kerstdag' },
    { date: `${year}-12-26`, reason: 'Tweede kerstdag' },
  ];
  return [...days].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};
