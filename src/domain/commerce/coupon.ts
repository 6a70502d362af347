import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Instant } from '../shared/instant';
import { isMoney } from '../shared/money';
import { defineResource } from '../shared/resource';
import { couponFields, couponGainOf, couponRule, isCouponType } from './coupon.rule';
import type { Reference } from './references';

/** One redemption of a coupon by a contact. */
export interface CouponUse {
  readonly firstname: string;
  readonly lastname: string;
  readonly at: Instant;
}

/** A coupon without accounts applies to all. */
export const couponTable = {
  ...couponFields,
  accounts: custom<readonly Reference[]>([]),
  used: { ...custom<readonly CouponUse[]>([]), given: true },
} as const satisfies FieldTable;

export type CouponRow = RowOf<typeof couponTable>;
export type CouponDraft = DraftOf<typeof couponTable>;
export type Coupon = RecordOf<typeof couponTable>;
export type CouponKind = KindOf<typeof couponTable>;

/**
 * Changes the type of a coupon; drops a value with another unit. Rule R-COM-20.
 * @param stored the stored coupon, whose type may be unknown to the console (R-SHR-60)
 */
export const withCouponType = (
  draft: CouponDraft,
  type: string,
  stored: Pick<CouponDraft, 'type' | 'value'>,
): CouponDraft => {
  if (!isCouponType(type)) return { ...draft, type, value: type === stored.type ? stored.value : null };
  const gain = couponGainOf(type);
  const isTyped = typeof draft.value === 'string' && isCouponType(draft.type);
  const fits =
    (gain === 'money' && (isMoney(draft.value) || isTyped)) ||
    (gain === 'percent' && (typeof draft.value === 'number' || isTyped));
  return { ...draft, type, value: fits ? draft.value : null };
};

/** Discount codes. */
export const coupons = defineResource<CouponKind>({
  ...valuesOf(couponTable),
  key: 'coupon',
  right: 'coupon',
  strings: { one: 'commerce.coupon', many: 'commerce.coupons' },
  order: { field: 'code', order: 'asc' },
  rule: couponRule,
});
