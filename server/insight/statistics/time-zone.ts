import { sql } from 'drizzle-orm';
import { queryRow, type Database } from '../../database/database';
import { isInvalidParameter } from '../../database/errors';

export const DEFAULT_TIME_ZONE = 'Europe/Amsterdam';

const refusal = (zone: string): Error =>
  new Error(`TIME_ZONE must be a time zone such as ${DEFAULT_TIME_ZONE} or UTC, not "${zone}".`);

/**
 * Validates the name of a time zone. Refuses abbreviations and offsets, which PostgreSQL interprets differently.
 * @throws with a message that says what to change
 */
export const readTimeZone = (zone: string = DEFAULT_TIME_ZONE): string => {
  if (zone !== 'UTC' && !/^[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+$/.test(zone)) throw refusal(zone);
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    throw refusal(zone);
  }
  return zone;
};

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export const dayIn = (zone: string, instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

/**
 * Sets the time zone in which days are counted; recounts all days if it changed. Call it under the lock of the
 * migrations. Rule R-INS-13.
 * @returns whether days were counted again
 */
export const useTimeZone = async (tx: Database, zone: string): Promise<boolean> => {
  const stored = await queryRow<{ zone: string }>(tx, sql`select zone from statistics_zone`);
  if (stored.zone === zone) return false;
  await tx.execute(sql`select now() at time zone ${zone}`).catch((failure: unknown) => {
    throw isInvalidParameter(failure) ? refusal(zone) : failure;
  });
  // Waits for writers whose triggers still use the former zone; readers are not blocked.
  await tx.execute(sql`lock table events in share row exclusive mode`);
  await tx.execute(sql`update statistics_zone set zone = ${zone}`);
  await tx.execute(sql`delete from event_days`);
  await tx.execute(sql`
    insert into event_days
    select area, event_day(at, ${zone}), kind, count(*), sum(quantity), coalesce(sum(amount), 0) from events
    group by 1, 2, 3`);
  return true;
};
