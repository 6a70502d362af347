import { either } from 'fp-ts';
import { isRight, type Either } from 'fp-ts/Either';
import { MemoryFiles } from '../../../../src/adapters/memory/library/published/memory-files';
import type { StoredFolder } from '../../../../src/adapters/memory/library/published/memory-tree';

const made = <Node>(found: Either<unknown, Node>): Node => {
  if (!isRight(found)) throw new Error('It was not made');
  return found.right;
};

describe('a folder that holds a read-only one', () => {
  const files = new MemoryFiles();
  const outer = made(files.addFolder(made(files.folder('')), 'Buiten'));
  const middle = made(files.addFolder(outer, 'Midden'));
  made(files.addFolder(middle, 'Vast', true));
  const beside = made(files.addFolder(outer, 'Ernaast'));
  const shut = either.left({ kind: 'Forbidden', code: 'READ_ONLY' });

  test.each<readonly [string, StoredFolder]>([
    ['Buiten', outer],
    ['Buiten/Midden', middle],
  ])('%s is neither deleted nor gets another path', (path, folder) => {
    expect(files.remove(path)).toEqual(shut);
    expect(files.writableWhole(folder)).toEqual(shut);
    expect(files.folder('Buiten/Midden/Vast')).toMatchObject(either.right({ name: 'Vast' }));
  });

  test('what lies beside it is free', () => {
    expect(files.writableWhole(beside)).toEqual(either.right(beside));
    expect(isRight(files.remove('Buiten/Ernaast'))).toBe(true);
  });
});
