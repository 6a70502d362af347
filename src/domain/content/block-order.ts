import { longestIncreasingSubsequence } from '../shared/diff/longest-increasing-subsequence';

/** Guids in display order. */
export type Order = readonly string[];

/** The smallest set of common guids whose moves explain the new order. Rule R-CON-12. */
export const movedBetween = (before: Order, after: Order): ReadonlySet<string> => {
  const places = new Map(before.map((guid, place) => [guid, place]));
  const common = after.filter((guid) => places.has(guid));
  const stayed = new Set(
    longestIncreasingSubsequence(common.map((guid) => places.get(guid) ?? 0)).map((place) => common[place]),
  );
  return new Set(common.filter((guid) => !stayed.has(guid)));
};

/** The nearest preceding guid that satisfies `counts`; null when there is none. */
export const predecessorOf = (order: Order, guid: string, counts: (guid: string) => boolean): string | null => {
  for (let place = order.indexOf(guid) - 1; place >= 0; place -= 1) {
    const leader = order[place];
    if (leader !== undefined && counts(leader)) return leader;
  }
  return null;
};

/** Index in `list` at which `guid` follows the same neighbour as in `pattern`. */
export const insertionIndex = (pattern: Order, guid: string, list: Order): number => {
  const others = list.filter((other) => other !== guid);
  const known = new Set(others);
  const leader = predecessorOf(pattern, guid, (other) => known.has(other));
  return leader === null ? 0 : others.indexOf(leader) + 1;
};

/** Inserts `guid` into `list` at its position in `pattern`. */
export const insertLike = (pattern: Order, guid: string, list: Order): Order =>
  list.filter((other) => other !== guid).toSpliced(insertionIndex(pattern, guid, list), 0, guid);
