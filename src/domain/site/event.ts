import type { DraftOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { eventFields, eventRule } from './event.rule';

export type EventRow = RowOf<typeof eventFields>;
export type EventDraft = DraftOf<typeof eventFields>;
export type SiteEvent = RecordOf<typeof eventFields>;
export type SiteEventKind = KindOf<typeof eventFields>;

/** Events of the company. */
export const events = defineResource<SiteEventKind>({
  ...valuesOf(eventFields),
  key: 'event',
  right: 'event',
  perWebsite: true,
  strings: { one: 'event.event', many: 'event.events' },
  order: { field: 'start', order: 'desc' },
  rule: eventRule,
});
