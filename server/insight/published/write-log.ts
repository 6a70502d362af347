import { type LogLevel, type LogMethod, type LogSource } from '../../../src/domain/insight/published/log-entry.rule';
import type { Database } from '../../database/database';
import { isUnreachable } from '../../database/errors';
import { logs } from '../../database/schema';
import type { Services } from '../../shared/endpoint';
import { utc } from '../../shared/utc';
import { placeOf, type LogPlace } from './log-place';

/** Maximum characters of a message and of a URL; the rest is cut off. */
const LONGEST = 2_000;

/** Key-value pairs, shown unchanged; they must contain neither secrets nor request bodies. */
export type LogPairs = Readonly<Record<string, string>>;

/** An entry of the log. Rule R-INS-20. */
export interface LogEntry {
  readonly level: LogLevel;
  /** `back-end` by default. */
  readonly source?: LogSource;
  readonly module: string;
  readonly message: string;
  readonly method: LogMethod;
  /** Path without query, or the name of a command. */
  readonly requestUrl: string;
  readonly userId?: number | null;
  /** The response, or the result. */
  readonly answer?: string | LogPairs;
  /** Source location; the caller of `writeLog` by default. */
  readonly debug?: LogPlace | null;
  readonly info?: LogPairs;
}

type LogServices = Pick<Services, 'db' | 'now'> & { readonly jobs: Pick<Services['jobs'], 'report'> };

/**
 * Writes an entry to the log. Never rejects: on failure, reports a defect and drops the entry. Rule R-INS-24.
 * @returns whether it was written
 */
export const writeLog = async ({ db, now, jobs }: LogServices, entry: LogEntry): Promise<boolean> => {
  const debug = entry.debug === undefined ? placeOf(new Error()) : entry.debug;
  try {
    await insertLog(db, now(), { ...entry, debug });
    return true;
  } catch (failure) {
    if (!isUnreachable(failure)) jobs.report(failure);
    return false;
  }
};

const insertLog = async (db: Database, now: number, entry: LogEntry): Promise<void> => {
  await db.insert(logs).values({
    level: entry.level,
    source: entry.source ?? 'back-end',
    module: storable(entry.module),
    message: storable(entry.message),
    method: entry.method,
    datetime: utc(now),
    userId: entry.userId ?? null,
    requestUrl: storable(entry.requestUrl),
    answer: typeof entry.answer === 'string' ? storable(entry.answer) : pairs(entry.answer),
    debug: entry.debug ?? null,
    info: pairs(entry.info),
  });
};

/** Text that PostgreSQL can store: without NUL and lone surrogates. */
const storable = (text: string): string => text.slice(0, LONGEST).replaceAll('\0', '').toWellFormed();

const pairs = (values: LogPairs | undefined): LogPairs | null =>
  values === undefined
    ? null
    : Object.fromEntries(Object.entries(values).map(([name, value]) => [storable(name), storable(value)]));
