import { wrapEmbedded, wrapServer, type OpenDatabase } from '../../../server/database/database';
import type { SharedDatabases } from './shared-databases';

// The environment of these tests puts it there.
const { sharedDatabases } = globalThis as unknown as { readonly sharedDatabases: SharedDatabases };
/** Whether these tests run on a PostgreSQL server, else on the embedded database. */
export const { isOnServer } = sharedDatabases;

const wrappers = { wrapEmbedded, wrapServer };

/** A database with the demonstration data; closed, it is handed on. */
export const demoDatabase = (): Promise<OpenDatabase> => sharedDatabases.take(wrappers);

/** One for tests that write much, which would be long to put back. */
export const ownDatabase = (): Promise<OpenDatabase> => sharedDatabases.make(wrappers);

/** Address of a new database on the PostgreSQL server of this run. */
export const addressOfNew: SharedDatabases['addressOfNew'] = (content) => sharedDatabases.addressOfNew(content);
