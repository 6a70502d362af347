import type { Id } from '../../shared/id';
import type { Instant } from '../../shared/instant';

/** An event or a popup on a time axis; without an end it goes on. */
export interface Dated {
  readonly id: Id;
  readonly title: string;
  readonly start: Instant;
  readonly end: Instant | null;
}

/** What is found between two moments. */
export interface FoundDated {
  readonly found: readonly Dated[];
  readonly isTruncated: boolean;
  /** How many of them are known by their start only: a person may not open them. */
  readonly unread: number;
}
