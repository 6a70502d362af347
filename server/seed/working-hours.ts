const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * A moment in the working hours of a day so many days from now, in UTC; rows in different places never share a minute
 * within a day. What lies today and would be later than now lies yesterday.
 */
export const workingMoment = (now: number, days: number, place: number): number => {
  const moment = (Math.floor(now / DAY) + days) * DAY + (7 * 60 + ((place * 137 + 18) % 540)) * MINUTE;
  return days === 0 && moment > now ? moment - DAY : moment;
};

/** A whole hour of a day so many days from now, in UTC. */
export const wholeHour = (now: number, days: number, hour: number): number =>
  (Math.floor(now / DAY) + days) * DAY + hour * 60 * MINUTE;
