import type { Database } from '../database/database';
import { optionsOf, type Column } from './columns';
import type { Caller } from './endpoint';
import { readId } from './fields';
import { text, type Kind } from './reads';
import { fieldsNotValid } from './refusal';
import type { Resource } from './resource';
import { columnDefinition, type Values } from './resource-rows';

/** The fields of a form, parsed by the columns of a resource. */
export interface Sent {
  readonly values: Values;
  /** Fields that their column could not parse. */
  readonly unread: readonly string[];
}

const writableOf = (resource: Resource): readonly string[] =>
  Object.keys(resource.columns).filter((name) => columnDefinition(resource, name).writable);

/** Not parsed here: the column does it, so that one response names all invalid fields. */
export const formKindOfColumn = (column: Column): Kind<string | undefined> => ({
  ...text(column.longest),
  kind: 'column',
  ...optionsOf(column),
  read: (form, name) => (column.isList === true ? form.ids(name)?.join(',') : form.text(name, Infinity)),
});

type RecordForm = Readonly<Record<string, unknown>>;

/** The form fields of a record: its writable columns and its id. */
export const recordForm = (resource: Resource): Readonly<Record<string, Kind<string | undefined>>> => ({
  ...Object.fromEntries(writableOf(resource).map((name) => [name, formKindOfColumn(columnDefinition(resource, name))])),
  id: { ...text(), kind: 'id' },
});

/** The fields that were sent. @param id may be sent too and must then equal the record's */
export const readForm = (resource: Resource, form: RecordForm, id: number | null): Sent => {
  const own = form['id'] ?? '';
  if (own !== '' && (typeof own !== 'string' || readId(own) !== id)) throw fieldsNotValid('id');
  const read = writableOf(resource).flatMap((name) => {
    const { parse, longest } = columnDefinition(resource, name);
    const sent = form[name];
    return typeof sent !== 'string' ? [] : [{ name, value: sent.length > longest ? undefined : parse(sent) }];
  });
  const [taken, unread] = [
    read.filter(({ value }) => value !== undefined),
    read.filter(({ value }) => value === undefined),
  ];
  return {
    values: Object.fromEntries(taken.map(({ name, value }) => [name, value])),
    unread: unread.map(({ name }) => name),
  };
};

/** Non-nullable columns that are empty. */
export const missingFieldsOf = (resource: Resource, values: Values): readonly string[] =>
  Object.keys(resource.columns).filter(
    (name) => (values[name] ?? null) === null && !columnDefinition(resource, name).nullable,
  );

/** Invalid fields of a record: by its rule, and empty ones that must have a value. */
export const invalidFieldsOf = (resource: Resource, values: Values): readonly string[] => [
  ...Object.keys(resource.problems?.(values) ?? {}),
  ...missingFieldsOf(resource, values),
];

export const refuseInvalidFields = (wrong: readonly string[]): void => {
  if (wrong.length > 0) throw fieldsNotValid(...new Set(wrong));
};

/** The sent values, converted to what the database stores. @param stored null for a new record */
export const storableValues = async (
  db: Pick<Database, 'execute'>,
  resource: Resource,
  { values, unread }: Sent,
  caller: Caller,
  stored: Values | null,
): Promise<Sent> => {
  const found: (readonly [string, unknown])[] = [];
  for (const [name, value] of Object.entries(values)) {
    const kind = columnDefinition(resource, name);
    found.push([
      name,
      kind.toStorable === undefined ? value : await kind.toStorable(db, value, caller, stored?.[name]),
    ]);
  }
  return {
    values: Object.fromEntries(found.filter(([, value]) => value !== undefined)),
    unread: [...unread, ...found.filter(([, value]) => value === undefined).map(([name]) => name)],
  };
};
