import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../database/database';

type Db = Pick<Database, 'execute'>;

interface Reference {
  readonly id: number;
}

/** Rows by id; those that no longer exist are missing. */
export interface References {
  readonly accounts: ReadonlyMap<number, object>;
  readonly assortments: ReadonlyMap<number, object>;
  readonly items: ReadonlyMap<number, object>;
}

const byId = <Row extends Reference>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const NONE: ReadonlyMap<number, object> = new Map();

/** Reads the accounts, assortments and items of these ids, each kind by one query. */
export const readReferences = async (
  db: Db,
  { accounts = [], assortments = [], items = [] }: Partial<Record<keyof References, readonly number[]>>,
): Promise<References> => ({
  accounts:
    accounts.length === 0
      ? NONE
      : byId(
          await queryRows<Reference>(
            db,
            sql`select id, name, number from accounts where id = any(${idArray([...new Set(accounts)])})`,
          ),
        ),
  assortments:
    assortments.length === 0
      ? NONE
      : byId(
          await queryRows<Reference>(
            db,
            sql`select id, label from assortments where id = any(${idArray([...new Set(assortments)])})`,
          ),
        ),
  items:
    items.length === 0
      ? NONE
      : byId(
          await queryRows<Reference>(
            db,
            sql`
              select id, code, label, gross_price::float8 as gross_price
              from shop_items where id = any(${idArray([...new Set(items)])})`,
          ),
        ),
});

/** The rows of these ids, in their order. */
export const named = (known: ReadonlyMap<number, object>, ids: readonly number[]): readonly object[] =>
  ids.flatMap((id) => known.get(id) ?? []);
