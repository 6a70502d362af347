import { folderAt, folderNodes, narrows, openedTo } from '../../../src/domain/library/folder-tree';
import { visibleLines } from '../../../src/domain/shared/tree/node-tree';
import { aFolder, nodeOf } from './support/tree';

const tree = [
  nodeOf(aFolder('Merken')),
  nodeOf(aFolder('Producten'), [
    nodeOf(aFolder('Producten/Ketels')),
    nodeOf(aFolder('Producten/Warmtepompen'), [nodeOf(aFolder('Producten/Warmtepompen/Hybride'))]),
  ]),
];
const drawn = (opened: readonly string[], filter?: string) =>
  visibleLines(folderNodes('Library', tree, new Set(opened), filter)).map((line) =>
    line.kind === 'node' ? [line.node.id, line.depth, line.open] : line.kind,
  );
const ROOT_LINE = ['', 0, true];

test.each([
  [
    'nothing is opened',
    [],
    [
      ['Merken', 1, null],
      ['Producten', 1, false],
    ],
  ],
  [
    'one is opened',
    ['Producten'],
    [
      ['Merken', 1, null],
      ['Producten', 1, true],
      ['Producten/Ketels', 2, null],
      ['Producten/Warmtepompen', 2, false],
    ],
  ],
  [
    'one inside a closed one',
    ['Producten/Warmtepompen'],
    [
      ['Merken', 1, null],
      ['Producten', 1, false],
    ],
  ],
  [
    'both',
    ['Producten', 'Producten/Warmtepompen'],
    [
      ['Merken', 1, null],
      ['Producten', 1, true],
      ['Producten/Ketels', 2, null],
      ['Producten/Warmtepompen', 2, true],
      ['Producten/Warmtepompen/Hybride', 3, null],
    ],
  ],
] as const)('the tree as it is drawn when %s', (_, opened, rows) => {
  expect(drawn(opened)).toEqual([ROOT_LINE, ...rows]);
});

describe('the filter of the tree (R-LIB-10)', () => {
  test.each([
    ['', false],
    ['h', false],
    [' h ', false],
    ['hy', true],
  ])('%j narrows: %s', (filter, does) => {
    expect(narrows(filter)).toBe(does);
  });
  test('one letter leaves the tree as it is opened', () => {
    expect(drawn([], 'h')).toEqual(drawn([]));
  });
  test('two letters leave what they find and the way to it, whatever was opened', () => {
    expect(drawn([], 'hyb')).toEqual([
      ROOT_LINE,
      ['Producten', 1, true],
      ['Producten/Warmtepompen', 2, true],
      ['Producten/Warmtepompen/Hybride', 3, null],
    ]);
  });
  test('a folder that is found comes without what it holds', () => {
    expect(drawn(['Producten'], 'PRODUCT')).toEqual([ROOT_LINE, ['Producten', 1, null]]);
  });
  test('what nothing is called leaves nothing', () => {
    expect(drawn(['Producten'], 'zzz')).toEqual([ROOT_LINE]);
  });
});

test('the root is open, and says that its folders are on their way', () => {
  expect(visibleLines(folderNodes('Library', null, new Set(), 'hyb'))).toMatchObject([
    { kind: 'node', node: { id: '', name: 'Library' }, open: true },
    { kind: 'loading', parent: '' },
  ]);
});

test.each([
  ['Producten/Warmtepompen', 'Warmtepompen'],
  ['Merken', 'Merken'],
  ['', null],
  ['Producten/Zonnepanelen', null],
  ['Merken/Producten', null],
])('at %j stands %j', (path, name) => {
  expect(folderAt(tree, path)?.name ?? null).toBe(name);
});

test('what leads to a folder is opened, the folder itself is not', () => {
  expect([...openedTo(new Set(['Merken']), 'Producten/Warmtepompen/Hybride')]).toEqual([
    'Merken',
    'Producten',
    'Producten/Warmtepompen',
  ]);
  const opened = new Set(['Producten']);
  expect(openedTo(opened, 'Producten/Ketels')).toBe(opened);
});
