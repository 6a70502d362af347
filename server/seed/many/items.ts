import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { seedCommand } from '../seed-command';

const MOST = 1_000_000;
/** A page as long as the longest in practice. */
export const LONGEST = { name: 'Alle blokken', url: 'alle-blokken', blocks: 200 } as const;

/** Parses `ITEMS`, the number of posts; 10,000 by default. @throws an Error with a message for the terminal */
export const wantedItems = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 10_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`ITEMS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/** Copies an item except for some columns; `i` is the copied item. */
const likeWith = (columns: ReturnType<typeof sql>) => sql`
  jsonb_populate_record(
    i,
      jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('content_items', 'id')), 'preview_hash', md5(random()::text || i.id),
          'version', 1, 'lock_session', null, 'lock_since', null, 'lock_seen', null, ${columns}
      )
  )`;

/** Adds posts to the first website up to the wanted number, copied from existing ones. @returns their number */
export const seedPosts = async (db: Database, wanted: number): Promise<number> => {
  const added = await queryRows(
    db,
    sql`
      with present as (
        select array_agg(id order by id) as ids from content_items
        where module = 'blog' and website_id = (select min(id) from websites)
      )
      insert into content_items
      select made.* from present p
      cross join generate_series(cardinality(p.ids) + 1, ${wanted}::integer) n
      join content_items i on i.id = p.ids[1 + n % cardinality(p.ids)]
      cross join lateral ${likeWith(sql`'name', i.name || ' k' || n, 'by_name', i.by_name || ' k' || n,
        'url', i.url || '-k' || n, 'search', i.search || ' k' || n,
        'online', i.online - make_interval(mins => n), 'updated', i.updated - make_interval(mins => n * 7)`)} made
      where p.ids is not null returning id`,
  );
  return added.length;
};

/**
 * Adds a page of two hundred blocks of all types to the first website, unless it exists. @returns the number of added
 * pages
 */
export const seedLongest = async (db: Database): Promise<number> => {
  const { name, url, blocks } = LONGEST;
  const added = await queryRows(
    db,
    sql`
      with longest as (
        select * from content_items
        where module = 'page' and website_id = (select min(id) from websites)
        order by jsonb_array_length(blocks) desc, id limit 1
      ),
      many as (
        select jsonb_agg(block || jsonb_build_object('guid', md5(n::text || url), 'id', '') order by n) as blocks
        from longest, generate_series(1, ${blocks}::integer) n,
          lateral (select longest.blocks -> ((n - 1) % jsonb_array_length(longest.blocks)) as block) b
      )
      insert into content_items
      select made.* from longest l
      join content_items i on i.id = l.id, many m,
        lateral ${likeWith(sql`'name', ${name}::text, 'by_name', lower(${name}::text),
          'url', ${url}::text, 'search', lower(${name}::text) || ' ' || ${url}::text, 'blocks', m.blocks`)} made
      where not exists (select from content_items where url = ${url} and module = 'page')
      returning id`,
  );
  return added.length;
};

// `npm run seed:items`: adds content to the database of `npm start`, for measuring.
seedCommand({
  name: 'seed:items',
  file: 'many/items.ts',
  what: 'items',
  read: ({ ITEMS }) => wantedItems(ITEMS),
  plant: async (db, wanted) => (await seedPosts(db, wanted)) + (await seedLongest(db)),
});
