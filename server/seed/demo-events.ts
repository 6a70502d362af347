import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { addDays, type CalendarDate } from '../../src/domain/shared/calendar-date';
import { dutchHolidays } from '../../src/domain/site/dutch-holidays.rule';
import { queryRow, type Database } from '../database/database';
import { utc } from '../shared/utc';
import { EVENT_PROFILES, expectedEvents, type EventProfile } from './event-profiles';

/** Two years, up to today. */
export const DEMO_DAYS = 731;

/** Dutch public holidays on which firms work. */
const WORKED = ['Goede Vrijdag', 'Bevrijdingsdag'];

interface DayPlan {
  readonly date: CalendarDate;
  readonly profile: EventProfile;
  readonly count: number;
}

export interface EventPlan {
  readonly now: number;
  /** Days up to today. */
  readonly days: number;
  /** Factor of all counts; 1 gives some hundred events on a working day. */
  readonly scale?: number;
  /** Called after each month. @param stored events so far */
  readonly onProgress?: (stored: number) => void;
}

/** From 0 to below 1, the same for the same text on every machine. */
const fractionOf = (text: string): number => createHash('md5').update(text).digest().readUInt32BE(0) / 2 ** 32;

const holidaysBetween = (first: CalendarDate, last: CalendarDate): ReadonlySet<CalendarDate> => {
  const [from, until] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: until - from + 1 }, (_, place) => from + place);
  return new Set(years.flatMap(dutchHolidays).flatMap(({ date, reason }) => (WORKED.includes(reason) ? [] : [date])));
};

/** How often everything happens on each day; the same every time for the same day. */
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

/** Rows of a plan; the moments of people lie in working hours, those of machines anywhere. */
const storeDays = async (
  tx: Database,
  plans: readonly DayPlan[],
  { now }: EventPlan,
  zone: string,
): Promise<number> => {
  const rows = plans.map(({ date, profile: { area, kind, isAutomatic, quantity, amount }, count }) => ({
    area,
    kind,
    date,
    count,
    from: isAutomatic ? 0 : 7 * 60,
    minutes: isAutomatic ? 24 * 60 : 11 * 60,
    least: quantity[0],
    spread: quantity[1] - quantity[0] + 1,
    cheapest: amount?.[0] ?? null,
    price: amount === null ? null : amount[1] - amount[0],
  }));
  const { stored } = await queryRow<{ stored: number }>(
    tx,
    sql`
      with made as (
        select d.*, ('x' || left(hash, 8))::bit(32)::bigint as one, ('x' || substr(hash, 9, 8))::bit(32)::bigint as two,
          ('x' || substr(hash, 17, 8))::bit(32)::bigint as three
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (
          area text, kind text, date date, count integer, "from" integer, minutes integer, least integer, spread integer,
          cheapest numeric, price numeric
        )
        cross join generate_series(1, d.count) n, lateral md5(d.date::text || d.area || d.kind || n) hash
      ),
      moments as (
        select made.*, (date + make_interval(secs => "from" * 60 + one % (minutes * 60))) at time zone ${zone}
          at time zone 'UTC' as at
        from made
      ),
      stored as (
        insert into events (area, kind, at, quantity, amount)
        select area, kind, at, least + (two % spread)::integer,
          round(cheapest + price * ((three % 10000) * (three % 10000)) / 100000000, 2)
        from moments where at <= ${utc(now)}::timestamp
        returning 1
      )
      select count(*)::integer as stored from stored`,
  );
  return stored;
};

/** Stores the events of the demonstration firm, month by month. @returns how many */
export const plantEvents = async (tx: Database, plan: EventPlan): Promise<number> => {
  const { zone, today } = await queryRow<{ zone: string; today: string }>(
    tx,
    sql`select zone, event_day(${utc(plan.now)}::timestamp, zone)::text as today from statistics_zone`,
  );
  const months = new Map<string, DayPlan[]>();
  for (const day of planDays(plan, today)) {
    const month = day.date.slice(0, 7);
    const days = months.get(month);
    if (days === undefined) months.set(month, [day]);
    else days.push(day);
  }
  let stored = 0;
  for (const days of months.values()) {
    stored += await storeDays(tx, days, plan, zone);
    plan.onProgress?.(stored);
  }
  return stored;
};
