import type { CalendarDate } from '../shared/calendar-date';
import { isMoney } from '../shared/money';
import type { TypedFigure } from '../shared/typed-number';
import type { RuleTerms } from './promotion';
import { gainOf, isRuleType, scopeOf, type Level, type Period } from './promotion.rule';

/** Warnings about a valid rule; they do not block saving. Rule R-COM-09. */
export const WARNINGS = [
  'nothingChosen',
  'noLevel',
  'outside',
  'partlyOutside',
  'tooMuch',
  'lessForMore',
  'sameMinimum',
  'nothingGiven',
] as const;
export type RuleWarning = (typeof WARNINGS)[number];

/** A figure as a number (amounts in cents); null while it cannot be parsed. */
const figureOf = (figure: TypedFigure): number | null =>
  isMoney(figure) ? figure.cents : typeof figure === 'number' ? figure : null;

interface ReadLevel {
  readonly min: number;
  readonly value: number;
}

const readLevels = (levels: readonly Level[]): readonly ReadLevel[] =>
  levels
    .flatMap(({ min, value }) => {
      const [from, gain] = [figureOf(min), figureOf(value)];
      return from === null || gain === null ? [] : [{ min: from, value: gain }];
    })
    .sort((one, other) => one.min - other.min);

const LAST: CalendarDate = '9999-12-31';

/** Warning when a rule lies outside the period of its promotion; empty text is an open end. */
const placeIn = (rule: Period, promotion: Period): RuleWarning | null => {
  const [start, end] = [rule.start, rule.end === '' ? LAST : rule.end];
  const last = promotion.end === '' ? LAST : promotion.end;
  if (end < promotion.start || (start !== '' && start > last)) return 'outside';
  const isPartly = (start !== '' && start < promotion.start) || (rule.end !== '' && rule.end > last);
  return isPartly ? 'partlyOutside' : null;
};

/** Whether the discount of a level exceeds the amount it applies to. */
const givesTooMuch = ({ type, items }: RuleTerms, { min, value }: ReadLevel): boolean => {
  if (gainOf(type) === 'percent') return value > 100;
  if (type === 'order') return value > min;
  // A fixed amount for a number of items is compared with the price of the cheapest item.
  const prices = items.flatMap(({ grossPrice }) => (grossPrice === null ? [] : [grossPrice.cents]));
  return prices.length > 0 && value > Math.min(...prices) * Math.max(1, min);
};

/** Warnings about a rule of a promotion. Rule R-COM-09. */
export const ruleWarnings = (rule: RuleTerms, promotion: Period): readonly RuleWarning[] => {
  const levels = readLevels(rule.levels);
  const scope = scopeOf(rule.type);
  const pairs = levels.slice(1).map((level, index) => [levels[index] ?? level, level] as const);
  const place = placeIn(rule, promotion);
  return [
    ...(scope !== null && rule[scope].length === 0 ? (['nothingChosen'] as const) : []),
    ...(rule.levels.length === 0 && isRuleType(rule.type) ? (['noLevel'] as const) : []),
    ...(place === null ? [] : [place]),
    ...(levels.some((level) => givesTooMuch(rule, level)) ? (['tooMuch'] as const) : []),
    ...(pairs.some(([low, high]) => high.min > low.min && high.value < low.value) ? (['lessForMore'] as const) : []),
    ...(pairs.some(([low, high]) => high.min === low.min) ? (['sameMinimum'] as const) : []),
    ...(levels.length > 0 && levels.length === rule.levels.length && levels.every(({ value }) => value === 0)
      ? (['nothingGiven'] as const)
      : []),
  ];
};
