import { Pool } from 'pg';
import { besides, createDatabase, databaseIn } from '../../support/postgres';
import { lend, type SharedDatabases } from './shared-databases';

/** Where the database is that the set-up of the run made on its PostgreSQL server. */
export const TEMPLATE = 'KANTOOR_DATABASE_TEMPLATE';

const created = { count: 0 };

const addressOfNew: SharedDatabases['addressOfNew'] = async (content) => {
  const template = process.env[TEMPLATE] ?? '';
  const url = besides(template, `test_${process.pid}_${(created.count += 1)}`);
  await createDatabase(url, content === 'demo' ? databaseIn(template) : undefined);
  return url;
};

/** Databases on the PostgreSQL server of this run, with connections that outlive the files that use them. */
export const POSTGRES: SharedDatabases = {
  isOnServer: true,
  ...lend({
    make: async () => {
      const url = await addressOfNew('demo');
      const pool = new Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0, allowExitOnIdle: true });
      // The server may end before this process does.
      pool.on('error', () => undefined);
      return { url, pool };
    },
    restore: async ({ pool }) => {
      // A connection that is still in use belongs to something that a file left behind.
      if (pool.idleCount < pool.totalCount) return false;
      try {
        await pool.query('select pristine.restore()');
        // Rows that were deleted stay in the tables, which doubles the time of tests at the end of a run.
        await pool.query('vacuum');
        return true;
      } catch {
        return false;
      }
    },
    rest: () => Promise.resolve(),
    end: ({ pool }) => pool.end(),
    wrap: ({ wrapServer }, { pool, url }, close) => wrapServer(pool, url, close),
  }),
  addressOfNew,
};
