import { wrapEmbedded, wrapServer, type OpenDatabase } from '../../../server/database/database';
import { watchStatements, type Statement } from '../../support/statements';
import type { SharedDatabases } from './shared-databases';

// Set by the jest environment of these tests.
const { sharedDatabases } = globalThis as unknown as { readonly sharedDatabases: SharedDatabases };
/** Whether these tests run on a PostgreSQL server, else on the embedded database. */
export const { isOnServer } = sharedDatabases;

const wrappers = { wrapEmbedded, wrapServer };

/** A database with the demonstration data; after closing, it is restored and reused. */
export const demoDatabase = (): Promise<OpenDatabase> => sharedDatabases.take(wrappers);

/** The same, with every statement reported. */
export const watchedDatabase = (tell: (statement: Statement) => void): Promise<OpenDatabase> =>
  sharedDatabases.take({
    wrapEmbedded: (client, close) => wrapEmbedded(watchStatements(client, tell), close),
    wrapServer: (pool, ...of) => wrapServer(watchStatements(pool, tell), ...of),
  });

/** A separate database, for tests whose many writes would take long to restore. */
export const ownDatabase = (): Promise<OpenDatabase> => sharedDatabases.make(wrappers);

/** URL of a new database on the PostgreSQL server of this run. */
export const addressOfNew: SharedDatabases['addressOfNew'] = (content) => sharedDatabases.addressOfNew(content);
