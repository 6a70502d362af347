import type { Id } from '../shared/id';
import type { HistoryEntry } from './content-item';

/** Two states of an item to lay side by side; what is in hand is always the later one, and has no entry. */
export interface VersionPair {
  /** An entry of the history. */
  readonly from: Id;
  /** A later entry; null is the draft in hand. */
  readonly to: Id | null;
}

/** The newest first; those of one moment stay as they were told. */
export const newestFirst = (history: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  history.toSorted((a, b) => b.at - a.at);

/**
 * What is looked at first: what was done since the last save, or when nothing was, what the last save did. Null without
 * a history. Rule R-CON-08.
 */
export const firstPair = (history: readonly HistoryEntry[], edited: boolean): VersionPair | null => {
  const [newest, former = newest] = newestFirst(history);
  const from = edited ? newest : former;
  return from === undefined ? null : { from: from.id, to: null };
};

/** Whether the first of two states is an entry that is older than the other one. */
export const mayPair = (history: readonly HistoryEntry[], { from, to }: VersionPair): boolean => {
  const ids = newestFirst(history).map(({ id }) => id);
  return ids.includes(from) && (to === null || (ids.includes(to) && ids.indexOf(from) > ids.indexOf(to)));
};
