import { explainCart, type Offers } from '../../../src/domain/commerce/explain';
import type { ExplainedLine } from '../../../src/domain/commerce/explain-rule';
import { cartTermsOf, dayIn, isUsableOn, missedMinimum, type TriedCart } from '../../../src/domain/commerce/tried-cart';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';
import { cart, item, line, rule } from '../support/carts';

/** Gross prices of EUR 3,326.58 and EUR 12.50. */
const [PUMP, TAP] = [item('1', 332_658), item('2', 1_250)];
const at = (of: ExplainedLine, cents: number): ExplainedLine => ({ ...of, price: money(cents) });
const [FREE, FIXED, OTHER] = [at(line(PUMP, 2, ['1']), 0), at(line(PUMP, 2, ['1']), 300_000), line(TAP, 4, ['2'])];

/** Net prices of EUR 2,900.00 and EUR 10.00, 10 % above EUR 100.00, and a coupon of 5 %. */
const OFFERS: Offers = {
  netPrices: [
    {
      id: '1',
      name: 'Lijst',
      start: '2026-11-01',
      end: '',
      accounts: [],
      parts: [
        storedPart('1', { item: PUMP, price: money(290_000) }),
        storedPart('2', { item: TAP, price: money(1_000) }),
      ],
    },
  ],
  rules: [{ ...rule('revenue', { levels: [{ min: money(10_000), value: 10 }] }), id: '1', name: 'Actie' }],
  coupons: [
    {
      id: '1',
      code: 'HERFST',
      type: 'discount_percent',
      value: 5,
      valid: { start: '', end: '' },
      accounts: [],
    },
  ],
};

describe('a default cart is explained by its own terms (R-COM-62)', () => {
  test.each<[string, readonly ExplainedLine[], boolean, string, readonly [number, number, number]]>([
    ['items without a price of their own', [line(PUMP, 2, ['1'])], true, '', [665_316, 580_000, 522_000]],
    ['an item that is free', [FREE], true, '', [665_316, 0, 0]],
    ['an item that is free, no promotions', [FREE], false, '', [665_316, 0, 0]],
    ['a fixed price, above the net price', [FIXED], true, '', [665_316, 600_000, 540_000]],
    ['a fixed price, no promotions', [FIXED], false, '', [665_316, 600_000, 600_000]],
    ['a fixed price, no promotions, a coupon', [FIXED], false, 'HERFST', [665_316, 600_000, 570_000]],
    ['gross prices, no promotions', [line(PUMP, 2, ['1'])], false, '', [665_316, 665_316, 665_316]],
    ['a free item and another', [FREE, OTHER], true, '', [670_316, 4_000, 4_000]],
    ['a price above the gross price', [at(line(TAP, 4, ['2']), 2_000)], false, '', [5_000, 8_000, 8_000]],
    ['an item without a gross price', [at(line(item('3', null), 3, null), 1_999)], false, '', [-1, 5_997, 5_997]],
  ])('%s', (_, lines, hasPromotions, coupon, [gross, net, total]) => {
    const found = explainCart(OFFERS, cart(lines, { hasPromotions, coupon }));
    expect([found.gross?.cents ?? -1, found.net?.cents, found.total?.cents]).toEqual([gross, net, total]);
    expect(found.steps.at(-1)?.left ?? found.total).toEqual(found.total);
  });

  test('net prices apply to the items without a price of their own', () => {
    const { steps } = explainCart(OFFERS, cart([FREE, OTHER]));
    expect(steps).toMatchObject([{ kind: 'netPrice', gain: money(1_000), verdict: { items: ['I-2'] } }]);
  });

  test('several net prices of an item with a price of its own are no conflict', () => {
    const netPrices = OFFERS.netPrices.flatMap((list) => [list, { ...list, id: '2' }]);
    expect(explainCart({ ...OFFERS, netPrices }, cart([FIXED])).conflicts).toEqual([]);
  });

  test('a rule that would not apply says why, also where no promotions are taken', () => {
    const [named] = OFFERS.rules;
    if (named === undefined) throw new Error('There is no rule');
    const late = { ...named, promotion: { start: '2026-12-01', end: '' } };
    const large = { ...named, key: 'b', terms: { ...named.terms, levels: [{ min: money(9_999_999), value: 1 }] } };
    const { others } = explainCart({ ...OFFERS, rules: [late, large] }, cart([OTHER], { hasPromotions: false }));
    expect(others.flatMap(({ kind, verdict }) => (kind === 'rule' ? [verdict.kind] : []))).toEqual([
      'early',
      'noPromotions',
    ]);
  });

  test('what is not used says why', () => {
    const why = (lines: readonly ExplainedLine[], hasPromotions: boolean) =>
      explainCart(OFFERS, cart(lines, { hasPromotions })).others.map(({ kind, verdict }) => `${kind} ${verdict.kind}`);
    expect(why([FIXED], true)).toEqual(['netPrice ownPriceApplies', 'coupon notEntered']);
    expect(why([FIXED], false)).toEqual(['netPrice noPromotions', 'rule noPromotions', 'coupon notEntered']);
  });
});

test('days and the minimal order amount of a default cart (R-COM-66)', () => {
  const period = { start: '2026-12-01', end: '2026-12-31' };
  expect(
    ['2026-11-20', '2026-12-24', '2027-01-02'].map((day) => [dayIn(period, day), isUsableOn(period, day)]),
  ).toEqual([
    ['2026-12-01', false],
    ['2026-12-24', true],
    ['2026-12-31', false],
  ]);
  expect(dayIn({ start: '2026-12-01', end: '' }, '2027-06-01')).toBe('2027-06-01');
  const minimum = money(50_000);
  expect([49_999, 50_000].map((cents) => missedMinimum({ minimum }, money(cents)))).toEqual([minimum, null]);
  expect(missedMinimum({ minimum }, null)).toBeNull();
  const tried: TriedCart = { id: '4', name: '', account: null, ...period, hasPromotions: true, minimum };
  expect(
    [[], [tried], [tried, { ...tried, hasPromotions: false }]].map((carts) => cartTermsOf(carts).hasPromotions),
  ).toEqual([true, true, false]);
});
