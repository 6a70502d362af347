import type { Database } from '../../database/database';
import { findNode } from '../nodes';
import { parsePath } from '../paths';

/** Whether a public path leads to a folder or a file that is not private, by its present or a former path. */
export const isInLibrary = async (db: Pick<Database, 'execute'>, path: string): Promise<boolean> => {
  try {
    return (await findNode(db, parsePath(path), null)) !== undefined;
  } catch {
    // A path that the library refuses leads nowhere.
    return false;
  }
};
