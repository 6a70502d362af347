import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { addDays, type CalendarDate } from '../../src/domain/shared/calendar-date';
import { dutchHolidays } from '../../src/domain/site/dutch-holidays.rule';
import { queryRow, type Database } from '../database/database';
import { DEFAULT_TIME_ZONE } from '../insight/statistics/time-zone';
import { utc } from '../shared/utc';
import { EVENT_PROFILES, expectedEvents, type EventProfile } from './event-profiles';

/** Days of demonstration events, up to today: two years. */
export const DEMO_DAYS = 731;

/** Dutch public holidays on which firms are open. */
const WORKED = ['Goede Vrijdag', 'Bevrijdingsdag'];

interface DayPlan {
  readonly date: CalendarDate;
  readonly profile: EventProfile;
  readonly count: number;
}

export interface EventPlan {
  readonly now: number;
  /** Number of days, up to today. */
  readonly days: number;
  /** Only events after this moment. */
  readonly after?: number;
  /** Factor for all counts; 1 gives some hundred events per working day. */
  readonly scale?: number;
  /** Called after each batch. @param stored events so far */
  readonly onProgress?: (stored: number) => void;
}

/** A deterministic fraction from 0 (inclusive) to 1 (exclusive) by text. */
const fractionOf = (text: string): number => createHash('md5').update(text).digest().readUInt32BE(0) / 2 ** 32;

const holidaysBetween = (first: CalendarDate, last: CalendarDate): ReadonlySet<CalendarDate> => {
  const [from, until] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: until - from + 1 }, (_, place) => from + place);
  return new Set(years.flatMap(dutchHolidays).flatMap(({ date, reason }) => (WORKED.includes(reason) ? [] : [date])));
};

/** Number of events per day and kind; deterministic per day. */
export const planDays = ({ days, scale = 1 }: EventPlan, today: CalendarDate): readonly DayPlan[] => {
  const holidays = holidaysBetween(addDays(today, 1 - days), today);
  return Array.from({ length: days }, (_, place) => days - 1 - place).flatMap((age) => {
    const date = addDays(today, -age);
    return EVENT_PROFILES.map((profile): DayPlan => {
      const chance = fractionOf(`${date} ${profile.area} ${profile.kind}`);
      const expected = expectedEvents(profile, date, age, holidays.has(date)) * (0.8 + 0.4 * chance);
      return { date, profile, count: Math.floor(expected * scale + ((chance * 1000) % 1)) };
    }).filter(({ count }) => count > 0);
  });
};

/** Stores the events of a plan. Events by people fall in working hours, automatic ones at any time. */
const storeDays = async (
  tx: Database,
  plans: readonly DayPlan[],
  { now, after }: EventPlan,
  zone: string,
): Promise<number> => {
  const rows = plans.map(({ date, profile: { area, kind, isAutomatic, quantity, amount }, count }) => ({
    area,
    kind,
    date,
    count,
    first: isAutomatic ? '00:00' : '07:00',
    last: isAutomatic ? '24:00' : '18:00',
    least: quantity[0],
    spread: quantity[1] - quantity[0] + 1,
    cheapest: amount?.[0] ?? null,
    price: amount === null ? null : amount[1] - amount[0],
  }));
  // Each value of an event is drawn by its own hash. Moments are offsets in UTC, so none falls in a clock change.
  const { stored } = await queryRow<{ stored: number }>(
    tx,
    sql`
      with days as (
        select d.*, hashtextextended(date::text || area || kind, 0) as key,
          (date + first) at time zone ${zone} at time zone 'UTC' as "from",
          extract(epoch from (date + last) at time zone ${zone} - (date + first) at time zone ${zone})::bigint as seconds
        from json_to_recordset(${JSON.stringify(rows)}::json) as d (
          area text, kind text, date date, count integer, first interval, last interval, least integer, spread integer,
          cheapest numeric, price numeric
        )
      ),
      made as (
        select area, kind, least + (hash >> 17 & 32767)::integer % spread as quantity,
          "from" + (hash >> 32 & 2147483647) % seconds * interval '1 second' as at, cheapest, price,
          (hash & 131071) % 10000 as share
        from days cross join generate_series(1, count) n, lateral hashint8extended(key # n, 0) hash
      ),
      stored as (
        insert into events (area, kind, at, quantity, amount)
        select area, kind, at, quantity, round(cheapest + price * (share * share) / 100000000, 2)
        from made where at <= ${utc(now)}::timestamp
          and at > ${after === undefined ? '-infinity' : utc(after)}::timestamp
        returning 1
      )
      select count(*)::integer as stored from stored`,
  );
  return stored;
};

/** Number of events per batch. */
const BATCH = 40_000;

/** Groups whole days into batches of about `BATCH` events. */
const batchesOf = (plans: readonly DayPlan[]): readonly (readonly DayPlan[])[] => {
  const batches: DayPlan[][] = [];
  let [current, size]: [DayPlan[] | null, number] = [null, 0];
  for (const plan of plans) {
    if (current === null || (size >= BATCH && current.at(-1)?.date !== plan.date)) {
      [current, size] = [[], 0];
      batches.push(current);
    }
    current.push(plan);
    size += plan.count;
  }
  return batches;
};

interface Today {
  readonly zone: string;
  readonly today: string;
}

const todayAt = (tx: Database, now: number): Promise<Today> =>
  queryRow<Today>(tx, sql`select zone, event_day(${utc(now)}::timestamp, zone)::text as today from statistics_zone`);

/** Whether these are the events of a kept database: up to its day, in the standard time zone. */
export const hasEventsOf = async (tx: Database, { now, days }: EventPlan, keptAt: number): Promise<boolean> => {
  const { zone, today } = await todayAt(tx, now);
  return days === DEMO_DAYS && zone === DEFAULT_TIME_ZONE && today === (await todayAt(tx, keptAt)).today;
};

/** Stores the demonstration events. @returns their number */
export const seedEvents = async (tx: Database, plan: EventPlan): Promise<number> => {
  const { zone, today } = await todayAt(tx, plan.now);
  let stored = 0;
  for (const days of batchesOf(planDays(plan, today))) {
    stored += await storeDays(tx, days, plan, zone);
    plan.onProgress?.(stored);
  }
  return stored;
};
