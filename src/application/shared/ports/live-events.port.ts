import type { Observable } from 'rxjs';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import { token } from '../token';

/** A record by resource key, or by the key of its locks. */
export interface WatchedRecord {
  readonly resource: string;
  readonly id: Id;
}

/** Another user who has the record open. */
export interface Viewer {
  readonly id: Id;
  readonly name: string;
  /** URL of a photo. */
  readonly avatar: string | null;
}

/** Server events. Record events concern the watched record and were not caused by this page. */
export type LiveEvent =
  /** The stream is open, or open again; earlier events may have been missed. */
  | { readonly type: 'connected' }
  /** Sent periodically for an API without events: reload the displayed data. */
  | { readonly type: 'polled' }
  /** `holder`: null when the lock was released. */
  | { readonly type: 'lock'; readonly holder: { readonly name: string; readonly since: Instant } | null }
  /** `isSelf`: caused by the user, in another tab or browser. */
  | { readonly type: 'record'; readonly by: string; readonly isSelf: boolean; readonly isDeleted: boolean }
  | { readonly type: 'viewers'; readonly viewers: readonly Viewer[] }
  /** A job changed. */
  | { readonly type: 'job' };

/** Server events; silent where the API has none. Rule R-LIV-01. */
export interface LiveEvents {
  /** @param record the open record, which others see as viewed by this user; null for events without a record */
  watch(record: WatchedRecord | null): Observable<LiveEvent>;
  /**
   * Emits when records of a list, their order or their locks may have changed outside this page.
   * @param within parent record, where the ids of the list begin with its id
   */
  watchList(resource: string, within?: Id): Observable<unknown>;
  /** Notifies the screens of this page that it changed a record. */
  changedHere(record: WatchedRecord): void;
}
export const LiveEvents = token<LiveEvents>('live-events');
