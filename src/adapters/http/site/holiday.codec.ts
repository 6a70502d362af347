import * as t from 'io-ts';
import type { Holiday, HolidayDraft, HolidayFilter, HolidayRow } from '../../../domain/site/holiday';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { DateOnly, defaulted, Flag, Id, mapped, optional } from '../shared/wire';

const WireRow = t.type({ id: Id, date: DateOnly, reason: t.string });
const WireHoliday = t.intersection([
  WireRow,
  t.type({ notification: defaulted(Flag, false), days_before_notification: optional(t.number), notification_text: optional(t.string) }),
]);

/** Holidays on the wire: a notice is three flat fields there, empty when there is none. */
export const holidayCodec: ResourceCodec<HolidayRow, Holiday, HolidayDraft, HolidayFilter> = {
  endpoint: 'holidays',
  plural: 'holidays',
  singular: 'holidays',
  row: mapped(WireRow, 'holiday row', (wire): HolidayRow => wire),
  detail: mapped(WireHoliday, 'holiday', ({ id, date, reason, ...wire }): Holiday => ({
    id, date, reason,
    notice: wire.notification ? { daysBefore: wire.days_before_notification ?? 1, text: wire.notification_text ?? '' } : null,
  })),
  write: ({ date, reason, notice }) => ({
    date,
    reason: reason.trim(),
    notification: notice !== null,
    days_before_notification: notice?.daysBefore ?? '',
    notification_text: notice?.text ?? '',
  }),
  wireNames: { 'notice.daysBefore': 'days_before_notification', 'notice.text': 'notification_text' },
};
