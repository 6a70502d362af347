import type { Id } from '../shared/id';
import type { NodeTree, TreeNode } from '../shared/tree/node-tree';
import {
  canMoveBelow,
  childrenOf,
  fitsBelow,
  orderedTree,
  withMoved,
  type OrderedTree,
  type TreeLimits,
  type TreePlace,
} from '../shared/tree/ordered-tree';
import { MAX_MENU_DEPTH, takesItems } from './menu-item.rule';

/** An item in the tree of its menu. */
export interface MenuTreeItem {
  readonly id: Id;
  readonly parent: Id | null;
  readonly label: string;
  /** Rule R-SHR-60. */
  readonly type: string;
  /** Opens in a new window. */
  readonly isNewWindow: boolean;
  /** One of `BROKEN`, or an unknown value of the API; null when the target is fine. */
  readonly broken: string | null;
  /** Current URL of a target that has moved. */
  readonly movedTo: string | null;
  /** Title of the submenu. */
  readonly submenu: string | null;
}

/** All items of a menu. */
export interface MenuTree {
  readonly items: ReadonlyMap<Id, MenuTreeItem>;
  readonly order: OrderedTree<Id>;
}

/** @param items siblings in order */
export const menuTreeOf = (items: readonly MenuTreeItem[]): MenuTree => ({
  items: new Map(items.map((item) => [item.id, item])),
  order: orderedTree(items),
});

/** Rules R-NAV-03 and R-NAV-04. */
const limitsOf = ({ items }: MenuTree): TreeLimits<Id> => ({
  takesChildren: (id) => takesItems(items.get(id)?.type ?? 'module'),
  depth: MAX_MENU_DEPTH,
});

/** A move of an item with its descendants. */
export interface ItemMove extends TreePlace<Id> {
  readonly id: Id;
}

export const canMoveItem = (tree: MenuTree, id: Id, parent: Id | null): boolean =>
  canMoveBelow(tree.order, id, parent, limitsOf(tree));

/** Whether another item can be added below a parent. Rules R-NAV-03 and R-NAV-04. */
export const canAddBelow = (tree: MenuTree, parent: Id | null): boolean =>
  fitsBelow(tree.order, parent, 1, limitsOf(tree));

/** Applies a move; returns the tree unchanged when it is not allowed. Rule R-NAV-04. */
export const withItemMoved = (tree: MenuTree, { id, parent, position }: ItemMove): MenuTree =>
  canMoveItem(tree, id, parent) ? { ...tree, order: withMoved(tree.order, id, { parent, position }) } : tree;

/** Replaces the open position of a drop on a collapsed item (`Infinity`) by a number that the API accepts. */
export const placedMove = ({ order }: MenuTree, move: ItemMove): ItemMove => {
  const siblings = childrenOf(order, move.parent).filter((id) => id !== move.id);
  return { ...move, position: Math.min(move.position, siblings.length + 1) };
};

const nodesBelow = ({ items, order }: MenuTree, parent: Id | null): readonly TreeNode[] =>
  childrenOf(order, parent).flatMap((id) => {
    const item = items.get(id);
    return item === undefined
      ? []
      : [{ id, name: item.label, description: '', hasChildren: childrenOf(order, id).length > 0 }];
  });

/** The tree with its expanded nodes, for the screen. */
export const nodeTreeOf = (tree: MenuTree, opened: ReadonlySet<Id>): NodeTree => ({
  first: nodesBelow(tree, null),
  levels: new Map([...opened].map((id) => [id, nodesBelow(tree, id)])),
  opened,
});

/** Items with children. */
export const parentsIn = ({ order }: MenuTree): readonly Id[] =>
  [...order.children.keys()].filter((parent) => parent !== null);

/** Larger menus start collapsed. Rule R-NAV-09. */
const MOST_OPENED = 200;

/** Initially expanded items. Rule R-NAV-09. */
export const openedAtFirst = (tree: MenuTree): ReadonlySet<Id> =>
  new Set(tree.items.size <= MOST_OPENED ? parentsIn(tree) : []);
