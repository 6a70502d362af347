import fc from 'fast-check';
import { longestIncreasingSubsequence } from '../../../../src/domain/shared/diff/longest-increasing-subsequence';

describe('the longest part that rises', () => {
  test.each<[readonly number[], readonly number[]]>([
    [[], []],
    [[5], [0]],
    [
      [1, 2, 3],
      [0, 1, 2],
    ],
    [[3, 2, 1], [2]],
    [
      [4, 1, 2, 3],
      [1, 2, 3],
    ],
    [
      [2, 3, 4, 1],
      [0, 1, 2],
    ],
    [
      [1, 5, 2, 6, 3, 4],
      [0, 2, 4, 5],
    ],
  ])('%j: %j', (numbers, places) => {
    expect(longestIncreasingSubsequence(numbers)).toEqual(places);
  });

  test('rises, and none is longer', () => {
    const longest = (numbers: readonly number[]): number => {
      const lengths: number[] = [];
      for (const [place, number] of numbers.entries())
        lengths.push(
          1 + Math.max(0, ...lengths.filter((_, before) => (numbers[before] ?? 0) < number && before < place)),
        );
      return Math.max(0, ...lengths);
    };
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 50 })), (numbers) => {
        const rise = longestIncreasingSubsequence(numbers);
        const values = rise.map((place) => numbers[place] ?? NaN);
        expect([...values].sort((a, b) => a - b)).toEqual(values);
        expect([...rise].sort((a, b) => a - b)).toEqual(rise);
        expect(rise).toHaveLength(longest(numbers));
      }),
    );
  });
});
