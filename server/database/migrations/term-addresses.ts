import type { Migration } from './migration';

/** Gives empty slugs of a table numbers after the highest number in use, per website. */
const numbered = (table: string, module: string): string => `
  with numbers as (
    select t.id, row_number() over (partition by t.website_id order by t.id) + coalesce((
      select max(substr(other.url, length('${module}-') + 1)::integer) from ${table} other
      where other.website_id = t.website_id and other.url ~ '^${module}-[1-9][0-9]{0,7}$'
    ), 0) as number
    from ${table} t where t.url = ''
  )
  update ${table} t
  set url = '${module}-' || n.number, by_url = '${module}-' || n.number,
    search = trim(t.search || ' ${module}-' || n.number)
  from numbers n where n.id = t.id;
`;

/** Tags and categories whose name has no Latin letter had no slug. */
export const termAddressesMigration: Migration = {
  name: '0065-addresses-of-terms',
  sql: numbered('tags', 'tag') + numbered('categories', 'category'),
};
