import { can, type RightsHolder } from '../shared/permission';

/** Unit of a series, used by the axis, the tooltip and the totals. */
export type StatisticsUnit =
  | 'requests'
  | 'uses'
  | 'signIns'
  | 'records'
  | 'accounts'
  | 'orders'
  | 'carts'
  | 'quotations'
  | 'invoices'
  | 'diamonds'
  | 'downloads';

interface AreaEntry {
  /** Keys of `period[]` in legend order; empty for an area without a chart. */
  readonly series: readonly string[];
  readonly unit: StatisticsUnit;
  /** Unit by key of `totals`. */
  readonly totals: Readonly<Record<string, 'EUR' | 'diamonds'>>;
}

/**
 * Areas of the dashboard and the statistics, in display order; each needs the right `statistics.{area}`. Rule R-INS-10.
 */
export const STATISTICS_AREAS = {
  orders: { series: ['total', 'orderTotal'], unit: 'orders', totals: { orderTotalPrices: 'EUR' } },
  users: { series: ['total', 'succeeded', 'failed'], unit: 'signIns', totals: {} },
  tools: {
    series: ['dealerLocatorUsage', 'dealerLocatorRequests', 'airconfiguratorUsage', 'heatpumpSelectorUsage'],
    unit: 'uses',
    totals: {},
  },
  carts: {
    series: ['orderTotal', 'quotationTotal', 'promotionTotal'],
    unit: 'carts',
    totals: { orderTotalPrices: 'EUR', quotationTotalPrices: 'EUR', promotionTotalDiamonds: 'diamonds' },
  },
  sync: { series: ['total', 'processed', 'failed'], unit: 'records', totals: {} },
  quotations: { series: ['total', 'quotationTotal'], unit: 'quotations', totals: { quotationTotalPrices: 'EUR' } },
  invoices: { series: ['total', 'open', 'unpaid'], unit: 'invoices', totals: {} },
  requests: { series: ['total', 'businessEmail', 'existingAccount', 'newAccount'], unit: 'requests', totals: {} },
  brochures: {
    series: ['total', 'resource', 'contact_website', 'contact_oci_enk', 'contact_oci_syntess', 'contact_oci'],
    unit: 'requests',
    totals: {},
  },
  accounts: { series: ['total', 'contact'], unit: 'accounts', totals: {} },
  gifts: { series: ['available', 'pending', 'spent'], unit: 'diamonds', totals: {} },
  icc: { series: ['total', 'items', 'files'], unit: 'downloads', totals: {} },
  holidays: { series: [], unit: 'records', totals: {} },
} as const satisfies Readonly<Record<string, AreaEntry>>;

export type StatisticsArea = keyof typeof STATISTICS_AREAS;

/** All areas in display order. */
// Cast: `keys` returns `string[]`.
export const AREAS: readonly StatisticsArea[] = Object.keys(STATISTICS_AREAS) as StatisticsArea[];

export const isStatisticsArea = (text: string): text is StatisticsArea => Object.hasOwn(STATISTICS_AREAS, text);

/** Areas that the user may see, in display order. */
export const permittedAreas = (holder: RightsHolder): readonly StatisticsArea[] =>
  AREAS.filter((area) => can(holder, `statistics.${area}`));

/** Maximum days of a range: ten years. Rule R-INS-15. */
export const LONGEST_RANGE = 3_653;

/** Maximum days of a range that is grouped by day; longer ranges are grouped by month. Rule R-INS-11. */
export const DAILY_LIMIT = 92;
