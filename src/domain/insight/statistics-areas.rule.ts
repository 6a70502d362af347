import { can, type RightsHolder } from '../shared/permission';

/** What the figures of a series count: how the axis, the tooltip and the totals name them. */
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
  /** Keys of `period[]`, in the order of the legend; none for an area without a chart. */
  readonly series: readonly string[];
  readonly unit: StatisticsUnit;
  /** Keys of `totals` with their unit. */
  readonly totals: Readonly<Record<string, 'EUR' | 'diamonds'>>;
}

/** The areas of dashboard and statistics in the order of the screen; each is the right `statistics.{area}`. Rule R-INS-10. */
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

/** The areas in the order of the screen. */
export const AREAS: readonly StatisticsArea[] = Object.keys(STATISTICS_AREAS) as StatisticsArea[]; // keys of a literal type

export const isStatisticsArea = (text: string): text is StatisticsArea => Object.hasOwn(STATISTICS_AREAS, text);

/** The areas that a person may see, in the order of the screen. */
export const permittedAreas = (holder: RightsHolder): readonly StatisticsArea[] =>
  AREAS.filter((area) => can(holder, `statistics.${area}`));

/** Most days of a range: ten years. Rule R-INS-15. */
export const LONGEST_RANGE = 3_653;

/** Days are grouped by month where a range is longer. Rule R-INS-11. */
export const DAILY_LIMIT = 92;
