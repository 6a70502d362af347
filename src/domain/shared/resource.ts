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
/** What the records of a module are, as types only; what is only read has no `draft`, what is only listed no `detail`. */
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

/** A record as it is opened: it has the fields of its row and of its draft. */
export type DetailOf<K extends Kind> = K['detail'] & K['draft'] & K['row'];

/** Definition of a list: data only. `key` names route and tokens; `right` is the first segment of its rights. */
export interface Listing<K extends Kind> {
  readonly key: string;
  readonly right: string;
  /**
   * String key prefixes: `one` for record and fields, `many` for the list, `problems` for its own validation
   * texts.
   * `called` maps fields to other string keys; `refused` maps fields to the key of what is said of a value that the
   * server does not take, where that has one cause.
   */
  readonly strings: {
    readonly one: string;
    readonly many: string;
    readonly problems?: string;
    readonly called?: Readonly<Record<string, string>>;
    readonly refused?: Readonly<Record<string, string>>;
    /** Said of a save, in place of what the list says. */
    readonly saved?: string;
    /** Said of a save that failed, besides its cause. */
    readonly notSaved?: string;
  };
  /** The fields, where a table has them. */
  readonly fields?: FieldTable;
  readonly sortable: readonly (keyof K['row'] & string)[];
  /** Default sort; without it, the server's order. */
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
  /** Whether the form can show a stored draft, where a comparison of shapes is not enough. Rule R-SHR-29. */
  readonly isReadableDraft?: (fields: Fields) => boolean;
  /** Whether an id stands for a record that does not exist yet; none but null does unless given. */
  readonly isNewId?: (id: Id) => boolean;
  /** Offers to keep the draft when unsaved work is left. */
  readonly offersToKeepDraft?: boolean;
  /** Records belong to one website each; otherwise to all. */
  readonly perWebsite?: boolean;
}

export const defineListing = <K extends Kind>(listing: Listing<K>): Listing<K> => listing;

/** Checks that a record has the fields of its row and of its draft. */
export const defineResource = <K extends Kind & { readonly detail: K['draft'] & K['row'] }>(
  resource: Resource<K>,
): Resource<K> => resource;

/** The editable part of a record. */
export const draftOf = <Draft extends Fields>(blank: Draft, detail: Draft): Draft =>
  keysOf(blank).reduce<Draft>((draft, key) => ({ ...draft, [key]: detail[key] }), blank);
