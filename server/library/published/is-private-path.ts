import type { Database } from '../../database/database';
import { isInLibrary } from './is-in-library';

const LIBRARY = 'library/';

/** Whether a record's path is that of a private library file. Rule R-LIB-16. */
export const isPrivatePath = async (db: Pick<Database, 'execute'>, path: string): Promise<boolean> =>
  path.startsWith(LIBRARY) && !(await isInLibrary(db, path.slice(LIBRARY.length)));
