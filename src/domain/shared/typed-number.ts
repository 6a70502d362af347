import { decimalsIn, isDecimal, readDecimal, withoutZeros, type Decimal } from './decimal';
import type { Language } from './locale';
import { markIn } from './list/number-column';
import { amountOf, isMoney, type Money } from './money';
import type { FieldProblem } from './rule';

/** A number as a form holds it: null is none, text is what was typed and cannot be read yet. Its blank is null. */
export type TypedNumber = number | string | null;
/** The same of an amount. */
export type TypedMoney = Money | string | null;

/** Either of them. */
export type TypedFigure = TypedNumber | TypedMoney;

/** The decimal text of a number; null where it has none, such as 1e21. */
export const decimalFrom = (value: number): Decimal | null => {
  const text = String(value);
  return isDecimal(text) ? text : null;
};

/** Reads a number as people type it; null for what is no number, and for more figures than a number keeps. Rule R-SHR-40. */
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

/** Reads a number that is whole: a single mark with three figures behind it groups them in every language. Rule R-SHR-40. */
export const readWhole = (text: string, language: Language): number | null =>
  markIn(text) === 'either' ? readNumber(text.replace(/[.,]/, ''), language) : readNumber(text, language);

interface Bounds<Value> {
  readonly required?: boolean;
  /** The smallest and the largest value that is accepted. */
  readonly min?: Value;
  readonly max?: Value;
}

/** What is wrong with a number of a form. @param decimals how many it may have; none by default. Rule R-SHR-40. */
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

/** What is wrong with an amount of a form; bounds are in its currency. Rule R-SHR-40. */
export const moneyProblem = (
  typed: TypedMoney,
  { required = false, min, max }: Bounds<Money> = {},
): FieldProblem | null => {
  if (typed === null) return required ? 'required' : null;
  if (!isMoney(typed)) return 'pattern.default';
  if (min !== undefined && typed.cents < min.cents) return `tooSmall.${amountOf(min)} ${min.currency}`;
  return max !== undefined && typed.cents > max.cents ? `tooLarge.${amountOf(max)} ${max.currency}` : null;
};
