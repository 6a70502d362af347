/** Indices of a longest increasing subsequence of distinct numbers, by binary search over tails (O(n log n)). */
export const longestIncreasingSubsequence = (numbers: readonly number[]): readonly number[] => {
  /** Per length, the index with the smallest tail; per index, its predecessor. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1];
    ends[low] = place;
  });
  const rise: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) rise.push(place);
  return rise.reverse();
};
