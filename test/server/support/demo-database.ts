import { wrapEmbedded, type OpenDatabase } from '../../../server/database/database';
import type { SharedDatabases } from './environment';

/** A database in memory with the demonstration data; closed, it is handed on. */
export const demoDatabase = async (): Promise<OpenDatabase> => {
  // The environment of these tests puts it there.
  const { sharedDatabases } = globalThis as unknown as { readonly sharedDatabases: SharedDatabases };
  const client = await sharedDatabases.take();
  return wrapEmbedded(client, () => sharedDatabases.give(client));
};
