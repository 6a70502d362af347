import { sql, type SQL } from 'drizzle-orm';
import { optionsOf, type Column } from './columns';
import { text, texts, type Kind } from './reads';
import { fieldsNotValid } from './refusal';
import { containsPattern } from './like-patterns';

/** One filter of a list: its column and comparison. */
export interface Filter<Name extends string = string> {
  readonly kind: 'contains' | 'equals' | 'oneOf' | 'from' | 'until';
  readonly column: Name;
}

const kind =
  (filter: Filter['kind']) =>
  <const Name extends string>(column: Name): Filter<Name> => ({ kind: filter, column });

/** Text anywhere in the column, without case and accents; for lines and texts. */
export const contains = kind('contains');
/** Equality; for flags, choices, numbers and days. */
export const equals = kind('equals');
/** One of several, sent as `name[]`. */
export const oneOf = kind('oneOf');
/** This day, moment or number, or later. */
export const from = kind('from');
/** This day, moment or number, or earlier. */
export const until = kind('until');

/** Between two numbers, inclusive, sent as `{column}_from` and `{column}_until`. */
export const range = <const Name extends string>(column: Name) =>
  // Computed keys of a literal type are widened to `string`.
  ({ [`${column}_from`]: from(column), [`${column}_until`]: until(column) }) as Readonly<
    Record<`${Name}_from` | `${Name}_until`, Filter<Name>>
  >;

/** The condition of a filter; null for no restriction. `value` is part of the cache key. */
export interface FilterCondition {
  readonly condition: SQL;
  readonly value: unknown;
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

/** The wire format of a filter; its column parses the value. */
export const filterKind = (filter: Filter, column: Column): Kind<string | readonly string[] | undefined> =>
  filter.kind === 'oneOf' ? { ...texts(), ...optionsOf(column) } : { ...text(), ...optionsOf(column) };

/** Reads one filter of a query; refuses a value that its column cannot parse. */
export const readFilter = (
  sent: unknown,
  name: string,
  filter: Filter,
  { parse }: Column,
  reference: (column: string) => SQL,
): FilterCondition | null => {
  const column = reference(filter.column);
  const valueOf = (text: string): unknown => {
    const value = parse(text);
    if (value === undefined || value === null) throw fieldsNotValid(name);
    return value;
  };
  if (filter.kind === 'oneOf') {
    const values = (isTexts(sent) ? sent : []).map(valueOf);
    return values.length === 0
      ? null
      : {
          value: values,
          condition: sql`${column} in (${sql.join(
            values.map((value) => sql`${value}`),
            sql`, `,
          )})`,
        };
  }
  if (typeof sent !== 'string' || sent.trim() === '') return null;
  if (filter.kind === 'contains') {
    // The index on `search` preselects rows; the condition on the column decides.
    const narrowed = sql`${reference('search')} like ${containsPattern(sent)}`;
    return {
      value: sent,
      condition: sql`${narrowed} and ${reference(`by_${filter.column}`)} like ${containsPattern(sent)}`,
    };
  }
  const value = valueOf(sent);
  const operator = { equals: sql`=`, from: sql`>=`, until: sql`<=` }[filter.kind];
  return { value, condition: sql`${column} ${operator} ${value}` };
};
