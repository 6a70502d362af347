import { type DraftOf, type FieldTable, custom } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { lengthProblem, type FieldProblem } from '../shared/rule';

/** Announcement before a holiday; `text` is HTML and may be empty. */
export interface HolidayNotice {
  readonly daysBefore: number;
  readonly text: string;
}

/** Days before the holiday (R-SIT-02). */
export const DAYS_BEFORE = { least: 1, most: 7 } as const;

/** Maximum characters of HTML (R-SIT-02). */
export const MAX_NOTICE = 100_000;

/** `notice` is null without an announcement. Rules R-SIT-01 and R-SIT-02. */
export const holidayFields = {
  reason: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  date: { kind: 'day', required: true, listed: true, sortable: true, filter: ['from', 'until'] },
  notice: custom<HolidayNotice | null>(null),
} as const satisfies FieldTable;

const daysProblem = ({ daysBefore }: HolidayNotice): FieldProblem | null =>
  Number.isInteger(daysBefore) && daysBefore >= DAYS_BEFORE.least && daysBefore <= DAYS_BEFORE.most
    ? null
    : 'pattern.default';

export const holidayRule = ruleOf(holidayFields, ({ notice }: Pick<DraftOf<typeof holidayFields>, 'notice'>) => ({
  'notice.daysBefore': notice && daysProblem(notice),
  'notice.text': notice && lengthProblem(notice.text, MAX_NOTICE),
}));
