import * as t from 'io-ts';
import { eventFields, statusOf, type EventChoice } from '../../../domain/site/event.rule';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const WireChoice = mapped(
  t.type({ id: Id, label: optional(t.string), name: optional(t.string) }),
  'choice',
  ({ id, label, name }) => ({ id, label: label ?? name ?? '' }),
);
const Choices = defaulted(t.array(WireChoice), []);
const idsOf = (chosen: readonly EventChoice[]): readonly string[] => chosen.map(({ id }) => id);

export const eventCodec = tableCodec(eventFields, {
  endpoint: 'event',
  plural: 'events',
  singular: 'event',
  wireNames: { targets: 'target' },
  byHand: {
    status: {
      reader: mapped(
        t.type({ status: optional(Word), online: optional(UtcDateTime) }),
        'event',
        ({ status, online }) => status ?? statusOf(online),
      ),
    },
    categories: {
      value: Choices,
      write: (chosen) => ({ categories: idsOf(chosen) }),
    },
    targets: {
      reader: mapped(t.type({ targets: Choices }), 'event', ({ targets }) => targets),
      write: (chosen) => ({ target: idsOf(chosen) }),
    },
  },
});
