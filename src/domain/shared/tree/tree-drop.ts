import type { SortStep } from '../sorting/sorting';
import type { TreePlace } from './ordered-tree';

/** A visible line of a tree, without those of what is moved. */
export interface DropLine<Key> {
  readonly id: Key;
  /** 0 on the first level. */
  readonly depth: number;
  /** Null without nodes below. */
  readonly open: boolean | null;
}

/** A place between two lines, at a depth. */
export interface Drop<Key> extends TreePlace<Key> {
  readonly depth: number;
}

/** The last line above a gap at a depth; null when none is. */
const lineAbove = <Key>(lines: readonly DropLine<Key>[], gap: number, depth: number): DropLine<Key> | null => {
  for (let index = gap - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line === undefined || line.depth < depth) return null;
    if (line.depth === depth) return line;
  }
  return null;
};

/** The place at a depth of a gap, where 0 is before the first line; null when there is none. */
export const dropAt = <Key>(lines: readonly DropLine<Key>[], gap: number, depth: number): Drop<Key> | null => {
  const [above, below] = [lines[gap - 1], lines[gap]];
  const deepest = above === undefined ? 0 : above.depth + 1;
  if (depth < (below?.depth ?? 0) || depth > deepest) return null;
  const parent = depth === 0 ? null : lineAbove(lines, gap, depth - 1);
  if (depth > 0 && parent === null) return null;
  // What a closed node holds is not among the lines: behind it.
  if (parent !== null && parent.id === above?.id && parent.open === false)
    return { parent: parent.id, position: Infinity, depth };
  let position = 1;
  for (let index = gap - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line === undefined || line.depth < depth) break;
    if (line.depth === depth) position += 1;
  }
  return { parent: parent?.id ?? null, position, depth };
};

/** All places of a gap that are allowed, the outermost first. Rule R-NAV-03. */
export const dropsAt = <Key>(
  lines: readonly DropLine<Key>[],
  gap: number,
  isAllowed: (parent: Key | null) => boolean,
): readonly Drop<Key>[] => {
  const deepest = gap === 0 ? 0 : (lines[gap - 1]?.depth ?? 0) + 1;
  return Array.from({ length: deepest + 1 }, (_, depth) => dropAt(lines, gap, depth)).filter(
    (drop) => drop !== null && isAllowed(drop.parent),
  ) as readonly Drop<Key>[]; // null was filtered out
};

/** The allowed place of a gap that is nearest to a depth. */
export const nearestDrop = <Key>(drops: readonly Drop<Key>[], depth: number): Drop<Key> | null =>
  drops.reduce<Drop<Key> | null>(
    (best, drop) => (best === null || Math.abs(drop.depth - depth) < Math.abs(best.depth - depth) ? drop : best),
    null,
  );

/** Share of a line around its middle that stands for the node itself; the rest is for the gaps beside it. */
const MIDDLE = 1 / 3;

/** Lines without those of what is moved; `places` are their indices among all. */
export interface ShownLines<Key> {
  readonly lines: readonly DropLine<Key>[];
  readonly places: readonly number[];
}

interface Aim<Key> {
  /** Null where the node under the pointer takes nothing. */
  readonly drop: Drop<Key> | null;
  /** The line, of all lines, above which it would be put. */
  readonly boundary: number;
  readonly refusing: Key | null;
}

/**
 * What a drop would do: on the middle of a line below its node, else between lines at the nearest depth.
 * @param at height in lines; returns null where no place is allowed
 */
export const aimAt = <Key>(
  { lines, places }: ShownLines<Key>,
  at: number,
  depth: number,
  isAllowed: (parent: Key | null) => boolean,
): Aim<Key> | null => {
  const index = Math.floor(at);
  const onto = Math.abs(at - index - 0.5) < MIDDLE / 2 ? places.indexOf(index) : -1;
  const node = lines[onto];
  if (node !== undefined) {
    const drop = isAllowed(node.id) ? dropAt(lines, onto + 1, node.depth + 1) : null;
    return { drop, boundary: index + 1, refusing: drop === null ? node.id : null };
  }
  const boundary = Math.max(0, Math.round(at));
  const gap = places.filter((place) => place < boundary).length;
  const drop = nearestDrop(dropsAt(lines, gap, isAllowed), depth);
  return drop && { drop, boundary, refusing: null };
};

/** The gap of a place, below whose parent the lines are shown. */
export const gapOf = <Key>(lines: readonly DropLine<Key>[], { parent, position, depth }: Drop<Key>): number => {
  let gap = parent === null ? 0 : lines.findIndex(({ id }) => id === parent) + 1;
  let before = 0;
  for (; gap < lines.length; gap += 1) {
    const line = lines[gap];
    if (line === undefined || line.depth < depth) break;
    if (line.depth > depth) continue;
    before += 1;
    if (before === position) break;
  }
  return gap;
};

const firstFrom = <Key>(
  lines: readonly DropLine<Key>[],
  from: number,
  step: 1 | -1,
  find: (gap: number) => Drop<Key> | null,
): Drop<Key> | null => {
  for (let gap = from; gap >= 0 && gap <= lines.length; gap += step) {
    const found = find(gap);
    if (found !== null) return found;
  }
  return null;
};

/** The next place by a key; null when there is none in that direction. */
export const nextDrop = <Key>(
  lines: readonly DropLine<Key>[],
  from: Drop<Key>,
  step: SortStep,
  isAllowed: (parent: Key | null) => boolean,
): Drop<Key> | null => {
  const gap = gapOf(lines, from);
  const near = (at: number): Drop<Key> | null => nearestDrop(dropsAt(lines, at, isAllowed), from.depth);
  const exactly = (at: number, depth: number): Drop<Key> | null =>
    dropsAt(lines, at, isAllowed).find((drop) => drop.depth === depth) ?? null;
  switch (step) {
    case 'up':
      return firstFrom(lines, gap - 1, -1, near);
    case 'down':
      return firstFrom(lines, gap + 1, 1, near);
    case 'first':
      return firstFrom(lines, 0, 1, near);
    case 'last':
      return firstFrom(lines, lines.length, -1, near);
    case 'in':
      return exactly(gap, from.depth + 1);
    case 'out':
      return from.depth === 0 ? null : firstFrom(lines, gap, 1, (at) => exactly(at, from.depth - 1));
  }
};
