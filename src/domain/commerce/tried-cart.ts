import type { CalendarDate } from '../shared/calendar-date';
import { isMoney, type Money } from '../shared/money';
import type { DefaultCart } from './default-cart';

/** Terms of a default cart whose items are in the price check. Rule R-COM-66. */
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

/** Adds carts; replaces those already present. */
export const withTriedCarts = (carts: readonly TriedCart[], more: readonly TriedCart[]): readonly TriedCart[] => [
  ...carts.filter(({ id }) => more.every((cart) => cart.id !== id)),
  ...more,
];

/** The day nearest to `day` on which the cart is valid. */
export const dayIn = ({ start, end }: Pick<TriedCart, 'start' | 'end'>, day: CalendarDate): CalendarDate => {
  if (start !== '' && day < start) return start;
  return end !== '' && day > end ? end : day;
};

export const isUsableOn = (cart: Pick<TriedCart, 'start' | 'end'>, day: CalendarDate): boolean =>
  dayIn(cart, day) === day;

/** Minimum order amount that the total does not reach; null when it is reached or the total is unknown. */
export const missedMinimum = ({ minimum }: Pick<TriedCart, 'minimum'>, total: Money | null): Money | null =>
  isMoney(minimum) && total !== null && total.cents < minimum.cents ? minimum : null;

/** How default carts affect the price. Rule R-COM-62. */
export const cartTermsOf = (carts: readonly TriedCart[]): { readonly hasPromotions: boolean } => ({
  hasPromotions: carts.every(({ hasPromotions }) => hasPromotions),
});
