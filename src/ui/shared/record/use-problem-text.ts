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
  'tooMany',
] as const satisfies readonly FieldProblem[];

/** What a rule says is wrong with a field, as a sentence; undefined for anything else. */
export const useProblemText = (): ((problem: unknown) => string | undefined) => {
  const [text, format] = [useText(), useFormat()];
  return (problem) => {
    const [known, longest] = [PROBLEMS.find((one) => one === problem), maxLengthIn(problem)];
    if (longest !== null) return text('shared.fields.tooLong', { longest: format.number(longest) });
    return known && text(`shared.fields.${known}`);
  };
};
