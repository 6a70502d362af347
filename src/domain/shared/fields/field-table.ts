import type { CalendarDate } from '../calendar-date';
import type { Id } from '../id';
import type { Instant } from '../instant';
import type { FilterShape } from '../list-query';
import type { TypedMoment } from '../typed-moment';

/** Properties of a field of any kind. */
interface Common {
  /** On a server-set field: it is never absent. */
  readonly required?: true;
  /** Included in list rows. */
  readonly listed?: true;
  /** The list can be sorted by this field. */
  readonly sortable?: true;
  /** Included in the free text search of the list. */
  readonly searched?: true;
  /** Set by the server; not in forms. */
  readonly given?: true;
}

/**
 * `line` is trimmed on save, `text` is multi-line; `most`: maximum characters, `Infinity` for a field that users cannot
 * edit.
 */
interface TextField extends Common {
  readonly kind: 'line' | 'text' | 'html';
  readonly most: number;
  readonly filter?: 'contains';
}

/** A calendar date; may be empty text in a form. */
interface DayField extends Common {
  readonly kind: 'day';
  /** Names of the filters for first and last day, both inclusive. */
  readonly filter?: readonly [from: string, until: string];
}

interface MomentField extends Common {
  readonly kind: 'moment';
}

interface FlagField extends Common {
  readonly kind: 'flag';
  /** Initially on in a new record. */
  readonly initial?: true;
  readonly filter?: 'yesNo';
}

/** One of a fixed set of values. Unknown values from the API are kept (R-SHR-60). */
interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** Value in a new record; empty text by default. */
  readonly initial?: string;
  readonly filter?: 'one' | 'several';
}

/** A field whose validation, codec and control are written by hand. */
interface CustomField<Value> extends Common {
  readonly kind: 'custom';
  readonly blank: Value;
}

export type Field = TextField | DayField | MomentField | FlagField | ChoiceField | CustomField<unknown>;

/**
 * Fields of a plain record by name, as data. Types, blank form, rule, filters, columns and codec derive from the table.
 */
export type FieldTable = Readonly<Record<string, Field>>;

/** Defines a hand-written field. If required, null, empty text and an empty list are refused. */
export const custom = <Value>(blank: Value): Pick<CustomField<Value>, 'kind' | 'blank'> => ({ kind: 'custom', blank });

interface Required {
  readonly required: true;
}

interface Given {
  readonly given: true;
}

/** Value types by kind of field, in forms, rows and records. */
interface Values {
  readonly line: string;
  readonly text: string;
  readonly html: string;
  readonly choice: string;
  readonly day: CalendarDate;
  readonly moment: TypedMoment;
  readonly flag: boolean;
}

export type ValueOf<F extends Field> =
  F extends CustomField<infer Value>
    ? Value
    : F extends MomentField & Given
      ? F extends Required
        ? Instant
        : Instant | null
      : F['kind'] extends keyof Values
        ? Values[F['kind']]
        : never;

/** Names of the fields with a property of the given value. */
type NamesWith<Table extends FieldTable, Property> = {
  [Name in keyof Table]: Table[Name] extends Property ? Name : never;
}[keyof Table] &
  string;

/** Editable fields. */
export type DraftOf<Table extends FieldTable> = {
  readonly [Name in Exclude<keyof Table, NamesWith<Table, Given>>]: ValueOf<Table[Name]>;
};

/** Fields that the rule of a table validates. Choices and hand-written fields are only checked for being empty. */
export type CheckedOf<Table extends FieldTable> = {
  readonly [
    Name in
      | Exclude<keyof Table, NamesWith<Table, Given | FlagField | ChoiceField | CustomField<unknown>>>
      | NamesWith<Table, ChoiceField & Required>
  ]: ValueOf<Table[Name]>;
} & { readonly [Name in NamesWith<Table, CustomField<unknown> & Required>]: unknown };

/** Fields of a list row. */
export type RowOf<Table extends FieldTable> = { readonly id: Id } & {
  readonly [Name in NamesWith<Table, { readonly listed: true }>]: ValueOf<Table[Name]>;
};

/** Fields of an opened record. */
export type RecordOf<Table extends FieldTable> = { readonly id: Id } & {
  readonly [Name in keyof Table]: ValueOf<Table[Name]>;
};

/** Hand-written fields. */
export type CustomOf<Table extends FieldTable> = {
  readonly [Name in NamesWith<Table, CustomField<unknown>>]: ValueOf<Table[Name]>;
};

/** Names of the day filters. */
type DayFiltersOf<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { readonly filter: readonly [infer From, infer Until] }
    ? From | Until
    : never;
}[keyof Table] &
  string;

/** Filters of a list. Empty text, an empty list and null do not filter. */
export type FilterOf<Table extends FieldTable> = {
  readonly [Name in NamesWith<Table, { readonly filter: 'contains' | 'one' }> | DayFiltersOf<Table>]: string;
} & {
  readonly [Name in NamesWith<Table, { readonly filter: 'several' }>]: readonly string[];
} & {
  readonly [Name in NamesWith<Table, { readonly filter: 'yesNo' }>]: boolean | null;
};

/** The kind of a resource whose fields all come from a table. @typeParam Filter for filters that are not fields */
export type KindOf<Table extends FieldTable, Filter extends FilterShape = FilterOf<Table>> = {
  row: RowOf<Table>;
  detail: RecordOf<Table>;
  draft: DraftOf<Table>;
  filter: Filter;
};
