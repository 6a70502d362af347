import { fold } from '../../../domain/shared/fold';
import {
  isFilterSet,
  matchesWords,
  type FilterValue,
  type ListQuery,
  type Page,
  type Sort,
} from '../../../domain/shared/list-query';
import { isMoney } from '../../../domain/shared/money';

/** How rows of a kind are searched and sorted by default. */
export interface Reading<Row> {
  /** The text that the search looks in; also sorts rows that are otherwise equal. */
  readonly text: (row: Row) => string;
  /** Default sort; else by `text`. */
  readonly first?: (row: Row) => string;
  /** Sort values that differ from the field's value. */
  readonly sorts?: Readonly<Record<string, (row: Row) => unknown>>;
  /** Filters that are not a field of the row; null ignores the filter. */
  readonly filters?: Readonly<Record<string, ((row: Row) => unknown) | null>>;
  /** Filters that are more than a comparison with a field; used only if set. */
  readonly matches?: Readonly<Record<string, (row: Row, wanted: string) => boolean>>;
}

const contains = (text: string, part: string): boolean => fold(text).includes(fold(part));

const fits = (found: unknown, wanted: FilterValue): boolean => {
  if (typeof wanted === 'string') return typeof found === 'string' && contains(found, wanted);
  if (Array.isArray(wanted))
    return wanted.some((choice) => (Array.isArray(found) ? found.includes(choice) : found === choice));
  return found === wanted;
};

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'string' && typeof b === 'string') return fold(a).localeCompare(fold(b)) || a.localeCompare(b);
  // Empty values come first.
  const [left, right] = [a, b].map((value) =>
    value === null || value === undefined ? -Infinity : Number(isMoney(value) ? value.cents : value),
  );
  return left === right ? 0 : Number(left) - Number(right);
};

const fieldOf = (row: object, name: string): unknown => Reflect.get(row, name);

const passes = <Row extends object>(
  row: Row,
  query: ListQuery,
  { text, filters = {}, matches = {} }: Reading<Row>,
): boolean =>
  matchesWords(text(row), query.term) &&
  Object.entries(query.filter).every(([name, wanted]) => {
    const [read, matched] = [filters[name], matches[name]];
    if (matched !== undefined && typeof wanted === 'string') return !isFilterSet(wanted) || matched(row, wanted);
    return !isFilterSet(wanted) || read === null || fits(read === undefined ? fieldOf(row, name) : read(row), wanted);
  });

const sorted = <Row extends object>(
  rows: readonly Row[],
  sort: Sort | null,
  text: Reading<Row>['text'],
  sorts: Reading<Row>['sorts'] = {},
): readonly Row[] => {
  const plain = rows.toSorted((a, b) => compare(text(a), text(b)));
  if (sort === null) return plain;
  const direction = sort.order === 'desc' ? -1 : 1;
  const { [sort.field]: keyOf = (row: Row) => fieldOf(row, sort.field) } = sorts;
  return plain.sort((a, b) => direction * compare(keyOf(a), keyOf(b)));
};

/** One page of rows as from a server: filters match parts of texts, without case and accents. */
export const pageOf = <Row extends object>(
  rows: readonly Row[],
  query: ListQuery,
  reading: Reading<Row>,
): Page<Row> => {
  const found = sorted(
    rows.filter((row) => passes(row, query, reading)),
    query.sort,
    reading.first ?? reading.text,
    reading.sorts,
  );
  const start = (query.page - 1) * query.perPage;
  return {
    rows: found.slice(start, start + query.perPage),
    total: found.length,
    page: query.page,
    perPage: query.perPage,
  };
};
