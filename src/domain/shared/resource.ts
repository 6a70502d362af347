import type { Id } from './id';
import type { FilterShape } from './list-query';
import { keysOf, type Fields, type Merging } from './merge';
import type { Rule } from './rule';

/** What every row and every record has. */
export interface Identified {
  readonly id: Id;
}

/**
 * What can be listed as the generic screens know it: data, no callbacks. `key` names its route and tokens; `right` is
 * the first part of its rights.
 */
export interface Listing<Row extends Identified, Filter extends FilterShape> {
  readonly key: string;
  readonly right: string;
  /**
   * Where its strings stand: `one` for the record and its fields, `many` for the list, `problems` where a form that its
   * rule refuses says so in words of its own; `called` has the fields that go by another name there.
   */
  readonly strings: {
    readonly one: string;
    readonly many: string;
    readonly problems?: string;
    readonly called?: Readonly<Record<string, string>>;
  };
  readonly sortable: readonly (keyof Row & string)[];
  /** How the list lies until somebody sorts it; without it, as the server likes. */
  readonly order?: { readonly field: keyof Row & string; readonly order: 'asc' | 'desc' };
  readonly noFilter: Filter;
  /** Never set; it carries the shape. */
  readonly row?: Row;
}

/** A kind of record: it is listed, and opens in a form with a pure rule. */
export interface Resource<
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
> extends Listing<Row, Filter> {
  readonly blank: Draft;
  readonly rule: Rule<Draft>;
  /**
   * How two edits of one record become one, where its fields are not enough to tell; without it, field by field. Rule
   * R-SHR-07.
   */
  readonly merging?: Merging<Draft>;
  /**
   * Whether the form can show work that was kept, where being of the same kind all the way down does not say enough.
   * Rule R-SHR-29.
   */
  readonly isKept?: (fields: Fields) => boolean;
  /** Whoever leaves unsaved work may leave it lying for a while instead of throwing it away. */
  readonly keepsWork?: boolean;
  /** Every record belongs to the website on which it was made; else it counts for all. */
  readonly perWebsite?: boolean;
  /** Never set; it carries the shape. */
  readonly detail?: Detail;
}

/** Declares what is only listed. */
export const defineListing = <Row extends Identified, Filter extends FilterShape>(
  listing: Listing<Row, Filter>,
): Listing<Row, Filter> => listing;

/** Declares a resource with its four shapes checked against each other. */
export const defineResource = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>(
  resource: Resource<Row, Detail, Draft, Filter>,
): Resource<Row, Detail, Draft, Filter> => resource;

/** The part of a record that the form edits. */
export const draftOf = <Draft extends Fields>(blank: Draft, detail: Draft): Draft =>
  keysOf(blank).reduce<Draft>((draft, key) => ({ ...draft, [key]: detail[key] }), blank);
