import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { readAll, type ReadCount } from '../../../src/application/shared/read-all';
import type { Failure } from '../../../src/domain/shared/failure';
import { defaultQuery, type ListQuery, type Page } from '../../../src/domain/shared/list-query';

interface Row {
  readonly id: string;
}
const rows = (count: number, from = 1): readonly Row[] =>
  Array.from({ length: count }, (_, place) => ({ id: String(from + place) }));
const QUERY = { ...defaultQuery({ name: 'x' }), term: 'y' };

/** A list whose n-th call is answered by `at`; its calls are recorded. */
const listOf = (at: (call: number) => readonly Row[] | Failure) => {
  const asked: ListQuery<{ readonly name: string }>[] = [];
  const list = (query: ListQuery<{ readonly name: string }>) => (): Promise<Either<Failure, Page<Row>>> => {
    asked.push(query);
    const found = at(asked.length);
    if ('kind' in found) return Promise.resolve(either.left(found));
    const start = (query.page - 1) * query.perPage;
    return Promise.resolve(
      either.right({
        rows: found.slice(start, start + query.perPage),
        total: found.length,
        page: query.page,
        perPage: query.perPage,
      }),
    );
  };
  return { gateway: { list }, asked };
};
const idsOf = (found: Either<Failure, readonly Row[]>): readonly number[] =>
  either.isRight(found) ? found.right.map(({ id }) => Number(id)) : [];

describe('reading all rows of a query', () => {
  test('takes a hundred at a time, keeps the query, and tells how far it is', async () => {
    const { gateway, asked } = listOf(() => rows(230));
    const counts: ReadCount[] = [];
    const found = await readAll(gateway, QUERY, {
      onCount: (count) => {
        counts.push(count);
      },
    })();
    expect(idsOf(found)).toEqual(rows(230).map(({ id }) => Number(id)));
    expect(asked).toEqual([1, 2, 3, 1, 2, 3].map((page) => ({ ...QUERY, page, perPage: 100 })));
    expect(counts).toEqual([50, 100, 115, 165, 215, 230].map((done) => ({ done, total: 230 })));
  });

  test.each([
    [0, 1],
    [100, 1],
    [101, 4],
  ])('of %d rows makes %d calls', async (count, calls) => {
    const { gateway, asked } = listOf(() => rows(count));
    expect(idsOf(await readAll(gateway, QUERY)())).toHaveLength(count);
    expect(asked).toHaveLength(calls);
  });

  test('reads again when a row went away meanwhile and moved the others', async () => {
    const { gateway, asked } = listOf((call) => (call === 1 ? rows(150) : rows(149, 2)));
    expect(idsOf(await readAll(gateway, QUERY)())).toEqual(rows(149, 2).map(({ id }) => Number(id)));
    expect(asked).toHaveLength(6);
  });

  test('misses none when one row went and another came between two pages', async () => {
    const { gateway } = listOf((call) => (call === 1 ? rows(150) : rows(150, 2)));
    expect(idsOf(await readAll(gateway, QUERY)())).toEqual(rows(150, 2).map(({ id }) => Number(id)));
  });

  test('misses none when that happens in each of the first readings', async () => {
    const { gateway } = listOf((call) =>
      rows(150, Math.min(Math.ceil(call / 2), 3) + (call % 2 === 0 && call < 6 ? 1 : 0)),
    );
    expect(idsOf(await readAll(gateway, QUERY)())).toEqual(rows(150, 3).map(({ id }) => Number(id)));
  });

  test('takes rows that only change their places for what they are', async () => {
    const { gateway, asked } = listOf((call) => (call <= 2 ? rows(150) : rows(150).toReversed()));
    expect(idsOf(await readAll(gateway, QUERY)()).toSorted((one, other) => one - other)).toEqual(
      rows(150).map(({ id }) => Number(id)),
    );
    expect(asked).toHaveLength(4);
  });

  test('reads again when the last page was gone by the time it was asked for', async () => {
    const { gateway } = listOf((call) => (call === 2 ? { kind: 'NotFound' } : rows(150)));
    expect(idsOf(await readAll(gateway, QUERY)())).toHaveLength(150);
  });

  test.each([
    ['loses a row a call', (call: number) => rows(180 - call)],
    ['gets one for each that goes', (call: number) => rows(150, call)],
  ])('gives up on a list that %s, and gives nothing', async (_, at) => {
    const { gateway, asked } = listOf(at);
    expect(await readAll(gateway, QUERY)()).toEqual(either.left({ kind: 'KeptChanging' }));
    expect(asked).toHaveLength(12);
  });

  test('has no rows where there is no list, and fails as the list does', async () => {
    expect(await readAll(listOf(() => ({ kind: 'NotFound' })).gateway, QUERY)()).toEqual(either.right([]));
    expect(await readAll(listOf((call) => (call === 1 ? rows(150) : { kind: 'Forbidden' })).gateway, QUERY)()).toEqual(
      either.left({ kind: 'Forbidden' }),
    );
  });
});
