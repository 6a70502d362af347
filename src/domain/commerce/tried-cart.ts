import type { CalendarDate } from '../shared/calendar-date';
import { isMoney, type Money } from '../shared/money';
import type { DefaultCart } from './default-cart';

/** What a default cart adds to the items that are tried. Rule R-COM-66. */
export type TriedCart = Pick<DefaultCart, 'id' | 'name' | 'account' | 'start' | 'end' | 'hasPromotions' | 'minimum'>;

export const triedCartOf = ({ id, name, account, start, end, hasPromotions, minimum }: DefaultCart): TriedCart => ({
  id,
  name,
  account,
  start,
  end,
  hasPromotions,
  minimum,
});

/** The carts with another; one that is there already is replaced. */
export const withTriedCarts = (carts: readonly TriedCart[], more: readonly TriedCart[]): readonly TriedCart[] => [
  ...carts.filter(({ id }) => more.every((cart) => cart.id !== id)),
  ...more,
];

/** The day nearest to another on which a cart can be used. */
export const dayIn = ({ start, end }: Pick<TriedCart, 'start' | 'end'>, day: CalendarDate): CalendarDate => {
  if (start !== '' && day < start) return start;
  return end !== '' && day > end ? end : day;
};

export const isUsableOn = (cart: Pick<TriedCart, 'start' | 'end'>, day: CalendarDate): boolean =>
  dayIn(cart, day) === day;

/** The minimal order amount of a cart that a total does not reach; null where it does, or is not known. */
export const missedMinimum = ({ minimum }: Pick<TriedCart, 'minimum'>, total: Money | null): Money | null =>
  isMoney(minimum) && total !== null && total.cents < minimum.cents ? minimum : null;

/** What default carts change about the price of a cart. Rule R-COM-62. */
export const cartTermsOf = (carts: readonly TriedCart[]): { readonly hasPromotions: boolean } => ({
  hasPromotions: carts.every(({ hasPromotions }) => hasPromotions),
});
