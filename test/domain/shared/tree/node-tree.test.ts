import fc from 'fast-check';
import {
  isLoading,
  keyOfLine,
  levelsToLoad,
  lineTyped,
  MAX_OPENED_AT_ONCE,
  moveOfKey,
  NOTHING_TYPED,
  restoreTree,
  treeOf,
  typedWith,
  TYPE_AHEAD_REST,
  visibleLines,
  withClosed,
  withLevel,
  withOpened,
  type NodeTree,
  type TreeLine,
  type TreeNode,
} from '../../../../src/domain/shared/tree/node-tree';

const node = (id: string, name = id, hasChildren = true): TreeNode => ({ id, name, description: '', hasChildren });
const FIRST = [node('1', 'Warmtepompen'), node('2', 'Ketels'), node('3', 'Écran', false)];
const BELOW = [node('11', 'Lucht-water', false), node('12', 'Hybride', false)];

const opened = withLevel(withOpened(treeOf(FIRST), ['1']), '1', BELOW);
const shortOf = (line: TreeLine): string =>
  `${'  '.repeat(line.depth)}${line.kind === 'node' ? line.node.id : line.kind} ${line.position}/${line.siblings}`;
const shown = (tree: NodeTree): readonly string[] => visibleLines(tree).map(shortOf);

describe('a tree of nodes (R-CAT-51)', () => {
  test('shows the first level, and open levels below their node', () => {
    expect(shown(treeOf(FIRST))).toEqual(['1 1/3', '2 2/3', '3 3/3']);
    expect(shown(opened)).toEqual(['1 1/3', '  11 1/2', '  12 2/2', '2 2/3', '3 3/3']);
    expect(shown(withClosed(opened, '1'))).toEqual(['1 1/3', '2 2/3', '3 3/3']);
    expect(visibleLines(opened).map((line) => line.kind === 'node' && line.open)).toEqual([
      true,
      null,
      null,
      false,
      null,
    ]);
  });

  test('has one line for a level that is on its way, and for one that failed', () => {
    const loading = withOpened(treeOf(FIRST), ['1', '2']);
    expect(shown(loading)).toEqual(['1 1/3', '  loading 1/1', '2 2/3', '  loading 1/1', '3 3/3']);
    expect(isLoading(loading)).toBe(true);
    const failed = withLevel(withLevel(loading, '1', null), '2', []);
    expect(shown(failed)).toEqual(['1 1/3', '  failed 1/1', '2 2/3', '3 3/3']);
    expect(isLoading(failed)).toBe(false);
    expect(visibleLines(failed).map(keyOfLine)).toEqual(['1', 'failed 1', '2', '3']);
  });

  test('loads a level once, and a failed one again', () => {
    expect(levelsToLoad(opened, ['1', '2'])).toEqual(['2']);
    expect(levelsToLoad(withLevel(opened, '1', null), ['1'])).toEqual(['1']);
    expect(levelsToLoad(withOpened(treeOf(FIRST), ['2']), ['2'])).toEqual([]);
  });

  test('comes back as it was left, without what was on its way', () => {
    const left = withLevel(withOpened(opened, ['2']), '2', null);
    const back = restoreTree(withOpened(left, ['3']), [...FIRST, node('4')]);
    expect(shown(back)).toEqual(['1 1/4', '  11 1/2', '  12 2/2', '2 2/4', '3 3/4', '4 4/4']);
    expect(isLoading(back)).toBe(false);
  });

  test('has every known node at most once, in any order of openings', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '2', '11', '-1', '-2')), (acts) => {
        const tree = acts.reduce<NodeTree>(
          (now, act) => (act.startsWith('-') ? withClosed(now, act.slice(1)) : withOpened(now, [act])),
          opened,
        );
        const keys = visibleLines(tree).map(keyOfLine);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe('the keys of a tree (R-CAT-54)', () => {
  const lines = visibleLines(opened);

  test.each<readonly [string, number, ReturnType<typeof moveOfKey>]>([
    ['ArrowDown', 0, { kind: 'focus', index: 1 }],
    ['ArrowDown', 4, null],
    ['ArrowUp', 1, { kind: 'focus', index: 0 }],
    ['ArrowUp', 0, null],
    ['Home', 3, { kind: 'focus', index: 0 }],
    ['End', 0, { kind: 'focus', index: 4 }],
    ['ArrowRight', 0, { kind: 'focus', index: 1 }],
    ['ArrowRight', 3, { kind: 'open', ids: ['2'] }],
    ['ArrowRight', 4, null],
    ['ArrowLeft', 0, { kind: 'close', id: '1' }],
    ['ArrowLeft', 2, { kind: 'focus', index: 0 }],
    ['ArrowLeft', 3, null],
    ['*', 0, { kind: 'open', ids: ['2'] }],
    ['*', 1, null],
    ['Tab', 0, null],
  ])('%s on line %i', (key, index, move) => {
    expect(moveOfKey(lines, index, key)).toEqual(move);
  });

  test('passes over a level that is on its way, and stops at one that failed', () => {
    const loading = visibleLines(withOpened(treeOf(FIRST.slice(0, 2)), ['1', '2']));
    expect(['ArrowDown', 'End', 'ArrowRight'].map((key) => moveOfKey(loading, 0, key))).toEqual([
      { kind: 'focus', index: 2 },
      { kind: 'focus', index: 2 },
      null,
    ]);
    expect(moveOfKey(loading, 2, 'ArrowUp')).toEqual({ kind: 'focus', index: 0 });
    const failed = visibleLines(withLevel(withOpened(treeOf(FIRST), ['1']), '1', null));
    expect(['ArrowDown', 'ArrowRight'].map((key) => moveOfKey(failed, 0, key))).toEqual([
      { kind: 'focus', index: 1 },
      { kind: 'focus', index: 1 },
    ]);
    expect(moveOfKey(failed, 1, 'ArrowLeft')).toEqual({ kind: 'focus', index: 0 });
  });

  test('opens so many nodes at most with one key, from the focus on', () => {
    const many = visibleLines(treeOf(Array.from({ length: 120 }, (_, place) => node(String(place)))));
    const move = moveOfKey(many, 100, '*');
    expect(move?.kind === 'open' && [move.ids.length, move.ids[0], move.ids[20]]).toEqual([
      MAX_OPENED_AT_ONCE,
      '100',
      '0',
    ]);
  });

  test('finds names by typed letters, without regard to case and accents, around the end', () => {
    expect([lineTyped(lines, 0, 'k'), lineTyped(lines, 3, 'k'), lineTyped(lines, 0, 'e')]).toEqual([3, 3, 4]);
    expect([lineTyped(lines, 2, 'HYB'), lineTyped(lines, 2, 'hx'), lineTyped(lines, 4, 'w')]).toEqual([2, -1, 0]);
    const twins = visibleLines(treeOf([node('1', 'Kraan'), node('2', 'Ketel'), node('3', 'Pomp')]));
    expect([lineTyped(twins, 0, 'k'), lineTyped(twins, 1, 'kk'), lineTyped(twins, 0, 'kr')]).toEqual([1, 0, 0]);
  });

  test('begins anew after a rest', () => {
    const first = typedWith(NOTHING_TYPED, 'k', 1_000);
    expect(typedWith(first, 'e', 1_000 + TYPE_AHEAD_REST).text).toBe('ke');
    expect(typedWith(first, 'e', 1_001 + TYPE_AHEAD_REST).text).toBe('e');
  });
});
