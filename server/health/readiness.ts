import { sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import { queryRows, type Database } from '../database/database';
import { codeOf } from '../database/errors';

/** What keeps a server from working. */
export interface ReadinessProblem {
  readonly part: 'database' | 'migrations' | 'disk' | 'stopping';
  /** What is wrong and what to do, in English, without paths and addresses. */
  readonly message: string;
}

export interface ReadinessNeeds {
  readonly db: Pick<Database, 'execute'>;
  /** Names of the migrations of this version. */
  readonly migrations: readonly string[];
  /** Bytes free for the data. */
  readonly freeBytes: () => Promise<number>;
  readonly isStopping: () => boolean;
}

/** Milliseconds; probes get their answer within a second. */
const DATABASE_TIMEOUT = 900;
/** Bytes below which uploads and the embedded database may fail. */
export const LEAST_FREE = 256 * 1024 * 1024;

/** Bytes free in the folder of the data; unlimited for a database in memory. */
export const freeBytesIn = async (dataDir: string): Promise<number> => {
  if (dataDir.startsWith('memory://')) return Infinity;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
};

/** The code of a failure in brackets, such as " (ECONNREFUSED)"; messages may contain addresses. */
const codeIn = (failure: unknown): string => {
  const code = codeOf(failure) ?? codeOf(failure instanceof Error ? failure.cause : undefined);
  return typeof code === 'string' ? ` (${code})` : '';
};

/** What keeps the server from working, within a second; empty if it is ready. Rule R-RUN-01. */
export const findReadinessProblems = async (needs: ReadinessNeeds): Promise<readonly ReadinessProblem[]> => {
  const stopping: readonly ReadinessProblem[] = needs.isStopping()
    ? [{ part: 'stopping', message: 'The server is stopping.' }]
    : [];
  return [...stopping, ...(await Promise.all([databaseProblems(needs), diskProblems(needs)])).flat()];
};

const databaseProblems = async ({ db, migrations }: ReadinessNeeds): Promise<readonly ReadinessProblem[]> => {
  try {
    const rows = await withinTimeout(queryRows<{ name: string }>(db, sql`select name from migrations`));
    const done = new Set(rows.map(({ name }) => name));
    const missing = migrations.filter((name) => !done.has(name));
    return missing.length === 0
      ? []
      : [{ part: 'migrations', message: `Migrations are missing: ${missing.join(', ')}. Restart the server.` }];
  } catch (failure) {
    return [{ part: 'database', message: `The database does not answer${codeIn(failure)}.` }];
  }
};

const diskProblems = async ({ freeBytes }: ReadinessNeeds): Promise<readonly ReadinessProblem[]> => {
  try {
    const free = await freeBytes();
    if (free >= LEAST_FREE) return [];
    const megabytes = (bytes: number): string => String(Math.floor(bytes / 1024 / 1024));
    return [
      { part: 'disk', message: `${megabytes(free)} MB are free for the data; ${megabytes(LEAST_FREE)} are needed.` },
    ];
  } catch (failure) {
    return [{ part: 'disk', message: `The folder of the data cannot be read${codeIn(failure)}.` }];
  }
};

const withinTimeout = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${String(DATABASE_TIMEOUT)} ms`));
    }, DATABASE_TIMEOUT);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
