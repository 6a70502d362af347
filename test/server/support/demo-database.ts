import { wrapEmbedded, wrapServer, type OpenDatabase } from '../../../server/database/database';
import { watchStatements, type Statement } from '../../support/statements';
import type { SharedDatabases } from './shared-databases';

// The environment of these tests puts it there.
const { sharedDatabases } = globalThis as unknown as { readonly sharedDatabases: SharedDatabases };
/** Whether these tests run on a PostgreSQL server, else on the embedded database. */
export const { isOnServer } = sharedDatabases;

const wrappers = { wrapEmbedded, wrapServer };

/** A database with the demonstration data; closed, it is handed on. */
export const demoDatabase = (): Promise<OpenDatabase> => sharedDatabases.take(wrappers);

/** The same, telling what it is asked. */
export const watchedDatabase = (tell: (statement: Statement) => void): Promise<OpenDatabase> =>
  sharedDatabases.take({
    wrapEmbedded: (client, close) => wrapEmbedded(watchStatements(client, tell), close),
    wrapServer: (pool, ...of) => wrapServer(watchStatements(pool, tell), ...of),
  });

/** One for tests that write much, which would be long to put back. */
export const ownDatabase = (): Promise<OpenDatabase> => sharedDatabases.make(wrappers);

/** Address of a new database on the PostgreSQL server of this run. */
export const addressOfNew: SharedDatabases['addressOfNew'] = (content) => sharedDatabases.addressOfNew(content);
