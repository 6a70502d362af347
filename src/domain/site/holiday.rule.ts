import { isCalendarDate, type CalendarDate } from '../shared/calendar-date';
import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** Announcement before a holiday; `text` is HTML and may be empty. */
export interface HolidayNotice {
  readonly daysBefore: number;
  readonly text: string;
}

/** `notice` is null when nothing is announced. */
export interface HolidayFields {
  readonly date: CalendarDate;
  readonly reason: string;
  readonly notice: HolidayNotice | null;
}

/** Maximum characters (R-SIT-01). */
export const MAX_REASON = 200;

/** Days before the holiday (R-SIT-02). */
export const DAYS_BEFORE = { least: 1, most: 7 } as const;

/** Maximum characters of HTML (R-SIT-02). */
export const MAX_NOTICE = 100_000;

const dateProblem = (date: string): FieldProblem | null => {
  if (date.trim() === '') return 'required';
  return isCalendarDate(date) ? null : 'pattern.default';
};

const reasonProblem = (reason: string): FieldProblem | null => {
  if (reason.trim() === '') return 'required';
  return lengthProblem(reason.trim(), MAX_REASON);
};

const daysProblem = ({ daysBefore }: HolidayNotice): FieldProblem | null =>
  Number.isInteger(daysBefore) && daysBefore >= DAYS_BEFORE.least && daysBefore <= DAYS_BEFORE.most
    ? null
    : 'pattern.default';

/** Rules R-SIT-01 and R-SIT-02. */
export const holidayRule: Rule<HolidayFields> = ({ date, reason, notice }) =>
  problemsOf({
    'date': dateProblem(date),
    'reason': reasonProblem(reason),
    'notice.daysBefore': notice && daysProblem(notice),
    'notice.text': notice && lengthProblem(notice.text, MAX_NOTICE),
  });
