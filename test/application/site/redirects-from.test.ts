import { isRight } from 'fp-ts/Either';
import { taskEither } from 'fp-ts';
import { redirectsFrom } from '../../../src/application/site/redirects-from';
import { redirects, type RedirectRow } from '../../../src/domain/site/redirect';

const rowOf = (from: string, place: number): RedirectRow => ({
  ...redirects.blank,
  id: String(place),
  from,
  to: '/x',
  datetime: null,
});

/** Ids of the redirects found, in a list that filters by substring. */
const foundBy = async (path: string, ...froms: readonly string[]): Promise<readonly string[]> => {
  const all = froms.map(rowOf);
  const find = redirectsFrom({
    list: ({ filter }) => {
      const rows = all.filter(({ from }) => from.includes(filter.from));
      return taskEither.right({ rows, total: rows.length, page: 1, perPage: 100 });
    },
  });
  const found = await find(path)();
  return isRight(found) ? found.right.map(({ title }) => title) : ['failed'];
};

describe('the redirects from a path, however they are written (R-SHR-72)', () => {
  test.each([
    ['/old', ['/old', '/old/', '/older', '/x/old'], ['/old', '/old/']],
    ['/old/', ['/old', '/old/'], ['/old', '/old/']],
    ['/café', ['/caf%C3%A9', '/café'], ['/café', '/caf%C3%A9']],
    ['/old?x=1', ['/old', '/old?x=1', '/old?x=2'], ['/old', '/old?x=1']],
    ['/old', ['/old?x=1'], []],
  ])('from %s', async (path, froms, found) => {
    expect(await foundBy(path, ...froms)).toEqual(found);
  });
});
