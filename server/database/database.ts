import type { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

/** The embedded and the real database behind one type; a transaction is one too. */
export type Database = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly embedded: boolean;
  /** Cleans up after large changes and renews the planner's figures. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** Address of a PostgreSQL server; without one the database is embedded. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, or `memory://`. */
  readonly dataDir: string;
  /** What an embedded database begins with: the dump of another. */
  readonly image?: Blob;
}

/** Opens the database at its place; of the embedded one, the folder is locked for this process. */
export const openDatabase = ({ databaseUrl, ...embedded }: DatabasePlace): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openEmbedded(embedded) : openServer(databaseUrl);

const openServer = async (databaseUrl: string): Promise<OpenDatabase> => {
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (failure) => process.stderr.write(`PostgreSQL: ${failure.message}\n`));
  const db = drizzle(pool);
  return {
    db,
    embedded: false,
    vacuum: async () => {
      await pool.query('vacuum analyze');
    },
    close: () => pool.end(),
  };
};

const openEmbedded = async ({ dataDir, image }: DatabasePlace): Promise<OpenDatabase> => {
  const inMemory = dataDir.startsWith('memory://');
  const unlock = inMemory ? () => Promise.resolve() : await lockFolder(dataDir);
  try {
    const client = await startEmbedded(inMemory ? dataDir : join(dataDir, 'database'), image);
    return await embeddedOn(client, async () => {
      await client.close();
      await unlock();
    });
  } catch (failure) {
    await unlock();
    throw failure;
  }
};

/** An embedded database that runs already. */
export const embeddedOn = async (client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> => {
  const { drizzle } = await import('drizzle-orm/pglite');
  return {
    db: drizzle(client),
    embedded: true,
    vacuum: async () => {
      await client.query('vacuum analyze');
    },
    close,
  };
};

/**
 * Half of the usual: clearing it takes part of every start. With half of this, 100,000 users are counted more slowly.
 */
const SHARED_BUFFERS = 'shared_buffers=64MB';
/** After a start on what a crash left, this would wake the process every ten seconds for ever. */
const NO_PROGRESS = 'log_startup_progress_interval=0';
const SETTINGS = [SHARED_BUFFERS, NO_PROGRESS];

/** Starts an embedded database. @param image what it begins with */
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

/** Rows of a query written by hand; `Row` is what its select list says. */
export const rowsOf = async <Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> => {
  const { rows } = (await db.execute(query)) as { rows: Row[] }; // both drivers answer this shape, which their shared type hides
  return rows;
};

/** The one row of a query that always has one. */
export const rowOf = async <Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(db, query);
  if (row === undefined) throw new Error('A query that always has a row had none');
  return row;
};

/** A parameter list for `in (…)` and arrays: `{1,2,3}` as one text parameter, cast to the column's type. */
export const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
