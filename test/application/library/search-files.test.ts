import { either } from 'fp-ts';
import { MOST_OFFERED, wireFileSearch } from '../../../src/application/library/search-files';
import type { Library } from '../../../src/application/library/ports/library.port';
import { aFile } from '../../domain/library/support/tree';

const searchIn = (answer: Awaited<ReturnType<ReturnType<Library['search']>>>) =>
  wireFileSearch({ search: () => () => Promise.resolve(answer) }).search('zo', {})();

describe('files in the palette (R-LIB-14)', () => {
  test('are called by their paths, and lead to their pages', async () => {
    const file = { ...aFile('Merken/zon & wind.jpg'), thumbnail: '/media/klein' };
    expect(await searchIn(either.right([file]))).toEqual(
      either.right([
        {
          module: 'library',
          path: '/library/Merken%2Fzon%20%26%20wind.jpg',
          title: 'Merken/zon & wind.jpg',
          thumbnail: '/media/klein',
        },
      ]),
    );
  });
  test('are the first few that are found', async () => {
    const answer = await searchIn(
      either.right(Array.from({ length: MOST_OFFERED + 5 }, (_, place) => aFile(`A/zo ${String(place)}.jpg`))),
    );
    expect(either.isRight(answer) && answer.right.map(({ title }) => title)).toEqual(
      Array.from({ length: MOST_OFFERED }, (_, place) => `A/zo ${String(place)}.jpg`),
    );
  });
  test('are found by their names', async () => {
    expect(await searchIn(either.right([{ ...aFile('A/b.jpg'), alt: 'zomer' }]))).toEqual(either.right([]));
  });
  test('are none where nobody can look, and a failure stays one', async () => {
    expect(await searchIn(either.right(null))).toEqual(either.right([]));
    expect(await searchIn(either.left({ kind: 'Forbidden' }))).toEqual(either.left({ kind: 'Forbidden' }));
  });
});
