import {
  custom,
  type FieldTable,
  type FilterOf,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { defineListing } from '../shared/resource';
import { LOG_LEVELS, LOG_METHODS, LOG_SOURCES } from './published/log-entry.rule';

/** Name and value pairs, in API order. */
export type LogPairs = readonly (readonly [string, string])[];

/** Null for commands and for requests without a user. */
type LogUser = { readonly id: Id; readonly name: string } | null;
type LogPlace = { readonly file: string; readonly line: number | null } | null;

/**
 * `answer`: text, pairs, or null where nothing was stored; `place`: location in the code. The API may have further
 * levels, sources and methods. Rule R-INS-20.
 */
export const logFields = {
  level: { kind: 'choice', values: LOG_LEVELS, required: true, listed: true, sortable: true, filter: 'several' },
  source: { kind: 'choice', values: LOG_SOURCES, required: true, listed: true, sortable: true, filter: 'several' },
  method: { kind: 'choice', values: LOG_METHODS, listed: true, sortable: true, filter: 'several' },
  module: { kind: 'line', most: Infinity, listed: true, sortable: true, searched: true },
  message: {
    kind: 'line',
    most: Infinity,
    required: true,
    listed: true,
    sortable: true,
    searched: true,
    filter: 'contains',
  },
  datetime: { kind: 'moment', given: true, required: true, listed: true, sortable: true },
  user: { ...custom<LogUser>(null), given: true },
  url: { kind: 'line', most: Infinity },
  answer: { ...custom<string | LogPairs | null>(null), given: true },
  place: { ...custom<LogPlace>(null), given: true },
  info: { ...custom<LogPairs>([]), given: true },
} as const satisfies FieldTable;

export type LogRow = RowOf<typeof logFields>;
export type LogEntry = RecordOf<typeof logFields>;
export type LogFilter = FilterOf<typeof logFields>;
export type LogEntryKind = KindOf<typeof logFields>;

export const logEntries = defineListing<LogEntryKind>({
  ...valuesOf(logFields),
  key: 'logs',
  right: 'su',
  strings: { one: 'insight.logs', many: 'insight.logs' },
  order: { field: 'datetime', order: 'desc' },
});
