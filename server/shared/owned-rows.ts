import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { checkMayChangeParts, nextVersion } from './authorship';
import { noContent, NOTHING, ok, withOneOf, withRight, type Caller, type CallOf, type Endpoint } from './endpoint';
import { checkIfMatch, etagOf } from './etag';
import { readId } from './fields';
import { allConditions } from './list';
import type { Shape, ValuesOf } from './reads';
import { idOf } from './record';
import { notFound, Refusal } from './refusal';
import type { Resource } from './resource';
import { findRow, visibleTo, type Row as StoredRow } from './resource-rows';
import { withRetry } from './retry';

type Db = Pick<Database, 'execute'>;

/** Rows that belong to a record and have their own calls. */
export interface OwnedRows<Row extends { readonly id: number }, Form extends Shape> {
  readonly owner: Pick<Resource, 'endpoint' | 'right'>;
  readonly ownerTable: Resource;
  /** Last part of the path; also the key of a row in responses. */
  readonly path: string;
  readonly singular: string;
  readonly table: string;
  /** Column with the id of the owner. */
  readonly ownerColumn: string;
  /** Maximum number of rows of a record. */
  readonly most: number;
  /** Fields of a creation; a change reads all but `creationOnly`. */
  readonly fields: Form;
  readonly creationOnly?: keyof Form & string;
  /** Sort order; by id without it. */
  readonly order?: SQL;
  /** Selected columns beside id. */
  readonly selected: SQL;
  /** Converts a form to the columns to store; throws 400 for invalid fields. @param stored null for a new row */
  readonly read: (
    tx: Db,
    form: ValuesOf<Form>,
    stored: Row | null,
    caller: Caller,
  ) => Promise<Readonly<Record<string, SQL>>>;
  readonly onWire: (db: Db, rows: readonly Row[]) => Promise<readonly object[]>;
}

/** Reads the rows of a record in order. */
export const readOwnedRows = async <Row extends { readonly id: number }, Form extends Shape>(
  db: Db,
  { table, ownerColumn, selected, order = sql`id`, onWire }: OwnedRows<Row, Form>,
  owner: number,
): Promise<readonly object[]> =>
  onWire(
    db,
    await queryRows<Row>(
      db,
      sql`
        select id, ${selected} from ${sql.identifier(table)}
        where ${sql.identifier(ownerColumn)} = ${owner} order by ${order}`,
    ),
  );

/**
 * Increments and thereby locks the owner's version. Checks the caller's rights and `If-Match`; a record and its rows
 * share one version. Rules R-COM-60 and R-COM-61.
 */
const moveOwner = async (
  tx: Db,
  ownerTable: Resource,
  call: Pick<CallOf, 'caller' | 'header'>,
  id: number,
): Promise<number> => {
  const where = allConditions([sql`id = ${id}`, visibleTo(ownerTable, call.caller.website)]);
  const [owner] = await queryRows<Pick<StoredRow, 'version'>>(
    tx,
    sql`
      update ${sql.identifier(ownerTable.table)} set ${nextVersion(ownerTable, call.caller)}
      where ${where} returning version`,
  );
  if (owner === undefined) throw notFound();
  await checkMayChangeParts(tx, ownerTable, call.caller, id);
  checkIfMatch(call.header('if-match'), etagOf(id, owner.version - 1));
  return owner.version;
};

const rowIdOf = ({ param }: Pick<CallOf, 'param'>): number => {
  const id = readId(param('row'));
  if (id === undefined) throw notFound();
  return id;
};

const findOwned = async <Row extends { readonly id: number }, Form extends Shape>(
  db: Db,
  { table, ownerColumn, selected }: OwnedRows<Row, Form>,
  owner: number,
  id: number,
): Promise<Row> => {
  const [row] = await queryRows<Row>(
    db,
    sql`
      select id, ${selected} from ${sql.identifier(table)}
      where id = ${id} and ${sql.identifier(ownerColumn)} = ${owner}`,
  );
  if (row === undefined) throw notFound();
  return row;
};

/** Leaves out one field of a form; `name` is undefined to keep all. */
const without = <Form extends Shape>(fields: Form, name: string | undefined): Form =>
  // Cast: omits only an optional field.
  Object.fromEntries(Object.entries(fields).filter(([own]) => own !== name)) as Form;

const columnsOf = (values: Readonly<Record<string, SQL>>) => Object.entries(values);

/** The endpoints of owned rows. */
export const ownedRowEndpoints = <Row extends { readonly id: number }, Form extends Shape>(
  rows: OwnedRows<Row, Form>,
): readonly Endpoint[] => {
  const { owner, ownerTable, path, singular, table, ownerColumn, most, fields, creationOnly } = rows;
  const changed = without(fields, creationOnly);
  const all = `${owner.endpoint}/:id/${path}`;
  const one = `${all}/:row`;
  const mayChange = withOneOf(`${owner.right}.add`, `${owner.right}.edit`);
  if (ownerTable.hasParts !== true) throw new Error(`${ownerTable.table} does not store who made its records`);

  return [
    withRight(`${owner.right}.edit`)('GET', one, NOTHING, async (call) => {
      const { db } = call.services;
      if ((await findRow(db, ownerTable, call.caller.website, idOf(call))) === undefined) throw notFound();
      const [row] = await rows.onWire(db, [await findOwned(db, rows, idOf(call), rowIdOf(call))]);
      return ok({ [singular]: row });
    }),
    mayChange('POST', all, { form: fields }, async (call) => {
      const { form, services } = call;
      const id = idOf(call);
      const saved = await withRetry(() =>
        services.db.transaction(async (tx) => {
          const version = await moveOwner(tx, ownerTable, call, id);
          const values = columnsOf(await rows.read(tx, form, null, call.caller));
          const names = [ownerColumn, ...values.map(([name]) => name)].map((name) => sql.identifier(name));
          const [added] = await queryRows<{ id: number }>(
            tx,
            sql`
              insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
              select ${sql.join([sql`${id}`, ...values.map(([, value]) => value)], sql`, `)}
              where (select count(*) from ${sql.identifier(table)} where ${sql.identifier(ownerColumn)} = ${id}) < ${most}
              returning id`,
          );
          if (added === undefined) throw new Refusal(413, 'TOO_LARGE');
          return { version, row: added.id };
        }),
      );
      return {
        ...ok({}, { ETag: etagOf(id, saved.version), Location: `api/${owner.endpoint}/${id}/${path}/${saved.row}` }),
        status: 201,
      };
    }),
    mayChange('PUT', one, { form: changed }, async (call) => {
      const { form, services } = call;
      const [id, row] = [idOf(call), rowIdOf(call)];
      const version = await withRetry(() =>
        services.db.transaction(async (tx) => {
          const next = await moveOwner(tx, ownerTable, call, id);
          const stored = await findOwned(tx, rows, id, row);
          const values = columnsOf(await rows.read(tx, form, stored, call.caller));
          await tx.execute(sql`
            update ${sql.identifier(table)}
            set ${sql.join(
              values.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
              sql`, `,
            )}
            where id = ${row}`);
          return next;
        }),
      );
      return ok({}, { ETag: etagOf(id, version) });
    }),
    mayChange('DELETE', one, NOTHING, async (call) => {
      const [id, row] = [idOf(call), rowIdOf(call)];
      const version = await withRetry(() =>
        call.services.db.transaction(async (tx) => {
          const next = await moveOwner(tx, ownerTable, call, id);
          await findOwned(tx, rows, id, row);
          await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${row}`);
          return next;
        }),
      );
      return { ...noContent, headers: { ETag: etagOf(id, version) } };
    }),
  ];
};
