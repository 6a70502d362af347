import { sql, type SQL } from 'drizzle-orm';
import { fold } from '../../src/domain/shared/fold';
import { idArray, rowsOf, type Database } from '../database/database';
import type { Column } from './columns';
import { allOf } from './list';
import type { Resource } from './resource';

/** Values of a record by column. */
export type Values = Readonly<Record<string, unknown>>;
/** A row as it is selected: its values beside identity and version. */
export type Row = Values & { readonly id: number; readonly version: number };

export const columnOf = ({ table }: Resource, name: string): SQL =>
  sql`${sql.identifier(table)}.${sql.identifier(name)}`;

/** The column of that name. @throws for a declaration that names one which it does not have */
export const kindOf = ({ table, columns }: Resource, name: string): Column => {
  const kind = columns[name];
  if (kind === undefined) throw new Error(`${table} has no column ${name}`);
  return kind;
};

/** Columns that are kept in their folded form too. */
const foldedOf = (resource: Resource): readonly string[] => {
  const contained = Object.values(resource.filters)
    .filter(({ kind }) => kind === 'contains')
    .map(({ column }) => column);
  return Object.keys(resource.columns).filter(
    (name) => kindOf(resource, name).foldable && [...resource.sortable, ...contained].includes(name),
  );
};

/** Expression by which a list is sorted. */
export const sortKeyOf = (resource: Resource, name: string): SQL => {
  const { nullable, lowest } = kindOf(resource, name);
  if (foldedOf(resource).includes(name)) return columnOf(resource, `by_${name}`);
  return nullable ? sql`coalesce(${columnOf(resource, name)}, ${lowest})` : columnOf(resource, name);
};

/** Select list of these columns, with identity and version. */
export const selectionOf = (resource: Resource, names: readonly string[]): SQL =>
  sql.join(
    [
      columnOf(resource, 'id'),
      columnOf(resource, 'version'),
      ...names.map(
        (name) => sql`${kindOf(resource, name).selected(columnOf(resource, name))} as ${sql.identifier(name)}`,
      ),
    ],
    sql`, `,
  );

/** The rows that this website sees; where nobody has one, nothing. */
export const visibleTo = (resource: Resource, website: number | null): SQL => {
  if (!resource.perWebsite) return sql`true`;
  return website === null ? sql`false` : sql`${columnOf(resource, 'website_id')} = ${website}`;
};

/**
 * The record of that id on that website; undefined when there is none. @param lock keeps others from changing it until
 * the end of the transaction
 */
export const findRow = async (
  db: Pick<Database, 'execute'>,
  resource: Resource,
  website: number | null,
  id: number,
  lock = false,
): Promise<Row | undefined> => {
  const where = allOf([sql`${columnOf(resource, 'id')} = ${id}`, visibleTo(resource, website)]);
  const [row] = await rowsOf<Row>(
    db,
    sql`
      select ${selectionOf(resource, Object.keys(resource.columns))}
      from ${sql.identifier(resource.table)}
      where ${where} ${lock ? sql`for update` : sql``}`,
  );
  return row;
};

/** Everything that is stored of these values: the columns, their folded forms, and the text that is searched. */
const storedOf = (resource: Resource, values: Values): readonly (readonly [string, unknown])[] => {
  const words = (name: string): string => kindOf(resource, name).words(values[name]);
  return [
    ...Object.keys(resource.columns).map((name) => [name, kindOf(resource, name).stored(values[name])] as const),
    ...foldedOf(resource).map((name) => [`by_${name}`, fold(words(name))] as const),
    ['search', fold(resource.searched.map(words).join(' '))],
  ];
};

/** Adds records. @param website whose they are, where the module has that @returns their identities, in order */
export const insertRows = async (
  db: Pick<Database, 'execute'>,
  resource: Resource,
  records: readonly Values[],
  website: number | null,
): Promise<number[]> => {
  const rows = records.map((values) => [
    ...storedOf(resource, values),
    ...(resource.perWebsite ? [['website_id', website] as const] : []),
  ]);
  const names = (rows[0] ?? []).map(([name]) => sql.identifier(name));
  const tuples = rows.map(
    (row) =>
      sql`
        (${sql.join(
          row.map(([, value]) => sql`${value}`),
          sql`, `,
        )})`,
  );
  if (tuples.length === 0) return [];
  const added = await rowsOf<{ id: number }>(
    db,
    sql`
      insert into ${sql.identifier(resource.table)} (${sql.join(names, sql`, `)})
      values ${sql.join(tuples, sql`, `)} returning id`,
  );
  return added.map(({ id }) => id);
};

/** Writes a record and counts its save. */
export const updateRow = async (
  db: Pick<Database, 'execute'>,
  resource: Resource,
  id: number,
  values: Values,
): Promise<void> => {
  const changes = storedOf(resource, values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await db.execute(
    sql`
      update ${sql.identifier(resource.table)} set ${sql.join(changes, sql`, `)}, version = version + 1 where id = ${id}`,
  );
};

/** Deletes what is there on that website. @returns what was deleted */
export const deleteRows = async (
  db: Pick<Database, 'execute'>,
  resource: Resource,
  website: number | null,
  ids: readonly number[],
): Promise<number[]> => {
  const where = allOf([sql`${columnOf(resource, 'id')} = any(${idArray(ids)})`, visibleTo(resource, website)]);
  const gone = await rowsOf<{ id: number }>(
    db,
    sql`delete from ${sql.identifier(resource.table)} where ${where} returning ${columnOf(resource, 'id')}`,
  );
  return gone.map(({ id }) => id);
};
