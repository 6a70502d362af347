import { ENTRIES } from '../../src/domain/shared/modules/module-entries.rule';
import type { Problems } from '../../src/domain/shared/rule';
import type { Database } from '../database/database';
import type { Column } from './columns';
import type { Caller } from './endpoint';
import type { Filter } from './filters';
import type { FieldCode } from './refusal';
import type { Projection } from './specified';

export type Columns = Readonly<Record<string, Column>>;
export type ValuesOf<Own extends Columns> = {
  readonly [Name in keyof Own]: Own[Name] extends Column<infer Value> ? Value : never;
};

export interface Saving {
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly now: string;
  readonly isNew: boolean;
  /** Starts at 1; increments when a derived value already exists. */
  readonly attempt: number;
  /** Whether the request contains a column. */
  readonly isSent: (name: string) => boolean;
}

/** A plain CRUD module of the API, as data and pure rules. `plainTable` creates its table. */
export interface Resource<Own extends Columns = Columns, Name extends string = keyof Own & string> {
  /** Path below `/api/`. */
  readonly endpoint: string;
  /** Keys of the list and the record in responses. */
  readonly plural: string;
  readonly singular: string;
  readonly table: string;
  /** Prefix of its rights; actions without a right get no endpoint. */
  readonly right: string;
  /** Whether every row belongs to one website. */
  readonly perWebsite: boolean;
  /** By wire name, which is also the database name. */
  readonly columns: Own;
  /** Other calls change parts of its records, so its table has the columns of an author. Rule R-COM-61. */
  readonly hasParts?: true;
  /** Columns of a list row. */
  readonly listed: readonly Name[];
  readonly sortable: readonly Name[];
  readonly defaultSort: Name;
  /** Columns that the free text searches. */
  readonly searched: readonly Name[];
  /** By wire name. */
  readonly filters: Readonly<Record<string, Filter<Name>>>;
  /** Fields by name of the unique index. */
  readonly unique?: Readonly<Record<string, readonly Name[]>>;
  /** Error code of duplicates, for all fields or per field; `NOT_UNIQUE` by default. */
  readonly taken?: FieldCode | Readonly<Partial<Record<Name, FieldCode>>>;
  /** Derives values, such as a default URL or the time of the save. */
  derive?(values: ValuesOf<Own>, saving: Saving): ValuesOf<Own>;
  /** Validates a record; errors by wire name. */
  problems?(values: ValuesOf<Own>): Problems;
  /** Columns beyond the specification. */
  readonly extra?: readonly Name[];
  /** Reduces a record in a response to the specified fields; without it, to all columns but `extra`. */
  readonly specified?: Projection;
  /** Converts the flat record to a nested response. */
  shaped?(record: Readonly<Record<string, unknown>>): object;
  /** Adds data of other tables that the user may see. */
  completed?(db: Pick<Database, 'execute'>, id: number, record: object, caller: Caller): Promise<object>;
}

/** Declares a plain module; the compiler checks its names against its columns. */
export const defineResource = <const Own extends Columns>(resource: Resource<Own>): Resource<Own> => resource;

/** Renames the fields of a rule's problems to wire names. */
export const onWire = (problems: Problems, names: Readonly<Record<string, string>>): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [names[field] ?? field, problem]));

/** Actions of the rights with this prefix. @throws when no module entry has them */
export const actionsOf = (prefix: string): readonly string[] => {
  const known = ENTRIES.flatMap(([, { rights = [] }]) => rights).find((rights) => rights.prefix === prefix);
  if (known === undefined) throw new Error(`No module has rights called ${prefix}`);
  return known.actions;
};
