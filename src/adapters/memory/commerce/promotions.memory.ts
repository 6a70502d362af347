import { promotions, type Promotion, type PromotionKind, type RuleTerms } from '../../../domain/commerce/promotion';
import type { RuleType } from '../../../domain/commerce/promotion.rule';
import { money } from '../../../domain/shared/money';
import { storedPart } from '../../../domain/shared/parts/part';
import { plainInParts } from '../shared/record-parts.memory';

const rule = (type: RuleType, terms: Partial<RuleTerms>): RuleTerms => ({
  type,
  start: '',
  end: '',
  levels: [],
  assortments: [],
  items: [],
  accounts: [],
  ...terms,
});

const HEAT_PUMP = { id: '2', code: 'WP-8000', label: 'Warmtepomp 8 kW', grossPrice: money(492_000) };

/** One rule of each type. */
const RULES: readonly RuleTerms[] = [
  rule('revenue', {
    levels: [
      { min: money(250_000), value: 3 },
      { min: money(1_000_000), value: 4.5 },
    ],
  }),
  rule('assortment_revenue', {
    levels: [{ min: money(500_000), value: 4 }],
    assortments: [{ id: '1', label: 'Warmtepompen lucht-water' }],
  }),
  rule('assortment_quantity', {
    levels: [{ min: 10, value: 2 }],
    assortments: [{ id: '5', label: 'Thermostaten' }],
    end: '2026-11-30',
  }),
  rule('item_quantity', { levels: [{ min: 3, value: money(15_000) }], items: [HEAT_PUMP] }),
  rule('order', { levels: [{ min: money(75_000), value: money(2_500) }], start: '2026-12-01' }),
];

const SEED: readonly Promotion[] = [
  {
    id: '1',
    name: 'Winterklaar 2026',
    start: '2026-11-01',
    end: '2027-01-31',
    parts: RULES.map((terms, index) => storedPart(String(index + 1), terms)),
  },
  { id: '2', name: 'Voorjaarsactie', start: '2027-03-01', end: '', parts: [] },
];

/** Promotions in memory, and their rules. */
export const promotionsMemory = plainInParts<RuleTerms, PromotionKind>(promotions, { seed: SEED });
