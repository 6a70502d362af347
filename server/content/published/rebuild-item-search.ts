import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { storeSearchTexts, type Rebuilt } from '../../shared/rebuild-search';
import { searchTextOf } from '../items/item-rows';

interface SearchedItem {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly url: string;
  readonly recap: string;
  readonly client: string;
  readonly city: string;
}

/** Rebuilds the search text of the items after an id. */
export const rebuildItemSearch = async (
  db: Pick<Database, 'execute'>,
  after: number,
  limit: number,
): Promise<Rebuilt> => {
  const items = await queryRows<SearchedItem>(
    db,
    sql`
      select id, version, name, url, coalesce(details ->> 'recap', '') as recap,
        coalesce(details ->> 'client', '') as client, coalesce(details ->> 'city', '') as city
      from content_items
      where id > ${after} order by id limit ${limit}`,
  );
  return {
    rows: items.length,
    changed: await storeSearchTexts(db, 'content_items', items, searchTextOf),
    last: items.length < limit ? undefined : items.at(-1)?.id,
  };
};
