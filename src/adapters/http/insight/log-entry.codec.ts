import * as t from 'io-ts';
import type { LogEntry, LogEntryKind, LogRow } from '../../../domain/insight/log-entry';
import type { ReadOnlyCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { Numeral, Pairs, pairsOf, textOf } from '../shared/wire-fields';

const WireRow = t.type({
  id: Id,
  level: t.string,
  source: t.string,
  module: defaulted(t.string, ''),
  message: t.string,
  method: defaulted(t.string, ''),
  datetime: UtcDateTime,
});

/** A string, pairs, or nothing; an empty answer is none. */
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

const WireEntry = t.intersection([
  WireRow,
  t.type({
    user: optional(User),
    request_url: defaulted(t.string, ''),
    answer: Answer,
    debug: optional(Place),
    info: Pairs,
  }),
]);

const rowOf = ({ id, level, source, module, message, method, datetime }: t.TypeOf<typeof WireRow>): LogRow => ({
  id,
  level,
  source,
  module,
  message,
  method,
  datetime,
});

/** The log on the wire. Levels, sources and methods that the console does not know are kept. */
export const logEntryCodec: ReadOnlyCodec<LogEntryKind> = {
  endpoint: 'log',
  plural: 'logs',
  singular: 'log',
  row: mapped(WireRow, 'log', rowOf),
  detail: mapped(WireEntry, 'log', ({ user, request_url, answer, debug, info, ...row }): LogEntry => ({
    ...rowOf(row),
    user: user === null ? null : { id: user.id, name: `${user.name.firstname} ${user.name.surname}`.trim() },
    url: request_url,
    answer,
    place: debug === null || debug.file === '' ? null : debug,
    info,
  })),
};
