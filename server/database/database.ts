import type { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { chmod, constants, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { lockFolder } from './folder-lock';
import { listenOnServer } from './listen-on-server';

/** The embedded database, a PostgreSQL server, or a transaction on one of them. */
export type Database = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly embedded: boolean;
  /**
   * Receives notifications of all servers on this database; calls `onRestored` after a gap. @returns a function that
   * stops listening
   */
  listen(channel: string, onNotified: (payload: string) => void, onRestored: () => void): Promise<() => Promise<void>>;
  /**
   * Runs raw SQL for libraries that write their own statements. Several statements are possible only without values.
   */
  runSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** Connections to the server by state: `total`, `idle`, and calls `waiting` for one. Empty for the embedded database. */
  connections(): Readonly<Record<string, number>>;
  /** Vacuums and updates the planner's statistics. */
  vacuum(): Promise<void>;
  /**
   * Copies the files of an embedded database into a folder; statements wait meanwhile. Undefined if there are no files.
   */
  copyFiles?: ((folder: string) => Promise<void>) | undefined;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connection string of a PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, or `memory://`. */
  readonly dataDir: string;
  /** Dump to load into a new embedded database. */
  readonly image?: Blob;
  /** Opens or creates the folder of an embedded database. Without it, a new database has no tables. */
  readonly openOrMake?: (folder: string) => Promise<PGlite>;
}

/** Opens the database; the folder of an embedded one is locked for this process. */
export const openDatabase = ({ databaseUrl, ...embedded }: DatabaseOptions): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openEmbedded(embedded) : openServer(databaseUrl);

const openServer = async (databaseUrl: string): Promise<OpenDatabase> => {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', (failure) => process.stderr.write(`PostgreSQL: ${failure.message}\n`));
  return wrapServer(pool, databaseUrl, () => pool.end());
};

export const wrapServer = async (
  pool: Pool,
  databaseUrl: string,
  close: () => Promise<void>,
): Promise<OpenDatabase> => {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  return {
    db: drizzle(pool),
    embedded: false,
    listen: (...of) => listenOnServer(databaseUrl, ...of),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    runSql: (text, values) => pool.query(text, values === undefined ? undefined : [...values]),
    vacuum: async () => {
      await pool.query('vacuum analyze');
    },
    close,
  };
};

const openEmbedded = async ({ dataDir, image, openOrMake }: DatabaseOptions): Promise<OpenDatabase> => {
  const inMemory = dataDir.startsWith('memory://');
  const unlock = inMemory ? () => Promise.resolve() : await lockFolder(dataDir);
  try {
    const folder = inMemory ? dataDir : join(dataDir, 'database');
    const client =
      inMemory || image !== undefined || openOrMake === undefined
        ? await startEmbedded(folder, image)
        : await openOrMake(folder);
    // PostgreSQL requires this of its data folder; the embedded one does not set it.
    if (!inMemory) await chmod(folder, 0o700);
    return await wrapEmbedded(client, async () => {
      await client.close();
      await unlock();
    });
  } catch (failure) {
    await unlock();
    throw failure;
  }
};

export const wrapEmbedded = async (client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> => {
  const { drizzle } = await import('drizzle-orm/pglite');
  return {
    db: drizzle(client),
    embedded: true,
    listen: (channel, onNotified) => client.listen(channel, onNotified),
    connections: () => ({}),
    runSql: async (text, values) =>
      values === undefined || values.length === 0
        ? ((await client.exec(text)).at(-1) ?? { rows: [] })
        : client.query(text, [...values]),
    vacuum: async () => {
      await client.query('vacuum analyze');
    },
    copyFiles: client.dataDir === undefined ? undefined : copyFilesOf(client, client.dataDir),
    close,
  };
};

/** Copied between two statements, the files are as after a power cut; a database that opens them recovers. */
const copyFilesOf = (client: PGlite, from: string) => (folder: string) =>
  client.runExclusive(() => cp(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }));

/**
 * Half of the default size, because every start clears the buffers. A quarter would make counting 100,000 users slower.
 */
const SHARED_BUFFERS = 'shared_buffers=64MB';
/**
 * Turned off: after crash recovery, the progress report at start-up would keep waking the process every ten seconds.
 */
const NO_STARTUP_PROGRESS = 'log_startup_progress_interval=0';
const SETTINGS = [SHARED_BUFFERS, NO_STARTUP_PROGRESS];

/**
 * For a database that others are copied from; run it before filling. Deletes old log files instead of keeping them for
 * reuse, which would double the size.
 */
export const KEEP_NO_LOG = 'set wal_recycle = off';

/** @param image a dump to load */
export const startEmbedded = async (folder: string, image?: Blob): Promise<PGlite> => {
  const [{ PGlite: Embedded }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    folder.startsWith('memory://') ? undefined : mkdir(folder, { recursive: true }),
  ]);
  return Embedded.create(folder, {
    extensions: { pg_trgm },
    startParams: [...Embedded.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    ...(image && { loadDataDir: image }),
  });
};

/** Runs handwritten SQL; `Row` must match its select list. */
export const queryRows = async <Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> => {
  const { rows } = (await db.execute(query)) as { rows: Row[] }; // cast: both drivers return `rows`
  return rows;
};

/** Runs a query that always returns one row. */
export const queryRow = async <Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row> => {
  const [row] = await queryRows<Row>(db, query);
  if (row === undefined) throw new Error('A query that always has a row had none');
  return row;
};

/** Texts as one array parameter. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;

/** Ids as one array parameter. */
export const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
