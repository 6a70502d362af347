import { sql, type SQL } from 'drizzle-orm';
import { MAX_TERM_LENGTH, PAGE_SIZES, searchWords } from '../../src/domain/shared/list-query';
import { queryRows } from '../database/database';
import type { Services } from './endpoint';
import { fieldsNotValid } from './refusal';
import { containsPattern } from './like-patterns';
import { choice, integer, map, text, type ValuesOf } from './reads';

const MAX_PAGE = 10_000_000;
/**
 * Up to this number, matches are sorted. With more, scanning the sort index is faster, because it finds matches soon.
 */
const MAX_SORTED_ROWS = 10_000;

interface SortTerm {
  readonly expression: SQL;
  readonly direction: SQL;
}

/** The query of a list: `page`, `perPage`, `sort[…]` and `general`. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** The last term is the id, so that the order is total. */
  readonly sorts: readonly SortTerm[];
  /** Free text, not folded; empty for none. */
  readonly general: string;
}

/** Query fields of every list. */
export const LIST = {
  page: integer(1, MAX_PAGE),
  perPage: choice(PAGE_SIZES.map(String)),
  sort: map,
  general: text(MAX_TERM_LENGTH),
};

/**
 * Reads the query of a list. Rule R-SHR-02.
 * @param sortable sort expressions by wire name
 */
export const readListQuery = (
  query: ValuesOf<typeof LIST>,
  sortable: Readonly<Record<string, SQL>>,
  defaultSort: SQL,
  identity: SQL,
): ListQuery => {
  const { page = 1, perPage = PAGE_SIZES[0] } = query;
  const sorts = query.sort.map(([name, order]) => {
    const expression = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
    if (expression === undefined || (order !== 'asc' && order !== 'desc')) throw fieldsNotValid('sort');
    return { expression, direction: order === 'asc' ? sql`asc` : sql`desc` };
  });
  const direction = sorts.at(-1)?.direction ?? sql`asc`;
  const terms = sorts.length > 0 ? sorts : [{ expression: defaultSort, direction }];
  return {
    page,
    perPage: Number(perPage),
    sorts: [...terms, { expression: identity, direction }],
    general: query.general ?? '',
  };
};

/** Conditions for each word of a free text on a folded column. Rule R-SHR-19. */
export const wordConditions = (column: SQL, general: string): SQL[] =>
  searchWords(general).map((word) => sql`${column} like ${containsPattern(word)}`);

const commaSeparated = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

export const orderBy = ({ sorts }: ListQuery): SQL =>
  commaSeparated(sorts.map(({ expression, direction }) => sql`${expression} ${direction}`));

export const limitOffset = ({ page, perPage }: ListQuery): SQL => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

/** Source of a list. */
export interface ListSource {
  /** The listed table, also the key of its change stamp. */
  readonly table: string;
  readonly where: SQL;
  /** All values that `where` depends on, for the count cache. */
  readonly key: readonly unknown[];
  /** The column list of the SQL `select`. */
  readonly columns: SQL;
}

/**
 * Reads one page and the exact total. Materialises few matches before sorting: the planner assumes they are spread
 * evenly over the sort index and would scan all of it when they are at its end.
 */
export const readPage = async <Row>(
  { db, counts }: Pick<Services, 'db' | 'counts'>,
  list: ListQuery,
  { table, where, key, columns }: ListSource,
): Promise<{ rows: Row[]; total: number }> => {
  const from = sql.identifier(table);
  const total = await counts.count(db, table, JSON.stringify(key), sql`${from} where ${where}`);
  if ((list.page - 1) * list.perPage >= total) return { rows: [], total };
  const keys = list.sorts.map(({ expression, direction }, place) => ({
    expression,
    direction,
    name: sql.identifier(`key_${place}`),
  }));
  const rows = await queryRows<Row>(
    db,
    sql`
      with found as ${total <= MAX_SORTED_ROWS ? sql`materialized` : sql`not materialized`} (
        select ${from}.id, ${commaSeparated(keys.map(({ expression, name }) => sql`${expression} as ${name}`))}
        from ${from}
        where ${where}
      ),
      page as (
        select id, row_number() over () as place
        from (
          select id from found
          order by ${commaSeparated(keys.map(({ name, direction }) => sql`${name} ${direction}`))} ${limitOffset(list)}
        ) chosen
      )
      select ${columns} from page
      join ${from} on ${from}.id = page.id
      order by page.place`,
  );
  return { rows, total };
};

/** Joins conditions with `and`; true when there are none. */
export const allConditions = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** The `meta` of a list response. */
export const listMeta = ({ perPage }: ListQuery, total: number) => ({ pagination: { perPage, total } });
