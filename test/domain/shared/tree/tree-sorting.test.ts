import type { Lift } from '../../../../src/domain/shared/sorting/sorting';
import {
  treeOf,
  visibleLines,
  withLevel,
  withOpened,
  type TreeNode,
} from '../../../../src/domain/shared/tree/node-tree';
import { treeSorting, type TreeDropTarget } from '../../../../src/domain/shared/tree/tree-sorting';

const node = (id: string, hasChildren = false): TreeNode => ({ id, name: id, description: '', hasChildren });
/** Products (expanded) with pumps and taps; service; a level that is still loading does not count. */
const TREE = withLevel(
  withOpened(treeOf([node('products', true), node('service', true), node('contact')]), ['products', 'service']),
  'products',
  [node('pumps'), node('taps')],
);
const geometry = treeSorting(visibleLines(TREE), (_, parent) => parent !== 'contact');
const placed = (parent: string | null, position: number, depth: number, boundary: number): TreeDropTarget => ({
  ...{ parent, position, depth, boundary },
  refusing: null,
});
const liftOf = (item: string): Lift<string, TreeDropTarget> => {
  const from = geometry.placeOf(item);
  if (from === null) throw new Error(`${item} is not in the tree`);
  return { item, name: item, by: 'pointer', gesture: 'one', from, to: from };
};

// Rule R-NAV-03.
test('knows where nodes stand', () => {
  expect(geometry.placeOf('taps')).toEqual(placed('products', 2, 1, 2));
  expect(geometry.placeOf('gone')).toBeNull();
});

test('steps past nodes without what is below the lifted one', () => {
  expect(geometry.next('products', placed(null, 1, 0, 0), 'down')).toEqual(placed(null, 2, 0, 0));
  expect(geometry.next('taps', placed('products', 2, 1, 2), 'out')).toEqual(placed(null, 2, 0, 2));
  expect(geometry.next('products', placed(null, 1, 0, 0), 'up')).toBeNull();
});

test('aims between lines at a level, and onto a node', () => {
  expect(geometry.treeDropAt(liftOf('contact'), { lines: 2.1, levels: 1 })).toEqual(placed('products', 2, 1, 2));
  expect(geometry.treeDropAt(liftOf('contact'), { lines: 99, levels: 0 })).toMatchObject({ parent: null, position: 3 });
  expect(geometry.treeDropAt(liftOf('pumps'), { lines: 5.5, levels: 0 })).toEqual({
    ...placed('products', 1, 1, 6),
    refusing: 'contact',
  });
});

test('refuses a drop on a node that takes nothing', () => {
  const at = geometry.placeOf('pumps');
  if (at === null) throw new Error('pumps are in the tree');
  expect([geometry.refuses('pumps', at), geometry.refuses('pumps', { ...at, refusing: 'contact' })]).toEqual([
    false,
    true,
  ]);
});
