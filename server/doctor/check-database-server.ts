import type { Client } from 'pg';
import { codeOf } from '../database/errors';
import { MIGRATIONS } from '../migrations';

/** Oldest major version of PostgreSQL. */
const OLDEST = 15;
/** Milliseconds. */
const TIMEOUT = 5_000;
/** Milliseconds by which the clocks of both computers may differ. */
const MOST_SKEW = 5_000;

interface ServerState {
  readonly version: number;
  readonly version_name: string;
  readonly encoding: string;
  readonly trigrams: boolean;
  readonly may_create: boolean;
  readonly migrated: boolean;
  readonly clock: number;
}

// The version has the form 150004.
const STATE = `
  select current_setting('server_version_num')::integer as version, current_setting('server_version') as version_name,
    pg_encoding_to_char((select encoding from pg_database where datname = current_database())) as encoding,
    exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams,
    has_schema_privilege(current_schema(), 'create') as may_create,
    to_regclass('migrations') is not null as migrated,
    (extract(epoch from clock_timestamp()) * 1000)::double precision as clock`;

/**
 * Checks a PostgreSQL server: reachable, version, encoding, extension, rights, clock, and a schema that this version
 * knows. @param now milliseconds since 1970 @throws an error that says what to do
 */
export const checkDatabaseServer = async (url: string, now: () => number): Promise<void> => {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT });
  client.on('error', () => undefined); // the running query fails too and reports the error
  try {
    await client.connect();
  } catch (failure) {
    await client.end().catch(() => undefined);
    throw new Error(connectProblem(failure), { cause: failure });
  }
  try {
    await checkState(client, now);
  } finally {
    await client.end();
  }
};

const connectProblem = (failure: unknown): string => {
  const code = String(codeOf(failure));
  if (code.startsWith('28')) return 'PostgreSQL refused user name and password of DATABASE_URL.';
  if (code === '3D000') return 'The database of DATABASE_URL does not exist. Create it with createdb.';
  return `PostgreSQL cannot be reached at the address in DATABASE_URL${code === 'undefined' ? '' : ` (${code})`}.`;
};

const checkState = async (client: Client, now: () => number): Promise<void> => {
  const asked = now();
  const { rows } = await client.query<ServerState>(STATE);
  const [state] = rows;
  if (state === undefined) throw new Error('PostgreSQL did not answer.');
  if (state.version < OLDEST * 10_000)
    throw new Error(`PostgreSQL ${state.version_name} is too old. Install ${OLDEST} or newer.`);
  if (state.encoding !== 'UTF8')
    throw new Error(`The database has the encoding ${state.encoding}. Create it with encoding UTF8.`);
  if (!state.trigrams) throw new Error('The extension pg_trgm is missing. Install the package postgresql-contrib.');
  if (!state.may_create)
    throw new Error('The user of DATABASE_URL may not create tables. Grant it create on the schema of the database.');
  const answered = now();
  if (state.clock < asked - MOST_SKEW || state.clock > answered + MOST_SKEW)
    throw new Error('The clocks of this computer and of PostgreSQL differ by more than five seconds. Set both by NTP.');
  if (!state.migrated) return;
  const { rows: migrations } = await client.query<{ readonly name: string }>('select name from migrations');
  const unknown = migrations.filter(({ name }) => !MIGRATIONS.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new Error('The database was made by a newer version of this server. Install that version.');
};
