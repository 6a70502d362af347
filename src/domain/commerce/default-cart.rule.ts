import { money } from '../shared/money';
import { lengthProblem, problemsOf, type Rule } from '../shared/rule';
import { moneyProblem, numberProblem, type TypedMoney, type TypedNumber } from '../shared/typed-number';
import { couponFields } from './coupon.rule';
import { MAX_FIGURE, periodRule, type Period } from './promotion.rule';

export const MAX_QUANTITY = 99_999;
const MAX_AMOUNT = money(MAX_FIGURE * 100);

export type CartFields = Period & {
  readonly name: string;
  readonly description: string;
  /** Null until it is chosen. */
  readonly account: object | null;
  readonly minimum: TypedMoney;
};

/** Rule R-COM-55. */
export const cartRule: Rule<CartFields> = ({ name, description, account, minimum, start, end }) => ({
  ...problemsOf({
    description: lengthProblem(description, couponFields.description.most),
    account: account === null ? 'required' : null,
    minimum: moneyProblem(minimum, { min: money(0), max: MAX_AMOUNT }),
  }),
  ...periodRule({ name, start, end }),
});

export interface LineFields {
  readonly item: object | null;
  readonly quantity: TypedNumber;
  readonly price: TypedMoney;
}

/** Rule R-COM-56. */
export const lineProblems: Rule<LineFields> = ({ item, quantity, price }) =>
  problemsOf({
    item: item === null ? 'required' : null,
    quantity: numberProblem(quantity, { required: true, min: 1, max: MAX_QUANTITY }),
    price: moneyProblem(price, { required: true, min: money(0), max: MAX_AMOUNT }),
  });
