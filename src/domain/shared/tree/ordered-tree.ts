/** Order and nesting of a tree by id; `null` is the parent of the first level. */
export interface OrderedTree<Key> {
  /** Children in order; a node without children has no entry. */
  readonly children: ReadonlyMap<Key | null, readonly Key[]>;
  readonly parents: ReadonlyMap<Key, Key | null>;
}

/** Position among the children of a parent. */
export interface TreePlace<Key> {
  readonly parent: Key | null;
  /** 1-based; higher values mean the last position. */
  readonly position: number;
}

/** Restrictions of a tree. Rules R-NAV-03 and R-NAV-04. */
export interface TreeLimits<Key> {
  readonly takesChildren: (key: Key) => boolean;
  /** Maximum number of levels. */
  readonly depth: number;
}

/** Builds a tree from nodes; siblings must be in order. */
export const orderedTree = <Key>(
  nodes: readonly { readonly id: Key; readonly parent: Key | null }[],
): OrderedTree<Key> => {
  const children = new Map<Key | null, Key[]>();
  const parents = new Map<Key, Key | null>();
  for (const { id, parent } of nodes) {
    parents.set(id, parent);
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [id]);
    else siblings.push(id);
  }
  return { children, parents };
};

export const childrenOf = <Key>({ children }: OrderedTree<Key>, parent: Key | null): readonly Key[] =>
  children.get(parent) ?? [];

/** Place of a node; null when it is not in the tree. */
export const placeOf = <Key>(tree: OrderedTree<Key>, id: Key): TreePlace<Key> | null => {
  const parent = tree.parents.get(id);
  return parent === undefined ? null : { parent, position: childrenOf(tree, parent).indexOf(id) + 1 };
};

/** Ancestors of a node, parent first. */
export const ancestorsOf = <Key>({ parents }: OrderedTree<Key>, id: Key): readonly Key[] => {
  const above: Key[] = [];
  let parent = parents.get(id) ?? null;
  while (parent !== null) {
    above.push(parent);
    parent = parents.get(parent) ?? null;
  }
  return above;
};

/** A node and its descendants, in display order. */
export const subtreeOf = <Key>(tree: OrderedTree<Key>, id: Key): readonly Key[] => [
  id,
  ...childrenOf(tree, id).flatMap((child) => subtreeOf(tree, child)),
];

/** Number of levels of a subtree. */
export const heightOf = <Key>(tree: OrderedTree<Key>, id: Key): number =>
  1 + childrenOf(tree, id).reduce((height, child) => Math.max(height, heightOf(tree, child)), 0);

/** Whether a subtree of this height fits below a parent. */
export const fitsBelow = <Key>(
  tree: OrderedTree<Key>,
  parent: Key | null,
  height: number,
  { takesChildren, depth }: TreeLimits<Key>,
): boolean => {
  if (parent === null) return height <= depth;
  const above = ancestorsOf(tree, parent).length + 1;
  return tree.parents.has(parent) && takesChildren(parent) && above + height <= depth;
};

/** Whether a node can be moved below a parent: not below itself, a parent that takes children, not too deep. */
export const canMoveBelow = <Key>(
  tree: OrderedTree<Key>,
  id: Key,
  parent: Key | null,
  limits: TreeLimits<Key>,
): boolean =>
  tree.parents.has(id) &&
  (parent === null || (parent !== id && !ancestorsOf(tree, parent).includes(id))) &&
  fitsBelow(tree, parent, heightOf(tree, id), limits);

/** Moves a subtree. The move must be allowed. */
export const withMoved = <Key>(
  tree: OrderedTree<Key>,
  id: Key,
  { parent, position }: TreePlace<Key>,
): OrderedTree<Key> => {
  const from = tree.parents.get(id);
  if (from === undefined) return tree;
  const children = new Map(tree.children);
  const left = childrenOf(tree, from).filter((other) => other !== id);
  if (left.length === 0) children.delete(from);
  else children.set(from, left);
  const siblings = parent === from ? left : childrenOf(tree, parent);
  const place = Math.max(0, Math.min(siblings.length, position - 1));
  children.set(parent, siblings.toSpliced(place, 0, id));
  return { children, parents: new Map(tree.parents).set(id, parent) };
};
