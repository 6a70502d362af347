import type { Database } from '../../database/database';
import { findNode } from '../nodes';
import { parsePath } from '../paths';

/** Whether a public path leads to a folder or a public file, by its current or a former path. */
export const isInLibrary = async (db: Pick<Database, 'execute'>, path: string): Promise<boolean> => {
  try {
    return (await findNode(db, parsePath(path), null)) !== undefined;
  } catch {
    // The library refuses the path, so it leads nowhere.
    return false;
  }
};
