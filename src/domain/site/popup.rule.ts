import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { isMoment, momentProblem, type TypedMoment } from '../shared/typed-moment';

export interface PopupFields {
  readonly title: string;
  /** HTML. */
  readonly content: string;
  readonly start: TypedMoment;
  readonly end: TypedMoment;
}

/** Maximum characters (R-SIT-06). */
export const MAX_TITLE = 200;
export const MAX_CONTENT = 100_000;

const titleProblem = (title: string): FieldProblem | null => {
  if (title.trim() === '') return 'required';
  return lengthProblem(title.trim(), MAX_TITLE);
};

const isBefore = (moment: TypedMoment, other: TypedMoment): boolean =>
  isMoment(moment) && isMoment(other) && moment !== null && other !== null && moment < other;

/** A popup needs a title; its end is not before its start (R-SIT-06). */
export const popupRule: Rule<PopupFields> = ({ title, content, start, end }) =>
  problemsOf({
    title: titleProblem(title),
    content: lengthProblem(content, MAX_CONTENT),
    start: momentProblem(start),
    end: momentProblem(end) ?? (isBefore(end, start) ? 'tooEarly' : null),
  });
