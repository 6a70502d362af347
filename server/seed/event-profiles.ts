import type { EventArea, EventKind } from '../insight/published/events';

/** Season in which an event is more frequent than on average. */
export type Season = 'heating' | 'cooling' | 'none';

/** How often an event occurs at the demonstration firm, and its quantities. */
export interface EventProfile {
  readonly area: EventArea;
  readonly kind: string;
  /** Events on an average working day of this year. */
  readonly perDay: number;
  readonly season: Season;
  /** Whether machines cause it, at any hour of any day. */
  readonly isAutomatic: boolean;
  /** Share that remains after some days: carts and invoices are counted while they are outstanding. */
  readonly left: (age: number) => number;
  /** Minimum and maximum; both 1 if nothing is measured. */
  readonly quantity: readonly [number, number];
  /** Minimum and maximum in EUR; null without a price. */
  readonly amount: readonly [number, number] | null;
}

type Options = Partial<Pick<EventProfile, 'season' | 'isAutomatic' | 'left' | 'quantity' | 'amount'>>;

const profile = <Area extends EventArea>(
  area: Area,
  kind: EventKind<Area>,
  perDay: number,
  { season = 'none', isAutomatic = false, left = () => 1, quantity = [1, 1], amount = null }: Options = {},
): EventProfile => ({ area, kind, perDay, season, isAutomatic, left, quantity, amount });

/** Days after which an invoice is due. */
const PAYMENT_TERM = 30;
/** Most carts are ordered or cleared within weeks; some are abandoned. */
const outstanding = (age: number): number => 0.03 + Math.exp(-age / 20);

export const EVENT_PROFILES: readonly EventProfile[] = [
  profile('orders', 'confirmed', 15, { season: 'heating', amount: [45, 4_800] }),
  profile('orders', 'cancelled', 1.2, { amount: [45, 4_800] }),
  profile('users', 'succeeded', 36),
  profile('users', 'failed', 3),
  profile('tools', 'dealerLocatorUsage', 15, { season: 'heating' }),
  profile('tools', 'dealerLocatorRequests', 3, { season: 'heating' }),
  profile('tools', 'airconfiguratorUsage', 9, { season: 'cooling' }),
  profile('tools', 'heatpumpSelectorUsage', 10, { season: 'heating' }),
  profile('carts', 'order', 9, { left: outstanding, amount: [20, 3_500] }),
  profile('carts', 'quotation', 4, { left: outstanding, amount: [400, 14_000] }),
  profile('carts', 'promotion', 2, { left: outstanding, quantity: [50, 900] }),
  profile('sync', 'processed', 4, { isAutomatic: true, quantity: [180, 950] }),
  profile('sync', 'failed', 0.2, { isAutomatic: true, quantity: [1, 60] }),
  profile('quotations', 'accepted', 3.5, { season: 'heating', amount: [900, 19_000] }),
  profile('quotations', 'open', 3, { season: 'heating', amount: [900, 19_000] }),
  profile('invoices', 'paid', 14, { left: (age) => (age > PAYMENT_TERM ? 0.97 : age / PAYMENT_TERM) }),
  profile('invoices', 'open', 14, { left: (age) => (age > PAYMENT_TERM ? 0 : 1 - age / PAYMENT_TERM) }),
  profile('invoices', 'unpaid', 14, { left: (age) => (age > PAYMENT_TERM ? 0.03 : 0) }),
  profile('requests', 'businessEmail', 1.1),
  profile('requests', 'existingAccount', 1.6),
  profile('requests', 'newAccount', 0.9, { season: 'heating' }),
  profile('brochures', 'resource', 6, { season: 'heating' }),
  profile('brochures', 'contact_website', 2.2, { season: 'heating' }),
  profile('brochures', 'contact_oci_enk', 0.8),
  profile('brochures', 'contact_oci_syntess', 0.5),
  profile('brochures', 'contact_oci', 0.4),
  profile('accounts', 'account', 1.2),
  profile('accounts', 'contact', 2.1),
  profile('gifts', 'available', 1.4, { quantity: [100, 600] }),
  profile('gifts', 'pending', 0.6, { quantity: [50, 400] }),
  profile('gifts', 'spent', 1.1, { quantity: [50, 500] }),
  profile('icc', 'items', 9),
  profile('icc', 'files', 6),
];

/** Factor by month, from January. */
const SEASONS: Readonly<Record<Season, readonly number[]>> = {
  none: [1, 1, 1.02, 1, 0.98, 1, 0.85, 0.85, 1.08, 1.1, 1.06, 0.9],
  heating: [1.1, 1, 0.9, 0.8, 0.75, 0.7, 0.6, 0.75, 1.3, 1.5, 1.45, 1.05],
  cooling: [0.4, 0.5, 0.8, 1.2, 1.9, 2.2, 1.5, 0.9, 0.6, 0.4, 0.3, 0.3],
};
/** Factor by weekday, from Sunday. */
const WEEK = [0.07, 1.05, 1.1, 1.05, 1, 0.88, 0.14];
const ON_HOLIDAYS = 0.06;
/** Growth per year. */
const GROWTH = 0.15;

/**
 * Expected number of events on a day, as a fraction. @param date `YYYY-MM-DD` @param age days from the date to today
 */
export const expectedEvents = (
  { perDay, season, isAutomatic, left }: EventProfile,
  date: string,
  age: number,
  isHoliday: boolean,
): number => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const people = isHoliday ? ON_HOLIDAYS : (WEEK[weekday] ?? 1) * (SEASONS[season][Number(date.slice(5, 7)) - 1] ?? 1);
  return perDay * (isAutomatic ? 1 : people) * left(age) * Math.max(0.2, 1 - (GROWTH * age) / 365);
};
