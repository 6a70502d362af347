import type { TypedLine } from '../../domain/commerce/explain-rule';
import type { Reference } from '../../domain/commerce/references';
import { dayIn, type TriedCart } from '../../domain/commerce/tried-cart';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { Id } from '../../domain/shared/id';

/** Source of cart lines: item codes, with terms and prices of default carts; or a whole default cart. */
export type FillSource =
  | {
      readonly kind: 'codes';
      readonly wanted: readonly { readonly code: string; readonly quantity: number }[];
      readonly carts?: readonly Id[];
    }
  | {
      readonly kind: 'cart';
      readonly id: Id;
      /** Whether account and a valid date of the default cart replace the chosen ones. */
      readonly takes?: { readonly account: boolean; readonly date: boolean };
    };

/** Loaded lines; `unknown` are codes without an item. */
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

/** Whether a source provides account or date. */
export const takesBuyer = (source: FillSource | undefined): boolean =>
  source?.kind === 'cart' && (source.takes?.account === true || source.takes?.date === true);

/** Buyer after a fill: that of the default cart where the fill takes it, else the chosen one. */
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
