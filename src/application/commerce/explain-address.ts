import type { Reference } from '../../domain/commerce/references';
import { isCalendarDate, type CalendarDate } from '../../domain/shared/calendar-date';
import { readPairs, writePairs } from '../shared/list-address';

/** A cart in an address: items by code. */
export interface AddressedCart {
  readonly account: Reference | null;
  readonly date: CalendarDate;
  readonly coupon: string;
  readonly wanted: readonly { readonly code: string; readonly quantity: number }[];
  /** Id of a default cart; null for none. */
  readonly cart: string | null;
}

const pairOf = (text: string, mark: string): readonly [string, string] => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

const accountOf = (text: string | undefined): Reference | null => {
  if (text === undefined) return null;
  const [id = '', ...label] = text.split('~');
  return id === '' ? null : { id, label: label.join('~') || `#${id}` };
};

/** The cart of a query string; what cannot be read is left out. Rule R-COM-38. */
export const readCartAddress = (search: string, today: CalendarDate): AddressedCart => {
  const pairs = readPairs(search);
  const asked = new Map(pairs);
  const date = asked.get('date') ?? '';
  return {
    account: accountOf(asked.get('account')),
    date: isCalendarDate(date) ? date : today,
    coupon: asked.get('coupon') ?? '',
    wanted: pairs.flatMap(([name, text]) => {
      if (name !== 'item') return [];
      const [code, pieces] = pairOf(text, '*');
      const quantity = pieces === '' ? 1 : Number(pieces);
      // No quantity that counts: the person is asked for another, rather than given one.
      return code === '' ? [] : [{ code, quantity: Number.isFinite(quantity) ? quantity : 0 }];
    }),
    cart: asked.get('cart') ?? null,
  };
};

/** The query string of a cart; a date that is no date, and today, are left out. Rule R-COM-38. */
export const writeCartAddress = (
  { account, date, coupon }: Pick<AddressedCart, 'account' | 'date' | 'coupon'>,
  items: AddressedCart['wanted'],
  today: CalendarDate,
  cart: string | null = null,
): string =>
  writePairs([
    ...(account === null ? [] : [['account', `${account.id}~${account.label}`] as const]),
    ...(isCalendarDate(date) && date !== today ? [['date', date] as const] : []),
    ...(coupon === '' ? [] : [['coupon', coupon] as const]),
    ...(cart === null ? [] : [['cart', cart] as const]),
    ...items.map(({ code, quantity }) => ['item', `${code}*${quantity}`] as const),
  ]);
