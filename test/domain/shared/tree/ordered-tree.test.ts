import * as fc from 'fast-check';
import {
  ancestorsOf,
  canMoveBelow,
  childrenOf,
  fitsBelow,
  heightOf,
  orderedTree,
  placeOf,
  subtreeOf,
  withMoved,
  type OrderedTree,
  type TreeLimits,
} from '../../../../src/domain/shared/tree/ordered-tree';

/** Two roots; the first has a, which has b and c. */
const TREE = orderedTree([
  { id: 'one', parent: null },
  { id: 'two', parent: null },
  { id: 'a', parent: 'one' },
  { id: 'b', parent: 'a' },
  { id: 'c', parent: 'a' },
]);
const FREE: TreeLimits<string> = { takesChildren: () => true, depth: 10 };

test('tells places, ancestors, subtrees and heights', () => {
  expect(placeOf(TREE, 'c')).toEqual({ parent: 'a', position: 2 });
  expect(placeOf(TREE, 'nowhere')).toBeNull();
  expect(ancestorsOf(TREE, 'c')).toEqual(['a', 'one']);
  expect(subtreeOf(TREE, 'one')).toEqual(['one', 'a', 'b', 'c']);
  expect(heightOf(TREE, 'one')).toBe(3);
});

test.each([
  ['to the first level', 'b', null, true],
  ['below another', 'b', 'two', true],
  ['below itself', 'one', 'one', false],
  ['below what is below it', 'one', 'c', false],
  ['below what is not there', 'b', 'nowhere', false],
  ['of what is not there', 'nowhere', null, false],
])('a move %s (R-NAV-03)', (_, id, parent, isPossible) => {
  expect(canMoveBelow(TREE, id, parent, FREE)).toBe(isPossible);
});

test('no move is too deep, or below what takes no children (R-NAV-03)', () => {
  expect(canMoveBelow(TREE, 'one', 'two', { ...FREE, depth: 4 })).toBe(true);
  expect(canMoveBelow(TREE, 'one', 'two', { ...FREE, depth: 3 })).toBe(false);
  expect(canMoveBelow(TREE, 'b', 'two', { ...FREE, takesChildren: (id) => id !== 'two' })).toBe(false);
  expect(fitsBelow(TREE, 'c', 1, { ...FREE, depth: 3 })).toBe(false);
});

/** Every item occurs once, is reachable from a root, and its parent lists it. */
const expectTree = (tree: OrderedTree<number>, ids: readonly number[]): void => {
  const reached = childrenOf(tree, null).flatMap((id) => subtreeOf(tree, id));
  expect([...reached].sort((one, other) => one - other)).toEqual(ids);
  for (const id of ids) {
    const place = placeOf(tree, id);
    expect(childrenOf(tree, place?.parent ?? null)[(place?.position ?? 0) - 1]).toBe(id);
    expect(ancestorsOf(tree, id)).not.toContain(id);
  }
};

test('any moves leave a tree: no cycle, no orphan, places from 1 without gaps (R-NAV-04)', () => {
  const count = 12;
  const ids = Array.from({ length: count }, (_, id) => id + 1);
  const parent = fc.option(fc.integer({ min: 1, max: count }), { nil: null });
  const move = fc.record({
    id: fc.integer({ min: 1, max: count }),
    parent,
    position: fc.integer({ min: -2, max: count + 2 }),
  });
  const limits: TreeLimits<number> = { takesChildren: (id) => id % 5 !== 0, depth: 4 };
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const start = orderedTree(ids.map((id) => ({ id, parent: null })));
      const end = moves.reduce(
        (tree, { id, ...place }) => (canMoveBelow(tree, id, place.parent, limits) ? withMoved(tree, id, place) : tree),
        start,
      );
      expectTree(end, ids);
      for (const id of ids) {
        expect(ancestorsOf(end, id).length).toBeLessThan(limits.depth);
        expect(ancestorsOf(end, id).every(limits.takesChildren)).toBe(true);
      }
    }),
  );
});
