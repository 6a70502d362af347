import { longestRise } from '../shared/longest-rise';

/** Identities in their order. */
export type Order = readonly string[];

/** Which of those that stand in both orders were really moved: as few as can be. Rule R-CON-12. */
export const movedBetween = (before: Order, after: Order): ReadonlySet<string> => {
  const places = new Map(before.map((guid, place) => [guid, place]));
  const common = after.filter((guid) => places.has(guid));
  const stayed = new Set(longestRise(common.map((guid) => places.get(guid) ?? 0)).map((place) => common[place]));
  return new Set(common.filter((guid) => !stayed.has(guid)));
};

/** The nearest one that stands before in an order, of those that count; null at the beginning. */
export const leaderOf = (order: Order, guid: string, counts: (guid: string) => boolean): string | null => {
  for (let place = order.indexOf(guid) - 1; place >= 0; place -= 1) {
    const leader = order[place];
    if (leader !== undefined && counts(leader)) return leader;
  }
  return null;
};

/**
 * Where one stands in a list that is to lie as a pattern does: behind the nearest that it follows there. The list may
 * have it already, and counts without it.
 */
export const placeLike = (pattern: Order, guid: string, list: Order): number => {
  const others = list.filter((other) => other !== guid);
  const known = new Set(others);
  const leader = leaderOf(pattern, guid, (other) => known.has(other));
  return leader === null ? 0 : others.indexOf(leader) + 1;
};

/** A list with one put where it stands in a pattern. */
export const laidLike = (pattern: Order, guid: string, list: Order): Order =>
  list.filter((other) => other !== guid).toSpliced(placeLike(pattern, guid, list), 0, guid);
