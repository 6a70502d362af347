import type { Database } from '../../database/database';
import { isInLibrary } from './is-in-library';

const LIBRARY = 'library/';

/** Whether the path of a record is that of a file of the library that not everybody may know of. Rule R-LIB-16. */
export const isPrivatePath = async (db: Pick<Database, 'execute'>, path: string): Promise<boolean> =>
  path.startsWith(LIBRARY) && !(await isInLibrary(db, path.slice(LIBRARY.length)));
