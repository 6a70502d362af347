import { useMemo, type ReactNode } from 'react';
import type { Id } from '../../../domain/shared/id';
import { visibleLines, type NodeTree } from '../../../domain/shared/tree/node-tree';
import type { TreePlace } from '../../../domain/shared/tree/ordered-tree';
import { treeSorting, type TreeAim, type TreePoint } from '../../../domain/shared/tree/tree-sorting';
import { useMoveText, type SaidPlace } from '../sorting/move-status';
import { useSorting } from '../sorting/sorting.bridge';

/** How the nodes of a tree are moved. */
export interface NodeSorting {
  /** The tree after a move. Keep its identity. */
  readonly previewOf: (move: TreePlace<Id> & { readonly id: Id }) => NodeTree;
  /** Whether a node can stand below another, or on the first level. */
  readonly isAllowed: (id: Id, parent: Id | null) => boolean;
  /** Nodes below one, or on the first level. */
  readonly countBelow: (parent: Id | null) => number;
  readonly nameOf: (id: Id) => string;
  readonly onMove: (id: Id, place: TreePlace<Id>) => void;
  readonly onOpen: (ids: readonly Id[]) => void;
}

const FIXED: NodeSorting = {
  previewOf: () => ({ first: [], levels: new Map(), opened: new Set() }),
  isAllowed: () => false,
  countBelow: () => 0,
  nameOf: () => '',
  onMove: () => undefined,
  onOpen: () => undefined,
};

const isSame = (one: TreePlace<Id>, other: TreePlace<Id>): boolean =>
  one.parent === other.parent && one.position === other.position;

/** Moves nodes by pointer and by keys, which change order and level. @param nodes null where nothing can be moved */
export const useTreeSorting = (tree: NodeTree, nodes: NodeSorting | null) => {
  const { previewOf, isAllowed, countBelow, nameOf, onMove, onOpen } = nodes ?? FIXED;
  const moveText = useMoveText();
  const lines = useMemo(() => (nodes === null ? [] : visibleLines(tree)), [nodes, tree]);
  const describe = (
    { item, from }: { readonly item: Id; readonly from: TreeAim },
    { parent, position }: TreeAim,
  ): SaidPlace => {
    const count = countBelow(parent) + (parent === from.parent ? 0 : 1);
    const place = Math.min(position, count);
    return parent === null
      ? { name: nameOf(item), where: 'top', parent: '', place, count }
      : { name: nameOf(item), where: 'below', parent: nameOf(parent), place, count };
  };
  const sort = useSorting<Id, TreeAim, TreePoint>({
    geometry: treeSorting(lines, isAllowed),
    describe,
    onMove: ({ item, from }, to) => {
      if (!isSame(to, from)) onMove(item, { parent: to.parent, position: to.position });
    },
    onStep: ({ parent }) => {
      if (parent !== null) onOpen([parent]);
    },
  });
  const { lift, lifted } = sort;
  const moved = lift === null || isSame(lift.to, lift.from) ? null : lift;
  /** Where a drop of a dragged node would put it. */
  const wouldGo = (dragged: NonNullable<typeof lift>): ReactNode => {
    const { refusing } = dragged.to;
    const at = describe(dragged, dragged.to);
    return moveText(
      refusing === null ? { ...at, what: 'where' } : { ...at, what: 'refused', parent: nameOf(refusing) },
    );
  };
  return {
    ...sort,
    shown: useMemo(
      () => (moved?.by === 'keys' ? previewOf({ id: moved.item, ...moved.to }) : tree),
      [moved, previewOf, tree],
    ),
    /** Where a drop would put it; null where it already is. */
    slot: moved?.by === 'pointer' ? moved.to : null,
    /** What is told of a dragged node beside the pointer. */
    ghost: lift === null || lifted !== null ? null : { name: nameOf(lift.item), to: wouldGo(lift) },
  };
};
