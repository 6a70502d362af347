import type { Field, FieldTable } from '../../../domain/shared/fields/field-table';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import type { Reading } from './list-page';
import { textOfHtml } from './text-of-html';

const entriesOf = (table: FieldTable): readonly (readonly [string, Field])[] => Object.entries(table);

const textIn = (row: object, name: string): string => {
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' ? value : '';
};

const wordsIn = (row: object, name: string, { kind }: Field): string =>
  kind === 'html' ? textOfHtml(textIn(row, name)) : textIn(row, name);

/** How the rows of a field table are searched and filtered. @param first the field that orders an unsorted list */
export const readingOf = (table: FieldTable, first: string | undefined): Reading<object> => {
  const searched = entriesOf(table).filter(([, field]) => field.searched === true);
  const ends = entriesOf(table).flatMap(([name, field]) => {
    if (field.kind !== 'day' || field.filter === undefined) return [];
    const [from, until] = field.filter;
    return [
      [from, (row: object, day: string) => textIn(row, name) >= day],
      [until, (row: object, day: string) => textIn(row, name) <= day],
    ] as const;
  });
  return {
    text: (row) => searched.map(([name, field]) => wordsIn(row, name, field)).join(' '),
    ...(first !== undefined && table[first]?.kind !== 'moment' && { first: (row) => textIn(row, first) }),
    matches: Object.fromEntries(ends),
  };
};

/** A record as it is stored: lines trimmed, what the server sets in a new one is this moment. */
export const storedOf = <Stored extends object>(
  table: FieldTable,
  draft: object,
  before: object | null,
  id: Id,
  now: Instant,
): Stored => {
  const stored = entriesOf(table).map(([name, field]) => {
    const value: unknown = Reflect.get(field.given === true ? (before ?? { [name]: now }) : draft, name);
    return [name, field.kind === 'line' && typeof value === 'string' ? value.trim() : value] as const;
  });
  // The table has all fields of the record but its id.
  return { ...Object.fromEntries(stored), id } as Stored;
};
