import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { Id } from '../../../domain/shared/id';
import { visibleLines, type NodeTree } from '../../../domain/shared/tree/node-tree';
import type { Lift } from '../../../domain/shared/sorting/sorting';
import type { TreePlace } from '../../../domain/shared/tree/ordered-tree';
import { treeSorting, type TreeDropTarget, type TreePoint } from '../../../domain/shared/tree/tree-sorting';
import { useMoveText, type AnnouncedPlace } from '../sorting/move-status';
import { useSorting } from '../sorting/sorting.bridge';

/** Operations for moving the nodes of a tree. Keep its identity. */
export interface NodeSorting {
  /** The tree after a move. */
  readonly previewOf: (move: TreePlace<Id> & { readonly id: Id }) => NodeTree;
  /** Whether a node may become a child of another, or of the root (`null`). */
  readonly isAllowed: (id: Id, parent: Id | null) => boolean;
  /** Number of children of a node, or of the root (`null`). */
  readonly countBelow: (parent: Id | null) => number;
  readonly nameOf: (id: Id) => string;
  readonly onMove: (id: Id, place: TreePlace<Id>) => void;
  readonly onOpen: (ids: readonly Id[]) => void;
}

const isSame = (one: TreePlace<Id>, other: TreePlace<Id>): boolean =>
  one.parent === other.parent && one.position === other.position;

/** Moves nodes by pointer and keyboard, in order and level. @param nodes null if nodes cannot be moved */
export const useTreeSorting = (tree: NodeTree, nodes: NodeSorting | null) => {
  const moveText = useMoveText();
  const lines = useMemo(() => visibleLines(tree), [tree]);
  const nameOf = (id: Id): string => nodes?.nameOf(id) ?? '';
  const describe = (
    { from }: Pick<Lift<Id, TreeDropTarget>, 'from'>,
    { parent, position }: TreeDropTarget,
  ): AnnouncedPlace => {
    const count = (nodes?.countBelow(parent) ?? 0) + (parent === from.parent ? 0 : 1);
    const at = { place: Math.min(position, count), count };
    return parent === null ? { ...at, where: 'top', parent: '' } : { ...at, where: 'below', parent: nameOf(parent) };
  };
  const sort = useSorting<Id, TreeDropTarget, TreePoint>({
    geometry: treeSorting(nodes === null ? [] : lines, (id, parent) => nodes?.isAllowed(id, parent) === true),
    nameOf,
    describe,
    onMove: ({ item, from }, to) => {
      if (!isSame(to, from)) nodes?.onMove(item, { parent: to.parent, position: to.position });
    },
    onStep: ({ parent }) => {
      if (parent !== null) nodes?.onOpen([parent]);
    },
  });
  const { lift, lifted } = sort;
  const moved = lift === null || isSame(lift.to, lift.from) ? null : lift;
  /** Text of the position at which a drop would insert the dragged node. */
  const wouldGo = (dragged: Lift<Id, TreeDropTarget>): ReactNode => {
    const [at, { refusing }] = [{ name: dragged.name, ...describe(dragged, dragged.to) }, dragged.to];
    return moveText(
      refusing === null ? { ...at, what: 'where' } : { ...at, what: 'refused', parent: nameOf(refusing) },
    );
  };
  return {
    ...sort,
    /** Enter does not lift a node: it selects. */
    press: (event: KeyboardEvent, id: Id): boolean => (lift !== null || event.key === ' ') && sort.press(event, id),
    shown: useMemo(
      () => (moved?.by === 'keys' && nodes !== null ? nodes.previewOf({ id: moved.item, ...moved.to }) : tree),
      [moved, nodes, tree],
    ),
    /** The position after a drop; `null` if unchanged. */
    slot: moved?.by === 'pointer' ? moved.to : null,
    /** Text beside the pointer during a drag. */
    ghost: lift === null || lifted !== null ? null : { name: lift.name, to: wouldGo(lift) },
  };
};
