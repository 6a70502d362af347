import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { openDatabase, queryRows, type Database, type DatabaseOptions, type OpenDatabase } from './database/database';
import { remove } from './database/kept-database';
import { migrate } from './database/migrate';
import { openOrMake } from './database/new-database';
import { serverInfo } from './insight/published/server-info';
import { writeLog } from './insight/published/write-log';
import { DEFAULT_TIME_ZONE, useTimeZone } from './insight/statistics/time-zone';
import { MIGRATIONS } from './migrations';
import { fillEmpty, isFilled, type Seed } from './seed/fill';
import { demoDatabase, keptMoment } from './seed/kept-demo';
import type { Passwords } from './session/passwords';
import type { BackgroundJobs } from './shared/background-jobs';

/** Location of the data, and the content of a new database. */
export interface StoredData extends Omit<DatabaseOptions, 'openOrMake'> {
  readonly seed: Seed;
  /** Time zone in which statistics count days; `Europe/Amsterdam` by default. */
  readonly timeZone?: string;
  /** For tests: an open database. */
  readonly database?: OpenDatabase;
  /** For tests: the folder of the kept demonstration data. */
  readonly keptDemo?: string;
}

interface Filling extends StoredData {
  readonly passwords: Passwords;
  readonly now: () => number;
  readonly jobs: Pick<BackgroundJobs, 'report'>;
  /** Receives a line before each step that takes seconds. */
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * Opens the database with the schema and settings of this version; fills a new one. Closes it on failure. A kept
 * database that cannot be filled is deleted, and another one made without it.
 */
export const openReadyDatabase = (filling: Filling): Promise<OpenDatabase> => open(filling, true);

const open = async (filling: Filling, mayCopy: boolean): Promise<OpenDatabase> => {
  const { passwords, now, jobs, seed, timeZone, log = () => undefined, keptDemo, ...place } = filling;
  let markFilled = (): Promise<void> => Promise.resolve();
  let copiedFrom: string | undefined;
  const started = now();
  const openFolder = async (folder: string): Promise<PGlite> => {
    const withContent = mayCopy && seed.kind === 'demo' ? demoDatabase(started, keptDemo) : undefined;
    const opened = await openOrMake(folder, { migrations: MIGRATIONS, isFilled, log, withContent });
    ({ markFilled, copiedFrom } = opened);
    return opened.client;
  };
  const database = place.database ?? (await openDatabase({ ...place, openOrMake: openFolder }));
  const { db } = database;
  try {
    const filled = { now: false };
    const migrated = await migrate(db, MIGRATIONS, async (tx) => {
      await useTimeZone(tx, timeZone ?? DEFAULT_TIME_ZONE);
      filled.now = await fillEmpty(tx, {
        seed,
        passwords,
        now: started,
        log,
        keptAt: copiedFrom === undefined ? undefined : keptMoment(copiedFrom),
      });
    });
    await markFilled();
    if (filled.now) await vacuumTables(db);
    else if (migrated.length > 0) await database.vacuum();
    if (!filled.now && migrated.length > 0)
      await writeLog(
        { db, now, jobs },
        {
          level: 'message',
          module: 'Database',
          message: 'The database was updated',
          method: 'CLI',
          requestUrl: 'start',
          answer: { migrations: migrated.join(', ') },
          info: serverInfo(),
        },
      );
    return database;
  } catch (failure) {
    await database.close();
    if (copiedFrom === undefined) throw failure;
    // In a read-only installation the deletion fails and the kept database stays.
    await remove(copiedFrom).catch(() => undefined);
    return open(filling, false);
  }
};

/**
 * Vacuums the tables that have rows and updates their planner statistics. Skips the system tables, which do not
 * change.
 */
const vacuumTables = async (db: Database): Promise<void> => {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = current_schema)
        and pg_relation_size(oid) > 0`,
  );
  const names = tables.map(({ name }) => sql.identifier(name));
  await db.execute(sql`vacuum analyze ${sql.join(names, sql`, `)}`);
};
