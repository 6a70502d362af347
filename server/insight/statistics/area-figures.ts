import type { STATISTICS_AREAS } from '../../../src/domain/insight/statistics-areas.rule';
import type { EventArea, EventKind } from '../published/events';

/** A figure of an area: a column of `event_days`, summed over some or all kinds of events. */
export interface Figure<Kind extends string = string> {
  readonly column: 'events' | 'quantity' | 'amount';
  /** Empty means all kinds. */
  readonly kinds: readonly Kind[];
}

/** Counts events. */
const count = <Kind extends string>(...kinds: readonly Kind[]): Figure<Kind> => ({ column: 'events', kinds });
/** Sums quantities: records of a run, or diamonds. */
const quantity = <Kind extends string>(...kinds: readonly Kind[]): Figure<Kind> => ({ column: 'quantity', kinds });
/** Sums amounts in EUR. */
const amount = <Kind extends string>(...kinds: readonly Kind[]): Figure<Kind> => ({ column: 'amount', kinds });

type Areas = typeof STATISTICS_AREAS;
type Figures = {
  readonly [Area in EventArea]: {
    readonly series: Readonly<Record<Areas[Area]['series'][number], Figure<EventKind<Area>>>>;
    readonly totals: Readonly<Record<keyof Areas[Area]['totals'], Figure<EventKind<Area>>>>;
  };
};

/** Defines each series and total of an area by its events. Rule R-INS-12. */
export const AREA_FIGURES: Figures = {
  orders: {
    series: { total: count(), orderTotal: count('confirmed') },
    totals: { orderTotalPrices: amount('confirmed') },
  },
  users: { series: { total: count(), succeeded: count('succeeded'), failed: count('failed') }, totals: {} },
  tools: {
    series: {
      dealerLocatorUsage: count('dealerLocatorUsage'),
      dealerLocatorRequests: count('dealerLocatorRequests'),
      airconfiguratorUsage: count('airconfiguratorUsage'),
      heatpumpSelectorUsage: count('heatpumpSelectorUsage'),
    },
    totals: {},
  },
  carts: {
    series: { orderTotal: count('order'), quotationTotal: count('quotation'), promotionTotal: count('promotion') },
    totals: {
      orderTotalPrices: amount('order'),
      quotationTotalPrices: amount('quotation'),
      promotionTotalDiamonds: quantity('promotion'),
    },
  },
  sync: {
    series: { total: quantity(), processed: quantity('processed'), failed: quantity('failed') },
    totals: {},
  },
  quotations: {
    series: { total: count(), quotationTotal: count('accepted') },
    totals: { quotationTotalPrices: amount('accepted') },
  },
  invoices: { series: { total: count(), open: count('open'), unpaid: count('unpaid') }, totals: {} },
  requests: {
    series: {
      total: count(),
      businessEmail: count('businessEmail'),
      existingAccount: count('existingAccount'),
      newAccount: count('newAccount'),
    },
    totals: {},
  },
  brochures: {
    series: {
      total: count(),
      resource: count('resource'),
      contact_website: count('contact_website'),
      contact_oci_enk: count('contact_oci_enk'),
      contact_oci_syntess: count('contact_oci_syntess'),
      contact_oci: count('contact_oci'),
    },
    totals: {},
  },
  accounts: { series: { total: count('account'), contact: count('contact') }, totals: {} },
  gifts: {
    series: { available: quantity('available'), pending: quantity('pending'), spent: quantity('spent') },
    totals: {},
  },
  icc: { series: { total: count(), items: count('items'), files: count('files') }, totals: {} },
};
