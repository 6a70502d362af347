import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type {
  Field,
  FieldTable,
  FilterOf,
  KindOf,
  CustomOf,
  RecordOf,
  RowOf,
  ValueOf,
} from '../../../domain/shared/fields/field-table';
import { formatUtc } from '../../../domain/shared/instant';
import type { FilterShape } from '../../../domain/shared/list-query';
import { unlessEmpty, type FormFields } from './form';
import type { ResourceCodec } from './resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional, UtcDateTime, type Reader } from './wire';
import { DateOnly, Word } from './wire-fields';

/** The wire format of a field that its kind does not define. */
interface HandWire<Value> {
  /** Reads the value from the whole record. */
  readonly reader?: Reader<Value>;
  /** Reads the value under the field's wire name. */
  readonly value?: Reader<Value>;
  readonly write?: (value: Value, before: Value) => FormFields;
}

/** A custom field needs a reader, and a writer unless only the server sets it. */
type CustomWire<F extends Field> = ({ readonly reader: unknown } | { readonly value: unknown }) &
  (F extends { readonly given: true } ? object : { readonly write: unknown });

type HandWires<Table extends FieldTable> = {
  readonly [Name in keyof Table]?: HandWire<ValueOf<Table[Name]>>;
} & { readonly [Name in keyof CustomOf<Table>]: CustomWire<Table[Name]> };

type TableWire<Table extends FieldTable, Filter extends FilterShape> = Pick<
  ResourceCodec<KindOf<Table, Filter>>,
  'endpoint' | 'plural' | 'singular' | 'wireNames'
> & {
  /** Wire formats of all custom fields, and of others that differ from their kind. */
  readonly byHand?: HandWires<Table>;
} & (keyof CustomOf<Table> extends never ? object : { readonly byHand: HandWires<Table> });

const Day = mapped(optional(DateOnly), 'day', (day) => day ?? '');

const readerOf = (field: Field): Reader<unknown> => {
  switch (field.kind) {
    case 'custom':
      return t.unknown;
    case 'line':
      return field.required === true && field.listed === true ? t.string : defaulted(t.string, '');
    case 'text':
    case 'html':
      return defaulted(t.string, '');
    case 'choice':
      return field.required === true ? Word : defaulted(Word, '');
    case 'day':
      return field.required === true ? DateOnly : Day;
    case 'moment':
      return field.given === true && field.required === true ? UtcDateTime : optional(UtcDateTime);
    case 'flag':
      return defaulted(Flag, false);
  }
};

type Wire = Readonly<Record<string, unknown>>;

/** A field in transport. */
interface WireField {
  readonly name: string;
  readonly read: (wire: Wire, context: t.Context) => t.Validation<unknown>;
  readonly write: (value: unknown, before: unknown) => FormFields;
}

/** Text of a value that the rule accepts; a moment is an instant or null. */
const textOf = (field: Field, value: unknown): string => {
  if (typeof value === 'number') return formatUtc(value);
  const text = typeof value === 'string' ? value : '';
  return field.kind === 'line' ? text.trim() : text;
};

const readAt =
  (wireName: string, reader: Reader<unknown>): WireField['read'] =>
  (wire, context) =>
    reader.validate(wire[wireName], t.appendContext(context, wireName, reader, wire[wireName]));

const wireField = (name: string, field: Field, wireName: string, hand: HandWire<unknown> = {}): WireField => {
  const { reader, value: own = readerOf(field), write } = hand;
  return {
    name,
    read: reader === undefined ? readAt(wireName, own) : (wire, context) => reader.validate(wire, context),
    write:
      write ??
      ((value, before) => {
        if (typeof value === 'boolean') return { [wireName]: value };
        const text = textOf(field, value);
        return { [wireName]: field.required === true ? text : unlessEmpty(text, textOf(field, before)) };
      }),
  };
};

/** Creates a codec that reads a record with these fields. @typeParam Read type of the record */
const recordReader = <Read>(name: string, fields: readonly WireField[]): t.Type<Read, unknown> =>
  new t.Type<Read, unknown>(
    name,
    (value): value is Read => value !== undefined,
    (value, context) =>
      pipe(
        t.UnknownRecord.validate(value, context),
        either.chain((wire) =>
          pipe(
            fields,
            either.traverseArray(({ name: own, read }) =>
              pipe(
                read(wire, context),
                either.map((found) => [own, found] as const),
              ),
            ),
          ),
        ),
        // TypeScript cannot infer the fields of a table through a list.
        either.map((found) => Object.fromEntries(found) as Read),
      ),
    t.identity,
  );

/**
 * The wire format of a field table: each field by its kind under its wire name. An optional text, date or moment that
 * was and is empty is not sent.
 */
export const tableCodec = <Table extends FieldTable, Filter extends FilterShape = FilterOf<Table>>(
  table: Table,
  { endpoint, plural, singular, wireNames, byHand }: TableWire<NoInfer<Table>, NoInfer<Filter>>,
): ResourceCodec<KindOf<Table, Filter>> => {
  const names = new Map(Object.entries<string | undefined>(wireNames ?? {}));
  // Each value is read and written by the functions of its own field, so the types match.
  const hands = new Map(Object.entries((byHand ?? {}) as Readonly<Record<string, HandWire<unknown> | undefined>>));
  const id: WireField = { name: 'id', read: readAt('id', Id), write: () => ({}) };
  const fields = Object.entries(table).map(([name, field]) => ({
    field,
    wire: wireField(name, field, names.get(name) ?? name, hands.get(name)),
  }));
  const read = (some: typeof fields) => [id, ...some.map((own) => own.wire)];
  const drafted = fields.filter(({ field }) => field.given !== true).map((own) => own.wire);
  return {
    endpoint,
    plural,
    singular,
    wireNames,
    row: recordReader<RowOf<Table>>(`${singular} row`, read(fields.filter(({ field }) => field.listed === true))),
    detail: recordReader<RecordOf<Table>>(singular, read(fields)),
    write: (draft, before) =>
      drafted.reduce<FormFields>(
        (form, { name, write }) => ({ ...form, ...write(Reflect.get(draft, name), Reflect.get(before, name)) }),
        {},
      ),
  };
};
