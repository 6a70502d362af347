import { inStep } from './in-step';

/** A stretch of a text: where it starts, and the place behind its end. */
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

/** Words that follow each other become one stretch, with what lies between them. */
const stretchesOf = (words: readonly Word[], same: ReadonlySet<number>): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  words.forEach(({ start, end }, place) => {
    if (same.has(place)) return;
    const before = place > 0 && !same.has(place - 1) ? stretches.pop() : undefined;
    stretches.push([before?.[0] ?? start, end]);
  });
  return stretches;
};

/** What two texts have that the other one has not. */
export interface WordDifference {
  readonly mine: readonly Stretch[];
  readonly theirs: readonly Stretch[];
  /** How many words that is on either side; marks of punctuation are none. */
  readonly onlyMine: number;
  readonly onlyTheirs: number;
}

const countOf = (words: readonly Word[], same: ReadonlySet<number>): number =>
  words.filter(({ text }, place) => !same.has(place) && /^[\p{L}\p{N}]/u.test(text)).length;

/**
 * Which words of two texts the other one has not, at that place. Two texts that have no word in common differ as a
 * whole, which is nothing to point at: then there are no stretches. Rule R-SHR-28.
 */
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

/** A text cut at its stretches: what is at an odd index is one of them. */
export const cutAt = (text: string, stretches: readonly Stretch[]): readonly string[] => {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of stretches) {
    parts.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...parts, text.slice(done)];
};
