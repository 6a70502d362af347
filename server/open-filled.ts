import { openDatabase, type DatabaseOptions, type OpenDatabase } from './database/database';
import { migrate } from './database/migrate';
import { serverInfo } from './insight/published/server-info';
import { writeLog } from './insight/published/write-log';
import { DEFAULT_TIME_ZONE, useTimeZone } from './insight/statistics/time-zone';
import { MIGRATIONS } from './migrations';
import { fillEmpty, type Seed } from './seed/fill';
import type { Passwords } from './session/passwords';
import type { BackgroundJobs } from './shared/background-jobs';

/** Where the data are, and what a new database holds. */
export interface StoredData extends DatabaseOptions {
  readonly seed: Seed;
  /** Whose days the statistics count, `Europe/Amsterdam` by default. */
  readonly timeZone?: string;
  /** For tests: a database that is open already. */
  readonly database?: OpenDatabase;
}

interface Filling extends StoredData {
  readonly passwords: Passwords;
  readonly now: () => number;
  readonly jobs: Pick<BackgroundJobs, 'report'>;
}

/** Opens the database, with the tables and settings of this version; fills a new one. A failure closes it. */
export const openFilled = async ({
  passwords,
  now,
  jobs,
  seed,
  timeZone,
  ...place
}: Filling): Promise<OpenDatabase> => {
  const database = place.database ?? (await openDatabase(place));
  const { db } = database;
  try {
    const filled = { now: false };
    const migrated = await migrate(db, MIGRATIONS, async (tx) => {
      await useTimeZone(tx, timeZone ?? DEFAULT_TIME_ZONE);
      filled.now = await fillEmpty(tx, seed, passwords, now());
    });
    if (filled.now || migrated.length > 0) await database.vacuum();
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
    throw failure;
  }
};
