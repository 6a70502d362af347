import type { Id } from '../../domain/shared/id';
import { keysOf, type Fields } from '../../domain/shared/merge';
import { token, type Token } from './token';

/** The row of a record as its list showed it, until the record itself has come: the form opens with it. */
export type SeenRows<Row> = Map<Id, Row>;

/** The container's name for the rows of one kind of record. */
export const seenOf = <Row>(resource: { readonly key: string; readonly row?: Row }): Token<SeenRows<Row>> =>
  token(`seen.${resource.key}`);

/** A blank draft with what a row tells of it. */
export const previewOf = <Draft extends Fields>(blank: Draft, row: object): Draft => {
  const known = new Map<string, unknown>(Object.entries(row));
  return keysOf(blank).reduce<Draft>(
    (draft, key) => (known.has(key) ? { ...draft, [key]: known.get(key) } : draft),
    blank,
  );
};
