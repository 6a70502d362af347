import type { Id } from '../shared/id';
import type { HistoryEntry } from './content-item';

/** The two compared states; the current draft is always the later one. */
export interface VersionPair {
  /** Id of a history entry. */
  readonly from: Id;
  /** Id of a later entry; null for the current draft. */
  readonly to: Id | null;
}

/** Sorts newest first; equal moments keep their order. */
export const newestFirst = (history: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  history.toSorted((a, b) => b.at - a.at);

/** Initial comparison: an edited draft with the last save, else the last two saves. Rule R-CON-08. */
export const initialPair = (history: readonly HistoryEntry[], edited: boolean): VersionPair | null => {
  const [newest, former = newest] = newestFirst(history);
  const from = edited ? newest : former;
  return from === undefined ? null : { from: from.id, to: null };
};

/** Whether `from` is older than `to`. */
export const isValidPair = (history: readonly HistoryEntry[], { from, to }: VersionPair): boolean => {
  const ids = newestFirst(history).map(({ id }) => id);
  return ids.includes(from) && (to === null || (ids.includes(to) && ids.indexOf(from) > ids.indexOf(to)));
};
