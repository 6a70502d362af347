import fc from 'fast-check';
import type { ExplainedCart } from '../../../src/domain/commerce/explain';
import type { OfferedRule, Verdict } from '../../../src/domain/commerce/explain-rule';
import type { RuleTerms } from '../../../src/domain/commerce/promotion';
import { gainOf, minimumOf, RULE_TYPES, type RuleType } from '../../../src/domain/commerce/promotion.rule';
import { money } from '../../../src/domain/shared/money';
import { PUMPS, TAPS, item, PUMP, TAP, line, cart, rule, explainRules, verdict } from '../support/carts';

describe('each type at one below its minimum, at it, and one above (R-COM-31)', () => {
  const pumps = (quantity: number) => cart([line(PUMP, quantity, ['1'])]);
  const cents = (amount: number) => cart([line(item('9', amount), 1, ['1'])]);
  test.each<[RuleType, RuleTerms['levels'][number], ExplainedCart, number | null]>([
    ['revenue', { min: money(5000), value: 10 }, cents(4999), null],
    ['revenue', { min: money(5000), value: 10 }, cents(5000), 500],
    ['revenue', { min: money(5000), value: 10 }, cents(5001), 500],
    ['assortment_revenue', { min: money(5000), value: 3 }, cents(4999), null],
    ['assortment_revenue', { min: money(5000), value: 3 }, cents(5000), 150],
    ['assortment_revenue', { min: money(5000), value: 3 }, cents(5001), 150],
    ['assortment_quantity', { min: 3, value: 2.5 }, pumps(2), null],
    ['assortment_quantity', { min: 3, value: 2.5 }, pumps(3), 750],
    ['assortment_quantity', { min: 3, value: 2.5 }, pumps(4), 1000],
    ['item_quantity', { min: 3, value: money(1500) }, pumps(2), null],
    ['item_quantity', { min: 3, value: money(1500) }, pumps(3), 1500],
    ['item_quantity', { min: 3, value: money(1500) }, pumps(4), 1500],
    ['order', { min: money(5000), value: money(250) }, cents(4999), null],
    ['order', { min: money(5000), value: money(250) }, cents(5000), 250],
    ['order', { min: money(5000), value: money(250) }, cents(5001), 250],
  ])('%s %j', (type, level, of, gain) => {
    const found = verdict(rule(type, { levels: [level] }), of);
    expect(found.kind === 'applies' ? found.gain.cents : null).toBe(gain);
    if (gain === null)
      expect(found).toMatchObject({ kind: 'missing', missing: minimumOf(type) === 'money' ? money(1) : 1 });
  });
});

describe('why a rule does nothing (R-COM-30)', () => {
  const of = cart([line(PUMP, 2, ['1'])]);
  const levels = [{ min: money(0), value: 1 }];
  test.each<[string, OfferedRule, Verdict]>([
    ['it begins later', rule('revenue', { levels, start: '2026-12-01' }), { kind: 'early', from: '2026-12-01' }],
    ['it is over', rule('revenue', { levels, end: '2026-11-19' }), { kind: 'over', until: '2026-11-19' }],
    [
      'its promotion begins later',
      { ...rule('revenue', { levels }), promotion: { start: '2026-11-21', end: '' } },
      { kind: 'early', from: '2026-11-21' },
    ],
    ['it is for others', rule('revenue', { levels, accounts: [{ id: '8', label: 'x' }] }), { kind: 'otherAccount' }],
    ['nothing is chosen', rule('assortment_revenue', { levels, assortments: [] }), { kind: 'nothingChosen' }],
    [
      'what is chosen is not in the cart',
      rule('assortment_revenue', { levels, assortments: [TAPS] }),
      { kind: 'notInCart' },
    ],
    ['it has no level', rule('revenue', { levels: [] }), { kind: 'noLevel' }],
    [
      'only the API knows its type',
      rule('revenue', { type: 'loyalty', levels: [], kept: '[]' }),
      { kind: 'unknownType' },
    ],
    ['its level is not filled in', rule('revenue', { levels: [{ min: money(1), value: null }] }), { kind: 'noLevel' }],
    ['its level is no number', rule('revenue', { levels: [{ min: money(1), value: 'abc' }] }), { kind: 'unreadable' }],
    ['its level takes away', rule('revenue', { levels: [{ min: money(1), value: -1 }] }), { kind: 'unreadable' }],
    [
      'one of its levels is not filled in',
      rule('revenue', { levels: [...levels, { min: money(5000), value: null }] }),
      { kind: 'unreadable' },
    ],
  ])('%s', (_, offered, found) => {
    expect(verdict(offered, of)).toEqual(found);
  });

  test('both days of a period count, and an account that is named is meant', () => {
    const offered = rule('revenue', {
      levels,
      start: '2026-11-20',
      end: '2026-11-20',
      accounts: [{ id: '7', label: '' }],
    });
    expect(verdict(offered, of).kind).toBe('applies');
  });

  test('what is not known is not judged', () => {
    expect(verdict(rule('revenue', { levels }), cart([line(item('3', null), 1, ['1'])]))).toEqual({ kind: 'unknown' });
    expect(verdict(rule('assortment_revenue', { levels }), cart([line(PUMP, 1, null)]))).toEqual({ kind: 'unknown' });
    expect(explainRules([], cart([line(item('3', null), 1, [])]))).toMatchObject({
      gross: null,
      net: null,
      total: null,
    });
  });
});

