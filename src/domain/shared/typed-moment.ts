import type { Instant } from './instant';
import type { FieldProblem } from './rule';

/** Moment in a form: null when blank, text while it cannot be parsed. */
export type TypedMoment = Instant | string | null;

/** Whether the input was parsed or is blank. */
export const isMoment = (typed: TypedMoment): typed is Instant | null => typed === null || Number.isFinite(typed);

export const momentProblem = (typed: TypedMoment, required = false): FieldProblem | null => {
  if (!isMoment(typed)) return 'pattern.default';
  return required && typed === null ? 'required' : null;
};

/** Whether both are moments and the first is earlier. */
export const isBefore = (moment: TypedMoment, other: TypedMoment): boolean =>
  isMoment(moment) && isMoment(other) && moment !== null && other !== null && moment < other;
