import { newRule, promotions, type PromotionDraft, type RuleTerms } from '../../../src/domain/commerce/promotion';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';

describe('promotions as a resource', () => {
  test('are named as routes, rights and texts name them', () => {
    expect([promotions.key, promotions.right, promotions.strings]).toEqual([
      'promotion',
      'promotion',
      { one: 'commerce.promotion', many: 'commerce.promotions' },
    ]);
  });

  test('are listed from the latest start, sorted by name, start or end, none left out', () => {
    expect([promotions.order, promotions.sortable, promotions.noFilter]).toEqual([
      { field: 'start', order: 'desc' },
      ['name', 'start', 'end'],
      { name: '', from: '', until: '' },
    ]);
  });

  test('begin empty', () => {
    expect(promotions.blank).toEqual({ name: '', start: '', end: '', parts: [] });
  });
});

describe('two edits of one rule of a promotion (R-COM-06)', () => {
  const terms: RuleTerms = { ...newRule('item_quantity'), start: '2026-11-01', end: '2026-11-30' };
  const withRule = (changed: Partial<RuleTerms>): PromotionDraft => ({
    ...promotions.blank,
    parts: [storedPart('1', { ...terms, ...changed })],
  });
  const conflicts = (mine: Partial<RuleTerms>, theirs: Partial<RuleTerms>) =>
    promotions.merging?.merge(withRule({}), withRule(mine), withRule(theirs)).conflicts;

  const kind: Partial<RuleTerms> = { type: 'order' };
  const reference = { id: '7', label: 'Pompen' };
  test.each<[string, Partial<RuleTerms>, Partial<RuleTerms>, readonly string[]]>([
    ['type and levels', kind, { levels: [{ min: 1, value: money(1) }] }, ['parts.1.type']],
    ['type and assortments', kind, { assortments: [reference] }, ['parts.1.type']],
    ['type and items', kind, { items: [{ ...reference, code: 'P7', grossPrice: null }] }, ['parts.1.type']],
    ['start and end', { start: '2026-11-02' }, { end: '2026-11-29' }, ['parts.1.start']],
    ['type and start', kind, { start: '2026-11-02' }, []],
    ['end and accounts', { end: '2026-11-29' }, { accounts: [reference] }, []],
  ])('%s', (_, mine, theirs, expected) => {
    expect(conflicts(mine, theirs)).toEqual(expected);
  });
});