test('of several levels the highest that is reached counts, and the next is named (R-COM-31)', () => {
  const levels = [
    { min: 10, value: 5 },
    { min: 5, value: 2 },
    { min: 20, value: 8 },
  ];
  expect(verdict(rule('assortment_quantity', { levels }), cart([line(PUMP, 12, ['1'])]))).toMatchObject({
    from: 10,
    measured: 12,
    missing: 8,
    gain: money(6000),
  });
});

test.each([
  [1, 50, 1],
  [1, 49, 0],
  [333, 0.15, 0],
  [334, 0.15, 1],
  [999, 3, 30],
])('%i cents at %f percent are %i: half a cent is rounded up (R-COM-32)', (cents, percent, gain) => {
  const found = verdict(
    rule('revenue', { levels: [{ min: money(0), value: percent }] }),
    cart([line(item('9', cents), 1, [])]),
  );
  expect(found).toMatchObject({ gain: money(gain) });
});

describe('whatever the rules (R-COM-33)', () => {
  const figure = (kind: 'money' | 'pieces' | 'percent') =>
    kind === 'money'
      ? fc.integer({ min: 0, max: 2_000_000 }).map((cents) => money(cents))
      : fc.integer({ min: 0, max: kind === 'pieces' ? 40 : 15_000 }).map((n) => (kind === 'pieces' ? n : n / 100));
  const someRule = fc.constantFrom(...RULE_TYPES).chain((type) =>
    fc
      .record({
        levels: fc.array(fc.record({ min: figure(minimumOf(type)), value: figure(gainOf(type)) }), { maxLength: 4 }),
        start: fc.constantFrom('', '2026-11-20', '2026-12-01'),
        end: fc.constantFrom('', '2026-11-19', '2026-11-20'),
        assortments: fc.subarray([PUMPS, TAPS]),
        items: fc.subarray([PUMP, TAP]),
        accounts: fc.subarray([
          { id: '7', label: '' },
          { id: '8', label: '' },
        ]),
      })
      .map((terms): RuleTerms => ({ type, ...terms })),
  );
  const someRules = fc
    .array(someRule, { maxLength: 8 })
    .map((all) =>
      all.map((terms, at): OfferedRule => ({ key: String(at), terms, promotion: { start: '2026-11-01', end: '' } })),
    );
  const someCart = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
    .map(([pumps, taps]) => cart([line(PUMP, pumps, ['1']), line(TAP, taps, ['2'])]));

  test('their order changes nothing', () => {
    fc.assert(
      fc.property(someRules, someCart, (rules, of) => {
        expect(explainRules(rules.toReversed(), of)).toEqual(explainRules(rules, of));
      }),
    );
  });

  test('the total is not below zero, nor above what it was; a percentage gives at most everything', () => {
    fc.assert(
      fc.property(someRules, someCart, (rules, of) => {
        const { gross, total, steps } = explainRules(rules, of);
        const [from, to] = [gross?.cents ?? -1, total?.cents ?? -1];
        expect(to >= 0 && to <= from).toBe(true);
        for (const step of steps)
          if (step.kind === 'rule' && gainOf(step.type) === 'percent')
            expect(step.gain.cents).toBeLessThanOrEqual(from);
      }),
    );
  });

  test('a rule that does not apply can be left out', () => {
    fc.assert(
      fc.property(someRules, someCart, (rules, of) => {
        const whole = explainRules(rules, of);
        const applied = new Set(whole.steps.map(({ key }) => key));
        const left = rules.filter(({ key }) => applied.has(`rule ${key}`));
        expect(explainRules(left, of).total).toEqual(whole.total);
      }),
    );
  });
});

test('rules of one name are told in the order of their numbers (R-COM-33)', () => {
  const levels = [{ min: money(0), value: 1 }];
  const rules = ['10', '2'].map((key) => rule('revenue', { levels }, key));
  expect(explainRules(rules, cart([line(PUMP, 2, ['1'])])).steps.map(({ key }) => key)).toEqual(['rule 2', 'rule 10']);
});
