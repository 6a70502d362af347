import { isCalendarDate } from '../../src/domain/shared/calendar-date';
import type { Decimal } from '../../src/domain/shared/decimal';
import { parseUtc } from '../../src/domain/shared/instant';
import type { Fields } from './fields';
import { fieldsNotValid, Refusal } from './refusal';

/** One field that an endpoint reads: how it is sent, which values it takes, and as what its handler gets it. */
export interface Kind<Value = unknown> {
  readonly kind:
    | 'text'
    | 'json'
    | 'flag'
    | 'id'
    | 'ids'
    | 'texts'
    | 'integer'
    | 'decimal'
    | 'date'
    | 'datetime'
    | 'choice'
    | 'map'
    | 'column';
  readonly required: boolean;
  /** UTF-16 units of a text. */
  readonly longest?: number;
  /** Smallest and largest number. */
  readonly from?: number;
  readonly until?: number;
  /** All values of a choice. */
  readonly options?: readonly string[];
  /** @throws 400 with the name */
  readonly read: (fields: Fields, name: string) => Value;
}

/** Fields by their wire names. */
export type Shape = Readonly<Record<string, Kind>>;

/** The values of fields as their kinds read them; `undefined` for what was not sent. */
export type ValuesOf<Own> = {
  readonly [Name in keyof Own]: Own[Name] extends Kind<infer Value> ? Value : never;
};

/** What an endpoint reads; everything else is refused. */
export interface Reads<Query extends Shape = Shape, Form extends Shape = Shape> {
  readonly query?: Query;
  readonly form?: Form;
}

/** A field that has to be sent. */
export const required = <Value>(kind: Kind<Value | undefined>): Kind<Value> => ({
  ...kind,
  required: true,
  read: (fields, name) => {
    const value = kind.read(fields, name);
    if (value === undefined) throw fieldsNotValid(name);
    return value;
  },
});

/** A text as it was sent. */
export const text = (longest = 255): Kind<string | undefined> => ({
  kind: 'text',
  required: false,
  longest,
  read: (fields, name) => fields.text(name, longest),
});

/** JSON as text; its handler parses and checks it. */
export const json = (longest: number): Kind<string | undefined> => ({ ...text(longest), kind: 'json' });

/** `1` or `0`; empty is "not given". */
export const flag: Kind<boolean | undefined> = {
  kind: 'flag',
  required: false,
  read: (fields, name) => fields.flag(name),
};

/** Id of a record; empty is "not given". */
export const id: Kind<number | undefined> = { kind: 'id', required: false, read: (fields, name) => fields.id(name) };

/** Id of a record, or null when it was emptied. */
export const optionalId: Kind<number | null | undefined> = {
  kind: 'id',
  required: false,
  read: (fields, name) => (fields.has(name) ? (fields.id(name) ?? null) : undefined),
};

/** Ids without repetition; empty when the list was emptied. @param least and @param most of them */
export const ids = (least = 0, most = Infinity): Kind<number[] | undefined> => ({
  kind: 'ids',
  required: false,
  from: least,
  until: most,
  read: (fields, name) => {
    const found = fields.ids(name);
    if (found !== undefined && (found.length < least || found.length > most)) throw fieldsNotValid(name);
    return found;
  },
});

/** Texts of a list without repetition; empty when absent or emptied. @param longest of one */
export const texts = (longest = 255): Kind<string[]> => ({
  kind: 'texts',
  required: false,
  longest,
  read: (fields, name) => fields.texts(name, longest),
});

/** Like `texts`, but `undefined` when absent. */
export const sentTexts = (longest = 255): Kind<string[] | undefined> => ({
  ...texts(longest),
  read: (fields, name) => (fields.has(name) ? fields.texts(name, longest) : undefined),
});

/** Pairs of `name[key]` in the order in which they came; empty when absent. */
export const map: Kind<readonly (readonly [string, string])[]> = {
  kind: 'map',
  required: false,
  read: (fields, name) => fields.entries(name),
};

