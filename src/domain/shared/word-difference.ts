import { inStep } from './in-step';

/** Range of a text; `end` is exclusive. */
export type Stretch = readonly [start: number, end: number];

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
const stretchesOf = (words: readonly Word[], same: ReadonlySet<number>): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  words.forEach(({ start, end }, place) => {
    if (same.has(place)) return;
    const before = place > 0 && !same.has(place - 1) ? stretches.pop() : undefined;
    stretches.push([before?.[0] ?? start, end]);
  });
  return stretches;
};

/** Words that only one of two texts has. */
export interface WordDifference {
  readonly mine: readonly Stretch[];
  readonly theirs: readonly Stretch[];
  /** Number of words; punctuation does not count. */
  readonly onlyMine: number;
  readonly onlyTheirs: number;
}

const countOf = (words: readonly Word[], same: ReadonlySet<number>): number =>
  words.filter(({ text }, place) => !same.has(place) && /^[\p{L}\p{N}]/u.test(text)).length;

/** Word diff by longest common subsequence. No ranges when the texts have no word in common. Rule R-SHR-28. */
export const wordDifference = (mine: string, theirs: string): WordDifference => {
  const [left, right] = [wordsIn(mine), wordsIn(theirs)];
  const pairs = inStep(
    left.map(({ text }) => text),
    right.map(({ text }) => text),
  );
  const [sameLeft, sameRight] = [new Set(pairs.map(([place]) => place)), new Set(pairs.map(([, place]) => place))];
  const counts = { onlyMine: countOf(left, sameLeft), onlyTheirs: countOf(right, sameRight) };
  return pairs.length === 0
    ? { ...counts, mine: [], theirs: [] }
    : { ...counts, mine: stretchesOf(left, sameLeft), theirs: stretchesOf(right, sameRight) };
};

/** Splits a text at ranges; odd indices are the ranges. */
export const cutAt = (text: string, stretches: readonly Stretch[]): readonly string[] => {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of stretches) {
    parts.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...parts, text.slice(done)];
};
