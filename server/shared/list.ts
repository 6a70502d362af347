import { sql, type SQL } from 'drizzle-orm';
import { isPageSize, MAX_TERM_LENGTH, PAGE_SIZES, searchWords } from '../../src/domain/shared/list-query';
import { rowsOf } from '../database/database';
import type { Services } from './endpoint';
import type { Fields } from './fields';
import { fieldsNotValid } from './refusal';
import { containing } from './text';

const LAST_PAGE = 10_000_000;
/**
 * Up to so many rows are sorted; of more, the index of the order is walked, because there matches are never far apart.
 */
const FEW = 10_000;

interface SortTerm {
  readonly expression: SQL;
  readonly direction: SQL;
}

/** What every list is asked: the fields `page`, `perPage`, `sort[…]` and `general`. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** Ends with the identity, so that pages never overlap. */
  readonly sorts: readonly SortTerm[];
  /** Free text, not folded; empty for none. */
  readonly general: string;
}

export const LIST_FIELDS = ['page', 'perPage', 'sort', 'general'] as const;

/** Rule R-SHR-02. @param sortable expressions by wire name; `first` is the order of a list that nobody sorted. */
export const readListQuery = (
  query: Fields,
  sortable: Readonly<Record<string, SQL>>,
  first: SQL,
  identity: SQL,
): ListQuery => {
  const perPage = number(query, 'perPage') ?? PAGE_SIZES[0];
  const page = number(query, 'page') ?? 1;
  if (!isPageSize(perPage)) throw fieldsNotValid('perPage');
  if (page > LAST_PAGE) throw fieldsNotValid('page');
  const sorts = query.entries('sort').map(([name, order]) => {
    const expression = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
    if (expression === undefined || (order !== 'asc' && order !== 'desc')) throw fieldsNotValid('sort');
    return { expression, direction: order === 'asc' ? sql`asc` : sql`desc` };
  });
  const direction = sorts.at(-1)?.direction ?? sql`asc`;
  const terms = sorts.length > 0 ? sorts : [{ expression: first, direction }];
  return {
    page,
    perPage,
    sorts: [...terms, { expression: identity, direction }],
    general: query.text('general', MAX_TERM_LENGTH) ?? '',
  };
};

/** What free text asks of a column of folded text: every word of it, in any order. Rule R-SHR-19. */
export const withWords = (column: SQL, general: string): SQL[] =>
  searchWords(general).map((word) => sql`${column} like ${containing(word)}`);

/** A positive whole number; `undefined` when absent or empty. */
const number = (query: Fields, name: string): number | undefined => {
  const text = query.text(name);
  if (text === undefined || text === '') return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw fieldsNotValid(name);
  return Number(text);
};

const commas = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Ready for `order by`. */
export const orderOf = ({ sorts }: ListQuery): SQL =>
  commas(sorts.map(({ expression, direction }) => sql`${expression} ${direction}`));

/** `limit … offset …` of the page. */
export const windowOf = ({ page, perPage }: ListQuery): SQL => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

/** What a page is cut from. */
export interface Source {
  /** Table whose rows are listed, and name of the stamp that its triggers move. */
  readonly table: string;
  readonly where: SQL;
  /** Everything that `where` depends on. */
  readonly key: readonly unknown[];
  /** Select list for the rows of the page, on columns of the table. */
  readonly columns: SQL;
}

/**
 * One page and the exact number of all rows. The planner takes matches to be spread evenly along the order, and walks
 * past everything when they stand at its end; so few matches are gathered first and then sorted.
 */
export const readPage = async <Row>(
  { db, counts }: Pick<Services, 'db' | 'counts'>,
  list: ListQuery,
  { table, where, key, columns }: Source,
): Promise<{ rows: Row[]; total: number }> => {
  const from = sql.identifier(table);
  const total = await counts.count(db, table, JSON.stringify(key), sql`${from} where ${where}`);
  if ((list.page - 1) * list.perPage >= total) return { rows: [], total };
  const keys = list.sorts.map(({ expression, direction }, place) => ({
    expression,
    direction,
    name: sql.identifier(`key_${place}`),
  }));
  const rows = await rowsOf<Row>(
    db,
    sql`
      with found as ${total <= FEW ? sql`materialized` : sql`not materialized`} (
        select ${from}.id, ${commas(keys.map(({ expression, name }) => sql`${expression} as ${name}`))}
        from ${from}
        where ${where}
      ),
      page as (
        select id, row_number() over () as place
        from (
          select id from found
          order by ${commas(keys.map(({ name, direction }) => sql`${name} ${direction}`))} ${windowOf(list)}
        ) chosen
      )
      select ${columns} from page
      join ${from} on ${from}.id = page.id
      order by page.place`,
  );
  return { rows, total };
};

/** All conditions together; true when there are none. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** The `meta` of a list's answer. */
export const metaOf = ({ perPage }: ListQuery, total: number) => ({ pagination: { perPage, total } });
