import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { isMoment, momentProblem, type TypedMoment } from '../shared/typed-moment';

/** Rule R-SIT-09. */
export const EVENT_STATUSES = ['draft', 'published', 'unpublished'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Maximum characters (R-SIT-07). */
export const MAX_EVENT_TITLE = 200;
export const MAX_EVENT_DESCRIPTION = 10_000;

export interface EventFields {
  readonly title: string;
  readonly description: string;
  /** When it is published. */
  readonly online: TypedMoment;
  readonly start: TypedMoment;
  readonly end: TypedMoment;
  readonly categories: readonly unknown[];
  readonly targets: readonly unknown[];
}

const textProblem = (text: string, longest: number): FieldProblem | null =>
  text.trim() === '' ? 'required' : lengthProblem(text.trim(), longest);

const isBefore = (moment: TypedMoment, other: TypedMoment): boolean =>
  isMoment(moment) && isMoment(other) && moment !== null && other !== null && moment < other;

/** An event starts when it is online or later, and ends when it has started or later. Rules R-SIT-07 and R-SIT-08. */
export const eventRule: Rule<EventFields> = ({ title, description, online, start, end, categories, targets }) =>
  problemsOf({
    title: textProblem(title, MAX_EVENT_TITLE),
    description: textProblem(description, MAX_EVENT_DESCRIPTION),
    categories: categories.length === 0 ? 'required' : null,
    targets: targets.length === 0 ? 'required' : null,
    online: momentProblem(online),
    start: momentProblem(start) ?? (isBefore(start, online) ? 'tooEarly' : null),
    end: momentProblem(end) ?? (isBefore(end, start) ? 'tooEarly' : null),
  });

/** The status where an API tells none: an event without a moment of publication is a draft. Rule R-SIT-09. */
export const statusOf = (online: TypedMoment): EventStatus => (online === null ? 'draft' : 'published');
