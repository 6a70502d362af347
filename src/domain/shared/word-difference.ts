/** A stretch of a text: where it starts, and the place behind its end. */
export type Stretch = readonly [start: number, end: number];

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Above so many pairs of words what lies between the first and the last difference counts as different. */
const MOST_PAIRS = 2_000_000;

const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));

/** The pairs of places at which two lists of words go along with each other: a longest common subsequence. */
const inStep = (mine: readonly string[], theirs: readonly string[]): readonly (readonly [number, number])[] => {
  const width = theirs.length + 1;
  const longest = new Uint32Array((mine.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = mine.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] = mine[row] === theirs[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < mine.length && column < theirs.length;) {
    if (mine[row] === theirs[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
};

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

/**
 * Which words of two texts the other one has not, at that place. Two texts that have no word in common differ as a
 * whole, which is nothing to point at: then there are no stretches. Rule R-SHR-28.
 */
export const wordDifference = (mine: string, theirs: string): { readonly mine: readonly Stretch[]; readonly theirs: readonly Stretch[] } => {
  const [left, right] = [wordsIn(mine), wordsIn(theirs)];
  const shorter = Math.min(left.length, right.length);
  let head = 0;
  while (head < shorter && left[head]?.text === right[head]?.text) head += 1;
  let tail = 0;
  while (tail < shorter - head && left.at(-1 - tail)?.text === right.at(-1 - tail)?.text) tail += 1;
  const middleOf = (words: readonly Word[]): readonly string[] => words.slice(head, words.length - tail).map(({ text }) => text);
  const [mineLeft, theirsLeft] = [middleOf(left), middleOf(right)];
  const pairs = mineLeft.length * theirsLeft.length > MOST_PAIRS ? [] : inStep(mineLeft, theirsLeft);
  if (head + tail + pairs.length === 0) return { mine: [], theirs: [] };
  const sameIn = (words: readonly Word[], side: 0 | 1): ReadonlySet<number> =>
    new Set([...words.keys()].filter((place) => place < head || place >= words.length - tail).concat(pairs.map((pair) => pair[side] + head)));
  return { mine: stretchesOf(left, sameIn(left, 0)), theirs: stretchesOf(right, sameIn(right, 1)) };
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
