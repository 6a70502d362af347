import { sql } from 'drizzle-orm';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows, type Database } from '../../database/database';
import { seedCommand } from '../seed-command';

const MOST = 500_000;
/** The structure that receives the nodes. */
export const LARGEST = { code: 'GROOT-50000', description: 'Volledig assortiment' } as const;
/** Children per node on the first three levels; 50,000 nodes then fill four levels. */
const WIDTHS = [10, 20, 25] as const;

/** Parses `NODES`, the number of nodes; 50,000 by default. @throws an Error with a message for the terminal */
export const wantedNodes = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 50_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`NODES must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/** Number of nodes per level; they add up to the wanted number. */
const levelsOf = (wanted: number): readonly number[] => {
  const levels: number[] = [];
  let left = wanted;
  let width = 1;
  for (const each of WIDTHS) {
    width = Math.min(left, width * each);
    levels.push(width);
    left -= width;
  }
  return [...levels, left];
};

/**
 * Adds this number of nodes to a structure; creates the structure if missing.
 * @returns how many were added; none when it has nodes already
 */
export const seedManyNodes = async (db: Database, wanted: number): Promise<number> =>
  db.transaction(async (tx) => {
    const { code, description } = LARGEST;
    const folded = { code: fold(code), description: fold(description) };
    await tx.execute(sql`
      insert into structures (code, by_code, description, by_description, active, search)
      values (
        ${code}, ${folded.code}, ${description}, ${folded.description}, true,
          ${`${folded.code} ${folded.description}`}
      )
      on conflict (code) do nothing`);
    const { id } = await queryRow<{ id: number }>(tx, sql`select id from structures where code = ${code}`);
    if ((await queryRows(tx, sql`select from structure_nodes where structure_id = ${id} limit 1`)).length > 0) return 0;
    let above: readonly number[] = [];
    for (const [depth, count] of levelsOf(wanted).entries()) {
      const added = await queryRows<{ id: number }>(
        tx,
        sql`
          with parents as (select ${`{${above.join(',')}}`}::integer[] as ids)
          insert into structure_nodes (structure_id, parent_id, place, name, description)
          select ${id}::integer, p.ids[1 + n % greatest(1, cardinality(p.ids))], n + 1,
            (array['Warmtepomp', 'Ketel', 'Radiator', 'Verdeler', 'Leiding', 'Kogelkraan', 'Pomp'])[1 + n % 7] || ' ' ||
              ${depth + 1}::integer || '.' || (n + 1),
            'Artikelgroep ' || (n + 1)
          from generate_series(0, ${count - 1}::integer) n
          cross join parents p
          order by n returning id`,
      );
      above = added.map((node) => node.id);
    }
    return wanted;
  });

// `npm run seed:structure`: adds a structure of `NODES` nodes, for measuring.
seedCommand({
  name: 'seed:structure',
  file: 'many/structures.ts',
  what: 'nodes',
  read: ({ NODES }) => wantedNodes(NODES),
  plant: seedManyNodes,
});
