import { explainCart, type OfferedCoupon } from '../../../src/domain/commerce/explain';
import type { OfferedRule } from '../../../src/domain/commerce/explain-rule';
import type { NetPrices } from '../../../src/domain/commerce/net-price';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';
import { item, PUMP, TAP, line, cart, rule } from '../support/carts';

describe('net prices (R-COM-35)', () => {
  const prices = (id: string, cents: number, terms: Partial<NetPrices> = {}): NetPrices => ({
    id,
    name: `Lijst ${id}`,
    start: '2026-11-01',
    end: '',
    accounts: [],
    parts: [storedPart('1', { item: PUMP, price: money(cents) })],
    ...terms,
  });
  const of = cart([line(PUMP, 2, ['1']), line(TAP, 4, ['2'])]);
  const explain = (netPrices: readonly NetPrices[], rules: readonly OfferedRule[] = []) =>
    explainCart({ netPrices, rules: rules.map((one) => ({ ...one, id: '1', name: 'Actie' })), coupons: [] }, of);

  test('the lowest wins, the others say so, and the item is named', () => {
    const { steps, others, conflicts, gross, net } = explain([prices('1', 9_500), prices('2', 9_000)]);
    expect([gross, net]).toEqual([money(21_000), money(19_000)]);
    expect(steps).toMatchObject([{ kind: 'netPrice', id: '2', gain: money(2_000), left: money(19_000) }]);
    expect(others).toMatchObject([{ kind: 'netPrice', id: '1', verdict: { kind: 'lowerApplies' } }]);
    expect(conflicts).toMatchObject([{ item: PUMP, prices: [{ id: '2' }, { id: '1' }] }]);
  });

  test('of two equal prices the older is used, and offers are told in the order of their names', () => {
    const found = explain([prices('9', 9_000), prices('10', 9_000)]);
    expect(found.conflicts.map((conflict) => conflict.prices.map(({ id }) => id))).toEqual([['9', '10']]);
    expect(found.steps.map(({ key }) => key)).toEqual(['netPrice 9']);
    const none = explain([prices('2', 10_001), prices('1', 10_001)]);
    expect(none.others.map(({ key }) => key)).toEqual(['netPrice 1', 'netPrice 2']);
  });

  test('minimums and percentages are measured on what is left after them', () => {
    const levels = [{ min: money(19_001), value: 50 }];
    const found = explain([prices('1', 9_000)], [rule('revenue', { levels })]);
    expect(found.others).toMatchObject([{ kind: 'rule', verdict: { kind: 'missing', missing: money(1) } }]);
    expect(found.total).toEqual(money(19_000));
  });

  test.each<[string, NetPrices, string]>([
    ['for others', prices('1', 9_000, { accounts: [{ id: '8', label: '' }] }), 'otherAccount'],
    ['that begins later', prices('1', 9_000, { start: '2026-12-01' }), 'early'],
    ['that is over', prices('1', 9_000, { end: '2026-11-19' }), 'over'],
    ['above the gross price', prices('1', 10_001), 'lowerApplies'],
    ['as high as the gross price', prices('1', 10_000), 'lowerApplies'],
  ])('one %s is not used', (_, list, kind) => {
    expect(explain([list])).toMatchObject({ steps: [], others: [{ verdict: { kind } }], total: money(21_000) });
  });

  test('one of an item that is not in the cart is not told of, and one that is marked for deletion is none', () => {
    const elsewhere = prices('1', 1, { parts: [storedPart('1', { item: item('9', 5), price: money(1) })] });
    const marked = prices('2', 1, {
      parts: [{ ...storedPart('1', { item: PUMP, price: money(1) }), state: 'marked' }],
    });
    expect(explain([elsewhere, marked])).toMatchObject({ steps: [], others: [], total: money(21_000) });
  });

  test('an item without a gross price is known by its net price', () => {
    const unpriced = { ...PUMP, grossPrice: null };
    const list = prices('1', 9_000);
    const { gross, total, steps } = explainCart(
      { netPrices: [list], rules: [], coupons: [] },
      cart([line(unpriced, 1, ['1'])]),
    );
    expect([gross, total]).toEqual([null, money(9_000)]);
    expect(steps).toMatchObject([{ gain: money(0), left: null, verdict: { items: ['I-1'] } }]);
  });
});

describe('a coupon (R-COM-36)', () => {
  const coupon = (terms: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
    id: '1',
    code: 'HERFST',
    type: 'discount_percent',
    value: 10,
    valid: { start: '', end: '' },
    accounts: [],
    ...terms,
  });
  const of = cart([line(PUMP, 1, ['1'])], { coupon: 'herfst ' });
  const half = { ...rule('order', { levels: [{ min: money(0), value: money(5_000) }] }), id: '1', name: 'Actie' };
  const explain = (offered: OfferedCoupon, tried = of) =>
    explainCart({ netPrices: [], rules: [half], coupons: [offered] }, tried);

  test('comes last: a percentage is of what the rules left', () => {
    expect(explain(coupon())).toMatchObject({
      steps: [{ kind: 'rule' }, { kind: 'coupon', gain: money(500), left: money(4_500) }],
      total: money(4_500),
    });
  });

  test('of an amount takes it off what the rules left', () => {
    const { steps, total } = explain(coupon({ type: 'discount_euro', value: money(1_000) }));
    expect(steps.at(-1)).toMatchObject({ key: 'coupon 1', verdict: { gain: money(1_000), items: [] } });
    expect(total).toEqual(money(4_000));
  });

  test('is not judged on a cart whose amount is not known', () => {
    const unpriced = cart([line({ ...PUMP, grossPrice: null }, 1, ['1'])], { coupon: 'HERFST' });
    const { others, total } = explainCart({ netPrices: [], rules: [], coupons: [coupon()] }, unpriced);
    expect([others.map(({ verdict }) => verdict.kind), total]).toEqual([['unknown'], null]);
  });

  test('is told of in the order of the codes', () => {
    const coupons = [coupon({ id: '1', code: 'ZOMER' }), coupon({ id: '2', code: 'LENTE' })];
    const { others } = explainCart({ netPrices: [], rules: [], coupons }, of);
    expect(others.map(({ name }) => name)).toEqual(['LENTE', 'ZOMER']);
  });

  test('of more than is left leaves nothing to pay', () => {
    expect(explain(coupon({ type: 'discount_euro', value: money(9_999) })).total).toEqual(money(0));
  });

  test.each<[string, OfferedCoupon, string]>([
    ['is over', coupon({ valid: { start: '', end: '2026-11-19' } }), 'over'],
    ['begins later', coupon({ valid: { start: '2026-11-21', end: '' } }), 'early'],
    ['is for others', coupon({ accounts: [{ id: '8', label: '' }] }), 'otherAccount'],
    ['was not entered', coupon({ code: 'LENTE' }), 'notEntered'],
    ['has no value yet', coupon({ value: null }), 'unknown'],
    ['is a sweepstake', coupon({ type: 'sweepstake', value: null }), 'noDiscount'],
    ['is of a type that only the API knows', coupon({ type: 'gift', value: '5' }), 'unknownType'],
  ])('that %s gives nothing', (_, offered, kind) => {
    expect(explain(offered)).toMatchObject({ others: [{ verdict: { kind } }], total: money(5_000) });
  });
});
