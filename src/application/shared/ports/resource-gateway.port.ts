import type { Failure, Refusal } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { ListQuery, Page } from '../../../domain/shared/list-query';
import type { DetailOf, Kind, Listing, Resource } from '../../../domain/shared/resource';
import { token, type Token } from '../token';
import type { Answer, CallOptions } from './call';

/** Record with its version; null where the API sends none. */
export interface Stored<Detail> {
  readonly record: Detail;
  readonly version: string | null;
}

export interface SaveRequest<Draft> {
  /** Null creates a record. */
  readonly id: Id | null;
  /** Version that was edited; the server refuses an outdated one with `Changed`. */
  readonly version: string | null;
  readonly draft: Draft;
  /** Draft as loaded; some fields are sent only when changed. */
  readonly before: Draft;
  /** Idempotency key of a creation. Rule R-SHR-39. */
  readonly key?: string;
}

export interface RemoveRequest {
  readonly id: Id;
  /** Version that was read; the server refuses an outdated one with `Changed`. Null for any. */
  readonly version: string | null;
}

/** Saved record; its id is from the answer's Location, else the sent id. */
export interface Saved<Detail> {
  readonly id: Id;
  /** The saved record, if the answer contains it with a version. */
  readonly stored?: Stored<Detail>;
  /** Version after the save, if the answer contains it. */
  readonly version?: string | null;
  readonly unfinished?: UnfinishedSave<Detail>;
}

/** A save of several calls that was interrupted. Rule R-COM-05. */
export interface UnfinishedSave<Detail> {
  /** Null when the user stopped the save. */
  readonly failure: Failure | null;
  /** The failed call may have been executed. */
  readonly isUncertain: boolean;
  /** What is stored so far. */
  readonly stored: Stored<Detail>;
  /** The values to save; stored parts have their stored keys. */
  readonly wanted: Detail;
  /** The record was created by an earlier save whose answer was lost. Rule R-SHR-39. */
  readonly existed?: boolean;
}

export interface SaveOptions<Detail> extends CallOptions {
  /** Checked between two calls. */
  readonly isStopped?: () => boolean;
  /** Called after each creation that a later attempt could not recognize: a new record, or a partly stored part. */
  readonly onPartlySaved?: (standing: Pick<UnfinishedSave<Detail>, 'stored' | 'wanted'>) => Promise<void>;
  /** Creates idempotency keys for new parts. */
  readonly newKey?: () => string;
}

/** Refused records of a bulk deletion. */
export interface RemovalReport {
  readonly refused: readonly Refusal[];
}

/** Gateway of a read-only list. */
export interface ListGateway<K extends Kind> {
  list(query: ListQuery<K['filter']>, options?: CallOptions): Answer<Page<K['row']>>;
  /**
   * Starts a request whose answer the next `list` with the same query uses, unless data changed in between. Undefined
   * where answers are immediate.
   */
  prefetch?(query: ListQuery<K['filter']>): void;
}

/** Gateway of records that are only read. */
export interface ReadOnlyGateway<K extends Kind> extends ListGateway<K> {
  get(id: Id, options?: CallOptions): Answer<K['detail']>;
}

/** Gateway of one kind of record. */
export interface ResourceGateway<K extends Kind> extends ListGateway<K> {
  get(id: Id, options?: CallOptions): Answer<Stored<DetailOf<K>>>;
  save(request: SaveRequest<K['draft']>, options?: SaveOptions<DetailOf<K>>): Answer<Saved<DetailOf<K>>>;
  /** Saves one flag. */
  toggle(id: Id, field: keyof K['row'] & string, value: boolean, options?: CallOptions): Answer<void>;
  remove(ids: readonly Id[], options?: CallOptions): Answer<RemovalReport>;
  /** Deletes one record in the version that was read; `NotFound` when it no longer exists. Rule R-SHR-81. */
  removeOne(request: RemoveRequest, options?: CallOptions): Answer<void>;
}

/** Token of a record gateway. */
export const gatewayOf = <K extends Kind>(resource: Resource<K>): Token<ResourceGateway<K>> =>
  token(`gateway.${resource.key}`);

/** Token of a list gateway. */
export const listOf = <K extends Kind>(listing: Listing<K>): Token<ListGateway<K>> => token(`gateway.${listing.key}`);

/** Token of a read-only gateway; the same service as its list gateway. */
export const readOnlyOf = <K extends Kind>(resource: Listing<K>): Token<ReadOnlyGateway<K>> =>
  token(`gateway.${resource.key}`);
