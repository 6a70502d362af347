import type { MenuItemType } from '../../../src/domain/site/menu-item.rule';
import { visibleLines } from '../../../src/domain/shared/tree/node-tree';
import {
  canAddBelow,
  canMoveItem,
  menuTreeOf,
  nodeTreeOf,
  openedAtFirst,
  parentsIn,
  placedMove,
  withItemMoved,
  type MenuTreeItem,
} from '../../../src/domain/site/menu-tree';

const item = (id: string, parent: string | null, type: MenuItemType = 'page'): MenuTreeItem => ({
  id,
  parent,
  label: `Item ${id}`,
  type,
  isNewWindow: false,
  broken: null,
  movedTo: null,
  submenu: null,
});
const TREE = menuTreeOf([item('1', null), item('2', null, 'module'), item('11', '1'), item('12', '1', 'route')]);

const labels = (tree = TREE, opened: readonly string[] = parentsIn(TREE)) =>
  visibleLines(nodeTreeOf(tree, new Set(opened))).map((line) =>
    line.kind === 'node' ? `${' '.repeat(line.depth)}${line.node.id}` : line.kind,
  );

test('shows its items below those that are open', () => {
  expect(labels()).toEqual(['1', ' 11', ' 12', '2']);
  expect(labels(TREE, [])).toEqual(['1', '2']);
});

test('moves an item with what is below it, and no item below a module or route (R-NAV-03)', () => {
  expect(canMoveItem(TREE, '11', '2')).toBe(false);
  expect(canMoveItem(TREE, '11', '12')).toBe(false);
  expect(withItemMoved(TREE, { id: '11', parent: '2', position: 1 })).toBe(TREE);
  expect(labels(withItemMoved(TREE, { id: '2', parent: '1', position: 2 }))).toEqual(['1', ' 11', ' 2', ' 12']);
});

test('takes one more item as long as there is a level for it (R-NAV-04)', () => {
  const chain = (levels: number) =>
    menuTreeOf(
      Array.from({ length: levels }, (_, level) => item(String(level + 1), level === 0 ? null : String(level))),
    );
  expect([canAddBelow(chain(9), '9'), canAddBelow(chain(10), '10'), canAddBelow(chain(10), null)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([canAddBelow(TREE, '1'), canAddBelow(TREE, '2'), canAddBelow(TREE, 'gone')]).toEqual([true, false, false]);
});

test.each([
  ['behind the last', { id: '2', parent: '1', position: Infinity }, 3],
  ['behind the last of its own parent', { id: '11', parent: '1', position: Infinity }, 2],
  ['below an item without items', { id: '11', parent: '12', position: Infinity }, 1],
  ['where it is', { id: '2', parent: '1', position: 2 }, 2],
])('places a move %s', (_, move, position) => {
  expect(placedMove(TREE, move)).toEqual({ ...move, position });
});

test('opens all items of a menu at first, unless it is large (R-NAV-09)', () => {
  expect([...openedAtFirst(TREE)]).toEqual(['1']);
  const large = menuTreeOf(Array.from({ length: 201 }, (_, id) => item(String(id), id === 0 ? null : '0')));
  expect(openedAtFirst(large).size).toBe(0);
});
