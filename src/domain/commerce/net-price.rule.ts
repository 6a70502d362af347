import { money } from '../shared/money';
import type { Rule } from '../shared/rule';
import { problemsOf } from '../shared/rule';
import { moneyProblem, type TypedMoney } from '../shared/typed-number';
import { MAX_FIGURE } from './promotion.rule';

/** `item` is null until chosen. */
export interface NetPriceFields {
  readonly item: object | null;
  readonly price: TypedMoney;
}

/** Rule R-COM-07. */
export const netPriceProblems: Rule<NetPriceFields> = ({ item, price }) =>
  problemsOf({
    item: item === null ? 'required' : null,
    price: moneyProblem(price, { required: true, min: money(0), max: money(MAX_FIGURE * 100) }),
  });
