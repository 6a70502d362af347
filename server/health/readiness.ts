import { sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import { queryRows, type Database } from '../database/database';
import { codeOf } from '../database/errors';
import { runOnceAtATime, withinTimeout } from './within-timeout';

/** A reason why a server is not ready. */
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
const TIMEOUT = 900;
/** Bytes below which uploads and the embedded database may fail. */
export const MIN_FREE_BYTES = 256 * 1024 * 1024;

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

/**
 * Returns a function that finds the reasons why the server is not ready, within a second; none if it is ready.
 * Simultaneous callers share one check, so that they cannot occupy the database connections. Rule R-RUN-01.
 */
export const readinessOf = ({
  db,
  migrations,
  freeBytes,
  isStopping,
}: ReadinessNeeds): (() => Promise<readonly ReadinessProblem[]>) => {
  const findMissing = runOnceAtATime(() => countMissing(db, migrations));
  const measureDisk = runOnceAtATime(freeBytes);
  const stopping: ReadinessProblem = { part: 'stopping', message: 'The server is stopping.' };
  return async () => {
    const found = await Promise.all([
      withinTimeout(findMissing(), TIMEOUT).then(migrationProblems, (failure: unknown) => [databaseProblem(failure)]),
      withinTimeout(measureDisk(), TIMEOUT).then(diskProblems, (failure: unknown) => [
        { part: 'disk' as const, message: `The folder of the data cannot be read${codeIn(failure)}.` },
      ]),
    ]);
    return [...(isStopping() ? [stopping] : []), ...found.flat()];
  };
};

/** @throws an error that says what to do if the database lacks tables of this version */
export const requireReadyDatabase = async (
  db: Pick<Database, 'execute'>,
  migrations: readonly string[],
): Promise<void> => {
  const missing = await countMissing(db, migrations).catch((failure: unknown) => {
    throw new Error(databaseProblem(failure).message, { cause: failure });
  });
  const [problem] = migrationProblems(missing);
  if (problem !== undefined) throw new Error(problem.message);
};

const countMissing = async (db: Pick<Database, 'execute'>, migrations: readonly string[]): Promise<number> => {
  const done = new Set(
    (await queryRows<{ name: string }>(db, sql`select name from migrations`)).map(({ name }) => name),
  );
  return migrations.filter((name) => !done.has(name)).length;
};

const migrationProblems = (missing: number): readonly ReadinessProblem[] =>
  missing === 0 ? [] : [{ part: 'migrations', message: 'The database lacks migrations. Restart the server.' }];

const databaseProblem = (failure: unknown): ReadinessProblem => ({
  part: 'database',
  message: `The database does not answer${codeIn(failure)}.`,
});

const diskProblems = (free: number): readonly ReadinessProblem[] => {
  const megabytes = (bytes: number): string => String(Math.floor(bytes / 1024 / 1024));
  return free >= MIN_FREE_BYTES
    ? []
    : [
        {
          part: 'disk',
          message: `${megabytes(free)} MB are free for the data; ${megabytes(MIN_FREE_BYTES)} are needed.`,
        },
      ];
};
