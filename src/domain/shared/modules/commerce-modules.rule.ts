import { free, freeRecords, inModule, plain, rightsIn, row, type ModuleEntry } from './module-entry.rule';

const commerce = rightsIn('commerce');

/** Promotions and prices. */
export const COMMERCE_MODULE_ENTRIES = {
  promotion: {
    ...plain('commerce', 'commerce.promotions', 'percent'),
    rights: [commerce('promotion')],
    routes: freeRecords('/promotion'),
  },
  netPricepromotion: {
    ...plain('commerce', 'commerce.netPrices', 'price'),
    routes: freeRecords('/netPricepromotion', 'promotion'),
  },
  coupon: {
    ...plain('commerce', 'commerce.coupons', 'ticket'),
    rights: [commerce('coupon')],
    routes: freeRecords('/coupon'),
  },
  defaultcart: {
    ...plain('commerce', 'commerce.defaultCarts', 'cart'),
    rights: [commerce('defaultcart')],
    routes: [
      ...freeRecords('/defaultcart'),
      row('/defaultcart/:id/usage', 'view', free('defaultcart'), 'shell.names.defaultcartUsage'),
    ],
  },
  calendar: {
    context: 'commerce',
    names: 'shell.names.calendar',
    icon: 'axis',
    routes: [row('/commerce/calendar', null, inModule('promotion'))],
  },
  explain: {
    context: 'commerce',
    names: 'shell.names.explain',
    icon: 'calculator',
    routes: [row('/commerce/explain', null, inModule('promotion'))],
  },
} as const satisfies Readonly<Record<string, ModuleEntry>>;
