import fc from 'fast-check';
import { overlapsByEntry, overlapsOf, spansOf, type Overlap } from '../../../src/domain/commerce/calendar-overlaps';
import { netPrices, type NetPrices } from '../../../src/domain/commerce/net-price';
import { newRule, promotions, type Promotion, type RuleTerms } from '../../../src/domain/commerce/promotion';
import type { RuleType } from '../../../src/domain/commerce/promotion.rule';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';

const YEAR = { start: '2026-01-01', end: '2026-12-31' };
const [ONE, TWO, THREE] = ['1', '2', '3'].map((id) => ({ id, label: `Account ${id}` }));
const item = (id: string) => ({ id, code: `I-${id}`, label: '', grossPrice: null });
const all = (...references: readonly ({ readonly id: string; readonly label: string } | undefined)[]) =>
  references.filter((reference) => reference !== undefined);

const list = (id: string, terms: Partial<NetPrices> = {}, items = ['1'], cents = 1000): NetPrices => ({
  ...netPrices.blank,
  ...YEAR,
  id,
  name: `Lijst ${id}`,
  parts: items.map((one) => storedPart(one, { item: item(one), price: money(cents) })),
  ...terms,
});
const promotion = (id: string, type: RuleType, terms: Partial<RuleTerms> = {}): Promotion => ({
  ...promotions.blank,
  ...YEAR,
  id,
  name: `Actie ${id}`,
  parts: [storedPart('1', { ...newRule(type), ...terms })],
});
const found = (lists: readonly NetPrices[], actions: readonly Promotion[] = [], period = YEAR) =>
  overlapsOf({ promotions: actions, netPrices: lists }, period);

