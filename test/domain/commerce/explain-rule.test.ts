import { MAX_QUANTITY } from '../../../src/domain/commerce/default-cart.rule';
import { isCounted, periodOf, withLines, type TypedLine } from '../../../src/domain/commerce/explain-rule';
import { money } from '../../../src/domain/shared/money';
import { cart, explainRules, item, line, PUMP, PUMPS, rule, TAP, verdict } from '../support/carts';

const typed = (of: TypedLine['item'], quantity: TypedLine['quantity'], price?: number): TypedLine => ({
  item: of,
  assortments: null,
  quantity,
  ...(price !== undefined && { price: money(price) }),
});

test.each([
  [1, true],
  [MAX_QUANTITY, true],
  [MAX_QUANTITY + 1, false],
  [0, false],
  [1.5, false],
  ['3', false],
  [null, false],
])('a line of %j pieces is counted: %p', (quantity, is) => {
  expect(isCounted(typed(PUMP, quantity))).toBe(is);
});

test.each<[string, TypedLine, readonly TypedLine[]]>([
  ['another item', typed(TAP, 2), [typed(PUMP, 3), typed(TAP, 2)]],
  ['more of an item', typed(PUMP, 2), [typed(PUMP, 5)]],
  ['a quantity that cannot be read', typed(PUMP, 'x'), [typed(PUMP, 'x')]],
  ['another price', typed(PUMP, 2, 90), [typed(PUMP, 5, 90)]],
])('%s is added to a cart', (_, more, lines) => {
  expect(withLines([typed(PUMP, 3)], [more])).toEqual(lines);
});

test('a price stays when pieces without one are added, and pieces replace what cannot be read', () => {
  expect(withLines([typed(PUMP, 'x', 90)], [typed(PUMP, 2)])).toEqual([typed(PUMP, 2, 90)]);
});

test.each([
  ['', '', '', '', '', ''],
  ['2026-11-01', '', '2026-12-01', '', '2026-12-01', ''],
  ['2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30', '2026-12-01', '2026-11-30'],
  ['', '2026-11-30', '', '2026-12-31', '', '2026-11-30'],
])('%j to %j of a promotion and %j to %j of its rule are %j to %j', (from, until, start, end, first, last) => {
  const terms = { ...rule('revenue').terms, start, end };
  expect(periodOf({ terms, promotion: { start: from, end: until } })).toEqual({ start: first, end: last });
});

describe('what a rule is measured on (R-COM-31)', () => {
  const UNPRICED = item('3', null);
  const pieces = [{ min: 4, value: money(100) }];
  const percent = [{ min: 1, value: 10 }];

  test('only its items, wherever they belong', () => {
    const of = cart([line(PUMP, 3, null), line(TAP, 5, null)]);
    expect(verdict(rule('item_quantity', { levels: pieces }), of)).toEqual({
      kind: 'missing',
      measured: 3,
      missing: 1,
    });
  });

  test('items of any of its assortments; nothing where one item is of unknown ones', () => {
    const offered = rule('assortment_quantity', { levels: percent, assortments: [PUMPS] });
    expect(verdict(offered, cart([line(PUMP, 2, ['2', '1'])]))).toMatchObject({ kind: 'applies', measured: 2 });
    expect(verdict(offered, cart([line(PUMP, 2, ['1']), line(TAP, 1, null)]))).toEqual({ kind: 'unknown' });
  });

  test('pieces without a price: an amount is given, a percentage or what an order costs is not known', () => {
    const of = cart([line(UNPRICED, 4, ['1'])]);
    const offered = (type: 'item_quantity' | 'assortment_quantity' | 'order', levels: typeof pieces | typeof percent) =>
      verdict(rule(type, { levels, items: [UNPRICED] }), of);
    expect(offered('item_quantity', pieces)).toMatchObject({ kind: 'applies', gain: money(100) });
    expect(offered('assortment_quantity', percent)).toEqual({ kind: 'unknown' });
    expect(verdict(rule('order', { levels: [{ min: money(0), value: money(100) }] }), of)).toEqual({
      kind: 'unknown',
    });
  });

  test('one price that is not known makes the amount of the cart unknown', () => {
    expect(explainRules([], cart([line(UNPRICED, 1, []), line(TAP, 1, [])]))).toMatchObject({ gross: null });
  });
});

describe('the levels of a rule (R-COM-31)', () => {
  const of = cart([line(PUMP, 10, ['1'])]);

  test.each([
    ['no minimum', [{ min: null, value: 1 }]],
    ['a minimum below nothing', [{ min: -1, value: 1 }]],
  ])('cannot be read with %s', (_, levels) => {
    expect(verdict(rule('assortment_quantity', { levels }), of)).toEqual({ kind: 'unreadable' });
  });

  test('may give nothing', () => {
    const levels = [{ min: 1, value: 0 }];
    expect(verdict(rule('assortment_quantity', { levels }), of)).toMatchObject({ kind: 'applies', gain: money(0) });
  });

  test.each([
    [8, 2],
    [2, 8],
  ])('of one minimum: of %i and %i the larger counts', (one, other) => {
    const levels = [one, other].map((value) => ({ min: 5, value }));
    expect(verdict(rule('assortment_quantity', { levels }), of)).toMatchObject({ gain: money(8_000) });
  });

  test('a minimum that is just reached is not the next one', () => {
    const levels = [5, 10, 20].map((min) => ({ min, value: 1 }));
    expect(verdict(rule('assortment_quantity', { levels }), of)).toMatchObject({ from: 10, missing: 10 });
  });

  test('an account among several is meant', () => {
    const accounts = ['7', '8'].map((id) => ({ id, label: '' }));
    const offered = rule('assortment_quantity', { levels: [{ min: 1, value: 1 }], accounts });
    expect(verdict(offered, of).kind).toBe('applies');
  });
});
