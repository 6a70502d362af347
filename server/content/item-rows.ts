import { sql, type SQL } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { ContentModule } from '../../src/domain/content/modules.rule';
import { fold } from '../../src/domain/shared/fold';
import { rowsOf, type Database } from '../database/database';
import { filesOf, mediaOf } from './gathered';
import { BLANK_STATE, detailsOf, type Details, type ItemState, type StoredItem } from './item-state';

type Db = Pick<Database, 'execute'>;
export type HistoryType = 'created' | 'save' | 'update';

/** Columns that hold a value of the state as it is. */
const SAME = {
  name: 'name',
  url: 'url',
  status: 'status',
  online: 'online',
  firstOnline: 'first_online',
  internal: 'internal',
  isOnline: 'is_online',
  map: 'map',
  lightbox: 'lightbox',
  readConfirmation: 'read_confirmation',
  image: 'image',
  cover: 'cover',
  shareImage: 'share_image',
  parent: 'parent_id',
  project: 'project_id',
  author: 'resource_id',
} as const satisfies Partial<Record<keyof ItemState, string>>;
const LISTS = ['categories', 'tags', 'targets', 'branches'] as const;
const MOMENTS: readonly string[] = ['online', 'first_online'];

const array = (values: readonly (number | string)[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** The words by which an item is found. */
const searchedIn = ({ name, url, recap, client, city }: ItemState): string =>
  fold([name, url, recap.replace(/<[^>]*>/g, ' '), client, city].join(' '));

/** Everything that is stored of a state, by column. */
const storedOf = (state: ItemState): readonly (readonly [string, SQL])[] => [
  ...(Object.entries(SAME) as [keyof typeof SAME, string][]).map(
    ([key, column]) => [column, sql`${state[key]}`] as const,
  ), // its own keys
  ...LISTS.map((key) => [key, sql`${array(state[key])}::integer[]`] as const),
  ['by_name', sql`${fold(state.name)}`],
  ['search', sql`${searchedIn(state)}`],
  ['files', sql`${array(filesOf(state))}::integer[]`],
  ['media', sql`${array(mediaOf(state))}::text[]`],
  ['details', json(detailsOf(state))],
  ['meta', json(state.meta)],
  ['blocks', json(state.blocks)],
];

interface Row extends Omit<StoredItem, 'state'> {
  readonly flat: Omit<ItemState, keyof Details | 'meta' | 'blocks'>;
  readonly details: Details;
  readonly meta: ItemState['meta'];
  readonly blocks: ItemState['blocks'];
}

const flat = sql.join(
  [...Object.entries(SAME), ...LISTS.map((key) => [key, key] as const)].map(
    ([key, column]) =>
      sql`
        ${sql.raw(`'${key}'`)},
          ${MOMENTS.includes(column) ? sql`i.${sql.identifier(column)}::text` : sql`i.${sql.identifier(column)}`}`,
  ),
  sql`, `,
);

/** The item that a condition on `content_items i` finds on a website; undefined when there is none. */
const find = async (
  db: Db,
  module: ContentModule,
  website: number | null,
  condition: SQL,
): Promise<StoredItem | undefined> => {
  const [row] = await rowsOf<Row>(
    db,
    sql`
      select i.id, i.module, i.version, i.added::text as added, i.updated::text as updated,
        i.preview_hash as "previewHash", json_build_object(${flat}) as flat, i.details, i.meta, i.blocks,
        (
          select json_build_object('firstname', u.firstname, 'surname', u.surname) from users u where u.id = i.author_id
        ) as by
      from content_items i
      where i.website_id = ${website} and i.module = ${module} and ${condition}`,
  );
  if (row === undefined) return undefined;
  const { flat: values, details, meta, blocks, ...item } = row;
  return { ...item, state: { ...BLANK_STATE, ...details, ...values, meta: { ...BLANK_STATE.meta, ...meta }, blocks } };
};

/** The item of that identity. */
export const findItem = (
  db: Db,
  module: ContentModule,
  website: number | null,
  id: number,
): Promise<StoredItem | undefined> => find(db, module, website, sql`i.id = ${id}`);

/** The item that a preview shows. */
export const findPreviewed = (
  db: Db,
  module: ContentModule,
  website: number | null,
  hash: string,
): Promise<StoredItem | undefined> => find(db, module, website, sql`i.preview_hash = ${hash}`);

/** A new item; what is not said of it is blank. */
export interface NewItem extends Partial<ItemState> {
  readonly module: ContentModule;
  readonly website: number;
  /** Who wrote it. */
  readonly by: number | null;
  /** Both `YYYY-MM-DD HH:mm:ss` in UTC. */
  readonly added: string;
  readonly updated: string;
  /** What was otherwise when it was added; nothing where it was not saved since. */
  readonly begun?: Partial<ItemState>;
}

const valuesOf = ({
  module: _module,
  website: _website,
  by: _by,
  added: _added,
  updated: _updated,
  begun: _begun,
  ...values
}: NewItem): ItemState => ({ ...BLANK_STATE, ...values });

/**
 * Adds items in one statement, and the first entry of the history of each. Rule R-CON-08. @returns their identities, in
 * order
 */
export const insertItems = async (tx: Db, items: readonly NewItem[]): Promise<readonly number[]> => {
  if (items.length === 0) return [];
  const rows = items.map((item) => ({ ...item, state: valuesOf(item), columns: storedOf(valuesOf(item)) }));
  const names = (rows[0]?.columns ?? []).map(([name]) => sql.identifier(name));
  const tuples = rows.map(
    ({ module, website, by, added, updated, columns }) => sql`
      (
        ${website}, ${module}, ${by}, ${added}, ${updated}, ${randomBytes(16).toString('base64url')},
          ${sql.join(
            columns.map(([, value]) => value),
            sql`, `,
          )}
      )`,
  );
  const stored = await rowsOf<{ id: number }>(
    tx,
    sql`
      insert into content_items (
        website_id, module, author_id, added, updated, preview_hash, ${sql.join(names, sql`, `)}
      )
      values ${sql.join(tuples, sql`, `)} returning id`,
  );
  const ids = stored.map(({ id }) => id);
  await addHistory(
    tx,
    ...rows.map(({ by, added, begun, state }, place) => ({
      item: ids[place] ?? 0,
      type: 'created' as const,
      by,
      at: added,
      state: { ...state, ...begun },
    })),
  );
  return ids;
};

/** Adds an item, and the first entry of its history. Rule R-CON-08. @returns its identity */
export const insertItem = async (tx: Db, item: NewItem): Promise<number> => (await insertItems(tx, [item]))[0] ?? 0;

/** A state of an item as it was saved. */
export interface NewEntry {
  readonly item: number;
  readonly type: HistoryType;
  readonly by: number | null;
  readonly at: string;
  readonly state: ItemState;
}

/** Keeps states of items as they were saved. Rule R-CON-08. */
export const addHistory = async (tx: Db, ...entries: readonly NewEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const tuples = entries.map(({ item, type, by, at, state }) => sql`(${item}, ${type}, ${at}, ${by}, ${json(state)})`);
  await tx.execute(
    sql`insert into content_history (item_id, type, at, user_id, state) values ${sql.join(tuples, sql`, `)}`,
  );
};

/** Writes what was saved, counts it, keeps it in the history and gives the lock back. Rules R-CON-06 and R-CON-08. */
export const updateItem = async (tx: Db, { item, type, by, at, state }: NewEntry): Promise<void> => {
  const changes = storedOf(state).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  // The blocks are most of it: they travel once, and the history takes them from the item.
  await tx.execute(sql`
    with saved as (
      update content_items
      set ${sql.join(changes, sql`, `)}, updated = ${at}, version = version + 1, lock_session = null, lock_since = null,
        lock_seen = null
      where id = ${item} returning id, blocks
    )
    insert into content_history (item_id, type, at, user_id, state)
    select id, ${type}, ${at}::timestamp, ${by}::integer,
      ${json({ ...state, blocks: [] })} || jsonb_build_object('blocks', blocks)
    from saved`);
};
