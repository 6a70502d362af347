import type { Coupon } from './coupon';
import type { NetPrices } from './net-price';
import type { Promotion } from './promotion';

/** Records that affect the price of a cart, now or soon. */
export interface CartTerms {
  readonly promotions: readonly Promotion[];
  readonly netPrices: readonly NetPrices[];
  /** Null where the user may not read coupons. */
  readonly coupons: readonly Coupon[] | null;
  /** Whether more records exist than were loaded. */
  readonly isTruncated: boolean;
  /** Number of records of which only name and dates are known, because the user may not open them. */
  readonly unread: number;
}
