import * as t from 'io-ts';
import type { Holiday, HolidayDraft, HolidayKind, HolidayRow } from '../../../domain/site/holiday';
import { unlessEmpty } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';
import { DateOnly } from '../shared/wire-fields';

const WireRow = t.type({ id: Id, date: DateOnly, reason: t.string });
const WireHoliday = t.intersection([
  WireRow,
  t.type({
    notification: defaulted(Flag, false),
    days_before_notification: optional(t.number),
    notification_text: optional(t.string),
  }),
]);

const daysOf = (notice: HolidayDraft['notice']): string => (notice === null ? '' : String(notice.daysBefore));

/**
 * Holidays on the wire: a notice is three flat fields there; two of them are left out where there is none, and empty
 * where it was taken off.
 */
export const holidayCodec: ResourceCodec<HolidayKind> = {
  endpoint: 'holidays',
  plural: 'holidays',
  singular: 'holidays',
  row: mapped(WireRow, 'holiday row', (wire): HolidayRow => wire),
  detail: mapped(WireHoliday, 'holiday', ({ id, date, reason, ...wire }): Holiday => ({
    id,
    date,
    reason,
    notice: wire.notification
      ? { daysBefore: wire.days_before_notification ?? 1, text: wire.notification_text ?? '' }
      : null,
  })),
  write: ({ date, reason, notice }, before, id) => ({
    ...(id && { id }),
    date,
    reason: reason.trim(),
    notification: notice !== null,
    days_before_notification: unlessEmpty(daysOf(notice), daysOf(before.notice)),
    notification_text: unlessEmpty(notice?.text ?? '', before.notice?.text ?? ''),
  }),
  wireNames: { 'notice.daysBefore': 'days_before_notification', 'notice.text': 'notification_text' },
};
