import type { RuleTerms } from '../../domain/commerce/promotion';
import { gainOf, isRuleType, minimumOf, scopeOf, type Period } from '../../domain/commerce/promotion.rule';
import type { Format } from '../../domain/shared/format';
import { isMoney } from '../../domain/shared/money';
import { decimalFrom, type TypedFigure } from '../../domain/shared/typed-number';
import type { Translate } from '../shared/runtime/use-text';
import type { FigureKind } from './use-figure-format';
import { itemLabelOf } from '../../domain/commerce/published/item-label';

/** Formats a minimum or value; empty while not filled in. */
export const figureText = (figure: TypedFigure, kind: FigureKind, text: Translate, format: Format): string => {
  if (isMoney(figure)) return format.money(figure);
  const decimal = typeof figure === 'number' ? decimalFrom(figure) : null;
  if (decimal === null) return String(figure ?? '');
  return kind === 'percent'
    ? text('commerce.rule.percent', { figure: format.figures(decimal) })
    : text('commerce.rule.pieces', { count: typeof figure === 'number' ? figure : 0 });
};

/** The summary of a rule in one line: its restrictions and its first level. Rule R-SHR-60. */
export const ruleText = (rule: RuleTerms, text: Translate, format: Format): string => {
  const { type, levels } = rule;
  if (!isRuleType(type)) return text('commerce.rule.unknownType');
  const scope = scopeOf(type);
  const chosen =
    scope === 'items' ? rule.items.map(itemLabelOf) : scope === null ? [] : rule.assortments.map(({ label }) => label);
  const [first] = levels;
  const parts = [
    ...(scope === null
      ? []
      : [chosen.length === 0 ? text('commerce.rule.nothingChosen') : chosen.slice(0, 3).join(', ')]),
    ...(chosen.length > 3 ? [text('commerce.rule.more', { count: chosen.length - 3 })] : []),
    ...(levels.length > 1 ? [text('commerce.rule.levelCount', { count: levels.length })] : []),
    ...(first === undefined
      ? [text('commerce.rule.noLevel')]
      : [
          text('commerce.rule.fromGives', {
            min: figureText(first.min, minimumOf(type), text, format) || '…',
            value: figureText(first.value, gainOf(type), text, format) || '…',
          }),
        ]),
  ];
  return parts.join(', ');
};

/** The accounts of a rule; the first ones by name. */
export const ruleAccountText = ({ accounts }: RuleTerms, text: Translate): string =>
  accounts.length === 0
    ? text('commerce.calendar.allAccounts')
    : [
        ...accounts.slice(0, 3).map(({ label }) => label),
        ...(accounts.length > 3 ? [text('commerce.rule.more', { count: accounts.length - 3 })] : []),
      ].join(', ');

/** Formats a period; `null` if it has no bounds. */
export const periodText = ({ start, end }: Period, text: Translate, format: Format): string | null => {
  if (start === '' && end === '') return null;
  if (end === '') return text('commerce.period.from', { start: format.day(start) });
  if (start === '') return text('commerce.period.until', { end: format.day(end) });
  return text('commerce.period.both', { start: format.day(start), end: format.day(end) });
};
