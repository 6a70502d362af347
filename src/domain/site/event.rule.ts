import type { Id } from '../shared/id';
import { type FieldTable, custom } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { isBefore, type TypedMoment } from '../shared/typed-moment';

/** Reference to a category or target group of an event. */
export interface EventChoice {
  readonly id: Id;
  readonly label: string;
}

/** `online`: moment of publication; `internal`: for employees only. Rules R-SIT-07 and R-SIT-09. */
export const eventFields = {
  title: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  description: { kind: 'text', most: 10_000, required: true, searched: true },
  status: {
    kind: 'choice',
    values: ['draft', 'published', 'unpublished'],
    initial: 'draft',
    listed: true,
    sortable: true,
    filter: 'one',
  },
  online: { kind: 'moment', listed: true, sortable: true },
  start: { kind: 'moment', listed: true, sortable: true },
  end: { kind: 'moment', listed: true, sortable: true },
  categories: { ...custom<readonly EventChoice[]>([]), required: true },
  targets: { ...custom<readonly EventChoice[]>([]), required: true },
  internal: { kind: 'flag', filter: 'yesNo' },
} as const satisfies FieldTable;

/** The start is not before the publication, the end not before the start. Rules R-SIT-07 and R-SIT-08. */
export const eventRule = ruleOf(eventFields, ({ online, start, end }) => ({
  start: isBefore(start, online) ? 'tooEarly' : null,
  end: isBefore(end, start) ? 'tooEarly' : null,
}));

/** Status where the API does not send one: an event without a moment of publication is a draft. Rule R-SIT-09. */
export const statusOf = (online: TypedMoment): 'draft' | 'published' => (online === null ? 'draft' : 'published');