/** A whole number within bounds; empty is "not given". */
export const integer = (from: number, until: number): Kind<number | undefined> => ({
  kind: 'integer',
  required: false,
  from,
  until,
  read: (fields, name) => {
    const sent = fields.text(name);
    if (sent === undefined || sent === '') return undefined;
    const value = /^(?:0|-?[1-9]\d{0,9})$/.test(sent) ? Number(sent) : NaN;
    if (!(value >= from && value <= until)) throw fieldsNotValid(name);
    return value;
  },
});

/** A number with at most so many decimals; empty is "not given". */
export const decimal = (decimals: number): Kind<Decimal | undefined> => ({
  kind: 'decimal',
  required: false,
  read: (fields, name) => fields.decimal(name, decimals),
});

const valid =
  (isValid: (sent: string) => boolean) =>
  (fields: Fields, name: string): string | undefined => {
    const sent = fields.text(name);
    if (sent === undefined || sent === '') return undefined;
    if (!isValid(sent)) throw fieldsNotValid(name);
    return sent;
  };

/** A day of the calendar, `YYYY-MM-DD`; empty is "not given". */
export const date: Kind<string | undefined> = { kind: 'date', required: false, read: valid(isCalendarDate) };

/** A moment in UTC, `YYYY-MM-DD HH:mm:ss`; empty is "not given". */
export const datetime: Kind<string | undefined> = {
  kind: 'datetime',
  required: false,
  read: valid((sent) => parseUtc(sent) !== null),
};

/** One of these; empty is "not given". */
export const choice = <Option extends string>(options: readonly Option[]): Kind<Option | undefined> => ({
  kind: 'choice',
  required: false,
  options,
  read: (fields, name) => {
    const sent = fields.text(name);
    if (sent === undefined || sent === '') return undefined;
    const option = options.find((one) => one === sent);
    if (option === undefined) throw fieldsNotValid(name);
    return option;
  },
});

/** Several of these, without repetition; empty when absent or emptied. */
export const choices = <Option extends string>(options: readonly Option[]): Kind<readonly Option[]> => ({
  kind: 'texts',
  required: false,
  options,
  read: (fields, name) =>
    fields.texts(name).map((sent) => {
      const option = options.find((one) => one === sent);
      if (option === undefined) throw fieldsNotValid(name);
      return option;
    }),
});

/** The same values, if no others were sent than these. @throws 400 with the names of the others */
export const onlyOf = <Values extends object>(sent: Values, ...names: readonly (keyof Values)[]): Values => {
  const others = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined || names.some((one) => one === name) ? [] : [name],
  );
  if (others.length > 0) throw fieldsNotValid(...others);
  return sent;
};

/** Names of what one kind of field refuses. */
const wrongIn = (failure: unknown): readonly string[] => {
  if (failure instanceof Refusal && failure.details.fields !== undefined) return Object.keys(failure.details.fields);
  throw failure;
};

/** Reads the declared fields. @throws 400 with the names of all that are not declared, else of all that are not valid */
export const readDeclared = <Own extends Shape>(shape: Own, fields: Fields): ValuesOf<Own> => {
  const unknown = fields.names.filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length > 0) throw fieldsNotValid(...unknown);
  const wrong: string[] = [];
  const values = Object.entries(shape).map(([name, kind]) => {
    try {
      return [name, kind.read(fields, name)] as const;
    } catch (failure) {
      wrong.push(...wrongIn(failure));
      return [name, undefined] as const;
    }
  });
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  return Object.fromEntries(values) as ValuesOf<Own>; // each value was read by the kind of its name
};

export interface QueryOf<Own extends Reads> {
  readonly query: ValuesOf<Own['query']>;
}
export interface FieldsOf<Own extends Reads> extends QueryOf<Own> {
  readonly form: ValuesOf<Own['form']>;
}

const NO_FIELDS: Shape = {};

/** A call with its fields as they are declared. @throws 400 for fields that are not declared or not valid */
export const readCall = <Declared extends Reads, Given extends { readonly query: Fields; readonly form?: Fields }>(
  { query = NO_FIELDS, form = NO_FIELDS }: Declared,
  call: Given,
): Omit<Given, 'query' | 'form'> & FieldsOf<Declared> => ({
  ...call,
  query: readDeclared(query, call.query),
  form: call.form === undefined ? {} : readDeclared(form, call.form),
});
