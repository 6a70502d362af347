import type { TypedLine } from '../../domain/commerce/explain-rule';
import type { Reference } from '../../domain/commerce/references';
import { dayIn, type TriedCart } from '../../domain/commerce/tried-cart';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { Id } from '../../domain/shared/id';

/** Items by their codes, with the terms and prices of default carts; or all of a default cart. */
export type FillSource =
  | {
      readonly kind: 'codes';
      readonly wanted: readonly { readonly code: string; readonly quantity: number }[];
      readonly carts?: readonly Id[];
    }
  | {
      readonly kind: 'cart';
      readonly id: Id;
      /** Whether its account, and a day on which it can be used, take the place of what is chosen. */
      readonly takes?: { readonly account: boolean; readonly date: boolean };
    };

/** Lines that were looked up; `unknown` are the codes of no item. */
export interface FilledLines {
  readonly lines: readonly TypedLine[];
  readonly unknown: readonly string[];
  readonly carts?: readonly TriedCart[];
}

export const NOTHING_FOUND: FilledLines = { lines: [], unknown: [] };

interface ChosenBuyer {
  readonly account: Reference | null;
  readonly date: CalendarDate;
}

/** Whether a source tells who buys, or when. */
export const takesBuyer = (source: FillSource | undefined): boolean =>
  source?.kind === 'cart' && (source.takes?.account === true || source.takes?.date === true);

/** The buyer of a default cart where the fill takes it, else the one that is chosen. */
export const buyerAfter = (
  { account, date, pending: [source] }: ChosenBuyer & { readonly pending: readonly FillSource[] },
  carts: readonly TriedCart[],
): ChosenBuyer | null => {
  const cart = carts.at(-1);
  if (source?.kind !== 'cart' || cart === undefined || !takesBuyer(source)) return null;
  return {
    account: source.takes?.account === true ? cart.account : account,
    date: source.takes?.date === true ? dayIn(cart, date) : date,
  };
};
