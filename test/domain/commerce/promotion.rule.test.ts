import { newRule, promotions, type PromotionDraft, type RuleTerms } from '../../../src/domain/commerce/promotion';
import {
  gainOf,
  hasOneLevel,
  isRuleType,
  MAX_FIGURE,
  MAX_LEVELS,
  MAX_RULES,
  minimumOf,
  periodFields,
  RULE_TYPES,
  scopeOf,
  type Level,
  type RuleType,
} from '../../../src/domain/commerce/promotion.rule';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';

const draft = (changed: Partial<PromotionDraft> = {}): PromotionDraft => ({
  name: 'Winter',
  start: '2026-11-01',
  end: '',
  parts: [],
  ...changed,
});
const ruled = (rule: Partial<RuleTerms> & { readonly type: RuleType }): PromotionDraft =>
  draft({ parts: [storedPart('1', { ...newRule(rule.type), levels: [], ...rule })] });

describe('the types of a rule (R-COM-02, R-COM-64)', () => {
  test.each<[RuleType, 'money' | 'pieces', 'percent' | 'money', 'assortments' | 'items' | null, boolean]>([
    ['revenue', 'money', 'percent', null, false],
    ['assortment_revenue', 'money', 'percent', 'assortments', false],
    ['assortment_quantity', 'pieces', 'percent', 'assortments', false],
    ['item_quantity', 'pieces', 'money', 'items', false],
    ['order', 'money', 'money', null, true],
  ])('%s', (type, minimum, gain, scope, one) => {
    expect([minimumOf(type), gainOf(type), scopeOf(type), hasOneLevel(type)]).toEqual([minimum, gain, scope, one]);
  });

  test('are five', () => {
    expect([...RULE_TYPES, '', 'orders', 'Order'].filter(isRuleType)).toEqual(RULE_TYPES);
  });

  test('a new order rule gives nothing from nothing; every other begins with one level to fill in', () => {
    expect(newRule('order').levels).toEqual([{ min: money(0), value: money(0) }]);
    for (const type of RULE_TYPES.filter((other) => other !== 'order'))
      expect(newRule(type).levels).toEqual([{ min: null, value: null }]);
    expect(newRule('revenue')).toMatchObject({ start: '', end: '', assortments: [], items: [], accounts: [] });
  });
});

describe('a promotion (R-COM-01)', () => {
  test.each<[string, Partial<PromotionDraft>, object]>([
    ['with a name and a start', {}, {}],
    ['without a name', { name: '  ' }, { name: 'required' }],
    ['with the longest name', { name: ` ${'x'.repeat(periodFields.name.most)} ` }, {}],
    [
      'with a longer name',
      { name: 'x'.repeat(periodFields.name.most + 1) },
      { name: `tooLong.${String(periodFields.name.most)}` },
    ],
    ['without a start', { start: '' }, { start: 'required' }],
    ['with a start that is no date', { start: '2026-02-30' }, { start: 'pattern.default' }],
    ['with an end that is no date', { end: 'soon' }, { end: 'pattern.default' }],
    ['that ends on its first day', { end: '2026-11-01' }, {}],
    ['that ends before it starts', { end: '2026-10-31' }, { end: 'tooEarly' }],
    ['that ends before no date', { start: '2026-02-30', end: '2026-01-01' }, { start: 'pattern.default' }],
    [
      'with the most parts',
      { parts: Array.from({ length: MAX_RULES }, (_, at) => storedPart(String(at), { ...newRule('order') })) },
      {},
    ],
    [
      'with too many parts',
      { parts: Array.from({ length: MAX_RULES + 1 }, (_, at) => storedPart(String(at), { ...newRule('order') })) },
      { parts: 'tooMany' },
    ],
  ])('%s', (_, changed, problems) => {
    expect(promotions.rule(draft(changed))).toEqual(problems);
  });
});

describe('a rule of a promotion (R-COM-03)', () => {
  const at = 'parts.0.value.levels.0';
  test.each<[string, RuleType, Level, object]>([
    ['an amount and a percentage', 'revenue', { min: money(250_000), value: 4.25 }, {}],
    ['nothing from nothing', 'revenue', { min: money(0), value: 0 }, {}],
    ['no minimum', 'revenue', { min: null, value: 4 }, { [`${at}.min`]: 'required' }],
    ['no value', 'revenue', { min: money(1), value: null }, { [`${at}.value`]: 'required' }],
    ['text for a percentage', 'revenue', { min: money(1), value: 'four' }, { [`${at}.value`]: 'pattern.default' }],
    ['money for a percentage', 'revenue', { min: money(1), value: money(4) }, { [`${at}.value`]: 'pattern.default' }],
    ['a third decimal', 'revenue', { min: money(1), value: 4.125 }, { [`${at}.value`]: 'tooManyDecimals.2' }],
    ['less than nothing', 'revenue', { min: money(1), value: -1 }, { [`${at}.value`]: 'tooSmall.0' }],
    ['half a piece', 'item_quantity', { min: 1.5, value: money(100) }, { [`${at}.min`]: 'notWhole' }],
    ['pieces and an amount', 'item_quantity', { min: 3, value: money(15_000) }, {}],
    ['the largest amount', 'revenue', { min: money(MAX_FIGURE * 100), value: 4 }, {}],
    [
      'a larger amount',
      'revenue',
      { min: money(MAX_FIGURE * 100 + 1), value: 4 },
      { [`${at}.min`]: `tooLarge.${String(MAX_FIGURE)}.00 EUR` },
    ],
    ['a number for an amount', 'order', { min: 3, value: money(100) }, { [`${at}.min`]: 'pattern.default' }],
    // A discount above the price is a warning, not an error.
    ['more than all', 'assortment_quantity', { min: 1, value: 120 }, {}],
  ])('with %s', (_, type, level, problems) => {
    expect(promotions.rule(ruled({ type, levels: [level] }))).toEqual(problems);
  });

  test('has at most fifty levels', () => {
    const levels = Array.from({ length: MAX_LEVELS + 1 }, (_, min) => ({ min, value: 1 }));
    expect(promotions.rule(ruled({ type: 'assortment_quantity', levels: levels.slice(1) }))).toEqual({});
    expect(promotions.rule(ruled({ type: 'assortment_quantity', levels }))).toEqual({
      'parts.0.value.levels': 'tooMany',
    });
  });

  test('may have dates of its own, the end not before the start', () => {
    expect(promotions.rule(ruled({ type: 'revenue', start: '2026-12-01', end: '2026-12-01' }))).toEqual({});
    expect(promotions.rule(ruled({ type: 'revenue', start: '2026-12-02', end: '2026-12-01' }))).toEqual({
      'parts.0.value.end': 'tooEarly',
    });
  });

  test('is not judged once it is marked to be deleted', () => {
    const parts = [{ ...storedPart('1', newRule('revenue')), state: 'marked' as const }];
    expect(promotions.rule(draft({ parts }))).toEqual({});
  });
});
