import { sql, type SQL } from 'drizzle-orm';
import { LOG_LEVELS, LOG_METHODS, LOG_SOURCES } from '../../src/domain/insight/published/log-entry.rule';
import { idArray, queryRows, type Database } from '../database/database';
import { ok, type Answer, type CallOf } from '../shared/endpoint';
import { containsPattern } from '../shared/like-patterns';
import { allConditions, LIST, listMeta, readListQuery, wordConditions } from '../shared/list';
import { choices, text } from '../shared/reads';
import { fieldsNotValid } from '../shared/refusal';
import type { LogQuery, LogSort } from './log-sort-groups';
import { readLogPage } from './log-pages';

/** Columns shared by list rows and records. */
export interface LogRow {
  readonly id: number;
  readonly level: string;
  readonly source: string;
  readonly module: string;
  readonly message: string;
  readonly method: string;
  readonly datetime: string;
}

export const LOGS = {
  query: {
    ...LIST,
    level: choices(LOG_LEVELS),
    source: choices(LOG_SOURCES),
    method: choices(LOG_METHODS),
    message: text(),
  },
};
type LogsCall = CallOf<typeof LOGS>;

const GROUP_COLUMNS: Readonly<Record<string, string>> = {
  level: 'level',
  source: 'source',
  module: 'by_module',
  message: 'by_message',
  method: 'method',
};

/** Conditions of the multi-select filters; their columns exist in every table of the log. */
const choiceConditions = (query: LogsCall['query']): readonly SQL[] =>
  (['level', 'source', 'method'] as const).flatMap((name) => {
    const chosen = query[name];
    return chosen.length === 0
      ? []
      : [
          sql`${sql.identifier(name)} in (${sql.join(
            chosen.map((value) => sql`${value}`),
            sql`, `,
          )})`,
        ];
  });

/** Conditions on module and message; only groups store them folded. */
const textConditions = (message: string, general: string): readonly SQL[] => [
  ...(message.trim() === ''
    ? []
    : [
        sql`search like ${containsPattern(message)}`,
        sql`substr(search, length(by_module) + 2) like ${containsPattern(message)}`,
      ]),
  ...wordConditions(sql`search`, general),
];

/**
 * Reads the sort terms. None may follow `id`, which is unique; only `id` may follow `datetime`: sorting the entries
 * of one second by text would read all groups.
 */
const readSorts = (query: LogsCall['query']): readonly LogSort[] => {
  const sorts = query.sort.map(([field, order]) => ({
    column: GROUP_COLUMNS[field] ?? (field === 'id' ? 'id' : 'datetime'),
    isInGroup: Object.hasOwn(GROUP_COLUMNS, field),
    isDescending: order === 'desc',
  }));
  const id = sorts.findIndex(({ column }) => column === 'id');
  const used = id < 0 ? sorts : sorts.slice(0, id + 1);
  const moment = used.findIndex(({ column }) => column === 'datetime');
  if (moment >= 0 && used.slice(moment).some(({ isInGroup }) => isInGroup)) throw fieldsNotValid('sort');
  return used;
};

/** Handles `GET log`: newest first unless sorted. Rules R-INS-25 and R-SHR-02. */
export const listLogs = async ({ services: { db }, query }: LogsCall): Promise<Answer> => {
  const sortable = Object.fromEntries([...Object.keys(GROUP_COLUMNS), 'datetime', 'id'].map((name) => [name, sql``]));
  const list = readListQuery(query, sortable, sql``, sql``);
  const page: LogQuery = {
    choices: choiceConditions(query),
    texts: textConditions(query.message ?? '', list.general),
    sorts: readSorts(query),
    start: (list.page - 1) * list.perPage,
    count: list.perPage,
  };
  // One snapshot: entries added or deleted between the queries would shift the page.
  return db.transaction(
    async (tx) => {
      const { ids, total } = await readLogPage(tx, page);
      return ok({ logs: await rowsOf(tx, ids), meta: listMeta(list, total) });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
};

/** The rows in the order of their ids. */
const rowsOf = async (db: Pick<Database, 'execute'>, ids: readonly number[]): Promise<readonly LogRow[]> => {
  const rows = await queryRows<LogRow>(
    db,
    sql`
      select id, level, source, module, message, method, datetime::text as datetime
      from logs where ${allConditions([sql`id = any(${idArray(ids)})`])}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
