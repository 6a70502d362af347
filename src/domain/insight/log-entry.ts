import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineListing, type Kind } from '../shared/resource';

/** A log entry as the list shows it. An API may have levels, sources and methods of its own. Rule R-INS-20. */
export interface LogRow {
  readonly id: Id;
  readonly level: string;
  readonly source: string;
  readonly module: string;
  readonly message: string;
  readonly method: string;
  readonly datetime: Instant;
}

/** Names with their values, in the order of the API. */
export type LogPairs = readonly (readonly [string, string])[];

/** A log entry with everything that was kept. */
export interface LogEntry extends LogRow {
  /** Null for commands and strangers. */
  readonly user: { readonly id: Id; readonly name: string } | null;
  readonly url: string;
  /** Text, pairs, or null where nothing was kept. */
  readonly answer: string | LogPairs | null;
  /** The code that logged it. */
  readonly place: { readonly file: string; readonly line: number | null } | null;
  readonly info: LogPairs;
}

export type LogFilter = {
  readonly level: readonly string[];
  readonly source: readonly string[];
  readonly method: readonly string[];
  readonly message: string;
};

export interface LogEntryKind extends Kind {
  row: LogRow;
  detail: LogEntry;
  filter: LogFilter;
}

export const logEntries = defineListing<LogEntryKind>({
  key: 'logs',
  right: 'su',
  strings: { one: 'insight.logs', many: 'insight.logs' },
  sortable: ['level', 'source', 'module', 'message', 'method', 'datetime'],
  order: { field: 'datetime', order: 'desc' },
  noFilter: { level: [], source: [], method: [], message: '' },
});
