import { LOG_LEVELS } from '../../../domain/insight/published/log-entry.rule';
import { parseUtc } from '../../../domain/shared/instant';
import { sparePartLogs, type SparePartLog } from '../../../domain/spare-parts/spare-part-log';
import { memoryReadOnly } from '../shared/plain.memory';

const MESSAGES = [
  'Reference read from the supplier',
  'The drawing has numbers that no item has',
  'The supplier did not answer',
] as const;
const MINUTE = 60_000;
const NEWEST = parseUtc('2026-11-24 05:10:00') ?? 0;

export const SPARE_PART_LOGS: readonly SparePartLog[] = Array.from({ length: 36 }, (_, place) => {
  const at = NEWEST - place * 217 * MINUTE;
  return {
    id: String(36 - place),
    level: LOG_LEVELS[place % LOG_LEVELS.length] ?? 'message',
    names: place % 5 === 4 ? [] : [`SV-HR${String(20 + (place % 9))}-2019`],
    message: MESSAGES[place % MESSAGES.length] ?? MESSAGES[0],
    createdAt: at,
    updatedAt: at + MINUTE,
    data: [
      ['supplier', 'Duinwaard'],
      ['items', String(3 + (place % 11))],
    ],
  };
});

/** The log of spare parts in memory. */
export const sparePartLogsMemory = memoryReadOnly(sparePartLogs, {
  rows: SPARE_PART_LOGS,
  reading: {
    text: ({ names, message }) => `${names.join(' ')} ${message}`,
    first: ({ createdAt }) => String(8_640_000_000_000_000 - createdAt),
    filters: { name: ({ names }) => names.join(' ') },
  },
});
