import { isDecimal } from '../../../domain/shared/decimal';
import { amountOf, isMoney, moneyOf } from '../../../domain/shared/money';
import type { TypedMoney, TypedNumber } from '../../../domain/shared/typed-number';
import { reader } from './wire';

/** An amount in euros: a number, or decimal text, with at most two decimals. */
export const Euros = reader('Euros', (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isDecimal(text) ? (moneyOf(text, 'EUR') ?? undefined) : undefined;
});

/** A number of a form; what is no number never gets past its rule. */
export const writeNumber = (typed: TypedNumber): string => (typeof typed === 'number' ? String(typed) : '');

/** An amount of a form as decimal text; see `writeNumber`. */
export const writeMoney = (typed: TypedMoney): string => (isMoney(typed) ? amountOf(typed) : '');
