import type { Observable } from 'rxjs';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import { token } from '../token';

/** A record by the key of its resource, or of what locks it. */
export interface WatchedRecord {
  readonly resource: string;
  readonly id: Id;
}

/** Somebody else who has the record open. */
export interface Viewer {
  readonly id: Id;
  readonly name: string;
  /** URL of a photo. */
  readonly avatar: string | null;
}

/** What happened at the server. Events of records are of the one that is watched, and not caused by this page. */
export type LiveEvent =
  /** The stream is open, or open again: what happened before was not heard. */
  | { readonly type: 'connected' }
  /** An API without events: it is time to look at what is shown. */
  | { readonly type: 'polled' }
  /** `holder`: null when the lock was released. */
  | { readonly type: 'lock'; readonly holder: { readonly name: string; readonly since: Instant } | null }
  /** `isSelf`: the person did it, in another tab or browser. */
  | { readonly type: 'record'; readonly by: string; readonly isSelf: boolean; readonly isDeleted: boolean }
  | { readonly type: 'viewers'; readonly viewers: readonly Viewer[] }
  /** A run of a task changed. */
  | { readonly type: 'job' };

/** Events that the server tells of by itself; silent where an API has none. Rule R-LIV-01. */
export interface LiveEvents {
  /** @param record what the person has open; others see that they view it. Null: only events of no record. */
  watch(record: WatchedRecord | null): Observable<LiveEvent>;
  /**
   * Tells that records of a list may have changed, their order or their locks, other than by this page.
   * @param within the record that these records belong to, where their ids begin with it
   */
  watchList(resource: string, within?: Id): Observable<unknown>;
  /** Tells the screens of this page that it changed a record behind them. */
  changedHere(record: WatchedRecord): void;
}
export const LiveEvents = token<LiveEvents>('live-events');
