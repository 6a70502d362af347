import { isCalendarDate, type CalendarDate } from '../shared/calendar-date';
import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { money } from '../shared/money';
import { problemsOf, type FieldProblem, type Problems, type Rule } from '../shared/rule';
import {
  moneyProblem,
  numberProblem,
  type TypedFigure,
  type TypedMoney,
  type TypedNumber,
} from '../shared/typed-number';

/** Rule R-COM-02. */
export const RULE_TYPES = ['revenue', 'assortment_revenue', 'assortment_quantity', 'item_quantity', 'order'] as const;
export type RuleType = (typeof RULE_TYPES)[number];

/** Whether the console knows this rule type. Rule R-SHR-60. */
export const isRuleType = (type: string): type is RuleType => RULE_TYPES.some((known) => known === type);

/** Unit of the minimum of a rule. Rule R-COM-64. */
export const minimumOf = (type: string): 'money' | 'pieces' =>
  type === 'assortment_quantity' || type === 'item_quantity' ? 'pieces' : 'money';

/** Unit of the value of a rule. Rule R-COM-64. */
export const gainOf = (type: string): 'percent' | 'money' =>
  type === 'item_quantity' || type === 'order' ? 'money' : 'percent';

/** What a rule is limited to; null for the whole cart. Rule R-COM-02. */
export const scopeOf = (type: string): 'assortments' | 'items' | null => {
  if (type === 'item_quantity') return 'items';
  return type === 'assortment_revenue' || type === 'assortment_quantity' ? 'assortments' : null;
};

/** An order rule has exactly one level; other rules have a list. Rule R-COM-64. */
export const hasOneLevel = (type: string): boolean => type === 'order';

export const MAX_LEVELS = 50;
export const MAX_RULES = 1000;
/** Maximum of the minimum and the value of a level, in pieces, percent or EUR. */
export const MAX_FIGURE = 99_999_999;

/** From `min` on, the customer gets `value`; the rule type decides both units. */
export interface Level {
  readonly min: TypedFigure;
  readonly value: TypedFigure;
}

/** Inclusive dates; an empty `end` is an open end. */
export type Period = {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
};

const isMoneyTyped = (figure: TypedFigure): figure is TypedMoney => typeof figure !== 'number';
const isNumberTyped = (figure: TypedFigure): figure is TypedNumber => figure === null || typeof figure !== 'object';

/** Validates a minimum or value: pieces are whole, a percentage has at most two decimals. */
export const figureProblem = (figure: TypedFigure, kind: 'money' | 'pieces' | 'percent'): FieldProblem | null => {
  if (kind === 'money')
    return isMoneyTyped(figure)
      ? moneyProblem(figure, { required: true, min: money(0), max: money(MAX_FIGURE * 100) })
      : 'pattern.default';
  return isNumberTyped(figure)
    ? numberProblem(figure, { required: true, min: 0, max: MAX_FIGURE, decimals: kind === 'percent' ? 2 : 0 })
    : 'pattern.default';
};

const dateProblem = (date: CalendarDate, required: boolean): FieldProblem | null => {
  if (date === '') return required ? 'required' : null;
  return isCalendarDate(date) ? null : 'pattern.default';
};

/** The end must not be before the start. Rule R-COM-01. */
export const periodProblems = ({ start, end }: Period, required: boolean): Problems => {
  const found = problemsOf({ start: dateProblem(start, required), end: dateProblem(end, false) });
  return Object.keys(found).length === 0 && start !== '' && end !== '' && end < start ? { end: 'tooEarly' } : found;
};

/** Common fields of promotions and net-price promotions; the period decides what is required. */
export const periodFields = {
  name: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  start: { kind: 'day', listed: true, sortable: true, filter: ['from', 'until'] },
  end: { kind: 'day', listed: true, sortable: true },
} as const satisfies FieldTable;

/** Rule R-COM-01. */
export const periodRule = ruleOf(periodFields, (draft) => periodProblems(draft, true));

export type RuleFields = Period & {
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly levels: readonly Level[];
};

/** Problems of one rule by field; levels as `levels.<index>.min`. Rules R-COM-02 and R-COM-03. */
export const ruleProblems: Rule<RuleFields> = ({ type, levels, ...period }) => ({
  ...periodProblems(period, false),
  ...(levels.length > MAX_LEVELS && { levels: 'tooMany' as const }),
  ...problemsOf(
    Object.fromEntries(
      levels.flatMap(({ min, value }, index) => [
        [`levels.${index}.min`, figureProblem(min, minimumOf(type))],
        [`levels.${index}.value`, figureProblem(value, gainOf(type))],
      ]),
    ),
  ),
});
