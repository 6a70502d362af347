import type { FieldTable } from './fields/field-table';
import type { Id } from './id';
import type { FilterShape } from './list-query';
import { keysOf, type Fields, type Merging } from './merge';
import type { Rule } from './rule';

export interface Identified {
  readonly id: Id;
}

/* oxlint-disable typescript/related-getter-setter-pairs -- TypeScript lets any `Identified` be assigned to `K['row']`
   of a generic `K`; a setter of type `never` forbids it. A kind declares plain properties in their place. */
/** Types of the records of a module; read-only modules have no `draft`, modules without a record screen no `detail`. */
export interface Kind {
  get row(): Identified;
  set row(value: never);
  get detail(): Identified;
  set detail(value: never);
  get draft(): Fields;
  set draft(value: never);
  get filter(): FilterShape;
  set filter(value: never);
}
/* oxlint-enable typescript/related-getter-setter-pairs */

/** An opened record: includes the fields of its row and its draft. */
export type DetailOf<K extends Kind> = K['detail'] & K['draft'] & K['row'];

/** Definition of a list, as data. `key` names routes and tokens; `right` is the first segment of its rights. */
export interface Listing<K extends Kind> {
  readonly key: string;
  readonly right: string;
  /**
   * String key prefixes: `one` for record and fields, `many` for the list, `problems` for validation texts. `called`
   * renames fields in string keys; `refused` maps fields to the key of a specific message for a refused value.
   */
  readonly strings: {
    readonly one: string;
    readonly many: string;
    readonly problems?: string;
    readonly called?: Readonly<Record<string, string>>;
    readonly refused?: Readonly<Record<string, string>>;
    /** Message after a save, in place of the message of the list. */
    readonly saved?: string;
    /** Additional message after a failed save. */
    readonly notSaved?: string;
  };
  /** Field table, if the kind has one. */
  readonly fields?: FieldTable;
  readonly sortable: readonly (keyof K['row'] & string)[];
  /** Default sort; without it, the server decides the order. */
  readonly order?: { readonly field: keyof K['row'] & string; readonly order: 'asc' | 'desc' };
  readonly noFilter: K['filter'];
  /** Type witness, never set. */
  readonly kind?: K;
}

/** Definition of a record kind: a listing with a form and its rule. */
export interface Resource<K extends Kind> extends Listing<K> {
  readonly blank: K['draft'];
  readonly rule: Rule<K['draft']>;
  /** Three-way merge; by field unless given. Rule R-SHR-07. */
  readonly merging?: Merging<K['draft']>;
  /** Whether the form can show a stored draft, where comparing shapes is not enough. Rule R-SHR-29. */
  readonly isReadableDraft?: (fields: Fields) => boolean;
  /** Whether an id belongs to a record that does not exist yet; by default only null does. */
  readonly isNewId?: (id: Id) => boolean;
  /** Leaving with unsaved work offers to keep the draft. */
  readonly offersToKeepDraft?: boolean;
  /** Each record belongs to one website; otherwise records apply to all websites. */
  readonly perWebsite?: boolean;
}

export const defineListing = <K extends Kind>(listing: Listing<K>): Listing<K> => listing;

/** Defines a resource; checks that the detail type includes the fields of row and draft. */
export const defineResource = <K extends Kind & { readonly detail: K['draft'] & K['row'] }>(
  resource: Resource<K>,
): Resource<K> => resource;

/** The editable part of a record. */
export const draftOf = <Draft extends Fields>(blank: Draft, detail: Draft): Draft =>
  keysOf(blank).reduce<Draft>((draft, key) => ({ ...draft, [key]: detail[key] }), blank);
