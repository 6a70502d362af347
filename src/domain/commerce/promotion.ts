import type { CalendarDate } from '../shared/calendar-date';
import { byIdentity } from '../shared/by-identity';
import type { Id } from '../shared/id';
import { money } from '../shared/money';
import { partsMerging } from '../shared/parts/merge-parts';
import { partProblems } from '../shared/parts/part-problems';
import type { Parts } from '../shared/parts/part';
import { defineResource, type Kind } from '../shared/resource';
import { problemsOf, type Problems, type Rule } from '../shared/rule';
import {
  hasOneLevel,
  MAX_RULES,
  nameProblem,
  periodProblems,
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

export type PromotionRow = Period & {
  readonly id: Id;
  readonly name: string;
};

export type PromotionDraft = Period & {
  readonly name: string;
  readonly parts: Parts<RuleTerms>;
};

export type Promotion = PromotionDraft & { readonly id: Id };

/** Empty text does not filter; `from` and `until` are inclusive bounds of the first day. */
export type PromotionFilter = {
  readonly name: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};

/** A level to be filled in. */
export const NEW_LEVEL: Level = { min: null, value: null };

/** A rule as it begins: an order rule gives nothing from an amount of nothing. Rule R-COM-02. */
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
const promotionRule: Rule<PromotionDraft> = ({ name, parts, ...period }) => ({
  ...problemsOf({ name: nameProblem(name), parts: parts.length > MAX_RULES ? 'tooMany' : null }),
  ...periodProblems(period, true),
  ...partProblems(parts, problemsOfPart),
});

export interface PromotionKind extends Kind {
  row: PromotionRow;
  detail: Promotion;
  draft: PromotionDraft;
  filter: PromotionFilter;
}

/** Discounts on carts: a period and rules. */
export const promotions = defineResource<PromotionKind>({
  key: 'promotion',
  right: 'promotion',
  strings: { one: 'commerce.promotion', many: 'commerce.promotions' },
  sortable: ['name', 'start', 'end'],
  order: { field: 'start', order: 'desc' },
  noFilter: { name: '', from: '', until: '' },
  blank: { name: '', start: '', end: '', parts: [] },
  rule: promotionRule,
  // What a rule gives depends on its type and on what it is for.
  merging: partsMerging<RuleTerms, PromotionDraft>([
    ['type', 'levels', 'kept', 'assortments', 'items'],
    ['start', 'end'],
  ]),
});
