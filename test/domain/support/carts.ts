import { explainCart, type ExplainedCart, type Explanation } from '../../../src/domain/commerce/explain';
import type { ExplainedLine, OfferedRule, Verdict } from '../../../src/domain/commerce/explain-rule';
import { newRule, type RuleTerms } from '../../../src/domain/commerce/promotion';
import type { RuleType } from '../../../src/domain/commerce/promotion.rule';
import { money } from '../../../src/domain/shared/money';

export const [PUMPS, TAPS] = [
  { id: '1', label: 'Warmtepompen' },
  { id: '2', label: 'Kranen' },
];
export const item = (id: string, cents: number | null) => ({
  id,
  code: `I-${id}`,
  label: `Item ${id}`,
  grossPrice: cents === null ? null : money(cents),
});
export const [PUMP, TAP] = [item('1', 10_000), item('2', 250)];
export const line = (
  of: ExplainedLine['item'],
  quantity: number,
  assortments: readonly string[] | null,
): ExplainedLine => ({
  item: of,
  quantity,
  assortments,
});
export const cart = (lines: readonly ExplainedLine[], changed: Partial<ExplainedCart> = {}): ExplainedCart => ({
  account: '7',
  date: '2026-11-20',
  lines,
  coupon: '',
  ...changed,
});
export const rule = (type: RuleType, terms: Partial<RuleTerms> = {}, key = 'a'): OfferedRule => ({
  key,
  terms: { ...newRule(type), assortments: [PUMPS], items: [PUMP], ...terms },
  promotion: { start: '2026-11-01', end: '' },
});
/** The results of rules only, in the order in which they are applied. */
export const explainRules = (rules: readonly OfferedRule[], of: ExplainedCart): Explanation =>
  explainCart({ rules: rules.map((one) => ({ ...one, id: '1', name: 'Actie' })), netPrices: [], coupons: [] }, of);
export const verdict = (offered: OfferedRule, of: ExplainedCart): Verdict => {
  const { steps, others } = explainRules([offered], of);
  const [judged] = [...steps, ...others];
  return judged?.kind === 'rule' ? judged.verdict : { kind: 'unknown' };
};
