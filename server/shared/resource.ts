import { ENTRIES } from '../../src/domain/shared/module-entries.rule';
import type { Problems } from '../../src/domain/shared/rule';
import type { Column } from './columns';
import type { Filter } from './filters';
import type { FieldCode } from './refusal';
import type { Projection } from './specified';

export type Columns = Readonly<Record<string, Column>>;
export type ValuesOf<Own extends Columns> = {
  readonly [Name in keyof Own]: Own[Name] extends Column<infer Value> ? Value : never;
};

/** When a record is saved. */
export interface Saving {
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly now: string;
  readonly isNew: boolean;
  /** From 1 on: one more where something that followed from the other values was taken already. */
  readonly turn: number;
}

/** A plain module of the API: data, pure rules, and nothing else. Its table is made by `plainTable`. */
export interface Resource<Own extends Columns = Columns, Name extends string = keyof Own & string> {
  /** Path below `/api/`. */
  readonly endpoint: string;
  /** Keys of the rows in the answer of a list, and of the record in its own. */
  readonly plural: string;
  readonly singular: string;
  readonly table: string;
  /** First part of its rights; of what the catalogue has no right for, there is no call. */
  readonly right: string;
  /** Whether every row belongs to one website: rows of another one are then not there. */
  readonly perWebsite: boolean;
  /** By their name on the wire and in the database. */
  readonly columns: Own;
  /** What a row of the list shows. */
  readonly listed: readonly Name[];
  readonly sortable: readonly Name[];
  /** Order of a list that nobody sorted. */
  readonly first: Name;
  /** What the free text looks in. */
  readonly searched: readonly Name[];
  /** By their name on the wire. */
  readonly filters: Readonly<Record<string, Filter<Name>>>;
  /** Fields that a unique index refuses together, by the name of the index. */
  readonly unique?: Readonly<Record<string, readonly Name[]>>;
  /** What is said of them, of all or of each; `NOT_UNIQUE` without it. */
  readonly taken?: FieldCode | Readonly<Partial<Record<Name, FieldCode>>>;
  /** What follows from the other values, such as a text that goes with its switch, or the moment of the save. */
  derive?(values: ValuesOf<Own>, saving: Saving): ValuesOf<Own>;
  /** What is wrong with a record, by names on the wire. */
  problems?(values: ValuesOf<Own>): Problems;
  /** Columns beyond the specification. */
  readonly extra?: readonly Name[];
  /** Picks what is specified of a record that is answered; all of it without this, but for `extra`. */
  readonly specified?: Projection;
  /** How a record is answered whose fields do not all travel side by side. */
  shaped?(record: Readonly<Record<string, unknown>>): object;
}

/** Declares a plain module with its names checked against its columns. */
export const defineResource = <const Own extends Columns>(resource: Resource<Own>): Resource<Own> => resource;

/** Problems that a rule of the domain found, by the names that the wire has for its fields. */
export const onWire = (problems: Problems, names: Readonly<Record<string, string>>): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [names[field] ?? field, problem]));

/** Actions of the rights with this prefix. @throws when no module entry has them */
export const actionsOf = (prefix: string): readonly string[] => {
  const known = ENTRIES.flatMap(([, { rights = [] }]) => rights).find((rights) => rights.prefix === prefix);
  if (known === undefined) throw new Error(`No module has rights called ${prefix}`);
  return known.actions;
};
