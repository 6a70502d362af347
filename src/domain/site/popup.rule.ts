import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { isBefore } from '../shared/typed-moment';

/**
 * Without a start, the popup starts when saved; without an end, it never ends. `popup`: opens as an overlay; `login`:
 * only for signed-in visitors. Rule R-SIT-06.
 */
export const popupFields = {
  title: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  content: { kind: 'html', most: 100_000, listed: true, searched: true },
  start: { kind: 'moment', listed: true, sortable: true },
  end: { kind: 'moment' },
  popup: { kind: 'flag', initial: true, listed: true, sortable: true, filter: 'yesNo' },
  showOnce: { kind: 'flag', listed: true, sortable: true, filter: 'yesNo' },
  login: { kind: 'flag', filter: 'yesNo' },
} as const satisfies FieldTable;

/** The end of a popup is not before its start (R-SIT-06). */
export const popupRule = ruleOf(popupFields, ({ start, end }) => ({ end: isBefore(end, start) ? 'tooEarly' : null }));
