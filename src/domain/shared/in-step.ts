import { longestIncreasingSubsequence } from './longest-rise';

/** A pair of places, one in each list, at which the lists go along with each other. */
export type Pair = readonly [left: number, right: number];

/** Differences up to which the shortest way is looked for; beyond, lists are cut where an item stands once in both. */
export const MAX_DIFFERENCES = 1_500;

/** A part of two lists: from where, and the place behind the end. */
interface Part {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
}

type Items = Int32Array;

/** Behind the edge of what is compared. */
const OFF = -1;

/** Some items, counted from the first: forth, or back. */
interface Side {
  readonly items: Items;
  readonly first: number;
  readonly size: number;
}

/** How far each diagonal has come with so many differences; `turn` is the index of the middle one. */
interface Reach {
  readonly x: Int32Array;
  readonly turn: number;
}

/**
 * Follows a diagonal by one more difference, as far as items are the same; the answer is how far on the side of mine.
 */
const follow = ({ x: reach, turn }: Reach, mine: Side, theirs: Side, sign: 1 | -1, k: number, d: number): number => {
  const aside = k === -d ? OFF : (reach[turn + k - 1] ?? OFF);
  const down = k === d ? OFF : (reach[turn + k + 1] ?? OFF);
  const fromAside = aside === OFF || aside === mine.size ? OFF : aside + 1;
  const fromDown = down === OFF || down - k > theirs.size ? OFF : down;
  let x = d === 0 ? 0 : fromAside > fromDown ? fromAside : fromDown;
  if (x !== OFF) {
    const longest = mine.size < theirs.size + k ? mine.size : theirs.size + k;
    let [left, right] = [mine.first + sign * x, theirs.first + sign * (x - k)];
    for (; x < longest && mine.items[left] === theirs.items[right]; x += 1, left += sign, right += sign);
  }
  reach[turn + k] = x;
  return x;
};

/**
 * A place in the middle of a shortest way through a part, met from both its ends, so that a line of memory is enough;
 * null beyond the differences that are looked for.
 */
const middleOf = (
  a: Items,
  b: Items,
  { left, leftEnd, right, rightEnd }: Part,
  lines: readonly [Int32Array, Int32Array],
): Pair | null => {
  const [width, height] = [leftEnd - left, rightEnd - right];
  const delta = width - height;
  const isOdd = delta % 2 !== 0;
  const [forth, back]: readonly [Reach, Reach] = [
    { x: lines[0], turn: width + height + 1 },
    { x: lines[1], turn: width + height + 1 },
  ];
  const [mine, theirs]: readonly [Side, Side] = [
    { items: a, first: left, size: width },
    { items: b, first: right, size: height },
  ];
  const [mineBack, theirsBack]: readonly [Side, Side] = [
    { items: a, first: leftEnd - 1, size: width },
    { items: b, first: rightEnd - 1, size: height },
  ];
  const meets = ({ x: reach, turn }: Reach, k: number, d: number, x: number): boolean => {
    const other = delta - k > d || k - delta > d ? OFF : (reach[turn + delta - k] ?? OFF);
    return other !== OFF && x + other >= width;
  };
  const most = Math.min(Math.ceil((width + height) / 2), MAX_DIFFERENCES);
  for (let d = 0; d <= most; d += 1) {
    for (let k = -d; k <= d; k += 2) {
      const x = follow(forth, mine, theirs, 1, k, d);
      if (isOdd && x !== OFF && meets(back, k, d - 1, x)) return [left + x, right + x - k];
    }
    for (let k = -d; k <= d; k += 2) {
      const x = follow(back, mineBack, theirsBack, -1, k, d);
      if (!isOdd && x !== OFF && meets(forth, k, d, x)) return [leftEnd - x, rightEnd - x + k];
    }
  }
  return null;
};

const placesOfSingles = (items: Items, from: number, end: number): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  for (let place = from; place < end; place += 1) {
    const item = items[place] ?? 0;
    places.set(item, places.has(item) ? OFF : place);
  }
  return places;
};

/** Items that stand once in both lists of a part, as far as their order is the same. */
const anchorsOf = (a: Items, b: Items, { left, leftEnd, right, rightEnd }: Part): readonly Pair[] => {
  const theirs = placesOfSingles(b, right, rightEnd);
  const pairs = [...placesOfSingles(a, left, leftEnd)].flatMap(([item, place]): readonly Pair[] => {
    const other = theirs.get(item) ?? OFF;
    return place === OFF || other === OFF ? [] : [[place, other]];
  });
  return longestIncreasingSubsequence(pairs.map(([, place]) => place)).flatMap((place) =>
    pairs.slice(place, place + 1),
  );
};

/** The pairs of two lists, in no order. */
const pairsOf = (a: Items, b: Items): Pair[] => {
  const reach = [new Int32Array(2 * (a.length + b.length) + 3), new Int32Array(2 * (a.length + b.length) + 3)] as const;
  const pairs: Pair[] = [];
  const parts: Part[] = [{ left: 0, leftEnd: a.length, right: 0, rightEnd: b.length }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    let { left, leftEnd, right, rightEnd } = part;
    for (; left < leftEnd && right < rightEnd && a[left] === b[right]; left += 1, right += 1) pairs.push([left, right]);
    for (; left < leftEnd && right < rightEnd && a[leftEnd - 1] === b[rightEnd - 1]; leftEnd -= 1, rightEnd -= 1)
      pairs.push([leftEnd - 1, rightEnd - 1]);
    if (left === leftEnd || right === rightEnd) continue;
    const rest: Part = { left, leftEnd, right, rightEnd };
    const middle = middleOf(a, b, rest, reach);
    const cuts = middle === null ? anchorsOf(a, b, rest) : [middle];
    // Without a place to cut, what is left counts as different.
    if (cuts.length === 0) continue;
    for (const [x, y] of cuts) {
      parts.push({ left, leftEnd: x, right, rightEnd: y });
      [left, right] = [x, y];
    }
    parts.push({ left, leftEnd, right, rightEnd });
  }
  return pairs;
};

/**
 * The pairs of places at which two lists go along with each other, in their order: a longest common subsequence, as
 * long as the lists do not differ in too much. Rule R-SHR-28.
 */
export const longestCommonSubsequence = (mine: readonly string[], theirs: readonly string[]): readonly Pair[] => {
  const numbers = new Map([...new Set(mine)].map((item, number) => [item, number]));
  const common = new Set(theirs.filter((item) => numbers.has(item)));
  // What only one of them has is in no pair: without it there is little left to compare.
  const kept = (items: readonly string[]): readonly number[] =>
    items.flatMap((item, place) => (common.has(item) ? [place] : []));
  const [left, right] = [kept(mine), kept(theirs)];
  const numbered = (items: readonly string[], places: readonly number[]): Items =>
    Int32Array.from(places, (place) => numbers.get(items[place] ?? '') ?? OFF);
  return pairsOf(numbered(mine, left), numbered(theirs, right))
    .sort(([a], [b]) => a - b)
    .map(([a, b]) => [left[a] ?? OFF, right[b] ?? OFF]);
};
