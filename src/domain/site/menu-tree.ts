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

/** An item as the tree of its menu shows it. */
export interface MenuTreeItem {
  readonly id: Id;
  readonly parent: Id | null;
  readonly label: string;
  /** Rule R-SHR-60. */
  readonly type: string;
  /** It opens in a window of its own. */
  readonly isNewWindow: boolean;
  /** One of `BROKEN`, or what only the API knows; null for an item that leads where it should. */
  readonly broken: string | null;
  /** Where a moved address leads now. */
  readonly movedTo: string | null;
  /** Title of the menu that is shown below it. */
  readonly submenu: string | null;
}

/** All items of a menu. */
export interface MenuTree {
  readonly items: ReadonlyMap<Id, MenuTreeItem>;
  readonly order: OrderedTree<Id>;
}

/** @param items in the order of their siblings */
export const menuTreeOf = (items: readonly MenuTreeItem[]): MenuTree => ({
  items: new Map(items.map((item) => [item.id, item])),
  order: orderedTree(items),
});

/** Rules R-NAV-03 and R-NAV-04. */
const limitsOf = ({ items }: MenuTree): TreeLimits<Id> => ({
  takesChildren: (id) => takesItems(items.get(id)?.type ?? 'module'),
  depth: MAX_MENU_DEPTH,
});

/** A move of one item, with all items below it. */
export interface ItemMove extends TreePlace<Id> {
  readonly id: Id;
}

export const canMoveItem = (tree: MenuTree, id: Id, parent: Id | null): boolean =>
  canMoveBelow(tree.order, id, parent, limitsOf(tree));

/** Whether one more item can be added below an item. Rules R-NAV-03 and R-NAV-04. */
export const canAddBelow = (tree: MenuTree, parent: Id | null): boolean =>
  fitsBelow(tree.order, parent, 1, limitsOf(tree));

/** The tree after a move; as it was when the move is not possible. Rule R-NAV-04. */
export const withItemMoved = (tree: MenuTree, { id, parent, position }: ItemMove): MenuTree =>
  canMoveItem(tree, id, parent) ? { ...tree, order: withMoved(tree.order, id, { parent, position }) } : tree;

/** A move with its position as a number that can be sent: a drop on a closed item is behind the last. */
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

/** The tree with its open nodes, as the screen shows and works it. */
export const nodeTreeOf = (tree: MenuTree, opened: ReadonlySet<Id>): NodeTree => ({
  first: nodesBelow(tree, null),
  levels: new Map([...opened].map((id) => [id, nodesBelow(tree, id)])),
  opened,
});

/** All items with items below them. */
export const parentsIn = ({ order }: MenuTree): readonly Id[] =>
  [...order.children.keys()].filter((parent) => parent !== null);

/** A larger menu begins closed. Rule R-NAV-09. */
const MOST_OPENED = 200;

/** The items that are open at first. Rule R-NAV-09. */
export const openedAtFirst = (tree: MenuTree): ReadonlySet<Id> =>
  new Set(tree.items.size <= MOST_OPENED ? parentsIn(tree) : []);
