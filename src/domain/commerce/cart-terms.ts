import type { Coupon } from './coupon';
import type { NetPrices } from './net-price';
import type { Promotion } from './promotion';

/** What may change the price of a cart, or will soon. */
export interface CartTerms {
  readonly promotions: readonly Promotion[];
  readonly netPrices: readonly NetPrices[];
  /** Null where a person may not read them. */
  readonly coupons: readonly Coupon[] | null;
  /** Whether there are more than were read. */
  readonly isTruncated: boolean;
  /** How many of them are known by name and dates only: a person may not open them. */
  readonly unread: number;
}
