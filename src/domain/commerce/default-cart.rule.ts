import { custom, type CheckedOf, type DraftOf, type FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { money } from '../shared/money';
import { problemsOf, type Rule } from '../shared/rule';
import { moneyProblem, numberProblem, type TypedMoney, type TypedNumber } from '../shared/typed-number';
import { MAX_FIGURE, periodFields, periodProblems } from './promotion.rule';

export const MAX_QUANTITY = 99_999;
const MAX_AMOUNT = money(MAX_FIGURE * 100);

/** `minimum`: minimum order amount. The server assigns the code. Rule R-COM-55. */
export const cartFields = {
  ...periodFields,
  start: { kind: 'day', listed: true, sortable: true },
  code: { kind: 'line', most: 64, given: true, searched: true },
  description: { kind: 'text', most: 5_000 },
  minimum: custom<TypedMoney>(money(0)),
  hasPromotions: { kind: 'flag' },
  mixesItems: { kind: 'flag' },
  singleUse: { kind: 'flag' },
} as const satisfies FieldTable;

/** `account` is null until chosen. */
type Own = Pick<DraftOf<typeof cartFields>, 'minimum'> & { readonly account: object | null };

/** Rule R-COM-55. */
export const cartRule = ruleOf(cartFields, ({ start, end, minimum, account }: CheckedOf<typeof cartFields> & Own) => ({
  ...periodProblems({ start, end }, true),
  account: account === null ? 'required' : null,
  minimum: moneyProblem(minimum, { min: money(0), max: MAX_AMOUNT }),
}));

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
