import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { storeSearchTexts, type Rebuilt } from '../../shared/rebuild-search';
import { searchTextOf, type Details } from '../file-rows';

type SearchedFile = Omit<Details, 'noIndex'> & {
  readonly id: number;
  readonly version: number;
  readonly name: string;
};

/** Rebuilds the search text of the files after an id. */
export const rebuildFileSearch = async (
  db: Pick<Database, 'execute'>,
  after: number,
  limit: number,
): Promise<Rebuilt> => {
  const files = await queryRows<SearchedFile>(
    db,
    sql`
      select n.id, f.version, n.name, f.title, f.alt, f.caption, f.description from library_files f
      join library_nodes n on n.id = f.node_id
      where n.id > ${after} order by n.id limit ${limit}`,
  );
  return {
    rows: files.length,
    changed: await storeSearchTexts(db, 'library_files', files, (file) => searchTextOf(file.name, file), 'node_id'),
    last: files.length < limit ? undefined : files.at(-1)?.id,
  };
};
