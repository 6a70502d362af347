import {
  odd,
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

/** One use of a coupon, by a contact person. */
export interface CouponUse {
  readonly firstname: string;
  readonly lastname: string;
  readonly at: Instant;
}

/** Without accounts it is for all. */
export const couponTable = {
  ...couponFields,
  accounts: odd<readonly Reference[]>([]),
  used: { ...odd<readonly CouponUse[]>([]), given: true },
} as const satisfies FieldTable;

export type CouponRow = RowOf<typeof couponTable>;
export type CouponDraft = DraftOf<typeof couponTable>;
export type Coupon = RecordOf<typeof couponTable>;
export type CouponKind = KindOf<typeof couponTable>;

/**
 * The coupon with another type: a value of another kind is dropped. Rule R-COM-20.
 * @param stored the coupon as it is stored, whose type may be one that only the API knows (R-SHR-60)
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

/** Codes that customers enter for a discount. */
export const coupons = defineResource<CouponKind>({
  ...valuesOf(couponTable),
  key: 'coupon',
  right: 'coupon',
  strings: { one: 'commerce.coupon', many: 'commerce.coupons' },
  order: { field: 'code', order: 'asc' },
  rule: couponRule,
});
