const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * A UTC moment in the working hours of a day relative to now; different `place` values never share a minute of a day.
 * A moment today that would be in the future moves to yesterday.
 */
export const workingMoment = (now: number, days: number, place: number): number => {
  const moment = (Math.floor(now / DAY) + days) * DAY + (7 * 60 + ((place * 137 + 18) % 540)) * MINUTE;
  return days === 0 && moment > now ? moment - DAY : moment;
};

/** A full hour in UTC of a day relative to now. */
export const wholeHour = (now: number, days: number, hour: number): number =>
  (Math.floor(now / DAY) + days) * DAY + hour * 60 * MINUTE;
