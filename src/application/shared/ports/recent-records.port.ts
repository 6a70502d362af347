import type { Id } from '../../../domain/shared/id';
import { token } from '../token';

/** A record that a person opened: where it is, what it is called, which module it belongs to. */
export interface RecentRecord {
  readonly path: string;
  readonly module: string;
  readonly title: string;
  /** A small picture of it, where it has one. */
  readonly thumbnail?: string | null;
}

/** How many are kept for each person. Rule R-SHR-16. */
export const RECENT_LIMIT = 12;

/** The records that a person opened last, newest first, each path once. */
export interface RecentRecords {
  list(person: Id): readonly RecentRecord[];
  add(person: Id, record: RecentRecord): void;
  /** Takes out a record that turned out to be gone. */
  forget(person: Id, path: string): void;
}
export const RecentRecords = token<RecentRecords>('recent-records');
