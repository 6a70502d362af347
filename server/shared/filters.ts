import { sql, type SQL } from 'drizzle-orm';
import { optionsOf, type Column } from './columns';
import { text, texts, type Kind } from './reads';
import { fieldsNotValid } from './refusal';
import { containsPattern } from './like-patterns';

/** One filter of a list: which column it narrows, and how. */
export interface Filter<Name extends string = string> {
  readonly kind: 'contains' | 'equals' | 'oneOf' | 'from' | 'until';
  readonly column: Name;
}

const kind =
  (filter: Filter['kind']) =>
  <const Name extends string>(column: Name): Filter<Name> => ({ kind: filter, column });

/** Text anywhere in it, without regard to case and accents; for lines and texts. */
export const contains = kind('contains');
/** Exactly this: flags, choices, numbers, days. */
export const equals = kind('equals');
/** One of several, sent as `name[]`. */
export const oneOf = kind('oneOf');
/** From this day, moment or number on, itself included. */
export const from = kind('from');
/** Up to this day, moment or number, itself included. */
export const until = kind('until');

/** Between two numbers, both included, as `{column}_from` and `{column}_until`. */
export const range = <const Name extends string>(column: Name) =>
  // Computed keys of a literal type are widened to `string`.
  ({ [`${column}_from`]: from(column), [`${column}_until`]: until(column) }) as Readonly<
    Record<`${Name}_from` | `${Name}_until`, Filter<Name>>
  >;

/** What a filter asks for; null when it narrows nothing. `value` tells it apart from what else may be asked. */
export interface Narrowing {
  readonly condition: SQL;
  readonly value: unknown;
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

/** How a filter is sent; its value is read as its column reads it. */
export const filterKind = (filter: Filter, column: Column): Kind<string | readonly string[] | undefined> =>
  filter.kind === 'oneOf' ? { ...texts(), ...optionsOf(column) } : { ...text(), ...optionsOf(column) };

/** Reads one filter of a query; a value that its column does not take is refused by its name. */
export const readFilter = (
  sent: unknown,
  name: string,
  filter: Filter,
  { parse }: Column,
  reference: (column: string) => SQL,
): Narrowing | null => {
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
    // The index on `search` narrows it down; the column itself then decides.
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
