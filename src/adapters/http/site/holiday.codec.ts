import * as t from 'io-ts';
import type { HolidayKind } from '../../../domain/site/holiday';
import { holidayFields, type HolidayNotice } from '../../../domain/site/holiday.rule';
import { unlessEmpty } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, mapped, optional } from '../shared/wire';

const WireNotice = t.type({
  notification: defaulted(Flag, false),
  days_before_notification: optional(t.number),
  notification_text: optional(t.string),
});

const daysOf = (notice: HolidayNotice | null): string => (notice === null ? '' : String(notice.daysBefore));

const plain = tableCodec(holidayFields, {
  endpoint: 'holidays',
  plural: 'holidays',
  singular: 'holidays',
  wireNames: { 'notice.daysBefore': 'days_before_notification', 'notice.text': 'notification_text' },
  byHand: {
    notice: {
      reader: mapped(WireNotice, 'notice', (wire): HolidayNotice | null =>
        wire.notification
          ? { daysBefore: wire.days_before_notification ?? 1, text: wire.notification_text ?? '' }
          : null,
      ),
      write: (notice, before) => ({
        notification: notice !== null,
        days_before_notification: unlessEmpty(daysOf(notice), daysOf(before)),
        notification_text: unlessEmpty(notice?.text ?? '', before?.text ?? ''),
      }),
    },
  },
});

/** A notice is sent as three flat fields; a stored holiday includes its id. */
export const holidayCodec: ResourceCodec<HolidayKind> = {
  ...plain,
  write: (draft, before, id) => ({ ...(id && { id }), ...plain.write(draft, before) }),
};
