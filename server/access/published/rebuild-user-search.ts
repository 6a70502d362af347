import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { storeSearchTexts, type Rebuilt } from '../../shared/rebuild-search';
import { searchColumns } from './search-columns';

interface SearchedUser {
  readonly id: number;
  readonly version: number;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
}

/** Rebuilds the search text of the users after an id. */
export const rebuildUserSearch = async (
  db: Pick<Database, 'execute'>,
  after: number,
  limit: number,
): Promise<Rebuilt> => {
  const people = await queryRows<SearchedUser>(
    db,
    sql`select id, version, firstname, surname, email from users where id > ${after} order by id limit ${limit}`,
  );
  return {
    rows: people.length,
    changed: await storeSearchTexts(db, 'users', people, (person) => searchColumns(person).search),
    last: people.length < limit ? undefined : people.at(-1)?.id,
  };
};
