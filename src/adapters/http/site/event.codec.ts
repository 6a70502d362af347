import * as t from 'io-ts';
import { formatUtc } from '../../../domain/shared/instant';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import type { EventDraft, EventRow, SiteEvent, SiteEventKind } from '../../../domain/site/event';
import { statusOf } from '../../../domain/site/event.rule';
import { unlessEmpty } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const WireRow = t.type({
  id: Id,
  title: t.string,
  status: optional(Word),
  online: optional(UtcDateTime),
  start: optional(UtcDateTime),
  end: optional(UtcDateTime),
});

const WireChoice = mapped(
  t.type({ id: Id, label: optional(t.string), name: optional(t.string) }),
  'choice',
  ({ id, label, name }) => ({ id, label: label ?? name ?? '' }),
);

const WireEvent = t.intersection([
  WireRow,
  t.type({
    description: defaulted(t.string, ''),
    categories: defaulted(t.array(WireChoice), []),
    targets: defaulted(t.array(WireChoice), []),
    internal: defaulted(Flag, false),
  }),
]);

const rowOf = ({ id, title, status, online, start, end }: t.TypeOf<typeof WireRow>): EventRow => ({
  id,
  title,
  status: status ?? statusOf(online),
  online,
  start,
  end,
});

/** The rule of an event lets nothing through that is no moment; empty is none. */
const writeMoment = (moment: TypedMoment): string => (typeof moment === 'number' ? formatUtc(moment) : '');
const idsOf = (chosen: EventDraft['categories']): readonly string[] => chosen.map(({ id }) => id);

/** Events on the wire: moments in UTC. */
export const eventCodec: ResourceCodec<SiteEventKind> = {
  endpoint: 'event',
  plural: 'events',
  singular: 'event',
  row: mapped(WireRow, 'event row', rowOf),
  detail: mapped(WireEvent, 'event', (wire): SiteEvent => ({
    ...rowOf(wire),
    description: wire.description,
    categories: wire.categories,
    targets: wire.targets,
    internal: wire.internal,
  })),
  write: (event, before) => ({
    title: event.title.trim(),
    description: event.description,
    status: event.status,
    internal: event.internal,
    online: unlessEmpty(writeMoment(event.online), writeMoment(before.online)),
    start: unlessEmpty(writeMoment(event.start), writeMoment(before.start)),
    end: unlessEmpty(writeMoment(event.end), writeMoment(before.end)),
    categories: idsOf(event.categories),
    target: idsOf(event.targets),
  }),
  wireNames: { targets: 'target' },
};
