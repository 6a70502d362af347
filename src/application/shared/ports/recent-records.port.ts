import type { Id } from '../../../domain/shared/id';
import { token } from '../token';

/** Recently opened record. */
export interface RecentRecord {
  readonly path: string;
  readonly module: string;
  readonly title: string;
  /** Thumbnail URL, if any. */
  readonly thumbnail?: string | null;
}

/** Remembered records per user. Rule R-SHR-16. */
export const RECENT_LIMIT = 12;

/** Newest first, each path once. */
export interface RecentRecords {
  list(person: Id): readonly RecentRecord[];
  add(person: Id, record: RecentRecord): void;
  /** Removes a deleted record. */
  forget(person: Id, path: string): void;
}
export const RecentRecords = token<RecentRecords>('recent-records');
