import { firstQuery, type ListQuery } from '../../../src/domain/shared/list-query';
import { users } from '../../../src/domain/access/user';
import { noUsergroupFilter, type UsergroupFilter } from '../../../src/domain/access/usergroup';
import { answered, refusal } from '../support/answered';
import { EDITOR, enter, READER, SU, type OpenOffice } from '../support/office';

const all = firstQuery(noUsergroupFilter, 25);
const asking = (change: Partial<ListQuery<UsergroupFilter>>): ListQuery<UsergroupFilter> => ({ ...all, ...change });

export const usergroupsContract = (name: string, make: () => Promise<OpenOffice>): void => {
  describe(`Usergroups (${name})`, () => {
    let office: OpenOffice;
    beforeAll(async () => { office = await make(); });
    afterAll(() => office.close());
    beforeEach(() => enter(office, SU));

    const list = (query: ListQuery<UsergroupFilter>) => answered(office.usergroups.list(query));
    const editor = async (): Promise<string> =>
      (await answered(office.users.list({ ...firstQuery(users.noFilter), term: EDITOR }))).rows[0]?.id ?? '';

    it('lists the eight groups by name, with their members counted', async () => {
      const { rows, total } = await list(all);
      expect(total).toBe(8);
      expect(rows.map((row) => row.name)).toEqual([
        'Catalogusbeheer', 'Colleagues, look only', 'Gebruikersbeheer', 'Marketing en campagnes',
        'Redactie', 'Redactie, alleen nieuws', 'Service and spare parts', 'Webshop, order desk',
      ]);
      expect(rows.every(({ members }) => members > 0)).toBe(true);
    });

    it('marks nobody when no user is named', async () => {
      expect((await list(all)).rows.some(({ member }) => member)).toBe(false);
    });

    it('marks the groups of a user and leaves none out', async () => {
      const { rows, total } = await list(asking({ filter: { name: '', user: await editor() } }));
      expect(total).toBe(8);
      expect(rows.filter(({ member }) => member).map((row) => row.name)).toEqual(['Redactie']);
    });

    it('counts a new member', async () => {
      const id = await editor();
      const before = (await list(all)).rows.find((row) => row.name === 'Catalogusbeheer');
      const { record, version } = await answered(office.users.get(id));
      await answered(office.users.save({ id, version, draft: { ...record, usergroups: [...record.usergroups, before?.id ?? ''] }, before: record }));
      const after = (await list(asking({ filter: { name: '', user: id } }))).rows.find((row) => row.name === 'Catalogusbeheer');
      expect(after).toEqual({ ...before, members: (before?.members ?? 0) + 1, member: true });
    });

    it('filters by name, pages and sorts', async () => {
      expect((await list(asking({ filter: { name: 'REDACTIE', user: null } }))).rows.map((row) => row.name)).toEqual(['Redactie', 'Redactie, alleen nieuws']);
      expect((await list(asking({ sort: { field: 'name', order: 'desc' } }))).rows[0]?.name).toBe('Webshop, order desk');
      const counts = (await list(asking({ sort: { field: 'members', order: 'desc' } }))).rows.map(({ members }) => members);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      const second = await list(asking({ perPage: 10, page: 2 }));
      expect([second.rows, second.total]).toEqual([[], 8]);
    });

    it('sorts the groups of a user to the top', async () => {
      const { rows } = await list(asking({ filter: { name: '', user: await editor() }, sort: { field: 'member', order: 'desc' } }));
      expect(rows[0]?.member).toBe(true);
      expect(rows.at(-1)?.member).toBe(false);
    });

    it('is for who has a right on users or groups', async () => {
      await enter(office, READER);
      expect((await list(all)).total).toBe(8);
      await enter(office, EDITOR);
      expect(await refusal(office.usergroups.list(all))).toEqual({ kind: 'Forbidden' });
      await answered(office.session.signOut());
      expect(await refusal(office.usergroups.list(all))).toEqual({ kind: 'Unauthenticated' });
    });
  });
};
