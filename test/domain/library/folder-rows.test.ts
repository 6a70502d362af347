import { searchRows, rowsOf } from '../../../src/domain/library/folder-rows';
import { aFile, aFolder, pathsOf } from './support/tree';

const contents = {
  folders: [aFolder('A/Zomer'), aFolder('A/archief')],
  files: [
    aFile('A/b.pdf', { size: 30, updated: 300 }),
    aFile('A/a10.jpg', { size: 20, updated: 100, alt: 'Ketel op zolder' }),
    aFile('A/a2.jpg', { size: 40, updated: 200 }),
    aFile('A/c.jpg', { size: 20, updated: null }),
  ],
};
const rows = (options?: Parameters<typeof rowsOf>[2], path = 'A') => pathsOf(rowsOf(contents, path, options));

describe('the rows of a folder', () => {
  test('the way up, folders, files; each by name, numbers by their value', () => {
    expect(rows()).toEqual(['... ', 'A/archief', 'A/Zomer', 'A/a2.jpg', 'A/a10.jpg', 'A/b.pdf', 'A/c.jpg']);
  });
  test('the way up leads one folder up; the root has none', () => {
    expect(rows({}, 'A/B')[0]).toBe('... A');
    expect(pathsOf(rowsOf({ folders: [aFolder('A')], files: [] }, ''))).toEqual(['A']);
  });
  test.each([
    ['name', 'desc', ['A/Zomer', 'A/archief', 'A/c.jpg', 'A/b.pdf', 'A/a10.jpg', 'A/a2.jpg']],
    ['size', 'asc', ['A/archief', 'A/Zomer', 'A/a10.jpg', 'A/c.jpg', 'A/b.pdf', 'A/a2.jpg']],
    ['size', 'desc', ['A/archief', 'A/Zomer', 'A/a2.jpg', 'A/b.pdf', 'A/a10.jpg', 'A/c.jpg']],
    ['type', 'asc', ['A/archief', 'A/Zomer', 'A/a2.jpg', 'A/a10.jpg', 'A/c.jpg', 'A/b.pdf']],
    ['updated', 'desc', ['A/archief', 'A/Zomer', 'A/b.pdf', 'A/a2.jpg', 'A/a10.jpg', 'A/c.jpg']],
    ['nonsense', 'asc', ['A/archief', 'A/Zomer', 'A/a2.jpg', 'A/a10.jpg', 'A/b.pdf', 'A/c.jpg']],
  ] as const)('by %s, %s: the way up stays on top, folders lie by name', (field, order, expected) => {
    expect(rows({ sort: { field, order } })).toEqual(['... ', ...expected]);
  });
  test('fewer than two letters leave everything, the way up too (R-LIB-10)', () => {
    expect(rows({ term: 'z' })).toEqual(rows());
  });
  test('two letters leave what has them in its name or text, and take the way up off (R-LIB-10)', () => {
    expect(rows({ term: 'zo' })).toEqual(['A/Zomer', 'A/a10.jpg']);
  });
  test('files that are not wanted are left out, folders never', () => {
    expect(rows({ keep: ({ extension }) => extension === 'pdf' })).toEqual(['... ', 'A/archief', 'A/Zomer', 'A/b.pdf']);
  });
  test('the answer itself is not turned', () => {
    const before = contents.files.map(({ name }) => name);
    rows({ sort: { field: 'name', order: 'desc' } });
    expect(contents.files.map(({ name }) => name)).toEqual(before);
  });
});

test('what a search found keeps its order until another is asked for', () => {
  expect(pathsOf(searchRows(contents.files))).toEqual(['A/b.pdf', 'A/a10.jpg', 'A/a2.jpg', 'A/c.jpg']);
  expect(pathsOf(searchRows(contents.files, { field: 'name', order: 'asc' }))).toEqual([
    'A/a2.jpg',
    'A/a10.jpg',
    'A/b.pdf',
    'A/c.jpg',
  ]);
  expect(pathsOf(searchRows(contents.files, { field: 'nonsense', order: 'asc' }))).toEqual([
    'A/b.pdf',
    'A/a10.jpg',
    'A/a2.jpg',
    'A/c.jpg',
  ]);
});
