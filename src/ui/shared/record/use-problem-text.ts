import { isDecimal } from '../../../domain/shared/decimal';
import type { Format } from '../../../domain/shared/format';
import { CURRENCIES, moneyOf, type Currency } from '../../../domain/shared/money';
import { maxLengthIn, type FieldProblem } from '../../../domain/shared/rule';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';

const PROBLEMS = [
  'required',
  'pattern.email',
  'pattern.default',
  'tooShort',
  'tooEarly',
  'notEqual',
  'notWhole',
  'tooMany',
] as const satisfies readonly FieldProblem[];

const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** The bound of a number or an amount that a problem carries, as people read it. */
const boundIn = (
  problem: string,
  format: Format,
): { readonly kind: 'tooSmall' | 'tooLarge'; readonly bound: string } | null => {
  const [, kind, bound = '', currency = ''] = /^(tooSmall|tooLarge)\.(\S+)(?: (\w+))?$/.exec(problem) ?? [];
  if ((kind !== 'tooSmall' && kind !== 'tooLarge') || !isDecimal(bound)) return null;
  const amount = isCurrency(currency) ? moneyOf(bound, currency) : null;
  return { kind, bound: amount === null ? format.figures(bound) : format.money(amount) };
};

/** What a rule says is wrong with a field, as a sentence; undefined for anything else. */
export const useProblemText = (): ((problem: unknown) => string | undefined) => {
  const [text, format] = [useText(), useFormat()];
  return (problem) => {
    const [known, longest] = [PROBLEMS.find((one) => one === problem), maxLengthIn(problem)];
    if (longest !== null) return text('shared.fields.tooLong', { longest: format.number(longest) });
    if (known !== undefined) return text(`shared.fields.${known}`);
    if (typeof problem !== 'string') return undefined;
    const [bound, decimals] = [boundIn(problem, format), /^tooManyDecimals\.(\d+)$/.exec(problem)?.[1]];
    if (decimals !== undefined) return text('shared.fields.tooManyDecimals', { count: Number(decimals) });
    return bound === null ? undefined : text(`shared.fields.${bound.kind}`, { bound: bound.bound });
  };
};
