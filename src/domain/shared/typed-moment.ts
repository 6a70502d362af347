import type { Instant } from './instant';
import type { FieldProblem } from './rule';

/** A moment as a form holds it: null is none, text is what was typed and cannot be read yet. Its blank is null. */
export type TypedMoment = Instant | string | null;

/** Whether a moment, or that there is none, was understood; a rule lets nothing else through. */
export const isMoment = (typed: TypedMoment): typed is Instant | null =>
  typed === null || (typeof typed === 'number' && Number.isFinite(typed));

/** What is wrong with a moment of a form. */
export const momentProblem = (typed: TypedMoment, required = false): FieldProblem | null => {
  if (!isMoment(typed)) return 'pattern.default';
  return required && typed === null ? 'required' : null;
};
