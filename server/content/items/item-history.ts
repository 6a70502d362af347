import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { ItemState } from './item-state';

type Db = Pick<Database, 'execute'>;
export type HistoryType = 'created' | 'save' | 'update';

export const asJson = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

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
  const tuples = entries.map(
    ({ item, type, by, at, state }) => sql`(${item}, ${type}, ${at}, ${by}, ${asJson(state)})`,
  );
  await tx.execute(
    sql`insert into content_history (item_id, type, at, user_id, state) values ${sql.join(tuples, sql`, `)}`,
  );
};

/** Maximum number of entries; older ones are left out. Rule R-CON-08. */
const MAX_ENTRIES = 200;

/** Selects the history of an item as JSON. @param newer an entry that the same statement inserts */
export const historyAsJson = (item: SQL, newer = sql``): SQL => sql`
  select coalesce(
    json_agg(
      json_build_object(
        'id', h.id, 'type', h.type, 'datetime', h.at::text, 'user',
          (select json_build_object('name', u.firstname || ' ' || u.surname) from users u where u.id = h.user_id)
      )
      order by h.id desc
    ),
      '[]'
  )
  from (
    ${newer}
    select * from (
      select id, type, at, user_id from content_history where item_id = ${item} order by id desc limit ${MAX_ENTRIES}
    ) older
    order by id desc limit ${MAX_ENTRIES}
  ) h`;
