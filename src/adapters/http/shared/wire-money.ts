import { isDecimal } from '../../../domain/shared/decimal';
import { amountOf, isMoney, moneyOf } from '../../../domain/shared/money';
import type { TypedMoney } from '../../../domain/shared/typed-number';
import { reader } from './wire';

/**
 * An amount in euros: a number, or decimal text, with at most two decimals. In its own file, because the sign-in page
 * does not need it.
 */
export const Euros = reader('Euros', (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isDecimal(text) ? (moneyOf(text, 'EUR') ?? undefined) : undefined;
});

/** An amount of a form as decimal text; the rule has already refused other text. */
export const writeMoney = (typed: TypedMoney): string => (isMoney(typed) ? amountOf(typed) : '');
