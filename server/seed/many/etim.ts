import { sql } from 'drizzle-orm';
import { queryRow, queryRows, type Database } from '../../database/database';
import { seedCommand } from '../seed-command';

const MOST = 200_000;
/** Features per category. */
const PER_CATEGORY = 30;
/** Features per statement; progress is reported after each. */
const BATCH = 3_000;

/** Parses `FEATURES`, the number of features; 12,000 by default. @throws an Error with a message for the terminal */
export const wantedFeatures = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 12_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`FEATURES must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/**
 * Adds features up to the wanted number, copied from existing ones, and their categories.
 * @param onProgress called with the number of added features @returns how many
 */
export const seedManyFeatures = async (
  db: Database,
  wanted: number,
  onProgress: (added: number) => void = () => undefined,
): Promise<number> => {
  const { features, categories } = await queryRow<{ features: number; categories: number }>(
    db,
    sql`
      select (select count(*)::integer from etim_features) as features,
        (select count(*)::integer from etim_categories) as categories`,
  );
  const missing = Math.max(0, features === 0 ? 0 : wanted - features);
  // The number of categories that gives each the usual number of features, including existing ones.
  const enough = missing === 0 ? 0 : Math.round(wanted / PER_CATEGORY);
  await db.transaction(async (tx) => {
    const added = await queryRows<{ id: number }>(
      tx,
      sql`
        with present as (select array_agg(id order by sort_id) as ids from etim_categories)
        insert into etim_categories (name, by_name, description, search, sort_id)
        select c.name || ' ' || n, c.by_name || ' ' || n, c.description, c.search || ' ' || n, n
        from present p
        cross join generate_series(${categories + 1}::integer, ${enough}::integer) n
        join etim_categories c on c.id = p.ids[1 + n % cardinality(p.ids)]
        order by n returning id`,
    );
    const ids = added.map(({ id }) => id);
    for (let first = 0; first < missing; first += BATCH) {
      const last = Math.min(missing, first + BATCH) - 1;
      await tx.execute(sql`
        with present as (select array_agg(id order by id) as ids from (select id from etim_features order by id limit ${features}) f),
          target as (select ${`{${ids.join(',')}}`}::integer[] as ids)
        insert into etim_features (code, by_code, label, by_label, description, information, unit, postfix, color,
          visible, filterable, brochure, search, sort_id, category_id)
        select code, lower(code), label, by_label, description, information, unit, postfix, color, visible, filterable,
          brochure, lower(code) || ' ' || search, 1000000 + n, category
        from (
          select n, 'EF' || lpad((100000 + n)::text, 6, '0') as code, f.label || ' ' || n as label,
            f.by_label || ' ' || n as by_label, f.description, f.information, f.unit, f.postfix, f.color, f.visible,
            f.filterable, f.brochure, f.search, t.ids[1 + n % greatest(1, cardinality(t.ids))] as category
          from generate_series(${first}::integer, ${last}::integer) n
          cross join present p
          cross join target t
          join etim_features f on f.id = p.ids[1 + n % cardinality(p.ids)]
        ) made
        order by n`);
      onProgress(last + 1);
    }
    await tx.execute(sql`
      update etim_features f set sort_id = o.place
      from (
        select id, row_number() over (partition by category_id order by sort_id, id) as place from etim_features
      ) o
      where o.id = f.id and o.place <> f.sort_id`);
  });
  return missing;
};

// `npm run seed:etim`: adds features up to `FEATURES` to the database of `npm start`, for measuring.
seedCommand({
  name: 'seed:etim',
  file: 'many/etim.ts',
  what: 'features',
  read: ({ FEATURES }) => wantedFeatures(FEATURES),
  plant: seedManyFeatures,
});