describe('two records overlap (R-COM-47)', () => {
  test('where an item has two net prices for one account, on their common days', () => {
    const one = list('1', { start: '2026-03-01', end: '2026-06-30', accounts: all(ONE, TWO) }, ['1', '2'], 900);
    const two = list('2', { start: '2026-06-01', end: '', accounts: all(TWO, THREE) });
    expect(found([one, two])).toEqual([
      {
        key: 'netPrice 1, netPrice 2',
        of: ['netPrice 1', 'netPrice 2'],
        parts: [
          {
            start: '2026-06-01',
            end: '2026-06-30',
            accounts: [TWO],
            subjects: [{ kind: 'item', label: 'I-1', prices: [money(900), money(1000)] }],
          },
        ],
      },
    ]);
  });

  test.each<[string, NetPrices, NetPrices, number]>([
    ['another item', list('1'), list('2', {}, ['2']), 0],
    ['other accounts', list('1', { accounts: all(ONE) }), list('2', { accounts: all(TWO) }), 0],
    ['one for all and one for an account', list('1'), list('2', { accounts: all(TWO) }), 1],
    ['the day after the end', list('1', { end: '2026-06-30' }), list('2', { start: '2026-07-01' }), 0],
    ['the last day', list('1', { end: '2026-06-30' }), list('2', { start: '2026-06-30' }), 1],
    ['no end', list('1', { end: '' }), list('2', { start: '2026-12-31', end: '' }), 1],
  ])('with %s: %#', (_, one, two, count) => {
    expect(found([one, two])).toHaveLength(count);
  });

  test.each<[string, Promotion, Promotion, string | null]>([
    ['whole carts', promotion('1', 'revenue'), promotion('2', 'order'), 'cart'],
    [
      'one assortment',
      promotion('1', 'assortment_revenue', { assortments: all(ONE) }),
      promotion('2', 'assortment_quantity', { assortments: all(ONE, TWO) }),
      'assortment',
    ],
    [
      'two assortments',
      promotion('1', 'assortment_revenue', { assortments: all(ONE) }),
      promotion('2', 'assortment_revenue', { assortments: all(TWO) }),
      null,
    ],
    ['a cart and an item', promotion('1', 'revenue'), promotion('2', 'item_quantity', { items: [item('1')] }), null],
    [
      'dates of parts apart',
      promotion('1', 'revenue', { end: '2026-05-31' }),
      promotion('2', 'revenue', { start: '2026-06-01' }),
      null,
    ],
  ])('of promotions about %s', (_, one, two, kind) => {
    expect(found([], [one, two]).map(({ parts }) => parts[0]?.subjects[0]?.kind)).toEqual(kind === null ? [] : [kind]);
  });

  test('a rule and a net price of one item are about the same', () => {
    const rule = promotion('1', 'item_quantity', { items: [item('1')] });
    expect(found([list('1')], [rule])).toMatchObject([
      { of: ['netPrice 1', 'promotion 1'], parts: [{ subjects: [{ label: 'I-1', prices: [money(1000), null] }] }] },
    ]);
  });

  test('two parts of one promotion do not, nor what is marked for deletion, nor days outside the period', () => {
    const twice = promotion('1', 'revenue');
    expect(found([], [{ ...twice, parts: [...twice.parts, storedPart('2', newRule('revenue'))] }])).toEqual([]);
    const marked = list('2');
    expect(
      found([list('1'), { ...marked, parts: marked.parts.map((part) => ({ ...part, state: 'marked' })) }]),
    ).toEqual([]);
    const late = { start: '2027-01-01', end: '2027-01-31' };
    expect(found([list('1'), list('2')], [], late)).toEqual([]);
  });

  test('what two records share on other days for other accounts is said apart', () => {
    const january = { start: '2026-01-01', end: '2026-01-31' };
    const june = { start: '2026-06-01', end: '2026-06-30' };
    const twice = (id: string): Promotion => ({
      ...promotions.blank,
      ...YEAR,
      id,
      name: `Actie ${id}`,
      parts: [
        storedPart('1', { ...newRule('item_quantity'), ...january, items: [item('1')], accounts: all(ONE) }),
        storedPart('2', { ...newRule('item_quantity'), ...june, items: [item('2')], accounts: all(TWO) }),
      ],
    });
    expect(found([], [twice('1'), twice('2')]).map(({ parts }) => parts)).toMatchObject([
      [
        { ...january, accounts: [ONE], subjects: [{ label: 'I-1' }] },
        { ...june, accounts: [TWO], subjects: [{ label: 'I-2' }] },
      ],
    ]);
  });

  test('each pair stands once, with everything that it shares', () => {
    const [overlap, ...others] = found([list('1', {}, ['1', '2', '3']), list('2', {}, ['3', '1'])]);
    expect(others).toEqual([]);
    expect(overlap?.parts.map(({ subjects }) => subjects.map(({ label }) => label))).toEqual([['I-1', 'I-3']]);
  });

  test('whatever their order', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-06-${String(number).padStart(2, '0')}`);
    const someList = fc
      .record({ start: day, end: fc.oneof(day, fc.constant('')), accounts: fc.subarray(all(ONE, TWO, THREE)) })
      .filter(({ start, end }) => end === '' || end >= start);
    fc.assert(
      fc.property(fc.array(someList, { maxLength: 6 }), (terms) => {
        const lists = terms.map((one, place) => list(String(place + 1), one));
        expect(found(lists.toReversed())).toEqual(found(lists));
        for (const { start, end } of found(lists).flatMap(({ parts }) => parts))
          expect(end === '' || start <= end).toBe(true);
      }),
    );
  });

  test('a thousand items in each of ten lists are one overlap for each two of them', () => {
    const items = Array.from({ length: 1000 }, (_, number) => String(number));
    const lists = Array.from({ length: 10 }, (_, number) => list(String(number + 1), {}, items));
    expect(found(lists)).toHaveLength(45);
  });
});

test('overlaps by entry, and their days as few spans', () => {
  const overlap = (one: string, other: string, start: string, end: string): Overlap => ({
    key: `${one}, ${other}`,
    of: [one, other],
    parts: [{ start, end, accounts: [], subjects: [] }],
  });
  const overlaps = [
    overlap('a', 'b', '2026-06-10', '2026-06-20'),
    overlap('a', 'c', '2026-06-01', '2026-06-10'),
    overlap('a', 'f', '2026-06-21', '2026-06-22'),
    overlap('a', 'd', '2026-08-01', ''),
    overlap('a', 'e', '2026-09-01', '2026-09-02'),
  ];
  expect(overlapsByEntry(overlaps).get('a')).toEqual(overlaps);
  expect(overlapsByEntry(overlaps).get('b')).toEqual(overlaps.slice(0, 1));
  expect(spansOf(overlaps)).toEqual([
    { start: '2026-06-01', end: '2026-06-22' },
    { start: '2026-08-01', end: '' },
  ]);
});
