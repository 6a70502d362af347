import type { Id } from '../../shared/id';
import type { Instant } from '../../shared/instant';

/** An event or popup on a time axis; open-ended without an end. */
export interface Dated {
  readonly id: Id;
  readonly title: string;
  readonly start: Instant;
  readonly end: Instant | null;
}

/** Result of a search between two moments. */
export interface FoundDated {
  readonly found: readonly Dated[];
  readonly isTruncated: boolean;
  /** Number of records of which only the start is known, because the user may not open them. */
  readonly unread: number;
}
