import { sql } from 'drizzle-orm';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows, type Database } from '../../database/database';
import { recount } from '../../spare-parts/references/sheet-rows';
import { seedCommand } from '../seed-command';

/** The reference that receives the items. */
export const LARGEST_REFERENCE = 'SV-GROOT';
const SHEETS = 20;
const MOST = 5_000;

/** Parses `ITEMS`, the number of items; 500 by default. @throws an Error with a message for the terminal */
export const wantedParts = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 500 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`ITEMS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/**
 * Adds a reference with this number of items on twenty sheets, which share one existing picture.
 * @returns the number of added items; 0 if the reference exists
 */
export const seedManyParts = (db: Database, wanted: number): Promise<number> =>
  db.transaction(async (tx) => {
    const name = fold(LARGEST_REFERENCE);
    const [added] = await queryRows<{ id: number }>(
      tx,
      sql`
        insert into spare_parts (reference, by_reference, external_id, by_external_id, is_active, checked_at, created_at,
          check_status, process_status, has_updates, search)
        select ${LARGEST_REFERENCE}, ${name}, 'NZT-GROOT', 'nzt-groot', true, now() at time zone 'utc', now() at time zone 'utc', 'CHECKED',
          'PROCESSED', false, ${`${name} nzt-groot`}
        where not exists (select from spare_parts where reference = ${LARGEST_REFERENCE})
        returning id`,
    );
    if (added === undefined) return 0;
    const picture = await queryRow<{ name: string; width: number; height: number }>(
      tx,
      sql`select name, width, height from spare_part_pictures order by name limit 1`,
    );
    await tx.execute(sql`
      with sheets as (
        insert into spare_part_sheets (spare_part_id, position, code, picture, picture_width, picture_height)
        select ${added.id}::integer, n, 'Blad ' || (n + 1), ${picture.name}, ${picture.width}::integer,
          ${picture.height}::integer
        from generate_series(0, ${SHEETS - 1}::integer) n returning id, position)
      insert into spare_part_items (sheet_id, number, position, code, name, quantity, item_id, proposals)
      select s.id, (n / ${SHEETS}::integer + 1)::text, n / ${SHEETS}::integer, (7000000 + n)::text,
        'Onderdeel ' || (n + 1), '1', case when n % 7 > 0 then (select min(id) from shop_items) end,
        case when n % 5 = 0 then jsonb_build_object('name', 'Onderdeel ' || (n + 1) || ' met afdichting')
          else '{}'::jsonb end
      from generate_series(0, ${wanted - 1}::integer) n join sheets s on s.position = n % ${SHEETS}::integer`);
    // Places numbers in rows of five across the picture.
    await tx.execute(sql`
      update spare_part_sheets s
      set boxes = (
        select coalesce(jsonb_agg(jsonb_build_object('id', i.id,
          'xMin', 40 + i.position % 5 * 150, 'xMax', 84 + i.position % 5 * 150,
          'yMin', 30 + i.position / 5 % 20 * 36, 'yMax', 60 + i.position / 5 % 20 * 36) order by i.position), '[]')
        from spare_part_items i where i.sheet_id = s.id)
      where s.spare_part_id = ${added.id}`);
    await recount(tx, added.id);
    return wanted;
  });

// `npm run seed:parts`: adds a reference of `ITEMS` items, for measuring.
seedCommand({
  name: 'seed:parts',
  file: 'many/parts.ts',
  what: 'items',
  read: ({ ITEMS }) => wantedParts(ITEMS),
  plant: (db, wanted) => seedManyParts(db, wanted),
});
