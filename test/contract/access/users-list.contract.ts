import { defaultQuery, type ListQuery, type Page } from '../../../src/domain/shared/list-query';
import { users, type UserFilter, type UserRow } from '../../../src/domain/access/user';
import { answered } from '../support/answered';
import { SU, type Backend } from '../support/backend';

/** The query for the first hundred users. */
export const all = defaultQuery(users.noFilter, 100);
export const filtered = (filter: Partial<UserFilter>): ListQuery<UserFilter> => ({
  ...all,
  filter: { ...users.noFilter, ...filter },
});
export const namesOf = (page: Page<UserRow>): readonly string[] =>
  page.rows.map((row) => `${row.firstname} ${row.surname}`);

const asking = (change: Partial<ListQuery<UserFilter>>): ListQuery<UserFilter> => ({ ...all, ...change });

/** The read-only part of the contract: paging, filters, free text, sorting. Rule R-SHR-19. */
export const usersListContract = (backend: () => Backend): void => {
  const list = (query: ListQuery<UserFilter>) => answered(backend().users.list(query));

  describe('a list', () => {
    it('counts all rows and cuts pages that do not overlap', async () => {
      const whole = await list(all);
      expect(whole.total).toBe(whole.rows.length);
      expect(whole.total).toBeGreaterThan(50);
      const pages = await Promise.all([1, 2].map((page) => list(asking({ page, perPage: 25 }))));
      expect(pages.map(({ rows, total, page, perPage }) => [rows.length, total, page, perPage])).toEqual([
        [25, whole.total, 1, 25],
        [25, whole.total, 2, 25],
      ]);
      expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
        whole.rows.slice(0, 50).map(({ id }) => id),
      );
    });

    it('has no rows behind its end, and still its total', async () => {
      const { rows, total } = await list(asking({ page: 40 }));
      expect(rows).toEqual([]);
      expect(total).toBeGreaterThan(50);
    });

    it('shows what a row needs', async () => {
      const { rows } = await list(filtered({ email: 'su@kantoor' }));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        firstname: 'Susanne',
        surname: 'Zandstra',
        email: SU,
        avatar: null,
        active: true,
      });
      expect(typeof rows[0]?.lastLogin).toBe('number');
    });

    it.each([
      ['postma', 'Marijke Postma'],
      ['POSTMA', 'Marijke Postma'],
      ['emilie', 'Émilie Dubois'],
      ['EL AMR', 'Fatima El Amrani'],
      ['noor.jansen@', 'Noor Jansen'],
      ['zoë c', 'Zoë Claes'],
    ])('finds %s anywhere, whatever the case and the accents', async (term, found) => {
      expect(namesOf(await list(asking({ term })))).toEqual([found]);
    });

    it.each(['amrani fatima', 'fatima amrani', '  El   amrani FATIMA ', 'fatima zilvermeeuw.example', 'amra atim'])(
      'finds every word of %p, in any order',
      async (term) => {
        expect(namesOf(await list(asking({ term })))).toEqual(['Fatima El Amrani']);
      },
    );

    it.each(['fatima postma', `${'fatima '.repeat(12)}postma`])(
      'finds nobody who has not every word of %p',
      async (term) => {
        expect((await list(asking({ term }))).total).toBe(0);
      },
    );

    it('takes a page of words for an answer', async () => {
      expect((await list(asking({ term: 'e '.repeat(120) }))).total).toBe(0);
    });

    it.each(['%', '_', '\\', "'", '"', '<script>', '%%%'])('takes %s for a text', async (term) => {
      expect((await list(asking({ term }))).total).toBe(0);
    });

    it('finds nothing where there is nothing', async () => {
      expect(await list(asking({ term: 'propaan' }))).toEqual({ rows: [], total: 0, page: 1, perPage: 100 });
    });

    it('filters by name and by address', async () => {
      expect(namesOf(await list(filtered({ name: 'bouazza' })))).toEqual(['Youssef Bouazza']);
      expect(namesOf(await list(filtered({ name: 'EMILIE' })))).toEqual(['Émilie Dubois']);
      expect(namesOf(await list(filtered({ name: 'dvořak' })))).toEqual(['Tomáš Dvořák']);
      expect(namesOf(await list(filtered({ name: 'youssef b' })))).toEqual(['Youssef Bouazza']);
      expect(namesOf(await list(filtered({ email: 'reader@' })))).toEqual(['Rhea Thompson']);
      expect(await list(filtered({ name: 'kantoor.example' }))).toMatchObject({ total: 0 });
    });

    it('filters by yes, by no, and not at all', async () => {
      const [active, inactive, both] = await Promise.all(
        [true, false, null].map((value) => list(filtered({ active: value }))),
      );
      expect(active?.rows.every((row) => row.active)).toBe(true);
      expect(inactive?.rows.some((row) => row.active)).toBe(false);
      expect(inactive?.total).toBeGreaterThan(0);
      expect((active?.total ?? 0) + (inactive?.total ?? 0)).toBe(both?.total);
    });

    it('lets the free text and the filters both apply', async () => {
      expect(namesOf(await list({ ...filtered({ name: 'tess' }), term: 'mulder' }))).toEqual(['Tess Mulder']);
      expect((await list({ ...filtered({ name: 'tess' }), term: 'postma' })).total).toBe(0);
    });

    it('sorts by address both ways', async () => {
      const up = (await list(asking({ sort: { field: 'email', order: 'asc' } }))).rows.map(({ email }) => email);
      const down = (await list(asking({ sort: { field: 'email', order: 'desc' } }))).rows.map(({ email }) => email);
      expect(up).toEqual([...up].sort());
      expect(down).toEqual([...up].reverse());
    });

    it('sorts names without regard to case and accents', async () => {
      const { rows } = await list({
        ...filtered({ email: 'zilvermeeuw.example' }),
        sort: { field: 'surname', order: 'asc' },
      });
      const surnames = rows.map(({ surname }) => surname);
      expect(surnames.indexOf('Östberg')).toBeGreaterThan(surnames.indexOf('Okonkwo'));
      expect(surnames.indexOf('Östberg')).toBeLessThan(surnames.indexOf('Peeters'));
      expect(surnames.indexOf('van Dijk')).toBeGreaterThan(surnames.indexOf('Timmermans'));
      expect(surnames.indexOf('De Smet')).toBeLessThan(surnames.indexOf('Dubois'));
    });

    it('puts who never signed in first, and last the other way round', async () => {
      const up = (await list(asking({ sort: { field: 'lastLogin', order: 'asc' } }))).rows.map(
        ({ lastLogin }) => lastLogin,
      );
      expect(up[0]).toBeNull();
      const times = up.filter((time) => time !== null);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect((await list(asking({ sort: { field: 'lastLogin', order: 'desc' } }))).rows.at(-1)?.lastLogin).toBeNull();
    });

    it.each(users.sortable)('can be sorted by %s', async (field) => {
      expect((await list(asking({ sort: { field, order: 'desc' } }))).rows.length).toBeGreaterThan(50);
    });
  });
};
