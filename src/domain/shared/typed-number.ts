import { decimalsIn, isDecimal, readDecimal, withoutZeros, type Decimal } from './decimal';
import type { Language } from './locale';
import { markIn } from './list/number-column';
import { amountOf, isMoney, type Money } from './money';
import type { FieldProblem } from './rule';

/** A number in a form: null when blank, text while it cannot be parsed. */
export type TypedNumber = number | string | null;
/** An amount in a form: null when blank, text while it cannot be parsed. */
export type TypedMoney = Money | string | null;

export type TypedFigure = TypedNumber | TypedMoney;

/** Decimal text of a number; null when it has none, such as 1e21. */
export const decimalFrom = (value: number): Decimal | null => {
  const text = String(value);
  return isDecimal(text) ? text : null;
};

/** Parses a typed number; null when invalid, or when a number cannot represent all its digits. Rule R-SHR-40. */
export const readNumber = (text: string, language: Language): number | null => {
  const decimal = readDecimal(text, language);
  if (decimal === null) return null;
  const [value, figures] = [
    Number(decimal),
    decimal.includes('.') ? withoutZeros(decimal).replace(/\.$/, '') : decimal,
  ];
  if (value === 0) return 0;
  return decimalFrom(value) === figures ? value : null;
};

/**
 * Parses a typed whole number: a single separator before three digits is a thousands separator in every language. Rule
 * R-SHR-40.
 */
export const readWhole = (text: string, language: Language): number | null =>
  markIn(text) === 'either' ? readNumber(text.replace(/[.,]/, ''), language) : readNumber(text, language);

interface Bounds<Value> {
  readonly required?: boolean;
  /** Minimum and maximum value. */
  readonly min?: Value;
  readonly max?: Value;
}

/** Validates a number in a form. @param decimals maximum decimals; 0 by default. Rule R-SHR-40. */
export const numberProblem = (
  typed: TypedNumber,
  {
    required = false,
    min = -Infinity,
    max = Infinity,
    decimals = 0,
  }: Bounds<number> & { readonly decimals?: number } = {},
): FieldProblem | null => {
  if (typed === null) return required ? 'required' : null;
  const decimal = typeof typed === 'number' ? decimalFrom(typed) : null;
  if (typeof typed === 'string' || decimal === null) return 'pattern.default';
  if (decimalsIn(decimal) > decimals) return decimals === 0 ? 'notWhole' : `tooManyDecimals.${decimals}`;
  if (typed < min) return `tooSmall.${min}`;
  return typed > max ? `tooLarge.${max}` : null;
};

/** Validates an amount in a form; bounds are in its currency. Rule R-SHR-40. */
export const moneyProblem = (
  typed: TypedMoney,
  { required = false, min, max }: Bounds<Money> = {},
): FieldProblem | null => {
  if (typed === null) return required ? 'required' : null;
  if (!isMoney(typed)) return 'pattern.default';
  if (min !== undefined && typed.cents < min.cents) return `tooSmall.${amountOf(min)} ${min.currency}`;
  return max !== undefined && typed.cents > max.cents ? `tooLarge.${amountOf(max)} ${max.currency}` : null;
};
