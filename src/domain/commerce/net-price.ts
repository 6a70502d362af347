import { byIdentity } from '../shared/by-identity';
import { custom, type DraftOf, type FieldTable, type KindOf, type RecordOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { partsMerging } from '../shared/parts/merge-parts';
import type { Parts } from '../shared/parts/part';
import { partProblems } from '../shared/parts/part-problems';
import { defineResource } from '../shared/resource';
import type { Problems, Rule } from '../shared/rule';
import type { TypedMoney } from '../shared/typed-number';
import { netPriceProblems } from './net-price.rule';
import { MAX_RULES, periodFields, periodRule } from './promotion.rule';
import type { ItemReference, Reference } from './references';

/** Net price of one item. */
export interface NetPrice {
  readonly item: ItemReference;
  readonly price: TypedMoney;
}

/** A price list without accounts applies to all. */
export const netPriceTable = {
  ...periodFields,
  accounts: custom<readonly Reference[]>([]),
  parts: custom<Parts<NetPrice>>([]),
} as const satisfies FieldTable;

export type NetPricesDraft = DraftOf<typeof netPriceTable>;
export type NetPrices = RecordOf<typeof netPriceTable>;
export type NetPricesKind = KindOf<typeof netPriceTable>;

/** Memoized per part: a keystroke validates only the changed part. */
const problemsOfPart = byIdentity<NetPrice, Problems>(netPriceProblems);

/** Rules R-COM-01 and R-COM-07. */
const netPricesRule: Rule<NetPricesDraft> = ({ parts, ...head }) => ({
  ...periodRule(head),
  ...(parts.length > MAX_RULES && { parts: 'tooMany' as const }),
  ...partProblems(parts, problemsOfPart),
});

/** Item prices for some accounts. Uses the rights of promotions. */
export const netPrices = defineResource<NetPricesKind>({
  ...valuesOf(netPriceTable),
  key: 'netPricepromotion',
  right: 'promotion',
  strings: { one: 'commerce.netPrice', many: 'commerce.netPrices' },
  order: { field: 'start', order: 'desc' },
  rule: netPricesRule,
  merging: partsMerging(),
});
