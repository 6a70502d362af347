import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { isMoney } from '../shared/money';
import { defineResource, type Kind } from '../shared/resource';
import { couponGainOf, couponRule, isCouponType, type CouponFields } from './coupon.rule';
import type { Reference } from './references';

export interface CouponRow {
  readonly id: Id;
  readonly code: string;
  /** Empty text until it is chosen. Rule R-SHR-60. */
  readonly type: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly singleUse: boolean;
}

export type CouponDraft = CouponFields & {
  /** None: for all accounts. */
  readonly accounts: readonly Reference[];
  readonly singleUse: boolean;
};

/** One use of a coupon, by a contact person. */
export interface CouponUse {
  readonly firstname: string;
  readonly lastname: string;
  readonly at: Instant;
}

export type Coupon = CouponDraft & CouponRow & { readonly used: readonly CouponUse[] };

/** Empty text and null do not filter. */
export type CouponFilter = { readonly code: string; readonly type: string; readonly singleUse: boolean | null };

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

export interface CouponKind extends Kind {
  row: CouponRow;
  detail: Coupon;
  draft: CouponDraft;
  filter: CouponFilter;
}

/** Codes that customers enter for a discount. */
export const coupons = defineResource<CouponKind>({
  key: 'coupon',
  right: 'coupon',
  strings: { one: 'commerce.coupon', many: 'commerce.coupons' },
  sortable: ['code', 'type', 'from', 'until'],
  order: { field: 'code', order: 'asc' },
  noFilter: { code: '', type: '', singleUse: null },
  blank: {
    code: '',
    type: '',
    value: null,
    message: '',
    description: '',
    valid: { start: '', end: '' },
    accounts: [],
    singleUse: false,
  },
  rule: couponRule,
});
