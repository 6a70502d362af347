import type { Id } from '../id';
import type { SortGeometry } from '../sorting/sorting';
import type { TreeLine } from './node-tree';
import { treeDropAt, nextDrop, type Drop, type DropLine, type ShownLines } from './tree-drop';

/** Aimed drop position. */
export interface TreeDropTarget extends Drop<Id> {
  /** Index, among all lines, of the line below the drop indicator. */
  readonly boundary: number;
  /** Node under the pointer that takes no children; null for an allowed place. */
  readonly refusing: Id | null;
}

/** Pointer position: vertically in lines, horizontally in levels since the lift. */
export interface TreePoint {
  readonly lines: number;
  readonly levels: number;
}

/** Visible lines without a subtree. */
const linesWithout = (lines: readonly TreeLine[], id: Id): ShownLines<Id> => {
  const found: DropLine<Id>[] = [];
  const places: number[] = [];
  let below: number | null = null;
  for (const [index, line] of lines.entries()) {
    if (below !== null && line.depth > below) continue;
    below = null;
    if (line.kind !== 'node') continue;
    if (line.node.id === id) {
      below = line.depth;
      continue;
    }
    found.push({ id: line.node.id, depth: line.depth, open: line.open });
    places.push(index);
  }
  return { lines: found, places };
};

/** Sort geometry of a tree. Rules R-NAV-03 and R-NAV-04. @param isAllowed whether a node may be placed below another */
export const treeSorting = (
  lines: readonly TreeLine[],
  isAllowed: (id: Id, parent: Id | null) => boolean,
): SortGeometry<Id, TreeDropTarget, TreePoint> => ({
  placeOf: (id) => {
    const index = lines.findIndex((line) => line.kind === 'node' && line.node.id === id);
    const line = lines[index];
    if (line === undefined) return null;
    const { parent, position, depth } = line;
    return { parent, position, depth, boundary: index, refusing: null };
  },
  next: (id, at, step) => {
    const next = nextDrop(linesWithout(lines, id).lines, at, step, (parent) => isAllowed(id, parent));
    return next && { ...at, ...next };
  },
  treeDropAt: ({ item, from }, point) => {
    const aim = treeDropAt(
      linesWithout(lines, item),
      Math.min(point.lines, lines.length),
      from.depth + point.levels,
      (parent) => isAllowed(item, parent),
    );
    return aim && { ...(aim.drop ?? from), boundary: aim.boundary, refusing: aim.refusing };
  },
  refuses: (_, { refusing }) => refusing !== null,
  isLive: false,
});
