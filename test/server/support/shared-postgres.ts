import { Pool } from 'pg';
import { besides, createDatabase, databaseIn } from '../../support/postgres';
import { lend, type SharedDatabases } from './shared-databases';

/** Environment variable with the URL of the database that the set-up made on its PostgreSQL server. */
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
      // The server may stop before this process does.
      pool.on('error', () => undefined);
      return { url, pool };
    },
    restore: async ({ pool }) => {
      // A connection in use belongs to work that a test file did not end.
      if (pool.idleCount < pool.totalCount) return false;
      try {
        const { rows } = await pool.query<{ changed: string }>('select pristine.restore() as changed');
        // Deleted rows stay in the tables until a vacuum; they double the time of tests at the end of a run.
        await pool.query(`vacuum ${rows[0]?.changed ?? ''}`);
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
