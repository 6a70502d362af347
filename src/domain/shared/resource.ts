import type { Id } from './id';
import type { FilterShape } from './list-query';
import { keysOf, type Fields, type Merging } from './merge';
import type { Rule } from './rule';

export interface Identified {
  readonly id: Id;
}

/** Definition of a list: data only. `key` names route and tokens; `right` is the first segment of its rights. */
export interface Listing<Row extends Identified, Filter extends FilterShape> {
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
    /** Said of a save that failed, besides its cause. */
    readonly notSaved?: string;
  };
  readonly sortable: readonly (keyof Row & string)[];
  /** Default sort; without it, the server's order. */
  readonly order?: { readonly field: keyof Row & string; readonly order: 'asc' | 'desc' };
  readonly noFilter: Filter;
  /** Type witness, never set. */
  readonly row?: Row;
}

/** Definition of a list whose records can be read one by one, but not changed. */
export interface ReadOnlyResource<
  Row extends Identified,
  Detail extends Identified,
  Filter extends FilterShape,
> extends Listing<Row, Filter> {
  /** Type witness, never set. */
  readonly detail?: Detail;
}

/** Definition of a record kind: a listing with a form and its rule. */
export interface Resource<
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
> extends Listing<Row, Filter> {
  readonly blank: Draft;
  readonly rule: Rule<Draft>;
  /** Three-way merge; by field unless given. Rule R-SHR-07. */
  readonly merging?: Merging<Draft>;
  /** Whether the form can show a stored draft, where a comparison of shapes is not enough. Rule R-SHR-29. */
  readonly isReadableDraft?: (fields: Fields) => boolean;
  /** Whether an id stands for a record that does not exist yet; none but null does unless given. */
  readonly isNewId?: (id: Id) => boolean;
  /** Offers to keep the draft when unsaved work is left. */
  readonly offersToKeepDraft?: boolean;
  /** Records belong to one website each; otherwise to all. */
  readonly perWebsite?: boolean;
  /** Type witness, never set. */
  readonly detail?: Detail;
}

export const defineListing = <Row extends Identified, Filter extends FilterShape>(
  listing: Listing<Row, Filter>,
): Listing<Row, Filter> => listing;

export const defineReadOnly = <Row extends Identified, Detail extends Identified, Filter extends FilterShape>(
  resource: ReadOnlyResource<Row, Detail, Filter>,
): ReadOnlyResource<Row, Detail, Filter> => resource;

/** Checks the four shapes against each other. */
export const defineResource = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>(
  resource: Resource<Row, Detail, Draft, Filter>,
): Resource<Row, Detail, Draft, Filter> => resource;

/** The editable part of a record. */
export const draftOf = <Draft extends Fields>(blank: Draft, detail: Draft): Draft =>
  keysOf(blank).reduce<Draft>((draft, key) => ({ ...draft, [key]: detail[key] }), blank);
