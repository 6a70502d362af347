import { money } from '../shared/money';
import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { moneyProblem, numberProblem, type TypedFigure } from '../shared/typed-number';
import { MAX_FIGURE, periodProblems, type Period } from './promotion.rule';

/** Rule R-COM-20. */
export const COUPON_TYPES = ['discount_euro', 'discount_percent', 'sweepstake'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Whether it is known what a coupon of this type gives. Rule R-SHR-60. */
export const isCouponType = (type: string): type is CouponType => COUPON_TYPES.some((known) => known === type);

export const MAX_CODE = 64;
export const MAX_MESSAGE = 1000;
export const MAX_DESCRIPTION = 5000;
/** The largest percentage of a coupon. Rule R-COM-21. */
export const MAX_PERCENT = 100;

/** What the value of a coupon is; null where it has none. Rule R-COM-20. */
export const couponGainOf = (type: string): 'money' | 'percent' | null => {
  if (type === 'discount_euro') return 'money';
  return type === 'discount_percent' ? 'percent' : null;
};

export type CouponFields = {
  readonly code: string;
  /** Empty text until it is chosen. */
  readonly type: string;
  /** Of a type that only the API knows, text as it came. Rule R-SHR-60. */
  readonly value: TypedFigure;
  readonly message: string;
  readonly description: string;
  readonly valid: Period;
};

const codeProblem = (code: string): FieldProblem | null =>
  code.trim() === '' ? 'required' : lengthProblem(code.trim(), MAX_CODE);

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
export const couponRule: Rule<CouponFields> = ({ code, type, value, message, description, valid }) => ({
  ...problemsOf({
    code: codeProblem(code),
    type: type === '' ? 'required' : null,
    value: valueProblem(type, value),
    message: lengthProblem(message, MAX_MESSAGE),
    description: lengthProblem(description, MAX_DESCRIPTION),
  }),
  ...Object.fromEntries(
    Object.entries(periodProblems(valid, false)).map(([field, problem]) => [`valid.${field}`, problem]),
  ),
});

/** A percentage above the largest becomes the largest; everything else stays. Rule R-COM-21. */
export const clampPercent = (value: TypedFigure): TypedFigure =>
  typeof value === 'number' && value > MAX_PERCENT ? MAX_PERCENT : value;
