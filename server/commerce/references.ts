import { sql, type SQL } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../database/database';

type Db = Pick<Database, 'execute'>;

/** Rows by id; deleted records are left out. */
export interface References {
  readonly accounts: ReadonlyMap<number, object>;
  readonly assortments: ReadonlyMap<number, object>;
  readonly items: ReadonlyMap<number, object>;
}

/** The columns of a record in responses, by kind. */
const SELECTED: Readonly<Record<keyof References, SQL>> = {
  accounts: sql`select id, name, number from accounts`,
  assortments: sql`select id, label from assortments`,
  items: sql`select id, code, label, gross_price::float8 as gross_price from shop_items`,
};
const KINDS = ['accounts', 'assortments', 'items'] as const satisfies readonly (keyof References)[];

/** Reads the accounts, assortments and items with these ids in one query. */
export const readReferences = async (
  db: Db,
  wanted: Partial<Record<keyof References, readonly number[]>>,
): Promise<References> => {
  const queries = KINDS.flatMap((kind) => {
    const ids = [...new Set(wanted[kind])];
    return ids.length === 0
      ? []
      : [
          sql`
            select ${kind}::text as kind, id, row_to_json(one) as record
            from (${SELECTED[kind]} where id = any(${idArray(ids)})) one`,
        ];
  });
  const found =
    queries.length === 0
      ? []
      : await queryRows<{ kind: keyof References; id: number; record: object }>(
          db,
          sql.join(queries, sql` union all `),
        );
  const of = (kind: keyof References) =>
    new Map(found.filter((row) => row.kind === kind).map(({ id, record }) => [id, record]));
  return { accounts: of('accounts'), assortments: of('assortments'), items: of('items') };
};

/** The rows with these ids, in the order of the ids. */
export const rowsById = (known: ReadonlyMap<number, object>, ids: readonly number[]): readonly object[] =>
  ids.flatMap((id) => known.get(id) ?? []);
