import { sql } from 'drizzle-orm';
import type { EventArea } from '../../../server/insight/published/events';
import { queryRows } from '../../../server/database/database';
import { bodyOf, type Browser } from './browser';
import type { TestServer } from './test-server';

export interface AnEvent {
  readonly area: EventArea;
  readonly kind: string;
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly at: string;
  readonly quantity?: number;
  readonly amount?: string | null;
}

/** Stores events in one statement. @returns their ids */
export const storeEvents = async ({ services: { db } }: TestServer, events: readonly AnEvent[]): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
    insert into events (area, kind, at, quantity, amount)
    select area, kind, at, coalesce(quantity, 1), amount
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as given (area text, kind text, at timestamp, quantity integer, amount numeric)
    returning id::integer as id`,
  );
  return rows.map(({ id }) => id);
};

export interface Statistics {
  readonly period: readonly ({ readonly date: string } & Readonly<Record<string, number | string>>)[];
  readonly totals?: Readonly<Record<string, number | string>>;
}

/** The statistics of an area for a range. */
export const statisticsOf = async (
  browser: Browser,
  area: string,
  [startDate, endDate]: readonly [string, string],
  more = '',
): Promise<Statistics> => {
  const reply = await browser.get(`statistics/${area}?startDate=${startDate}&endDate=${endDate}${more}`);
  expect(reply.status).toBe(200);
  return bodyOf<{ statistics: Statistics }>(reply).statistics;
};
