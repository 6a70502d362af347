import { sql, type SQL } from 'drizzle-orm';
import { isPageSize, PAGE_SIZES } from '../../src/domain/shared/list-query';
import type { Fields } from './fields';
import { fieldsNotValid } from './refusal';

const LAST_PAGE = 10_000_000;

/** What every list is asked: the fields `page`, `perPage`, `sort[…]` and `general`. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** Ready for `order by`; ends with the identity, so that pages never overlap. */
  readonly order: SQL;
  /** Free text, not folded; empty for none. */
  readonly general: string;
}

export const LIST_FIELDS = ['page', 'perPage', 'sort', 'general'] as const;

/** Rule R-SHR-02. @param sortable expressions by wire name; `first` is the order of a list that nobody sorted. */
export const readListQuery = (query: Fields, sortable: Readonly<Record<string, SQL>>, first: SQL, identity: SQL): ListQuery => {
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
  const terms = sorts.length > 0 ? sorts.map((sort) => sql`${sort.expression} ${sort.direction}`) : [sql`${first} ${direction}`];
  return { page, perPage, order: sql.join([...terms, sql`${identity} ${direction}`], sql`, `), general: query.text('general') ?? '' };
};

/** A positive whole number; `undefined` when absent or empty. */
const number = (query: Fields, name: string): number | undefined => {
  const text = query.text(name);
  if (text === undefined || text === '') return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw fieldsNotValid(name);
  return Number(text);
};

/** `limit … offset …` of the page. */
export const windowOf = ({ page, perPage }: ListQuery): SQL => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

/** All conditions together; true when there are none. */
export const allOf = (conditions: readonly SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `));

/** The `meta` of a list's answer. */
export const metaOf = ({ perPage }: ListQuery, total: number) => ({ pagination: { perPage, total } });
