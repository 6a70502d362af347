import type { Refusal } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { FilterShape, ListQuery, Page } from '../../../domain/shared/list-query';
import type { Fields } from '../../../domain/shared/merge';
import type { Identified, Listing, Resource } from '../../../domain/shared/resource';
import { token, type Token } from '../token';
import type { Answer, CallOptions } from './call';

/** A record with the version that the server gave it; null where the API sends none. */
export interface Stored<Detail> {
  readonly record: Detail;
  readonly version: string | null;
}

export interface SaveRequest<Draft> {
  /** Null creates. */
  readonly id: Id | null;
  /** The version that was edited; the server refuses with `Changed` when it holds another. */
  readonly version: string | null;
  readonly draft: Draft;
  /** The draft as it was loaded: what may only be sent when it changed is compared with it. */
  readonly before: Draft;
}

export interface RemoveRequest {
  readonly id: Id;
  /** The version that was looked at; the server refuses with `Changed` when it holds another. Null asks nothing. */
  readonly version: string | null;
}

/** A saved record: the last part of the answer's Location, or the id that was sent. */
export interface Saved<Detail> {
  readonly id: Id;
  /** The record, where the answer carries it with its version. */
  readonly stored?: Stored<Detail>;
}

/** What a bulk deletion left in place; empty when everything is gone. */
export interface RemovalReport {
  readonly refused: readonly Refusal[];
}

/** The port of what is only listed. */
export interface ListGateway<Row, Filter extends FilterShape> {
  list(query: ListQuery<Filter>, options?: CallOptions): Answer<Page<Row>>;
  /**
   * Asks at once for a page that a screen will show in a moment; the next `list` with this query gets that answer,
   * unless something was changed in between. Left out where an answer takes no time.
   */
  prefetch?(query: ListQuery<Filter>): void;
}

/** The one port of all plain records. */
export interface ResourceGateway<Row, Detail, Draft, Filter extends FilterShape> extends ListGateway<Row, Filter> {
  get(id: Id, options?: CallOptions): Answer<Stored<Detail>>;
  save(request: SaveRequest<Draft>, options?: CallOptions): Answer<Saved<Detail>>;
  /** Saves one flag at once, as the toggles in lists do. */
  toggle(id: Id, field: keyof Row & string, value: boolean, options?: CallOptions): Answer<void>;
  remove(ids: readonly Id[], options?: CallOptions): Answer<RemovalReport>;
  /**
   * Deletes the record that is open, in the version that was read; one that is not there any more is refused with
   * `NotFound`. Rule R-SHR-07.
   */
  removeOne(request: RemoveRequest, options?: CallOptions): Answer<void>;
}

/** The container's name for the gateway of one kind of record. */
export const gatewayOf = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>(
  resource: Resource<Row, Detail, Draft, Filter>,
): Token<ResourceGateway<Row, Detail, Draft, Filter>> => token(`gateway.${resource.key}`);

/** The container's name for the gateway of what is only listed. */
export const listOf = <Row extends Identified, Filter extends FilterShape>(
  listing: Listing<Row, Filter>,
): Token<ListGateway<Row, Filter>> => token(`gateway.${listing.key}`);
