import type { Id } from '../../domain/shared/id';
import { keysOf, type Fields } from '../../domain/shared/merge';
import type { Kind, Listing } from '../../domain/shared/resource';
import { token, type Token } from './token';

/** Rows already displayed in lists; a form shows them until its record is loaded. */
export type DisplayedRows<Row> = Map<Id, Row>;

export const seenOf = <K extends Kind>({ key }: Listing<K>): Token<DisplayedRows<K['row']>> => token(`seen.${key}`);

/** Names of the fields of a draft that a row has. */
export const fieldsKnownIn = <Draft extends Fields>(blank: Draft, row: object | undefined): ReadonlySet<string> =>
  new Set(row === undefined ? [] : Object.keys(blank).filter((field) => field in row));

/** Blank draft filled from a row. */
export const previewOf = <Draft extends Fields>(blank: Draft, row: object): Draft => {
  const known = new Map<string, unknown>(Object.entries(row));
  return keysOf(blank).reduce<Draft>(
    (draft, key) => (known.has(key) ? { ...draft, [key]: known.get(key) } : draft),
    blank,
  );
};
