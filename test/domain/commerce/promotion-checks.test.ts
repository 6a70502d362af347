import { newRule, type RuleTerms } from '../../../src/domain/commerce/promotion';
import { ruleWarnings } from '../../../src/domain/commerce/promotion-checks';
import type { Period, RuleType } from '../../../src/domain/commerce/promotion.rule';
import { money } from '../../../src/domain/shared/money';

const WINTER: Period = { start: '2026-11-01', end: '2027-01-31' };
const item = (cents: number | null) => ({
  id: String(cents),
  code: 'WP-8',
  label: 'Warmtepomp',
  grossPrice: cents === null ? null : money(cents),
});
const SCOPE = { assortments: [{ id: '1', label: 'Warmtepompen' }], items: [item(10_000), item(50_000)] };
const rule = (type: RuleType, changed: Partial<RuleTerms> = {}): RuleTerms => ({
  ...newRule(type),
  ...SCOPE,
  levels: [],
  ...changed,
});

/** A rule with levels, each with a minimum and a value. */
const levelled = (...levels: readonly (readonly [number | null, number | null])[]): RuleTerms =>
  rule('assortment_quantity', { levels: levels.map(([min, value]) => ({ min, value })) });

describe('what is odd about a rule, before it is stored (R-COM-09)', () => {
  test.each<[string, RuleTerms, readonly string[]]>([
    ['nothing', rule('revenue', { levels: [{ min: money(100), value: 5 }] }), []],
    ['no level', rule('revenue'), ['noLevel']],
    ['no level of a type that only the API knows', rule('revenue', { type: 'loyalty', kept: '[]' }), []],
    [
      'no assortment',
      rule('assortment_revenue', { assortments: [], levels: [{ min: money(1), value: 1 }] }),
      ['nothingChosen'],
    ],
    ['no item', rule('item_quantity', { items: [], levels: [{ min: 1, value: money(1) }] }), ['nothingChosen']],
    [
      'no assortment where none is needed',
      rule('revenue', { assortments: [], levels: [{ min: money(1), value: 1 }] }),
      [],
    ],
    ['100 percent', rule('revenue', { levels: [{ min: money(1), value: 100 }] }), []],
    ['more than 100 percent', rule('revenue', { levels: [{ min: money(1), value: 100.01 }] }), ['tooMuch']],
    ['as much as the order', rule('order', { levels: [{ min: money(5000), value: money(5000) }] }), []],
    ['more than the order', rule('order', { levels: [{ min: money(5000), value: money(5001) }] }), ['tooMuch']],
    ['the price of the pieces', rule('item_quantity', { levels: [{ min: 2, value: money(20_000) }] }), []],
    [
      'more than the cheapest pieces',
      rule('item_quantity', { levels: [{ min: 2, value: money(20_001) }] }),
      ['tooMuch'],
    ],
    [
      'an item without a known price',
      rule('item_quantity', { items: [item(null)], levels: [{ min: 1, value: money(9_999_999) }] }),
      [],
    ],
    [
      'less for more, in any order',
      rule('assortment_quantity', {
        levels: [
          { min: 20, value: 2 },
          { min: 10, value: 5 },
        ],
      }),
      ['lessForMore'],
    ],
    [
      'as much for more',
      rule('assortment_quantity', {
        levels: [
          { min: 10, value: 5 },
          { min: 20, value: 5 },
        ],
      }),
      [],
    ],
    [
      'one minimum twice',
      rule('assortment_quantity', {
        levels: [
          { min: 10, value: 5 },
          { min: 10, value: 6 },
        ],
      }),
      ['sameMinimum'],
    ],
    ['nothing given', rule('order', { levels: [{ min: money(0), value: money(0) }] }), ['nothingGiven']],
    ['one minimum twice, with less the second time', levelled([10, 6], [10, 5]), ['sameMinimum']],
    ['nothing given, then something', levelled([10, 0], [20, 5]), []],
    ['nothing given, then what cannot be read yet', levelled([10, 0], [20, null]), []],
    ['what cannot be read yet', rule('revenue', { levels: [{ min: money(1), value: '500' }] }), []],
    ['a value that cannot be read yet', levelled([10, 5], [20, null]), []],
    ['a minimum that cannot be read yet', levelled([null, 5], [10, 2]), []],
    ['two values that cannot be read yet', levelled([10, null], [20, null]), []],
    [
      'more than the cheapest known price',
      rule('item_quantity', {
        items: [item(null), item(10_000)],
        levels: [{ min: 1, value: money(10_001) }],
      }),
      ['tooMuch'],
    ],
  ])('%s', (_, terms, warnings) => {
    expect(ruleWarnings(terms, WINTER)).toEqual(warnings);
  });

  test.each<[string, string, string, Period, readonly string[]]>([
    ['its own dates', '', '', WINTER, []],
    ['the same dates', '2026-11-01', '2027-01-31', WINTER, []],
    ['a day too early', '2026-10-31', '', WINTER, ['partlyOutside']],
    ['a day too long', '', '2027-02-01', WINTER, ['partlyOutside']],
    ['over on the first day', '', '2026-11-01', WINTER, []],
    ['beginning on the last day', '2027-01-31', '', WINTER, []],
    ['over before it begins', '', '2026-10-31', WINTER, ['outside']],
    ['beginning when it is over', '2027-02-01', '', WINTER, ['outside']],
    ['long after a promotion without an end', '2030-01-01', '2031-01-01', { start: '2026-11-01', end: '' }, []],
  ])('dates: %s', (_, start, end, promotion, warnings) => {
    expect(ruleWarnings(rule('revenue', { start, end, levels: [{ min: money(1), value: 1 }] }), promotion)).toEqual(
      warnings,
    );
  });
});
