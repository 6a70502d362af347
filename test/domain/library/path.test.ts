import { isWithin, nameOf, parentOf, pathIn, pathsTo, ROOT } from '../../../src/domain/library/path';

test.each([
  ['a/b/c.png', 'a/b', 'c.png'],
  ['a', ROOT, 'a'],
  [ROOT, ROOT, ''],
])('%p lies in %p and is called %p', (path, folder, name) => {
  expect([parentOf(path), nameOf(path)]).toEqual([folder, name]);
  expect(path === ROOT ? ROOT : pathIn(folder, name)).toBe(path);
});

test.each([
  ['a/b/c', ['a', 'a/b', 'a/b/c']],
  ['a', ['a']],
  [ROOT, []],
])('the way to %p', (path, way) => {
  expect(pathsTo(path)).toEqual(way);
});

test.each([
  ['a/b', 'a', true],
  ['a', 'a', true],
  ['ab', 'a', false],
  ['a', 'a/b', false],
  ['a', ROOT, true],
  [ROOT, 'a', false],
])('%p is in %p: %p', (path, folder, inside) => {
  expect(isWithin(path, folder)).toBe(inside);
});
