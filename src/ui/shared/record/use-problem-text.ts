import { isDecimal, type Decimal } from '../../../domain/shared/decimal';
import type { Format } from '../../../domain/shared/format';
import { CURRENCIES, moneyOf, type Currency } from '../../../domain/shared/money';
import type { ProblemKind } from '../../../domain/shared/rule';
import { useFormat } from '../runtime/use-session';
import { useText, type TextValues } from '../runtime/use-text';

type Carried = (figure: Decimal, currency: string, format: Format) => TextValues;

const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** The localised bound of a number or amount. */
const boundOf: Carried = (figure, currency, format) => {
  const amount = isCurrency(currency) ? moneyOf(figure, currency) : null;
  return { bound: amount === null ? format.figures(figure) : format.money(amount) };
};

/** Formatter of the value that each kind of problem carries; `null` if it carries none. */
const FIGURES: Readonly<Record<ProblemKind, Carried | null>> = {
  'required': null,
  'pattern.email': null,
  'pattern.default': null,
  'tooShort': null,
  'tooEarly': null,
  'notEqual': null,
  'notWhole': null,
  'tooMany': null,
  'tooLong': (figure, _, format) => ({ longest: format.number(Number(figure)) }),
  'tooSmall': boundOf,
  'tooLarge': boundOf,
  'tooManyDecimals': (figure) => ({ count: Number(figure) }),
};

const isKind = (kind: string): kind is ProblemKind => Object.hasOwn(FIGURES, kind);

/** Returns a function that makes the error message of a rule's problem; undefined for other values. */
export const useProblemText = (): ((problem: unknown) => string | undefined) => {
  const [text, format] = [useText(), useFormat()];
  return (problem) => {
    if (typeof problem !== 'string') return undefined;
    const end = problem.search(/\.-?\d/);
    const kind = end === -1 ? problem : problem.slice(0, end);
    if (!isKind(kind)) return undefined;
    const [carried, [figure = '', currency = '']] = [FIGURES[kind], problem.slice(kind.length + 1).split(' ')];
    if (carried === null) return text(`shared.fields.${kind}`);
    return isDecimal(figure) ? text(`shared.fields.${kind}`, carried(figure, currency, format)) : undefined;
  };
};
