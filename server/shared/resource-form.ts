import type { Database } from '../database/database';
import type { Caller } from './endpoint';
import type { Fields } from './fields';
import { fieldsNotValid } from './refusal';
import type { Resource } from './resource';
import { columnDefinition, type Values } from './resource-rows';

/** The fields of a form, read by the columns of a resource. */
export interface Sent {
  readonly values: Values;
  /** Fields with a text that their column does not take. */
  readonly unread: readonly string[];
}

/**
 * The fields that were sent; those that only the server sets are not known. @param id may come along, and must then be
 * the record's @param also fields that the caller reads itself
 */
export const readForm = (resource: Resource, form: Fields, id: number | null, ...also: readonly string[]): Sent => {
  const writable = Object.keys(resource.columns).filter((name) => columnDefinition(resource, name).writable);
  form.only(...writable, 'id', ...also);
  if ((form.id('id') ?? id) !== id) throw fieldsNotValid('id');
  const read = writable.flatMap((name) => {
    const { parse, longest, isList } = columnDefinition(resource, name);
    const text = isList === true ? form.ids(name)?.join(',') : form.text(name, Infinity);
    return text === undefined ? [] : [{ name, value: text.length > longest ? undefined : parse(text) }];
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

/** What is wrong with a record: what its rule finds, and what may not be empty. */
export const wrongWith = (resource: Resource, values: Values): readonly string[] => {
  const missing = Object.keys(resource.columns).filter(
    (name) => (values[name] ?? null) === null && !columnDefinition(resource, name).nullable,
  );
  return [...Object.keys(resource.problems?.(values) ?? {}), ...missing];
};

export const refuseWrong = (wrong: readonly string[]): void => {
  if (wrong.length > 0) throw fieldsNotValid(...new Set(wrong));
};

/** What was sent, with what it stands for in the database. @param stored null for a new record */
export const settled = async (
  db: Pick<Database, 'execute'>,
  resource: Resource,
  { values, unread }: Sent,
  caller: Caller,
  stored: Values | null,
): Promise<Sent> => {
  const found: (readonly [string, unknown])[] = [];
  for (const [name, value] of Object.entries(values)) {
    const kind = columnDefinition(resource, name);
    found.push([name, kind.settle === undefined ? value : await kind.settle(db, value, caller, stored?.[name])]);
  }
  return {
    values: Object.fromEntries(found.filter(([, value]) => value !== undefined)),
    unread: [...unread, ...found.filter(([, value]) => value === undefined).map(([name]) => name)],
  };
};
