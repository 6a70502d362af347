import type { CartTerms } from '../../../src/domain/commerce/cart-terms';
import { offersOf } from '../../../src/domain/commerce/offers';
import { newRule, promotions, type Promotion } from '../../../src/domain/commerce/promotion';
import { storedPart } from '../../../src/domain/shared/parts/part';

const promotion = (id: string, name: string, count: number): Promotion => ({
  ...promotions.blank,
  id,
  name,
  start: '2026-11-01',
  parts: Array.from({ length: count }, (_, place) => storedPart(String(place), newRule('order'))),
});
const TERMS: CartTerms = {
  promotions: [promotion('1', 'Winter', 2), promotion('2', 'Lente', 1)],
  netPrices: [],
  coupons: null,
  isTruncated: false,
  unread: 0,
};
const names = (edited: Parameters<typeof offersOf>[1]) => offersOf(TERMS, edited).rules.map(({ name }) => name);

describe('what is offered (R-COM-37)', () => {
  test('are the parts of every promotion, each with a key of its own', () => {
    const { rules, coupons } = offersOf(TERMS, null);
    expect(rules.map(({ name }) => name)).toEqual(['Winter', 'Winter', 'Lente']);
    expect(new Set(rules.map(({ key }) => key)).size).toBe(3);
    expect(coupons).toEqual([]);
  });

  test('a promotion that is edited takes the place of the stored one, without what is marked for deletion', () => {
    const stored = promotion('1', 'Winter', 2);
    const draft = {
      ...stored,
      name: 'Anders',
      parts: stored.parts.map((part, place) => (place === 0 ? { ...part, state: 'marked' as const } : part)),
    };
    expect(names({ id: '1', draft })).toEqual(['Lente', 'Anders']);
  });

  test('one that is not stored yet is offered beside the others', () => {
    expect(names({ id: null, draft: promotion('', 'Nieuw', 1) })).toEqual(['Winter', 'Winter', 'Lente', 'Nieuw']);
  });
});
