import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import type { TypedMoment } from '../shared/typed-moment';
import { eventRule } from './event.rule';

/** A category or a target group that an event is for. */
interface EventChoice {
  readonly id: Id;
  readonly label: string;
}

export interface EventRow {
  readonly id: Id;
  readonly title: string;
  /** Rule R-SHR-60. */
  readonly status: string;
  readonly online: TypedMoment;
  readonly start: TypedMoment;
  readonly end: TypedMoment;
}

export type EventDraft = Omit<EventRow, 'id'> & {
  readonly description: string;
  readonly categories: readonly EventChoice[];
  readonly targets: readonly EventChoice[];
  /** For colleagues only. */
  readonly internal: boolean;
};

export type SiteEvent = EventRow & EventDraft;

/** Empty text and null do not filter. */
export type EventFilter = {
  readonly title: string;
  readonly status: string;
  readonly internal: boolean | null;
};

export interface SiteEventKind extends Kind {
  row: EventRow;
  detail: SiteEvent;
  draft: EventDraft;
  filter: EventFilter;
}

/** What the company organises. */
export const events = defineResource<SiteEventKind>({
  key: 'event',
  right: 'event',
  perWebsite: true,
  strings: { one: 'event.event', many: 'event.events' },
  sortable: ['title', 'status', 'online', 'start', 'end'],
  order: { field: 'start', order: 'desc' },
  noFilter: { title: '', status: '', internal: null },
  blank: {
    title: '',
    description: '',
    status: 'draft',
    online: null,
    start: null,
    end: null,
    categories: [],
    targets: [],
    internal: false,
  },
  rule: eventRule,
});
