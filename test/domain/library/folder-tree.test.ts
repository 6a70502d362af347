import { folderAt, narrows, openedTo, treeRows } from '../../../src/domain/library/folder-tree';
import { aFolder, nodeOf } from './support/tree';

const tree = [
  nodeOf(aFolder('Merken')),
  nodeOf(aFolder('Producten'), [
    nodeOf(aFolder('Producten/Ketels')),
    nodeOf(aFolder('Producten/Warmtepompen'), [nodeOf(aFolder('Producten/Warmtepompen/Hybride'))]),
  ]),
];
const drawn = (opened: readonly string[], filter?: string) =>
  treeRows(tree, new Set(opened), filter).map(({ folder, depth, open }) => [folder.path, depth, open]);

test.each([
  [
    'nothing is opened',
    [],
    [
      ['Merken', 0, null],
      ['Producten', 0, false],
    ],
  ],
  [
    'one is opened',
    ['Producten'],
    [
      ['Merken', 0, null],
      ['Producten', 0, true],
      ['Producten/Ketels', 1, null],
      ['Producten/Warmtepompen', 1, false],
    ],
  ],
  [
    'one inside a closed one',
    ['Producten/Warmtepompen'],
    [
      ['Merken', 0, null],
      ['Producten', 0, false],
    ],
  ],
  [
    'both',
    ['Producten', 'Producten/Warmtepompen'],
    [
      ['Merken', 0, null],
      ['Producten', 0, true],
      ['Producten/Ketels', 1, null],
      ['Producten/Warmtepompen', 1, true],
      ['Producten/Warmtepompen/Hybride', 2, null],
    ],
  ],
] as const)('the tree as it is drawn when %s', (_, opened, rows) => {
  expect(drawn(opened)).toEqual(rows);
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
      ['Producten', 0, true],
      ['Producten/Warmtepompen', 1, true],
      ['Producten/Warmtepompen/Hybride', 2, null],
    ]);
  });
  test('a folder that is found comes without what it holds', () => {
    expect(drawn(['Producten'], 'PRODUCT')).toEqual([['Producten', 0, null]]);
  });
  test('what nothing is called leaves nothing', () => {
    expect(drawn(['Producten'], 'zzz')).toEqual([]);
  });
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
