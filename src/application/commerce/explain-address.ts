import type { Reference } from '../../domain/commerce/references';
import { isCalendarDate, type CalendarDate } from '../../domain/shared/calendar-date';
import type { FillSource } from './fill-source';
import type { Id } from '../../domain/shared/id';
import { readPairs, writePairs } from '../shared/list-address';

/** A cart in a URL: items by code. */
export interface AddressedCart {
  readonly account: Reference | null;
  readonly date: CalendarDate;
  readonly coupon: string;
  readonly wanted: readonly { readonly code: string; readonly quantity: number }[];
  /** Ids of the default carts from which the items come. */
  readonly carts: readonly Id[];
  /** Ids of default carts whose items are still to be added. */
  readonly pending: readonly Id[];
  /** Whether a default cart provides account or date. Rule R-COM-62. */
  readonly takes: { readonly account: boolean; readonly date: boolean };
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

/** Parses the cart in a query string; ignores invalid parameters. Rule R-COM-38. */
export const readCartAddress = (search: string, today: CalendarDate): AddressedCart => {
  const pairs = readPairs(search);
  const asked = new Map(pairs);
  const date = asked.get('date') ?? '';
  const idsIn = (key: string): readonly Id[] => pairs.flatMap(([name, id]) => (name === key && id !== '' ? [id] : []));
  return {
    account: accountOf(asked.get('account')),
    date: isCalendarDate(date) ? date : today,
    coupon: asked.get('coupon') ?? '',
    wanted: pairs.flatMap(([name, text]) => {
      if (name !== 'item') return [];
      const [code, pieces] = pairOf(text, '*');
      const quantity = pieces === '' ? 1 : Number(pieces);
      // An invalid quantity becomes 0, which the form refuses, so that the user enters another one.
      return code === '' ? [] : [{ code, quantity: Number.isFinite(quantity) ? quantity : 0 }];
    }),
    carts: idsIn('cart'),
    pending: idsIn('fill'),
    takes: { account: !asked.has('account'), date: !isCalendarDate(date) },
  };
};

/**
 * Query string of a cart. Omits an invalid date and today, unless a default cart would provide another date. Rule
 * R-COM-38.
 */
export const writeCartAddress = (
  { account, date, coupon }: Pick<AddressedCart, 'account' | 'date' | 'coupon'>,
  items: AddressedCart['wanted'],
  today: CalendarDate,
  { carts, pending }: Pick<AddressedCart, 'carts' | 'pending'> = { carts: [], pending: [] },
): string =>
  writePairs([
    ...(account !== null
      ? [['account', `${account.id}~${account.label}`] as const]
      : carts.length > 0
        ? [['account', ''] as const]
        : []),
    ...(isCalendarDate(date) && (date !== today || carts.length > 0) ? [['date', date] as const] : []),
    ...(coupon === '' ? [] : [['coupon', coupon] as const]),
    ...carts.map((id) => ['cart', id] as const),
    ...pending.map((id) => [items.length + carts.length === 0 ? 'cart' : 'fill', id] as const),
    ...items.map(({ code, quantity }) => ['item', `${code}*${quantity}`] as const),
  ]);

/** Sources with which the cart of a URL is filled. Rules R-COM-37 and R-COM-38. */
export const fillsOf = ({ wanted, carts, pending, takes }: AddressedCart): readonly FillSource[] => [
  ...(wanted.length > 0 ? [{ kind: 'codes' as const, wanted, carts }] : []),
  ...(wanted.length > 0 ? [] : carts).map((id, place) => ({
    kind: 'cart' as const,
    id,
    ...(place === 0 && { takes }),
  })),
  ...pending.map((id) => ({ kind: 'cart' as const, id })),
];
