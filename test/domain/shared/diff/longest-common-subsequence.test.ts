import fc from 'fast-check';
import {
  longestCommonSubsequence,
  MAX_DIFFERENCES,
} from '../../../../src/domain/shared/diff/longest-common-subsequence';

/** The length of a longest common subsequence, by the textbook algorithm. */
const longest = (a: readonly string[], b: readonly string[]): number => {
  let line = Array<number>(b.length + 1).fill(0);
  for (const item of a)
    line = b.reduce<number[]>(
      (next, other, place) => [
        ...next,
        item === other ? (line[place] ?? 0) + 1 : Math.max(line[place + 1] ?? 0, next[place] ?? 0),
      ],
      [0],
    );
  return line.at(-1) ?? 0;
};
const goAlong = (a: readonly string[], b: readonly string[]): number => {
  const pairs = longestCommonSubsequence(a, b);
  pairs.forEach(([left, right], place) => {
    const [lastLeft, lastRight] = pairs[place - 1] ?? [-1, -1];
    expect([left > lastLeft, right > lastRight, a[left]]).toEqual([true, true, b[right]]);
  });
  return pairs.length;
};
const few = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 24 });

describe('two lists that go along with each other (R-SHR-28)', () => {
  test('in pairs that rise on both sides, and as many as can be', () => {
    fc.assert(
      fc.property(few, few, (a, b) => {
        expect(goAlong(a, b)).toBe(longest(a, b));
      }),
      { numRuns: 1000 },
    );
  });

  test('a list beside itself with some items gone or put in', () => {
    fc.assert(
      fc.property(few, fc.nat({ max: 24 }), few, (a, at, more) => {
        expect(goAlong(a, a.toSpliced(at, 2, ...more))).toBe(longest(a, a.toSpliced(at, 2, ...more)));
      }),
    );
  });

  test('of lists that differ in more than is looked for, still where items stand once in both', () => {
    const noise = (of: string, length: number): readonly string[] =>
      Array.from({ length }, (_, place) => `${of}${String((place * 7) % 13)}`);
    const [count, half] = [2 * MAX_DIFFERENCES, MAX_DIFFERENCES];
    // Each side's noise also occurs in the other side, at another place, so it cannot be trimmed beforehand.
    const mine = [...noise('x', count), 'one', ...noise('y', half), 'two', ...noise('z', count)];
    const theirs = [...noise('z', count), 'one', ...noise('x', half), 'two', ...noise('y', count)];
    expect(goAlong(mine, theirs)).toBe(2);
  });

  test('nothing in common', () => {
    expect(longestCommonSubsequence(['a'], ['b'])).toEqual([]);
    expect(longestCommonSubsequence([], ['b'])).toEqual([]);
  });
});
