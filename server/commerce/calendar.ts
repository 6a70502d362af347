import { sql, type SQL } from 'drizzle-orm';
import { isCalendarPeriod, MAX_TERMS, nearDays } from '../../src/domain/commerce/period-limits.rule';
import type { Period } from '../../src/domain/commerce/promotion.rule';
import { canOpenModule } from '../../src/domain/shared/permission';
import { queryRows } from '../database/database';
import { ok, withAnyRightOf, type CallOf, type Endpoint } from '../shared/endpoint';
import { date, id, required } from '../shared/reads';
import { fieldsNotValid } from '../shared/refusal';
import { readTerms } from './dated-terms';

/**
 * Events or popups of the website in or near a period. A margin of days remains for the client, whose time zone
 * decides.
 */
const readDated = async (
  { services: { db }, caller }: Pick<CallOf, 'services' | 'caller'>,
  right: 'event' | 'popup',
  rows: SQL,
  { start, end }: Period,
): Promise<readonly object[] | null> =>
  canOpenModule(caller, right)
    ? queryRows<object>(
        db,
        sql`
          select id, title, start::text as start, until::text as end from (${rows}) dated
          where website_id = ${caller.website} and start < ${end}::date + 2
            and coalesce(until, 'infinity'::timestamp) >= ${start}::date - 1
          order by start, id limit ${MAX_TERMS + 1}`,
      )
    : null;

const EVENTS = sql`
  select id, website_id, title, start, coalesce("end", start) as until from site_events where start is not null`;
const POPUPS = sql`select id, website_id, title, datetime_start as start, datetime_end as until from popups`;

const APPLICABLE = { query: { account: id, date: required(date) } };
const CALENDAR = { query: { from: required(date), to: required(date) } };

/**
 * Promotions, net prices, coupons and dated items that affect a cart in a period; needs any right to promotions.
 * Rules R-COM-34 and R-COM-45.
 */
export const calendarEndpoints: readonly Endpoint[] = [
  withAnyRightOf('promotion')('GET', 'promotion/applicable', APPLICABLE, async ({ query, services, caller }) =>
    ok({ applicable: await readTerms(services.db, caller, nearDays(query.date), query.account ?? null) }),
  ),
  withAnyRightOf('promotion')('GET', 'commerce/calendar', CALENDAR, async (call) => {
    const { query, services, caller } = call;
    const period = { start: query.from, end: query.to };
    if (!isCalendarPeriod(period)) throw fieldsNotValid('to');
    const { truncated, ...terms } = await readTerms(services.db, caller, period);
    const events = await readDated(call, 'event', EVENTS, period);
    const popups = await readDated(call, 'popup', POPUPS, period);
    const isTruncated = [events, popups].some((rows) => rows !== null && rows.length > MAX_TERMS);
    return ok({
      calendar: {
        ...terms,
        events: events?.slice(0, MAX_TERMS) ?? null,
        popups: popups?.slice(0, MAX_TERMS) ?? null,
        truncated: isTruncated ? 1 : truncated,
      },
    });
  }),
];
