import { byIdentity } from '../shared/by-identity';
import {
  custom,
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

/** Content of one promotion rule. Without accounts it applies to all. */
export type RuleTerms = Period & {
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly levels: readonly Level[];
  /** Unchanged JSON in place of levels, for a type that the console does not know. Rule R-SHR-60. */
  readonly kept?: string;
  readonly assortments: readonly Reference[];
  readonly items: readonly ItemReference[];
  readonly accounts: readonly Reference[];
};

export const promotionTable = { ...periodFields, parts: custom<Parts<RuleTerms>>([]) } as const satisfies FieldTable;

export type PromotionRow = RowOf<typeof promotionTable>;
export type PromotionDraft = DraftOf<typeof promotionTable>;
export type Promotion = RecordOf<typeof promotionTable>;
export type PromotionFilter = PromotionKind['filter'];
export type PromotionKind = KindOf<typeof promotionTable>;

/** Initial level. */
export const NEW_LEVEL: Level = { min: null, value: null };

/** New rule; an order rule starts with one level of 0. Rule R-COM-64. */
export const newRule = (type: RuleType): RuleTerms => ({
  type,
  start: '',
  end: '',
  levels: [hasOneLevel(type) ? { min: money(0), value: money(0) } : NEW_LEVEL],
  assortments: [],
  items: [],
  accounts: [],
});

/** Memoized per part: a keystroke validates only the changed part. */
const problemsOfPart = byIdentity<RuleTerms, Problems>(ruleProblems);

/** Rules R-COM-01 to R-COM-03. */
const promotionRule: Rule<PromotionDraft> = ({ parts, ...head }) => ({
  ...periodRule(head),
  ...(parts.length > MAX_RULES && { parts: 'tooMany' as const }),
  ...partProblems(parts, problemsOfPart),
});

/** Discounts on carts: a period with rules. */
export const promotions = defineResource<PromotionKind>({
  ...valuesOf(promotionTable),
  key: 'promotion',
  right: 'promotion',
  strings: { one: 'commerce.promotion', many: 'commerce.promotions' },
  order: { field: 'start', order: 'desc' },
  rule: promotionRule,
  // The meaning of a value depends on the type and the scope of the rule.
  merging: partsMerging<RuleTerms, PromotionDraft>([
    ['type', 'levels', 'kept', 'assortments', 'items'],
    ['start', 'end'],
  ]),
});
