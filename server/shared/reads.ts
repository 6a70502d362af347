import { isCalendarDate } from '../../src/domain/shared/calendar-date';
import type { Decimal } from '../../src/domain/shared/decimal';
import { parseUtc } from '../../src/domain/shared/instant';
import type { Fields } from './fields';
import { fieldsNotValid, Refusal } from './refusal';

/** One field of an endpoint: its wire format, allowed values and parsed type. */
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
  readonly from?: number;
  readonly until?: number;
  /** All values of a choice. */
  readonly options?: readonly string[];
  /** @throws 400 with the name */
  readonly read: (fields: Fields, name: string) => Value;
}

/** Fields by their wire names. */
export type Shape = Readonly<Record<string, Kind>>;

/** The parsed values of fields; `undefined` for fields that were not sent. */
export type ValuesOf<Own> = {
  readonly [Name in keyof Own]: Own[Name] extends Kind<infer Value> ? Value : never;
};

/** The fields of an endpoint; all others are refused. */
export interface Reads<Query extends Shape = Shape, Form extends Shape = Shape> {
  readonly query?: Query;
  readonly form?: Form;
}

/** A mandatory field. */
export const required = <Value>(kind: Kind<Value | undefined>): Kind<Value> => ({
  ...kind,
  required: true,
  read: (fields, name) => {
    const value = kind.read(fields, name);
    if (value === undefined) throw fieldsNotValid(name);
    return value;
  },
});

/** A text as sent. */
export const text = (longest = 255): Kind<string | undefined> => ({
  kind: 'text',
  required: false,
  longest,
  read: (fields, name) => fields.text(name, longest),
});

/** JSON as text; the handler parses and validates it. */
export const json = (longest: number): Kind<string | undefined> => ({ ...text(longest), kind: 'json' });

/** `1` or `0`; undefined if empty. */
export const flag: Kind<boolean | undefined> = {
  kind: 'flag',
  required: false,
  read: (fields, name) => fields.flag(name),
};

/** Id of a record; undefined if empty. */
export const id: Kind<number | undefined> = { kind: 'id', required: false, read: (fields, name) => fields.id(name) };

/** Id of a record; null if cleared. */
export const optionalId: Kind<number | null | undefined> = {
  kind: 'id',
  required: false,
  read: (fields, name) => (fields.has(name) ? (fields.id(name) ?? null) : undefined),
};

/** Ids without duplicates; empty if cleared. @param least minimum count @param most maximum count */
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

/** Texts of a list without duplicates; empty if absent or cleared. @param longest UTF-16 units of one text */
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

/** Entries of `name[key]` in the order sent; empty if absent. */
export const map: Kind<readonly (readonly [string, string])[]> = {
  kind: 'map',
  required: false,
  read: (fields, name) => fields.entries(name),
};

/** An integer within bounds; undefined if empty. */
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

/** A number with at most this many decimals; undefined if empty. */
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

/** A calendar day, `YYYY-MM-DD`; undefined if empty. */
export const date: Kind<string | undefined> = { kind: 'date', required: false, read: valid(isCalendarDate) };

/** A moment in UTC, `YYYY-MM-DD HH:mm:ss`; undefined if empty. */
export const datetime: Kind<string | undefined> = {
  kind: 'datetime',
  required: false,
  read: valid((sent) => parseUtc(sent) !== null),
};

/** One of these options; undefined if empty. */
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

/** Several of these options, without duplicates; empty if absent or cleared. */
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

/** Returns the values if only these fields were sent. @throws 400 with the names of the others */
export const onlyOf = <Values extends object>(sent: Values, ...names: readonly (keyof Values)[]): Values => {
  const others = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined || names.some((one) => one === name) ? [] : [name],
  );
  if (others.length > 0) throw fieldsNotValid(...others);
  return sent;
};

/** The field names of a refusal. */
const wrongIn = (failure: unknown): readonly string[] => {
  if (failure instanceof Refusal && failure.details.fields !== undefined) return Object.keys(failure.details.fields);
  throw failure;
};

/** Parses the declared fields. @throws 400 with the names of all undeclared fields, else of all invalid ones */
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
  return Object.fromEntries(values) as ValuesOf<Own>; // cast: each kind returns the type of its field
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
