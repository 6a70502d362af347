import { isDecimal } from '../../../domain/shared/decimal';
import { moneyOf } from '../../../domain/shared/money';
import { reader } from './wire';

/** An amount in euros: a number, or decimal text, with at most two decimals. Apart: the sign-in page needs no money. */
export const Euros = reader('Euros', (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isDecimal(text) ? (moneyOf(text, 'EUR') ?? undefined) : undefined;
});
