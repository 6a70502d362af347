import type { Field, FieldTable } from '../../../domain/shared/fields/field-table';
import { blankOf } from '../../../domain/shared/fields/table-values';
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

/**
 * How the rows of a field table are searched and filtered.
 * @param order fields by which an unsorted list may be ordered; the first that is text counts
 */
export const readingOf = (table: FieldTable, order: readonly string[]): Reading<object> => {
  const searched = entriesOf(table).filter(([, field]) => field.searched === true);
  const first = order.find((name) => table[name] !== undefined && table[name].kind !== 'moment');
  const matches = entriesOf(table).flatMap(([name, field]) => {
    if (field.kind === 'choice' && field.filter === 'one')
      return [[name, (row: object, wanted: string) => textIn(row, name) === wanted] as const];
    if (field.kind !== 'day' || field.filter === undefined) return [];
    const [from, until] = field.filter;
    return [
      [from, (row: object, day: string) => textIn(row, name) >= day],
      [until, (row: object, day: string) => textIn(row, name) !== '' && textIn(row, name) <= day],
    ] as const;
  });
  return {
    text: (row) => searched.map(([name, field]) => wordsIn(row, name, field)).join(' '),
    ...(first !== undefined && { first: (row) => textIn(row, first) }),
    matches: Object.fromEntries(matches),
  };
};

/** A record to store: lines are trimmed; in a new record, moments set by the server are the current moment. */
export const storedOf = <Stored extends object>(
  table: FieldTable,
  draft: object,
  before: object | null,
  id: Id,
  now: Instant,
): Stored => {
  const given = (name: string, field: Field): unknown => {
    if (before !== null) return Reflect.get(before, name);
    return field.kind === 'moment' ? now : blankOf(field);
  };
  const stored = entriesOf(table).map(([name, field]) => {
    const value: unknown = field.given === true ? given(name, field) : Reflect.get(draft, name);
    return [name, field.kind === 'line' && typeof value === 'string' ? value.trim() : value] as const;
  });
  // The table has all fields of the record except its id.
  return { ...Object.fromEntries(stored), id } as Stored;
};
