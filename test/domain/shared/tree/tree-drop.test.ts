import * as fc from 'fast-check';
import type { SortStep } from '../../../../src/domain/shared/sorting/sorting';
import {
  treeDropAt,
  dropAt,
  dropsAt,
  gapOf,
  nearestDrop,
  nextDrop,
  type Drop,
  type DropLine,
} from '../../../../src/domain/shared/tree/tree-drop';

/** Products (expanded) with pumps (expanded, two items) and taps; service is collapsed. */
const LINES: readonly DropLine<string>[] = [
  { id: 'products', depth: 0, open: true },
  { id: 'pumps', depth: 1, open: true },
  { id: 'air', depth: 2, open: null },
  { id: 'hybrid', depth: 2, open: null },
  { id: 'taps', depth: 1, open: null },
  { id: 'service', depth: 0, open: false },
];
const anywhere = () => true;

// Rules R-NAV-03 and R-NAV-04.
test.each<readonly [number, number, Drop<string> | null]>([
  [0, 0, { parent: null, position: 1, depth: 0 }],
  [0, 1, null],
  [1, 0, null],
  [1, 1, { parent: 'products', position: 1, depth: 1 }],
  [4, 1, { parent: 'products', position: 2, depth: 1 }],
  [4, 2, { parent: 'pumps', position: 3, depth: 2 }],
  [4, 3, { parent: 'hybrid', position: 1, depth: 3 }],
  [6, 0, { parent: null, position: 3, depth: 0 }],
  // The children of a collapsed node are hidden: the drop goes behind the last one.
  [6, 1, { parent: 'service', position: Infinity, depth: 1 }],
])('gap %i at depth %i', (gap, depth, drop) => {
  expect(dropAt(LINES, gap, depth)).toEqual(drop);
});

test('offers the depths of a gap that are allowed, and takes the nearest', () => {
  const drops = dropsAt(LINES, 4, (parent) => parent !== 'pumps');
  expect(drops.map(({ depth }) => depth)).toEqual([1, 3]);
  expect(nearestDrop(drops, 0)?.depth).toBe(1);
  expect(nearestDrop(drops, 9)?.depth).toBe(3);
  expect(nearestDrop([], 0)).toBeNull();
});

test.each<readonly [string, number, ReturnType<typeof treeDropAt<string>>]>([
  ['a gap', 3.2, { drop: { parent: 'pumps', position: 2, depth: 2 }, boundary: 3, refusing: null }],
  ['an open node', 1.5, { drop: { parent: 'pumps', position: 1, depth: 2 }, boundary: 2, refusing: null }],
  ['a closed node', 5.6, { drop: { parent: 'service', position: Infinity, depth: 1 }, boundary: 6, refusing: null }],
  ['a node that takes nothing', 4.4, { drop: null, boundary: 5, refusing: 'taps' }],
  ['below all', 9, { drop: { parent: null, position: 3, depth: 0 }, boundary: 9, refusing: null }],
])('a pointer on %s, at %d lines', (_, at, aim) => {
  const depth = at > 6 ? 0 : 2;
  expect(treeDropAt({ lines: LINES, places: [0, 1, 2, 3, 4, 5] }, at, depth, (parent) => parent !== 'taps')).toEqual(
    aim,
  );
});

test.each<readonly [SortStep, Drop<string>, Drop<string> | null]>([
  ['up', { parent: 'products', position: 2, depth: 1 }, { parent: 'pumps', position: 2, depth: 2 }],
  ['down', { parent: 'products', position: 2, depth: 1 }, { parent: 'products', position: 3, depth: 1 }],
  ['in', { parent: 'products', position: 2, depth: 1 }, { parent: 'pumps', position: 3, depth: 2 }],
  ['out', { parent: 'pumps', position: 1, depth: 2 }, { parent: 'products', position: 2, depth: 1 }],
  ['out', { parent: null, position: 1, depth: 0 }, null],
  ['up', { parent: null, position: 1, depth: 0 }, null],
  ['first', { parent: 'pumps', position: 1, depth: 2 }, { parent: null, position: 1, depth: 0 }],
  ['last', { parent: null, position: 1, depth: 0 }, { parent: null, position: 3, depth: 0 }],
])('key %s', (step, from, to) => {
  expect(nextDrop(LINES, from, step, anywhere)).toEqual(to);
});

test('every place that a gap offers is found again at that gap', () => {
  const step = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(null, false));
  const lines = fc.array(step, { minLength: 1, maxLength: 15 }).map((steps) =>
    steps.reduce<DropLine<number>[]>((known, [depth, open], id) => {
      const above = known.at(-1);
      const deepest = above === undefined ? 0 : above.depth + (above.open === false ? 0 : 1);
      return [...known, { id, depth: Math.min(deepest, depth), open }];
    }, []),
  );
  fc.assert(
    fc.property(lines, fc.nat(), (shown, at) => {
      const gap = at % (shown.length + 1);
      for (const drop of dropsAt(shown, gap, anywhere)) expect(gapOf(shown, drop)).toBe(gap);
    }),
  );
});
