import type { SortStep } from '../sorting/sorting';
import type { TreePlace } from './ordered-tree';

/** A visible line of a tree, outside the moved subtree. */
export interface DropLine<Key> {
  readonly id: Key;
  /** 0-based level. */
  readonly depth: number;
  /** Whether the node is expanded; null without children. */
  readonly open: boolean | null;
}

/** Drop position between two lines, at a depth. */
export interface Drop<Key> extends TreePlace<Key> {
  readonly depth: number;
}

/** The nearest line above a gap at a depth; null when there is none. */
const lineAbove = <Key>(lines: readonly DropLine<Key>[], gap: number, depth: number): DropLine<Key> | null => {
  for (let index = gap - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line === undefined || line.depth < depth) return null;
    if (line.depth === depth) return line;
  }
  return null;
};

/** Drop position in a gap (0: before the first line) at a depth; null when there is none. */
export const dropAt = <Key>(lines: readonly DropLine<Key>[], gap: number, depth: number): Drop<Key> | null => {
  const [above, below] = [lines[gap - 1], lines[gap]];
  const deepest = above === undefined ? 0 : above.depth + 1;
  if (depth < (below?.depth ?? 0) || depth > deepest) return null;
  const parent = depth === 0 ? null : lineAbove(lines, gap, depth - 1);
  if (depth > 0 && parent === null) return null;
  // Children of a collapsed node are not in `lines`: append at the end.
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

/** All allowed drop positions in a gap, outermost first. Rule R-NAV-03. */
export const dropsAt = <Key>(
  lines: readonly DropLine<Key>[],
  gap: number,
  isAllowed: (parent: Key | null) => boolean,
): readonly Drop<Key>[] => {
  const deepest = gap === 0 ? 0 : (lines[gap - 1]?.depth ?? 0) + 1;
  return Array.from({ length: deepest + 1 }, (_, depth) => dropAt(lines, gap, depth)).filter(
    (drop) => drop !== null && isAllowed(drop.parent),
  ) as readonly Drop<Key>[]; // cast: the filter removes null
};

/** The allowed drop position whose depth is nearest. */
export const nearestDrop = <Key>(drops: readonly Drop<Key>[], depth: number): Drop<Key> | null =>
  drops.reduce<Drop<Key> | null>(
    (best, drop) => (best === null || Math.abs(drop.depth - depth) < Math.abs(best.depth - depth) ? drop : best),
    null,
  );

/** Fraction of a line, around its middle, that targets the node itself; the rest targets the adjacent gaps. */
const MIDDLE = 1 / 3;

/** Lines outside the moved subtree; `places` are their indices among all lines. */
export interface ShownLines<Key> {
  readonly lines: readonly DropLine<Key>[];
  readonly places: readonly number[];
}

interface Aim<Key> {
  /** Null when the node under the pointer takes no children. */
  readonly drop: Drop<Key> | null;
  /** Index, among all lines, of the line below the drop indicator. */
  readonly boundary: number;
  readonly refusing: Key | null;
}

/**
 * Drop target of a pointer: on the middle of a line, below that node; else between lines, at the nearest depth.
 * @param at vertical position in lines; returns null when no place is allowed
 */
export const treeDropAt = <Key>(
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

/** Gap of a drop position whose parent is expanded. */
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

/** The next drop position by keyboard; null when there is none in that direction. */
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
