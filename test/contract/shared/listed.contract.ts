import type { ListGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { defaultQuery, type ListQuery, type Page } from '../../../src/domain/shared/list-query';
import type { Kind, Listing } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { enter, READER, SU, type TestBackend } from '../support/backend';

/** The data that the contract needs of a list without records. */
export interface Listed<K extends Kind> {
  readonly listing: Listing<K>;
  /** Queries with a check that holds for every row found; each finds some rows, but not all. */
  readonly narrowing: readonly (readonly [string, Partial<ListQuery<K['filter']>>, (row: K['row']) => boolean])[];
  /** A query that matches no row. */
  readonly nothing: Partial<ListQuery<K['filter']>>;
}

/** The behaviour that all lists without records share, for every implementation of the port. */
export const listedContract =
  <K extends Kind>({ listing, narrowing, nothing }: Listed<K>) =>
  (world: string, make: () => Promise<TestBackend>): void => {
    describe(`ListGateway of ${listing.key} (${world})`, () => {
      let backend: TestBackend;
      let gateway: ListGateway<K>;
      beforeAll(async () => {
        backend = await make();
        gateway = backend.list(listing);
      });
      afterAll(() => backend.close());
      beforeEach(() => enter(backend, SU));

      const page = (query: Partial<ListQuery<K['filter']>> = {}): Promise<Page<K['row']>> =>
        answered(gateway.list({ ...defaultQuery(listing.noFilter), perPage: 100, ...query }));

      test('rows come in pages that do not overlap', async () => {
        const [first, second] = [await page({ perPage: 10 }), await page({ perPage: 10, page: 2 })];
        expect(first.rows).not.toEqual([]);
        expect(second.rows.filter(({ id }) => first.rows.some((row) => row.id === id))).toEqual([]);
        expect(second.total).toBe(first.total);
      });

      test.each(narrowing)('the list by %s', async (_, query, fits) => {
        const found = await page(query);
        expect(found.total).toBeGreaterThan(0);
        expect(found.total).toBeLessThan((await page()).total);
        expect(found.rows.filter((row) => !fits(row))).toEqual([]);
      });

      test('what nothing fits finds nothing', async () => {
        expect(await page(nothing)).toMatchObject({ rows: [], total: 0 });
      });

      test.each(listing.sortable)('sorted by %s, down is the other end of up', async (field) => {
        const [up, down] = [
          await page({ sort: { field, order: 'asc' } }),
          await page({ sort: { field, order: 'desc' } }),
        ];
        if (up.total <= 100)
          expect(down.rows.map((row) => row[field])).toEqual(up.rows.map((row) => row[field]).toReversed());
        else expect(down.rows[0]?.[field]).not.toEqual(up.rows[0]?.[field]);
      });

      test('who has no right on it gets nothing', async () => {
        await enter(backend, READER);
        expect(await refusal(gateway.list(defaultQuery(listing.noFilter)))).toEqual({ kind: 'Forbidden' });
      });
    });
  };
