import type { CalendarDate } from '../calendar-date';
import type { Id } from '../id';
import type { Instant } from '../instant';
import type { FilterShape } from '../list-query';
import type { TypedMoment } from '../typed-moment';

/** What a field of any kind may be. */
interface Common {
  /** Of what the server sets: it is always there. */
  readonly required?: true;
  /** A row of the list has it. */
  readonly listed?: true;
  /** Of a row: the list can be sorted by it. */
  readonly sortable?: true;
  /** The free text of the list searches it. */
  readonly searched?: true;
  /** Set by the server: forms do not have it. */
  readonly given?: true;
}

/** `line` is trimmed when it is saved, `text` has several lines; `most` counts characters, `Infinity` of what nobody types. */
interface TextField extends Common {
  readonly kind: 'line' | 'text' | 'html';
  readonly most: number;
  readonly filter?: 'contains';
}

/** A calendar date; empty text in a form. */
interface DayField extends Common {
  readonly kind: 'day';
  /** Names of the filters for the first and the last day, both included. */
  readonly filter?: readonly [from: string, until: string];
}

interface MomentField extends Common {
  readonly kind: 'moment';
}

interface FlagField extends Common {
  readonly kind: 'flag';
  /** Set in a new record. */
  readonly initial?: true;
  readonly filter?: 'yesNo';
}

/** One of some values. A value that only the API knows is kept as it is (R-SHR-60). */
interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** Value of a new record; empty text without it. */
  readonly initial?: string;
  readonly filter?: 'one' | 'several';
}

/** A value whose rule, form of transport and control are written by hand. */
interface OddField<Value> extends Common {
  readonly kind: 'odd';
  readonly blank: Value;
}

export type Field = TextField | DayField | MomentField | FlagField | ChoiceField | OddField<unknown>;

/** The fields of a plain record by name, as data: types, blank form, rule, filters, columns and codec derive from it. */
export type FieldTable = Readonly<Record<string, Field>>;

/** A field that is written by hand. Where it is required, null, empty text and an empty list are refused. */
export const odd = <Value>(blank: Value): Pick<OddField<Value>, 'kind' | 'blank'> => ({ kind: 'odd', blank });

interface Required {
  readonly required: true;
}

interface Given {
  readonly given: true;
}

/** The value of each kind in a form, a row and a record. */
interface Values {
  readonly line: string;
  readonly text: string;
  readonly html: string;
  readonly choice: string;
  readonly day: CalendarDate;
  readonly moment: TypedMoment;
  readonly flag: boolean;
}

/** The value of a field. */
export type ValueOf<F extends Field> =
  F extends OddField<infer Value>
    ? Value
    : F extends MomentField & Given
      ? F extends Required
        ? Instant
        : Instant | null
      : F['kind'] extends keyof Values
        ? Values[F['kind']]
        : never;

/** Names of the fields of which a property has such a value. */
type NamesWith<Table extends FieldTable, Property> = {
  [Name in keyof Table]: Table[Name] extends Property ? Name : never;
}[keyof Table] &
  string;

/** What a person edits. */
export type DraftOf<Table extends FieldTable> = {
  readonly [Name in Exclude<keyof Table, NamesWith<Table, Given>>]: ValueOf<Table[Name]>;
};

/** What the rule of a table checks by itself: flags are never wrong, choices and odd fields only when they are empty. */
export type CheckedOf<Table extends FieldTable> = {
  readonly [
    Name in
      | Exclude<keyof Table, NamesWith<Table, Given | FlagField | ChoiceField | OddField<unknown>>>
      | NamesWith<Table, ChoiceField & Required>
  ]: ValueOf<Table[Name]>;
} & { readonly [Name in NamesWith<Table, OddField<unknown> & Required>]: unknown };

/** What a row of the list has. */
export type RowOf<Table extends FieldTable> = { readonly id: Id } & {
  readonly [Name in NamesWith<Table, { readonly listed: true }>]: ValueOf<Table[Name]>;
};

/** A record as it is opened. */
export type RecordOf<Table extends FieldTable> = { readonly id: Id } & {
  readonly [Name in keyof Table]: ValueOf<Table[Name]>;
};

/** The values that are written by hand. */
export type OddOf<Table extends FieldTable> = {
  readonly [Name in NamesWith<Table, OddField<unknown>>]: ValueOf<Table[Name]>;
};

/** Names of the filters by days. */
type DayFiltersOf<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { readonly filter: readonly [infer From, infer Until] }
    ? From | Until
    : never;
}[keyof Table] &
  string;

/** Empty text, an empty list and null do not filter. */
export type FilterOf<Table extends FieldTable> = {
  readonly [Name in NamesWith<Table, { readonly filter: 'contains' | 'one' }> | DayFiltersOf<Table>]: string;
} & {
  readonly [Name in NamesWith<Table, { readonly filter: 'several' }>]: readonly string[];
} & {
  readonly [Name in NamesWith<Table, { readonly filter: 'yesNo' }>]: boolean | null;
};

/** The kind of a resource whose fields are all in a table. @typeParam Filter where it has filters that are no field */
export type KindOf<Table extends FieldTable, Filter extends FilterShape = FilterOf<Table>> = {
  row: RowOf<Table>;
  detail: RecordOf<Table>;
  draft: DraftOf<Table>;
  filter: Filter;
};
