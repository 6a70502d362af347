import { sql } from 'drizzle-orm';
import type { StatisticsArea } from '../../../src/domain/insight/statistics-areas.rule';
import type { Services } from '../../shared/endpoint';
import { utc } from '../../shared/utc';

/** Areas whose figures come from events; holidays are ordinary records. */
export type EventArea = Exclude<StatisticsArea, 'holidays'>;

/**
 * Kinds of events by area, as in the constraint `events_kind`. A cart or invoice keeps one row, which follows its
 * state. Rule R-INS-12.
 */
export const EVENT_KINDS = {
  orders: ['confirmed', 'cancelled'],
  users: ['succeeded', 'failed'],
  tools: ['dealerLocatorUsage', 'dealerLocatorRequests', 'airconfiguratorUsage', 'heatpumpSelectorUsage'],
  carts: ['order', 'quotation', 'promotion'],
  sync: ['processed', 'failed'],
  quotations: ['accepted', 'open'],
  invoices: ['paid', 'open', 'unpaid'],
  requests: ['businessEmail', 'existingAccount', 'newAccount'],
  brochures: ['resource', 'contact_website', 'contact_oci_enk', 'contact_oci_syntess', 'contact_oci'],
  accounts: ['account', 'contact'],
  gifts: ['available', 'pending', 'spent'],
  icc: ['items', 'files'],
} as const satisfies Readonly<Record<EventArea, readonly string[]>>;

export type EventKind<Area extends EventArea> = (typeof EVENT_KINDS)[Area][number];

/** Stores an event with the current time in the background; the caller neither waits nor fails. */
export const recordEvent = <Area extends EventArea>(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  area: Area,
  kind: EventKind<Area>,
): void => {
  const at = utc(now());
  jobs.start(async () => {
    await db.execute(sql`insert into events (area, kind, at) values (${area}, ${kind}, ${at}::timestamp)`);
  });
};
