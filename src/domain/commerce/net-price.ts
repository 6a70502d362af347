import { byIdentity } from '../shared/by-identity';
import type { Id } from '../shared/id';
import { partsMerging } from '../shared/parts/merge-parts';
import type { Parts } from '../shared/parts/part';
import { partProblems } from '../shared/parts/part-problems';
import { defineResource, type Kind } from '../shared/resource';
import { problemsOf, type Problems, type Rule } from '../shared/rule';
import type { TypedMoney } from '../shared/typed-number';
import { netPriceProblems } from './net-price.rule';
import type { PromotionFilter, PromotionRow } from './promotion';
import { MAX_RULES, nameProblem, periodProblems, type Period } from './promotion.rule';
import type { ItemReference, Reference } from './references';

/** The price of one item. */
export interface NetPrice {
  readonly item: ItemReference;
  readonly price: TypedMoney;
}

export type NetPricesDraft = Period & {
  readonly name: string;
  /** None: for all accounts. */
  readonly accounts: readonly Reference[];
  readonly parts: Parts<NetPrice>;
};

export type NetPrices = NetPricesDraft & { readonly id: Id };

/** A key in one of many parts leaves the others as they are. */
const problemsOfPart = byIdentity<NetPrice, Problems>(netPriceProblems);

/** Rules R-COM-01 and R-COM-07. */
const netPricesRule: Rule<NetPricesDraft> = ({ name, parts, start, end }) => ({
  ...problemsOf({ name: nameProblem(name), parts: parts.length > MAX_RULES ? 'tooMany' : null }),
  ...periodProblems({ start, end }, true),
  ...partProblems(parts, problemsOfPart),
});

export interface NetPricesKind extends Kind {
  row: PromotionRow;
  detail: NetPrices;
  draft: NetPricesDraft;
  filter: PromotionFilter;
}

/** Prices of items for some accounts. The rights are those of promotions. */
export const netPrices = defineResource<NetPricesKind>({
  key: 'netPricepromotion',
  right: 'promotion',
  strings: { one: 'commerce.netPrice', many: 'commerce.netPrices' },
  sortable: ['name', 'start', 'end'],
  order: { field: 'start', order: 'desc' },
  noFilter: { name: '', from: '', until: '' },
  blank: { name: '', start: '', end: '', accounts: [], parts: [] },
  rule: netPricesRule,
  merging: partsMerging(),
});
