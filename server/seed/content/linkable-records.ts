import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';

/** Ids of the records that demonstration content can show and link to. */
export interface LinkableRecords {
  /** Pictures whose name starts with the stem; at least one. */
  readonly pictures: (stem: string) => readonly number[];
  /** Public URL of a picture. */
  readonly address: (picture: number) => string;
  readonly documents: readonly number[];
  readonly assortments: readonly number[];
  readonly shopItems: readonly number[];
  readonly targets: readonly number[];
  readonly authors: readonly number[];
  readonly projects: readonly number[];
  /** Categories of one website. */
  readonly categories: readonly number[];
  readonly pages: readonly number[];
  readonly branches: readonly number[];
}

interface Kept {
  readonly id: number;
  readonly names: readonly string[];
}

type Table = 'assortments' | 'shop_items' | 'targets' | 'authors' | 'projects';

/** Reads the records shared by all websites. */
export const readLinkableRecords = async (tx: Database): Promise<LinkableRecords> => {
  const files = await queryRows<Kept>(
    tx,
    sql`
      select n.id, library_names(n.id) as names from library_nodes n
      join library_files f on f.node_id = n.id
      where not n.read_only and f.status = 'published'
      order by n.id`,
  );
  const idsOf = async (table: Table): Promise<readonly number[]> =>
    (await queryRows<{ id: number }>(tx, sql`select id from ${sql.identifier(table)} order by id`)).map(({ id }) => id);
  const byStem = new Map<string, readonly number[]>();
  const named = (pattern: RegExp): readonly number[] =>
    files.filter(({ names }) => pattern.test(names.at(-1) ?? '')).map(({ id }) => id);
  const addresses = new Map(files.map(({ id, names }) => [id, `/media/${names.map(encodeURIComponent).join('/')}`]));
  const [assortments, shopItems, targets, authors, projects] = [
    await idsOf('assortments'),
    await idsOf('shop_items'),
    await idsOf('targets'),
    await idsOf('authors'),
    await idsOf('projects'),
  ];
  return {
    pictures: (stem) => {
      const found = byStem.get(stem) ?? named(new RegExp(`^${stem}-[^-]+\\.(?:jpg|webp|png)$`));
      if (found.length === 0) throw new Error(`The library has no picture of ${stem}`);
      byStem.set(stem, found);
      return found;
    },
    address: (picture) => addresses.get(picture) ?? '',
    documents: named(/\.pdf$/),
    assortments,
    shopItems,
    targets,
    authors,
    projects,
    categories: [],
    pages: [],
    branches: [],
  };
};
