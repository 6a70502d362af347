import { sql, type SQL } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { fold } from '../../../src/domain/shared/fold';
import { queryRows, type Database } from '../../database/database';
import { filesInItem, mediaNamesInItem } from './collect-references';
import { BLANK_STATE, detailsOf, type Details, type ItemState, type StoredItem } from './item-state';
import { textOfHtml } from '../../shared/text-of-html';

type Db = Pick<Database, 'execute'>;
export type HistoryType = 'created' | 'save' | 'update';

/** Columns that store a value of the state unchanged. */
const SCALAR_COLUMNS = {
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
const ID_LIST_COLUMNS = ['categories', 'tags', 'targets', 'branches'] as const;
const MOMENT_COLUMNS: readonly string[] = ['online', 'first_online'];

const array = (values: readonly (number | string)[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** The text that a search looks in. */
export const searchTextOf = ({
  name,
  url,
  recap,
  client,
  city,
}: Pick<ItemState, 'name' | 'url' | 'recap' | 'client' | 'city'>): string =>
  fold([name, url, textOfHtml(recap), client, city].join(' '));

// The cast restores the keys that Object.entries widens to string.
const columnValues = (state: ItemState): readonly (readonly [string, SQL])[] => [
  ...(Object.entries(SCALAR_COLUMNS) as [keyof typeof SCALAR_COLUMNS, string][]).map(
    ([key, column]) => [column, sql`${state[key]}`] as const,
  ),
  ...ID_LIST_COLUMNS.map((key) => [key, sql`${array(state[key])}::integer[]`] as const),
  ['by_name', sql`${fold(state.name)}`],
  ['search', sql`${searchTextOf(state)}`],
  ['files', sql`${array(filesInItem(state))}::integer[]`],
  ['media', sql`${array(mediaNamesInItem(state))}::text[]`],
  ['details', json(detailsOf(state))],
  ['meta', json(state.meta)],
  ['blocks', json(state.blocks)],
];

interface ItemRow extends Omit<StoredItem, 'state'> {
  readonly scalars: Omit<ItemState, keyof Details | 'meta' | 'blocks'>;
  readonly details: Details;
  readonly meta: ItemState['meta'];
  readonly blocks: ItemState['blocks'];
}

const scalarsAsJson = sql.join(
  [...Object.entries(SCALAR_COLUMNS), ...ID_LIST_COLUMNS.map((key) => [key, key] as const)].map(
    ([key, column]) =>
      sql`
        ${sql.raw(`'${key}'`)},
          ${MOMENT_COLUMNS.includes(column) ? sql`i.${sql.identifier(column)}::text` : sql`i.${sql.identifier(column)}`}`,
  ),
  sql`, `,
);

/** Finds an item of a website by a condition on `content_items i`. */
const find = async (
  db: Db,
  module: ContentModule,
  website: number | null,
  condition: SQL,
): Promise<StoredItem | undefined> => {
  const [row] = await queryRows<ItemRow>(
    db,
    sql`
      select i.id, i.module, i.version, i.added::text as added, i.updated::text as updated,
        i.preview_hash as "previewHash", json_build_object(${scalarsAsJson}) as scalars, i.details, i.meta, i.blocks,
        (
          select json_build_object('firstname', u.firstname, 'surname', u.surname) from users u where u.id = i.author_id
        ) as by
      from content_items i
      where i.website_id = ${website} and i.module = ${module} and ${condition}`,
  );
  if (row === undefined) return undefined;
  const { scalars: values, details, meta, blocks, ...item } = row;
  return { ...item, state: { ...BLANK_STATE, ...details, ...values, meta: { ...BLANK_STATE.meta, ...meta }, blocks } };
};

export const findItem = (
  db: Db,
  module: ContentModule,
  website: number | null,
  id: number,
): Promise<StoredItem | undefined> => find(db, module, website, sql`i.id = ${id}`);

export const findByPreviewHash = (
  db: Db,
  module: ContentModule,
  website: number | null,
  hash: string,
): Promise<StoredItem | undefined> => find(db, module, website, sql`i.preview_hash = ${hash}`);

/** Missing values are empty. */
export interface NewItem extends Partial<ItemState> {
  readonly module: ContentModule;
  readonly website: number;
  /** User id of the author. */
  readonly by: number | null;
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly added: string;
  readonly updated: string;
  /** Values that differ in the first history entry. */
  readonly initial?: Partial<ItemState>;
}

const valuesOf = ({
  module: _module,
  website: _website,
  by: _by,
  added: _added,
  updated: _updated,
  initial: _initial,
  ...values
}: NewItem): ItemState => ({ ...BLANK_STATE, ...values });

/**
 * Inserts items with their first history entries in one statement each. Rule R-CON-08.
 * @returns ids in the same order
 */
export const insertItems = async (tx: Db, items: readonly NewItem[]): Promise<readonly number[]> => {
  if (items.length === 0) return [];
  const rows = items.map((item) => ({ ...item, state: valuesOf(item), columns: columnValues(valuesOf(item)) }));
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
  const stored = await queryRows<{ id: number }>(
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
    ...rows.map(({ by, added, initial, state }, place) => ({
      item: ids[place] ?? 0,
      type: 'created' as const,
      by,
      at: added,
      state: { ...state, ...initial },
    })),
  );
  return ids;
};

/** Inserts an item with its first history entry; returns the id. Rule R-CON-08. */
export const insertItem = async (tx: Db, item: NewItem): Promise<number> => (await insertItems(tx, [item]))[0] ?? 0;

/** A saved state of an item. */
export interface HistoryEntry {
  readonly item: number;
  readonly type: HistoryType;
  readonly by: number | null;
  readonly at: string;
  readonly state: ItemState;
}

/** Rule R-CON-08. */
export const addHistory = async (tx: Db, ...entries: readonly HistoryEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const tuples = entries.map(({ item, type, by, at, state }) => sql`(${item}, ${type}, ${at}, ${by}, ${json(state)})`);
  await tx.execute(
    sql`insert into content_history (item_id, type, at, user_id, state) values ${sql.join(tuples, sql`, `)}`,
  );
};

/** Updates an item, increments its version, adds a history entry and releases the lock. Rules R-CON-06 and R-CON-08. */
export const updateItem = async (tx: Db, { item, type, by, at, state }: HistoryEntry): Promise<void> => {
  const changes = columnValues(state).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  // The blocks are sent once; the history entry copies them from the item.
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
