import { custom, type DraftOf, type FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { money } from '../shared/money';
import type { FieldProblem } from '../shared/rule';
import { moneyProblem, numberProblem, type TypedFigure } from '../shared/typed-number';
import { MAX_FIGURE, periodProblems, type Period } from './promotion.rule';

/** Rule R-COM-20. */
export const COUPON_TYPES = ['discount_euro', 'discount_percent', 'sweepstake'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Whether the console knows this coupon type. Rule R-SHR-60. */
export const isCouponType = (type: string): type is CouponType => COUPON_TYPES.some((known) => known === type);

/** Maximum percentage of a coupon. Rule R-COM-21. */
export const MAX_PERCENT = 100;

/** Unit of the value of a coupon; null for types without a value. Rule R-COM-20. */
export const couponGainOf = (type: string): 'money' | 'percent' | null => {
  if (type === 'discount_euro') return 'money';
  return type === 'discount_percent' ? 'percent' : null;
};

/**
 * `value` of an unknown type is kept as text (R-SHR-60); rows have the dates of `valid` as `from` and `until`. Rule
 * R-COM-20.
 */
export const couponFields = {
  code: { kind: 'line', most: 64, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  type: { kind: 'choice', values: COUPON_TYPES, required: true, listed: true, sortable: true, filter: 'one' },
  value: custom<TypedFigure>(null),
  message: { kind: 'text', most: 1_000, searched: true },
  description: { kind: 'text', most: 5_000, searched: true },
  valid: custom<Period>({ start: '', end: '' }),
  from: { kind: 'day', given: true, listed: true, sortable: true },
  until: { kind: 'day', given: true, listed: true, sortable: true },
  singleUse: { kind: 'flag', listed: true, filter: 'yesNo' },
} as const satisfies FieldTable;

const valueProblem = (type: string, value: TypedFigure): FieldProblem | null => {
  switch (couponGainOf(type)) {
    case null:
      return null;
    case 'money':
      return typeof value === 'number'
        ? 'pattern.default'
        : moneyProblem(value, { required: true, min: money(0), max: money(MAX_FIGURE * 100) });
    case 'percent':
      return typeof value === 'object' && value !== null
        ? 'pattern.default'
        : numberProblem(value, { required: true, min: 0, max: MAX_PERCENT, decimals: 2 });
  }
};

/** Rules R-COM-20 to R-COM-22. */
export const couponRule = ruleOf(
  couponFields,
  ({ type, value, valid }: Pick<DraftOf<typeof couponFields>, 'type' | 'value' | 'valid'>) => {
    const { start = null, end = null } = periodProblems(valid, false);
    return { 'value': valueProblem(type, value), 'valid.start': start, 'valid.end': end };
  },
);

/** Clamps a percentage to the maximum; other input is unchanged. Rule R-COM-21. */
export const clampPercent = (value: TypedFigure): TypedFigure =>
  typeof value === 'number' && value > MAX_PERCENT ? MAX_PERCENT : value;
