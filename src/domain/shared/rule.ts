import type { Currency } from './money';

/** Problem of a field: a string key under `shared.fields.*`, with a number for some kinds. */
export type FieldProblem =
  | 'required'
  | 'pattern.email'
  | 'pattern.default'
  | 'tooShort'
  | 'tooEarly'
  | 'notEqual'
  | 'notWhole'
  | 'tooMany'
  | TooLong
  | OutOfBounds
  | TooManyDecimals;

/** A problem without its number. */
export type ProblemKind<Problem extends FieldProblem = FieldProblem> =
  Problem extends `${infer Kind}.${number}${'' | ` ${Currency}`}` ? Kind : Problem;

/** Carries the maximum length in characters. */
export type TooLong = `tooLong.${number}`;

/** With the bound: a number, or an amount with its currency. */
export type OutOfBounds = `${'tooSmall' | 'tooLarge'}.${number}` | `${'tooSmall' | 'tooLarge'}.${number} ${Currency}`;

/** With the maximum number of decimals. */
export type TooManyDecimals = `tooManyDecimals.${number}`;

export const lengthProblem = (text: string, longest: number): TooLong | null =>
  text.length <= longest ? null : `tooLong.${longest}`;

/** The maximum length in a `tooLong` problem; null for other problems. */
export const maxLengthIn = (problem: unknown): number | null => {
  const [, longest] = typeof problem === 'string' ? (/^tooLong\.(\d+)$/.exec(problem) ?? []) : [];
  return longest === undefined ? null : Number(longest);
};

/** Problems by field path (`name.firstname`); empty when valid. */
export type Problems = Readonly<Record<string, FieldProblem>>;

/** A business rule: pure and total. */
export type Rule<Draft> = (draft: Draft) => Problems;

/** Whether the rule found no problem. */
export const isValid = (problems: Problems): boolean => Object.keys(problems).length === 0;

/** Drops the entries without a problem. */
export const problemsOf = (checks: Readonly<Record<string, FieldProblem | null>>): Problems => {
  const found: Record<string, FieldProblem> = {};
  for (const [field, problem] of Object.entries(checks)) if (problem !== null) found[field] = problem;
  return found;
};
