import { sql, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows, type Database } from '../../database/database';
import { LOCK_COLUMNS, RELEASED, type LockedRow } from '../../shared/record-locks';
import { filesInItem, mediaNamesInItem } from './collect-references';
import { addHistory, asJson, historyAsJson, type HistoryEntry } from './item-history';
import { BLANK_STATE, detailsOf, type Details, type ItemState, type StoredItem } from './item-state';
import { newPreviewHash } from '../../shared/secrets';
import { textOfHtml } from '../../shared/html/text-of-html';

type Db = Pick<Database, 'execute'>;

/** Columns that store one field of the state unchanged. */
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
const ids = (values: readonly number[]): SQL => sql`${array(values)}::integer[]`;
const plain = (value: unknown): SQL => sql`${value}`;

/** The search text of an item. */
export const searchTextOf = ({
  name,
  url,
  recap,
  client,
  city,
}: Pick<ItemState, 'name' | 'url' | 'recap' | 'client' | 'city'>): string =>
  fold([name, url, textOfHtml(recap), client, city].join(' '));

// `Object.entries` widens the keys to string; the cast restores them.
const columnsOf = (state: ItemState): readonly StoredColumn[] => [
  ...(Object.entries(SCALAR_COLUMNS) as [keyof typeof SCALAR_COLUMNS, string][]).map(([key, column]) =>
    stored(column, state[key], plain),
  ),
  ...ID_LIST_COLUMNS.map((key) => stored(key, state[key], ids)),
  stored('by_name', fold(state.name), plain),
  stored('search', searchTextOf(state), plain),
  stored('files', filesInItem(state), ids),
  stored('media', mediaNamesInItem(state), (names) => sql`${array(names)}::text[]`),
  stored('details', detailsOf(state), asJson),
  stored('meta', state.meta, asJson),
  stored('blocks', state.blocks, asJson),
];

interface StoredColumn {
  readonly name: string;
  readonly value: unknown;
  readonly asSql: () => SQL;
}

const stored = <Value>(name: string, value: Value, asSql: (value: Value) => SQL): StoredColumn => ({
  name,
  value,
  asSql: () => asSql(value),
});

/** Derived columns: always written, because the records they name may have been renamed or deleted. */
const DERIVED = ['by_name', 'search', 'files', 'media'];

/** The columns whose value changed. Rule R-SHR-78. */
const changedColumns = (before: ItemState, after: ItemState): readonly StoredColumn[] => {
  const former = new Map(columnsOf(before).map(({ name, value }) => [name, value]));
  return columnsOf(after).filter(
    ({ name, value }) => DERIVED.includes(name) || !isDeepStrictEqual(value, former.get(name)),
  );
};

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
          ${MOMENT_COLUMNS.includes(column) ? sql`r.${sql.identifier(column)}::text` : sql`r.${sql.identifier(column)}`}`,
  ),
  sql`, `,
);

/** Finds an item by a condition on `content_items r`. @param more further columns @param ending such as a lock */
const find = async <More extends object = object>(
  db: Db,
  module: ContentModule,
  website: number | null,
  condition: SQL,
  more = sql`r.version`,
  ending = sql``,
): Promise<(StoredItem & More) | undefined> => {
  const [row] = await queryRows<ItemRow & More>(
    db,
    sql`
      select r.id, r.module, ${more}, r.added::text as added, r.updated::text as updated,
        r.preview_hash as "previewHash", json_build_object(${scalarsAsJson}) as scalars, r.details, r.meta, r.blocks,
        (
          select json_build_object('firstname', u.firstname, 'surname', u.surname) from users u where u.id = r.author_id
        ) as by
      from content_items r
      where r.website_id = ${website} and r.module = ${module} and ${condition} ${ending}`,
  );
  if (row === undefined) return undefined;
  const { scalars: values, details, meta, blocks } = row;
  return { ...row, state: { ...BLANK_STATE, ...details, ...values, meta: { ...BLANK_STATE.meta, ...meta }, blocks } };
};

export const findItem = (
  db: Db,
  module: ContentModule,
  website: number | null,
  id: number,
): Promise<StoredItem | undefined> => find(db, module, website, sql`r.id = ${id}`);

/** Finds an item with its lock, and locks the row until the end of the transaction. */
export const findItemToSave = (
  tx: Db,
  module: ContentModule,
  website: number | null,
  id: number,
): Promise<(StoredItem & LockedRow) | undefined> =>
  find<LockedRow>(tx, module, website, sql`r.id = ${id}`, LOCK_COLUMNS, sql`for update`);

export const findByPreviewHash = (
  db: Db,
  module: ContentModule,
  website: number | null,
  hash: string,
): Promise<StoredItem | undefined> => find(db, module, website, sql`r.preview_hash = ${hash}`);

/** A new item; missing values are empty. */
export interface NewItem extends Partial<ItemState> {
  readonly module: ContentModule;
  readonly website: number;
  /** User id of the author. */
  readonly by: number | null;
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly added: string;
  readonly updated: string;
  /** Fields of the first history entry that differ from the item. */
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
  const rows = items.map((item) => ({ ...item, state: valuesOf(item), columns: columnsOf(valuesOf(item)) }));
  const names = (rows[0]?.columns ?? []).map(({ name }) => sql.identifier(name));
  const tuples = rows.map(
    ({ module, website, by, added, updated, columns }) => sql`
      (
        ${website}, ${module}, ${by}, ${added}, ${updated}, ${newPreviewHash()},
          ${sql.join(
            columns.map(({ asSql }) => asSql()),
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

/**
 * Writes the changed columns, increments the version, adds a history entry and releases the lock; returns the
 * history. Rules R-CON-06 and R-CON-08.
 */
export const updateItem = async (
  tx: Db,
  { item, type, by, at, state }: HistoryEntry,
  before: ItemState,
): Promise<readonly object[]> => {
  const changes = changedColumns(before, state).map(({ name, asSql }) => sql`${sql.identifier(name)} = ${asSql()}, `);
  // Sends the blocks once: the history entry copies them from the item.
  const { history } = await queryRow<{ history: readonly object[] }>(
    tx,
    sql`
      with saved as (
        update content_items
        set ${sql.join(changes)} updated = ${at}, version = version + 1, ${RELEASED}
        where id = ${item} returning id, blocks
      ), entry as (
        insert into content_history (item_id, type, at, user_id, state)
        select id, ${type}, ${at}::timestamp, ${by}::integer,
          ${asJson({ ...state, blocks: [] })} || jsonb_build_object('blocks', blocks)
        from saved returning id, type, at, user_id
      )
      select (${historyAsJson(sql`${item}::integer`, sql`select id, type, at, user_id from entry union all`)}) as history`,
  );
  return history;
};
