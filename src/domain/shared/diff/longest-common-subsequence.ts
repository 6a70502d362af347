import { longestIncreasingSubsequence } from './longest-increasing-subsequence';

/** Indices of one common item. */
export type Pair = readonly [left: number, right: number];

/** Edit distance up to which Myers' search runs; longer lists are split at items that are unique in both. */
export const MAX_DIFFERENCES = 1_500;

/** Ranges of both lists; ends are exclusive. */
interface Range {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
}

/** Items as numbers, equal where the items are equal. */
type Items = Int32Array;

const NONE = -1;

/** Items of one list, read forwards or backwards from `first`. */
interface Sequence {
  readonly items: Items;
  readonly first: number;
  readonly size: number;
}

/** Furthest x per diagonal; `center` is the index of diagonal 0. */
interface Frontier {
  readonly x: Int32Array;
  readonly center: number;
}

/** Extends diagonal `k` to edit distance `d`; returns its furthest x. `step` is -1 when reading backwards. */
const extendDiagonal = (
  { x: furthest, center }: Frontier,
  left: Sequence,
  right: Sequence,
  step: 1 | -1,
  k: number,
  d: number,
): number => {
  const below = k === -d ? NONE : (furthest[center + k - 1] ?? NONE);
  const above = k === d ? NONE : (furthest[center + k + 1] ?? NONE);
  const afterDeletion = below === NONE || below === left.size ? NONE : below + 1;
  const afterInsertion = above === NONE || above - k > right.size ? NONE : above;
  let x = d === 0 ? 0 : Math.max(afterDeletion, afterInsertion);
  if (x !== NONE) {
    const end = Math.min(left.size, right.size + k);
    let [leftIndex, rightIndex] = [left.first + step * x, right.first + step * (x - k)];
    for (; x < end && left.items[leftIndex] === right.items[rightIndex]; x += 1, leftIndex += step, rightIndex += step);
  }
  furthest[center + k] = x;
  return x;
};

/** Middle point of a shortest edit script (Myers 1986, linear space); null above `MAX_DIFFERENCES`. */
const findMiddle = (
  a: Items,
  b: Items,
  { left, leftEnd, right, rightEnd }: Range,
  buffers: readonly [Int32Array, Int32Array],
): Pair | null => {
  const [width, height] = [leftEnd - left, rightEnd - right];
  const delta = width - height;
  const isOdd = delta % 2 !== 0;
  const center = width + height + 1;
  const [forward, backward]: readonly [Frontier, Frontier] = [
    { x: buffers[0], center },
    { x: buffers[1], center },
  ];
  const [leftForward, rightForward]: readonly [Sequence, Sequence] = [
    { items: a, first: left, size: width },
    { items: b, first: right, size: height },
  ];
  const [leftBackward, rightBackward]: readonly [Sequence, Sequence] = [
    { items: a, first: leftEnd - 1, size: width },
    { items: b, first: rightEnd - 1, size: height },
  ];
  const overlaps = ({ x: furthest }: Frontier, k: number, d: number, x: number): boolean => {
    const other = delta - k > d || k - delta > d ? NONE : (furthest[center + delta - k] ?? NONE);
    return other !== NONE && x + other >= width;
  };
  const limit = Math.min(Math.ceil((width + height) / 2), MAX_DIFFERENCES);
  for (let d = 0; d <= limit; d += 1) {
    for (let k = -d; k <= d; k += 2) {
      const x = extendDiagonal(forward, leftForward, rightForward, 1, k, d);
      if (isOdd && x !== NONE && overlaps(backward, k, d - 1, x)) return [left + x, right + x - k];
    }
    for (let k = -d; k <= d; k += 2) {
      const x = extendDiagonal(backward, leftBackward, rightBackward, -1, k, d);
      if (!isOdd && x !== NONE && overlaps(forward, k, d, x)) return [leftEnd - x, rightEnd - x + k];
    }
  }
  return null;
};

/** Index of each item that is unique in the range; `NONE` for repeated items. */
const uniqueIndices = (items: Items, from: number, end: number): ReadonlyMap<number, number> => {
  const indices = new Map<number, number>();
  for (let index = from; index < end; index += 1) {
    const item = items[index] ?? 0;
    indices.set(item, indices.has(item) ? NONE : index);
  }
  return indices;
};

/** Items unique in both ranges, in common order (patience diff). */
const uniqueAnchors = (a: Items, b: Items, { left, leftEnd, right, rightEnd }: Range): readonly Pair[] => {
  const rightIndices = uniqueIndices(b, right, rightEnd);
  const pairs = [...uniqueIndices(a, left, leftEnd)].flatMap(([item, index]): readonly Pair[] => {
    const other = rightIndices.get(item) ?? NONE;
    return index === NONE || other === NONE ? [] : [[index, other]];
  });
  return longestIncreasingSubsequence(pairs.map(([, index]) => index)).flatMap((index) =>
    pairs.slice(index, index + 1),
  );
};

/** Common pairs of two lists, unordered. */
const commonPairs = (a: Items, b: Items): Pair[] => {
  const size = 2 * (a.length + b.length) + 3;
  const buffers = [new Int32Array(size), new Int32Array(size)] as const;
  const pairs: Pair[] = [];
  const ranges: Range[] = [{ left: 0, leftEnd: a.length, right: 0, rightEnd: b.length }];
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    let { left, leftEnd, right, rightEnd } = range;
    for (; left < leftEnd && right < rightEnd && a[left] === b[right]; left += 1, right += 1) pairs.push([left, right]);
    for (; left < leftEnd && right < rightEnd && a[leftEnd - 1] === b[rightEnd - 1]; leftEnd -= 1, rightEnd -= 1)
      pairs.push([leftEnd - 1, rightEnd - 1]);
    if (left === leftEnd || right === rightEnd) continue;
    const rest: Range = { left, leftEnd, right, rightEnd };
    const middle = findMiddle(a, b, rest, buffers);
    const splits = middle === null ? uniqueAnchors(a, b, rest) : [middle];
    // Without a split point the rest counts as different.
    if (splits.length === 0) continue;
    for (const [x, y] of splits) {
      ranges.push({ left, leftEnd: x, right, rightEnd: y });
      [left, right] = [x, y];
    }
    ranges.push({ left, leftEnd, right, rightEnd });
  }
  return pairs;
};

/**
 * Index pairs of a longest common subsequence, in order (Myers' diff).
 * Above `MAX_DIFFERENCES` differences the result may be shorter than the longest. Rule R-SHR-28.
 */
export const longestCommonSubsequence = (left: readonly string[], right: readonly string[]): readonly Pair[] => {
  const numbers = new Map([...new Set(left)].map((item, number) => [item, number]));
  const common = new Set(right.filter((item) => numbers.has(item)));
  // Items of one list only are in no pair; leaving them out keeps the search small.
  const commonIndices = (items: readonly string[]): readonly number[] =>
    items.flatMap((item, index) => (common.has(item) ? [index] : []));
  const [leftIndices, rightIndices] = [commonIndices(left), commonIndices(right)];
  const numbered = (items: readonly string[], indices: readonly number[]): Items =>
    Int32Array.from(indices, (index) => numbers.get(items[index] ?? '') ?? NONE);
  return commonPairs(numbered(left, leftIndices), numbered(right, rightIndices))
    .sort(([a], [b]) => a - b)
    .map(([a, b]) => [leftIndices[a] ?? NONE, rightIndices[b] ?? NONE]);
};
