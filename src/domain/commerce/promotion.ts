import { byIdentity } from '../shared/by-identity';
import {
  odd,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { money } from '../shared/money';
import { partsMerging } from '../shared/parts/merge-parts';
import { partProblems } from '../shared/parts/part-problems';
import type { Parts } from '../shared/parts/part';
import { defineResource } from '../shared/resource';
import type { Problems, Rule } from '../shared/rule';
import {
  hasOneLevel,
  MAX_RULES,
  periodFields,
  periodRule,
  ruleProblems,
  type Level,
  type Period,
  type RuleType,
} from './promotion.rule';
import type { ItemReference, Reference } from './references';

/** What one rule of a promotion says. Without accounts it is for all. */
export type RuleTerms = Period & {
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly levels: readonly Level[];
  /** What a rule of a type that only the API knows has in place of levels, as JSON. Rule R-SHR-60. */
  readonly kept?: string;
  readonly assortments: readonly Reference[];
  readonly items: readonly ItemReference[];
  readonly accounts: readonly Reference[];
};

export const promotionTable = { ...periodFields, parts: odd<Parts<RuleTerms>>([]) } as const satisfies FieldTable;

export type PromotionRow = RowOf<typeof promotionTable>;
export type PromotionDraft = DraftOf<typeof promotionTable>;
export type Promotion = RecordOf<typeof promotionTable>;
export type PromotionFilter = PromotionKind['filter'];
export type PromotionKind = KindOf<typeof promotionTable>;

/** A level to be filled in. */
export const NEW_LEVEL: Level = { min: null, value: null };

/** A rule as it begins: an order rule gives nothing from an amount of nothing. Rule R-COM-64. */
export const newRule = (type: RuleType): RuleTerms => ({
  type,
  start: '',
  end: '',
  levels: [hasOneLevel(type) ? { min: money(0), value: money(0) } : NEW_LEVEL],
  assortments: [],
  items: [],
  accounts: [],
});

/** A key in one of many parts leaves the others as they are. */
const problemsOfPart = byIdentity<RuleTerms, Problems>(ruleProblems);

/** Rules R-COM-01 to R-COM-03. */
const promotionRule: Rule<PromotionDraft> = ({ parts, ...head }) => ({
  ...periodRule(head),
  ...(parts.length > MAX_RULES && { parts: 'tooMany' as const }),
  ...partProblems(parts, problemsOfPart),
});

/** Discounts on carts: a period and rules. */
export const promotions = defineResource<PromotionKind>({
  ...valuesOf(promotionTable),
  key: 'promotion',
  right: 'promotion',
  strings: { one: 'commerce.promotion', many: 'commerce.promotions' },
  order: { field: 'start', order: 'desc' },
  rule: promotionRule,
  // What a rule gives depends on its type and on what it is for.
  merging: partsMerging<RuleTerms, PromotionDraft>([
    ['type', 'levels', 'kept', 'assortments', 'items'],
    ['start', 'end'],
  ]),
});
