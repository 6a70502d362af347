import { sql } from 'drizzle-orm';
import { MAX_MENU_ITEMS } from '../../../src/domain/site/menu-item.rule';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows, type Database } from '../../database/database';
import { seedCommand } from '../seed-command';

/** The menu that receives the items. */
export const LARGEST_MENU = { code: 'groot', title: 'Groot menu' } as const;
/** Number of children per item. */
const WIDTH = 12;

/** Parses `ITEMS`, the number of items; 2,000 by default. @throws an Error with a message for the terminal */
export const wantedItems = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 2_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MAX_MENU_ITEMS))
    throw new Error(`ITEMS must be a number from 1 to ${MAX_MENU_ITEMS}, not "${text}".`);
  return wanted;
};

/**
 * Adds this number of items in levels to a menu of the first website; creates the menu if missing.
 * @returns how many were added; none when it has items already
 */
export const seedManyMenuItems = (db: Database, wanted: number): Promise<number> =>
  db.transaction(async (tx) => {
    const { code, title } = LARGEST_MENU;
    const folded = { code: fold(code), title: fold(title) };
    await tx.execute(sql`
      insert into menus (website_id, title, by_title, code, by_code, has_icons, can_delete, search)
      select min(id), ${title}, ${folded.title}, ${code}, ${folded.code}, false, true,
        ${`${folded.title} ${folded.code}`} from websites
      on conflict (website_id, code) do nothing`);
    const { id } = await queryRow<{ id: number }>(
      tx,
      sql`select id from menus where code = ${code} order by id limit 1`,
    );
    if ((await queryRows(tx, sql`select from menu_items where menu_id = ${id} limit 1`)).length > 0) return 0;
    let above: readonly number[] = [];
    for (let left = wanted; left > 0;) {
      const count = Math.min(left, Math.max(1, above.length) * WIDTH);
      const added = await queryRows<{ id: number }>(
        tx,
        sql`
          with parents as (select ${`{${above.join(',')}}`}::integer[] as ids)
          insert into menu_items (menu_id, parent_id, sort_id, label, type, location, target, icon, subitems)
          select ${id}::integer, p.ids[1 + n / ${WIDTH}::integer], 1 + n % ${WIDTH}::integer,
            'Item ' || (${wanted - left}::integer + n + 1), 'external', '/item/' || (${wanted - left}::integer + n + 1),
            '_self', '', false
          from generate_series(0, ${count - 1}::integer) n
          cross join parents p
          order by n returning id`,
      );
      above = added.map((item) => item.id);
      left -= count;
    }
    return wanted;
  });

// `npm run seed:menu`: adds a menu of `ITEMS` items, for measuring.
seedCommand({
  name: 'seed:menu',
  file: 'many/menu-items.ts',
  what: 'menu items',
  read: ({ ITEMS }) => wantedItems(ITEMS),
  plant: seedManyMenuItems,
});
