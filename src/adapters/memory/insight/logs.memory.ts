import { logEntries, logFields, type LogEntry } from '../../../domain/insight/log-entry';
import { LOG_LEVELS, LOG_METHODS, LOG_SOURCES } from '../../../domain/insight/published/log-entry.rule';
import { parseUtc } from '../../../domain/shared/instant';
import { memoryReadOnly } from '../shared/plain.memory';
import { readingOf } from '../shared/table-memory';

const MESSAGES = [
  ['Library', 'Upload of tuin-groot.tif timed out after 812 MB'],
  ['E-mails', 'An e-mail could not be sent (ETIMEDOUT).'],
  ['Users', 'Refused: the right users.edit is missing'],
  ['Console', 'Missing string nl:content.blog.part'],
  ['Spare parts', 'Supplier feed Duinwaard timed out after 30 s'],
  ['Logs', 'Old log entries were deleted'],
  ['Search', 'Index update finished'],
] as const;
const MINUTE = 60_000;
const NEWEST = parseUtc('2026-11-24 06:12:41') ?? 0;

/** All combinations of level, source, method and message; answers alternate between text and pairs. */
const SEED: readonly LogEntry[] = Array.from({ length: 120 }, (_, place) => {
  const [module, message] = MESSAGES[place % MESSAGES.length] ?? MESSAGES[0];
  const method = LOG_METHODS[place % LOG_METHODS.length] ?? 'GET';
  const isCommand = method === 'CLI';
  return {
    id: String(120 - place),
    level: LOG_LEVELS[(place + 2) % LOG_LEVELS.length] ?? 'error',
    source: isCommand ? 'back-end' : (LOG_SOURCES[Math.floor(place / 2) % LOG_SOURCES.length] ?? 'back-end'),
    module,
    message,
    method,
    datetime: NEWEST - place * 97 * MINUTE,
    user: isCommand || place % 3 === 0 ? null : { id: '1', name: 'Marijke Postma' },
    url: isCommand ? 'spare-parts-sync' : `/api/user/${place}`,
    answer:
      place % 4 === 3
        ? null
        : place % 2 === 0
          ? [
              ['status', '403'],
              ['code', 'FORBIDDEN'],
            ]
          : 'Request timed out: the client sent no data for 60 s.',
    place: { file: 'server/shared/check-access.ts', line: 10 + (place % 5) },
    info: [
      ['host', 'api-2.zilvermeeuw.example'],
      ['release', '2026.11.3'],
      ['duration', `${place * 3} ms`],
    ],
  };
});

/** The log in memory. */
export const logsMemory = memoryReadOnly(logEntries, {
  rows: SEED,
  reading: {
    ...readingOf(logFields, []),
    first: ({ datetime }) => String(8_640_000_000_000_000 - datetime),
  },
});
