import { longestCommonSubsequence } from './longest-common-subsequence';

/** Range of a text; `end` is exclusive. */
export type TextRange = readonly [start: number, end: number];

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** Joins adjacent words into one range, including the blanks between them. */
const rangesOf = (words: readonly Word[], same: ReadonlySet<number>): readonly TextRange[] => {
  const stretches: TextRange[] = [];
  words.forEach(({ start, end }, place) => {
    if (same.has(place)) return;
    const before = place > 0 && !same.has(place - 1) ? stretches.pop() : undefined;
    stretches.push([before?.[0] ?? start, end]);
  });
  return stretches;
};

/** Words that only one of two texts has. */
export interface WordDiff {
  readonly mine: readonly TextRange[];
  readonly theirs: readonly TextRange[];
  /** Number of words; punctuation does not count. */
  readonly onlyMine: number;
  readonly onlyTheirs: number;
}

const countOf = (words: readonly Word[], same: ReadonlySet<number>): number =>
  words.filter(({ text }, place) => !same.has(place) && /^[\p{L}\p{N}]/u.test(text)).length;

/** Word diff by longest common subsequence. No ranges when the texts have no word in common. Rule R-SHR-28. */
export const wordDiff = (mine: string, theirs: string): WordDiff => {
  const [left, right] = [wordsIn(mine), wordsIn(theirs)];
  const pairs = longestCommonSubsequence(
    left.map(({ text }) => text),
    right.map(({ text }) => text),
  );
  const [sameLeft, sameRight] = [new Set(pairs.map(([place]) => place)), new Set(pairs.map(([, place]) => place))];
  const counts = { onlyMine: countOf(left, sameLeft), onlyTheirs: countOf(right, sameRight) };
  return pairs.length === 0
    ? { ...counts, mine: [], theirs: [] }
    : { ...counts, mine: rangesOf(left, sameLeft), theirs: rangesOf(right, sameRight) };
};

/** Splits a text at ranges; odd indices are the ranges. */
export const splitAtRanges = (text: string, stretches: readonly TextRange[]): readonly string[] => {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of stretches) {
    parts.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...parts, text.slice(done)];
};
