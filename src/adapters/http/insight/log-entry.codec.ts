import * as t from 'io-ts';
import { logFields, type LogEntry, type LogEntryKind } from '../../../domain/insight/log-entry';
import type { ReadOnlyCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Id, mapped, optional } from '../shared/wire';
import { Numeral, Pairs, pairsOf, textOf } from '../shared/wire-fields';

/** A string, pairs, or nothing; an empty answer is nothing. */
const Answer = mapped(t.unknown, 'answer', (value): LogEntry['answer'] => {
  if (typeof value !== 'object' || value === null) return textOf(value) === '' ? null : textOf(value);
  const pairs = pairsOf(value);
  return pairs.length === 0 ? null : pairs;
});

const User = t.type({
  id: Id,
  name: t.type({ firstname: defaulted(t.string, ''), surname: defaulted(t.string, '') }),
});
const Place = t.type({ file: defaulted(t.string, ''), line: optional(Numeral) });

/** The log on the wire. Keeps unknown levels, sources and methods. */
export const logEntryCodec: ReadOnlyCodec<LogEntryKind> = tableCodec(logFields, {
  endpoint: 'log',
  plural: 'logs',
  singular: 'log',
  wireNames: { url: 'request_url', place: 'debug' },
  byHand: {
    user: {
      value: mapped(
        optional(User),
        'user',
        (user) => user && { id: user.id, name: `${user.name.firstname} ${user.name.surname}`.trim() },
      ),
    },
    answer: { value: Answer },
    place: { value: mapped(optional(Place), 'place', (place) => (place?.file === '' ? null : place)) },
    info: { value: Pairs },
  },
});
