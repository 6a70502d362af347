import { sql } from 'drizzle-orm';
import { idArray, rowsOf, type Database } from '../database/database';

type Db = Pick<Database, 'execute'>;

/** What may show one of some files: those that it is known to show, and texts that may lead to others. */
export interface Candidate {
  readonly type: string;
  readonly id: number;
  readonly title: string;
  /** The website that it belongs to. */
  readonly website: number;
  readonly shown: readonly number[];
  readonly texts: readonly string[];
}

/** Every text in a value that came as JSON. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const popups = async (db: Db, files: readonly number[], websites: readonly number[]): Promise<readonly Candidate[]> =>
  (
    await rowsOf<{ id: number; title: string; website: number; content: string; image: number | null }>(
      db,
      sql`
        select id, title, website_id as website, content, image from popups
        where (image = any(${idArray(files)}) or content like '%media/%') and website_id = any(${idArray(websites)})
        order by by_title, id`,
    )
  ).map(({ id, title, website, content, image }) => ({
    type: 'popup',
    id,
    title,
    website,
    shown: image === null ? [] : [image],
    texts: [content],
  }));

/** Items that are read at once: the texts of one may be some megabytes. */
const AT_ONCE = 50;

interface ItemRow {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly website: number;
  readonly place: string;
  readonly shown: readonly number[];
  readonly texts: unknown;
}

/** Texts as the database takes a list of them: known when it plans, so that it finds its way by their index. */
const textArray = (texts: readonly string[]) =>
  sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;

/** What these files are called, or once were. */
const namesOf = async (db: Db, files: readonly number[]): Promise<readonly string[]> =>
  (
    await rowsOf<{ folded: string }>(
      db,
      sql`
        select folded from library_nodes
        where id = any(${idArray(files)})
        union
        select folded from library_former
        where node_id = any(${idArray(files)})`,
    )
  ).map(({ folded }) => folded);

/**
 * Items say which files they show, and the last names to which their texts lead: only these texts are read, of a few
 * items at a time.
 */
async function* items(
  db: Db,
  files: readonly number[],
  websites: readonly number[],
): AsyncGenerator<Candidate, void, undefined> {
  const isNamed = sql`media && ${textArray(await namesOf(db, files))}`;
  for (let behind = sql`true`; ;) {
    const found = await rowsOf<ItemRow>(
      db,
      sql`
        select id, module as type, name as title, website_id as website, by_name as place, files as shown,
          case when ${isNamed} then jsonb_build_array(details, blocks) end as texts
        from content_items
        where website_id = any(${idArray(websites)}) and (files && ${idArray(files)} or ${isNamed}) and ${behind}
        order by module, by_name, id limit ${AT_ONCE}`,
    );
    yield* found.map(({ id, type, title, website, shown, texts }) => ({
      id,
      type,
      title,
      website,
      shown,
      texts: textsIn(texts),
    }));
    const last = found.at(-1);
    if (last === undefined || found.length < AT_ONCE) return;
    behind = sql`(module, by_name, id) > (${last.type}, ${last.place}, ${last.id}::integer)`;
  }
}

const terms = async (
  db: Db,
  type: 'tag' | 'category',
  files: readonly number[],
  websites: readonly number[],
): Promise<readonly Candidate[]> => {
  const [table, title] = type === 'tag' ? ['tags', 'label'] : ['categories', 'name'];
  const found = await rowsOf<{ id: number; title: string; website: number; image: number }>(
    db,
    sql`
      select id, ${sql.identifier(title)} as title, website_id as website, meta_og_image as image
      from ${sql.identifier(table)}
      where meta_og_image = any(${idArray(files)}) and website_id = any(${idArray(websites)})
      order by ${sql.identifier(`by_${title}`)}, id`,
  );
  return found.map(({ id, title: named, website, image }) => ({
    type,
    id,
    title: named,
    website,
    shown: [image],
    texts: [],
  }));
};

/** Everything on these websites that may show one of the files, kind by kind. Rule R-LIB-12. */
export async function* candidatesFor(
  db: Db,
  files: readonly number[],
  websites: readonly number[],
): AsyncGenerator<Candidate, void, undefined> {
  yield* await popups(db, files, websites);
  yield* items(db, files, websites);
  yield* await terms(db, 'category', files, websites);
  yield* await terms(db, 'tag', files, websites);
}
