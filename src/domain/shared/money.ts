import { decimalOf, readDecimal, unitsOf, type Decimal } from './decimal';
import type { Language } from './locale';

/** ISO 4217 codes with their signs; each currency has two decimals. */
export const CURRENCIES = { EUR: '€', GBP: '£', USD: '$' } as const;
export type Currency = keyof typeof CURRENCIES;

/** An amount as whole cents: nothing is rounded. */
export interface Money {
  readonly cents: number;
  readonly currency: Currency;
}

const DECIMALS = 2;

/** @param cents a safe integer */
export const money = (cents: number, currency: Currency = 'EUR'): Money => ({ cents, currency });

export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'cents' in value &&
  Number.isSafeInteger(value.cents) &&
  'currency' in value &&
  typeof value.currency === 'string' &&
  Object.hasOwn(CURRENCIES, value.currency);

/** Converts a decimal amount; null when it has fractions of a cent or is too large. */
export const moneyOf = (amount: Decimal, currency: Currency = 'EUR'): Money | null => {
  const cents = unitsOf(amount, DECIMALS);
  return cents === null ? null : money(cents, currency);
};

/** Decimal amount with two decimals. Rule R-SHR-11. */
export const amountOf = ({ cents }: Money): Decimal => decimalOf(cents, DECIMALS);

/** Removes the sign or code of the currency from an amount. */
export const figuresOfAmount = (text: string, currency: Currency = 'EUR'): string =>
  [CURRENCIES[currency], currency]
    .reduce(
      (typed, mark) =>
        typed.startsWith(mark) ? typed.slice(mark.length) : typed.endsWith(mark) ? typed.slice(0, -mark.length) : typed,
      text.trim().toUpperCase(),
    )
    .trim();

/** Parses a typed amount, with or without the sign or code of its currency. Rule R-SHR-40. */
export const readMoney = (text: string, language: Language, currency: Currency = 'EUR'): Money | null => {
  const amount = readDecimal(figuresOfAmount(text, currency), language);
  return amount === null ? null : moneyOf(amount, currency);
};
