import type { Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import { defaultQuery, type ListQuery } from '../../../src/domain/shared/list-query';
import { codesOf } from '../../../src/domain/access/rights-catalogue';
import { ALL_RIGHTS } from '../../../src/domain/access/rights';
import { users, type UsersOfGroup } from '../../../src/domain/access/user';
import {
  usergroups,
  type GroupsOfUser,
  type Usergroup,
  type UsergroupDraft,
} from '../../../src/domain/access/usergroup';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated, told } from '../support/offer';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';

const all = defaultQuery<GroupsOfUser>({ name: '', user: null }, 25);
const asking = (change: Partial<ListQuery<GroupsOfUser>>): ListQuery<GroupsOfUser> => ({ ...all, ...change });

// Rule R-ACC-12.
export const usergroupsContract = (name: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`Usergroups (${name})`, () => {
    let backend: TestBackend;
    let made = 0;
    const left = new Set<string>();
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));
    // Other tests count the groups, in any order of the tests.
    afterEach(async () => {
      if (left.size === 0) return;
      await enter(backend, SU);
      await answered(backend.usergroups.remove([...left]));
      left.clear();
    });

    const list = (query: ListQuery<GroupsOfUser>) => answered(backend.usergroups.list(query));
    const idOf = async (email: string): Promise<string> =>
      (await answered(backend.users.list({ ...defaultQuery(users.noFilter), term: email }))).rows[0]?.id ?? '';
    const editor = () => idOf(EDITOR);

    /** A group for one test only. */
    const aGroup = async (change: Partial<UsergroupDraft> = {}): Promise<Stored<Usergroup>> => {
      made += 1;
      const draft: UsergroupDraft = {
        name: `Zz proef ${String(made)}`,
        rights: ['blog.view'],
        users: [await editor()],
        ...change,
      };
      const { id } = await answered(
        backend.usergroups.save({ id: null, version: null, draft, before: usergroups.blank }),
      );
      left.add(id);
      return answered(backend.usergroups.get(id));
    };
    const saving = ({ record, version }: Stored<Usergroup>, change: Partial<UsergroupDraft>) => {
      const before = draftOf(usergroups.blank, record);
      return backend.usergroups.save({ id: record.id, version, draft: { ...before, ...change }, before });
    };

    describe('a list', () => {
      it('has the eight groups by name, with their members counted', async () => {
        const { rows, total } = await list(all);
        expect(total).toBe(8);
        expect(rows.map((row) => row.name)).toEqual([
          'Catalogusbeheer',
          'Colleagues, look only',
          'Gebruikersbeheer',
          'Marketing en campagnes',
          'Redactie',
          'Redactie, alleen nieuws',
          'Service and spare parts',
          'Webshop, order desk',
        ]);
        expect(rows.every(({ members, added, changed }) => members > 0 && added !== null && changed !== null)).toBe(
          true,
        );
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
        const { record, version } = await answered(backend.users.get(id));
        await answered(
          backend.users.save({
            id,
            version,
            draft: { ...record, usergroups: [...record.usergroups, before?.id ?? ''] },
            before: record,
          }),
        );
        const after = (await list(asking({ filter: { name: '', user: id } }))).rows.find(
          (row) => row.name === 'Catalogusbeheer',
        );
        expect(after).toMatchObject({ id: before?.id, members: (before?.members ?? 0) + 1, member: true });
        await answered(backend.users.save({ id, version: null, draft: record, before: record }));
      });

      it('filters by name, finds by a term, pages and sorts', async () => {
        for (const query of [asking({ filter: { name: 'REDACTIE', user: null } }), asking({ term: 'redactie' })]) {
          expect((await list(query)).rows.map((row) => row.name)).toEqual(['Redactie', 'Redactie, alleen nieuws']);
        }
        expect((await list(asking({ sort: { field: 'name', order: 'desc' } }))).rows[0]?.name).toBe(
          'Webshop, order desk',
        );
        const counts = (await list(asking({ sort: { field: 'members', order: 'desc' } }))).rows.map(
          ({ members }) => members,
        );
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        const times = (await list(asking({ sort: { field: 'changed', order: 'asc' } }))).rows.map(
          ({ changed }) => changed ?? 0,
        );
        expect(times).toEqual([...times].sort((a, b) => a - b));
        const second = await list(asking({ perPage: 10, page: 2 }));
        expect([second.rows, second.total]).toEqual([[], 8]);
      });

      it('tells which of them whoever asks may give: those whose every right they hold (R-ACC-06)', async () => {
        expect((await list(all)).rows.every(({ givable }) => givable)).toBe(true);
        await enter(backend, READER);
        const { rows } = await list(all);
        // Without the mark, the server refuses the other rights when they are granted.
        expect(rows.filter(({ givable }) => givable).map((row) => row.name)).toEqual(
          offer.extras ? ['Colleagues, look only'] : rows.map((row) => row.name),
        );
      });

      it('sorts the groups of a user to the top, and both parts by name', async () => {
        const id = await editor();
        const { record } = await answered(backend.users.get(id));
        const [reader] = (await list(asking({ term: 'colleagues' }))).rows;
        await answered(
          backend.users.save({
            id,
            version: null,
            draft: { ...record, usergroups: [...record.usergroups, reader?.id ?? ''] },
            before: record,
          }),
        );
        const { rows } = await list(
          asking({ filter: { name: '', user: id }, sort: { field: 'member', order: 'desc' } }),
        );
        const marks = rows.map(({ member }) => member);
        expect(marks).toEqual([...marks.filter((mark) => mark), ...marks.filter((mark) => !mark)]);
        expect(marks.filter((mark) => mark).length).toBeGreaterThan(1);
        for (const part of [true, false]) {
          const names = rows.filter(({ member }) => member === part).map((row) => row.name);
          expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
        }
        await answered(backend.users.save({ id, version: null, draft: record, before: record }));
      });

      it('is for who has a right on users or groups', async () => {
        await enter(backend, READER);
        expect((await list(all)).total).toBe(8);
        await enter(backend, EDITOR);
        expect(await refusal(backend.usergroups.list(all))).toEqual({ kind: 'Forbidden' });
        await answered(backend.session.signOut());
        expect(await refusal(backend.usergroups.list(all))).toEqual({ kind: 'Unauthenticated' });
      });
    });

    describe('a record', () => {
      it('comes with its version, its rights and its members', async () => {
        const { rows } = await list(asking({ term: 'colleagues' }));
        const { record, version } = await answered(backend.usergroups.get(rows[0]?.id ?? ''));
        expect(record).toMatchObject({
          name: 'Colleagues, look only',
          rights: ['users.view'],
          members: rows[0]?.members,
        });
        expect(record.users).toContain(await idOf(READER));
        expect(record.users).toHaveLength(record.members);
        expect(version).toEqual(told(expect.any(String), offer));
      });

      it('is added, and its members have its rights from then on', async () => {
        const { record } = await aGroup({ name: '  Nieuwe groep ', rights: ['users.view', 'blog.view'] });
        expect(record).toMatchObject({ name: 'Nieuwe groep', members: 1, users: [await editor()] });
        expect([...record.rights].sort()).toEqual(['blog.view', 'users.view']);
        await enter(backend, EDITOR);
        expect((await answered(backend.session.me())).rights).toContain('users.view');
        expect((await list(all)).total).toBeGreaterThan(8);
      });

      it('is saved, and has another version from then on', async () => {
        const before = await aGroup();
        await answered(saving(before, { name: 'Zz anders', rights: ['news.view'], users: [await idOf(READER)] }));
        const after = await answered(backend.usergroups.get(before.record.id));
        expect(after.record).toMatchObject({
          name: 'Zz anders',
          rights: ['news.view'],
          users: [await idOf(READER)],
          members: 1,
        });
        expectNewVersion(before.version, after.version, offer);
      });

      it('that somebody changed meanwhile is not written over where there are versions, nor one whose members changed', async () => {
        const before = await aGroup();
        await answered(saving(before, { name: 'Zz eerst' }));
        await expectOutdated(saving(before, { name: 'Zz laat' }), offer);
        const now = await answered(backend.usergroups.get(before.record.id));
        const reader = await answered(backend.users.get(await idOf(READER)));
        await answered(
          backend.users.save({
            id: reader.record.id,
            version: null,
            draft: { ...reader.record, usergroups: [...reader.record.usergroups, before.record.id] },
            before: reader.record,
          }),
        );
        await expectOutdated(saving(now, { users: [await editor()] }), offer);
      });

      it.each(['REDACTIE', ' Rédactie ', 'Redactïe', 'R\u0301edactie'])(
        'has a name of its own, which %j is not',
        async (name) => {
          const group = await aGroup();
          expect(await refusal(saving(group, { name }))).toMatchObject({
            kind: 'FieldsRejected',
            fields: { name: 'NAME_IN_USE' },
          });
          expect(await answered(backend.usergroups.get(group.record.id))).toEqual(group);
        },
      );

      it('may have the blanks and accents of its own name changed', async () => {
        const { record } = await aGroup({ name: 'Eén twee' });
        await answered(saving(await answered(backend.usergroups.get(record.id)), { name: 'Één  Twee' }));
        expect((await answered(backend.usergroups.get(record.id))).record.name).toBe('Één  Twee');
        expect(await refusal(saving(await aGroup(), { name: 'een twee' }))).toMatchObject({
          fields: { name: 'NAME_IN_USE' },
        });
      });

      it.each([
        ['name', { name: ' ' }],
        ['rights', { rights: [] }],
        ['users', { users: [] }],
        ['rights', { rights: ['blog.fly'] }],
        ['users', { users: ['2147483647'] }],
      ])('is refused with its field: %s %j', async (field, change) => {
        const group = await aGroup();
        expect(await refusal(saving(group, change))).toEqual({
          kind: 'FieldsRejected',
          code: 'VALUE_NOT_VALID',
          fields: { [field]: 'VALUE_NOT_VALID' },
        });
        expect((await answered(backend.usergroups.get(group.record.id))).record).toEqual(group.record);
      });

      it('that is deleted takes its memberships along, and what is gone is named', async () => {
        const { record } = await aGroup();
        expect(await answered(backend.usergroups.remove([record.id]))).toEqual({ refused: [] });
        expect(await refusal(backend.usergroups.get(record.id))).toEqual({ kind: 'NotFound' });
        expect((await answered(backend.users.get(await editor()))).record.usergroups).not.toContain(record.id);
        expect(await answered(backend.usergroups.remove([record.id]))).toMatchObject({
          refused: [{ id: record.id, code: 'NOT_FOUND' }],
        });
      });
    });

    describe('the record that is open', () => {
      it('is deleted once', async () => {
        const {
          record: { id },
          version,
        } = await aGroup();
        await answered(backend.usergroups.removeOne({ id, version }));
        expect([
          await refusal(backend.usergroups.get(id)),
          await refusal(backend.usergroups.removeOne({ id, version: null })),
        ]).toEqual([{ kind: 'NotFound' }, { kind: 'NotFound' }]);
      });

      it('is not deleted when somebody saved it, or let somebody in, meanwhile and there are versions', async () => {
        const before = await aGroup();
        const { id } = before.record;
        await answered(saving(before, { name: 'Zz ander' }));
        if (offer.extras)
          expect(await refusal(backend.usergroups.removeOne({ id, version: before.version }))).toEqual({
            kind: 'Changed',
          });
        const now = await answered(backend.usergroups.get(id));
        const reader = await answered(backend.users.get(await idOf(READER)));
        await answered(
          backend.users.save({
            id: reader.record.id,
            version: null,
            draft: { ...reader.record, usergroups: [...reader.record.usergroups, id] },
            before: reader.record,
          }),
        );
        await expectOutdated(backend.usergroups.removeOne({ id, version: now.version }), offer);
        if (offer.extras)
          await answered(
            backend.usergroups.removeOne({ id, version: (await answered(backend.usergroups.get(id))).version }),
          );
        expect(await refusal(backend.usergroups.get(id))).toEqual({ kind: 'NotFound' });
      });
    });

    describe('people in a group', () => {
      it('are marked and sorted to the top, and nobody is left out', async () => {
        const { record } = await aGroup();
        const filter: UsersOfGroup = { ...users.noFilter, usergroup: record.id };
        const everybody = await answered(backend.users.list(defaultQuery(users.noFilter)));
        const { rows, total } = await answered(
          backend.users.list({ ...defaultQuery(filter), sort: { field: 'member', order: 'desc' } }),
        );
        expect([rows[0]?.id, total]).toEqual([await editor(), everybody.total]);
      });
    });

    describe('somebody who manages groups', () => {
      /** Signs in the reader, with a group of these rights besides their own. */
      const enterWith = async (rights: readonly string[]): Promise<void> => {
        await aGroup({ rights, users: [await idOf(READER)] });
        await enter(backend, READER);
      };
      const manager = ['usergroups.view', 'usergroups.add', 'usergroups.edit', 'usergroups.delete'];

      it('gives the rights that they have, and no others', async () => {
        const group = await answered(backend.usergroups.get((await aGroup({ rights: ['users.view'] })).record.id));
        await enterWith(manager);
        await answered(saving(group, { rights: ['usergroups.view', 'users.view'] }));
        const now = await answered(backend.usergroups.get(group.record.id));
        expect(await refusal(saving(now, { rights: ['users.edit', 'users.view'] }))).toEqual({ kind: 'Forbidden' });
      });

      it('leaves alone a group that can do more than they', async () => {
        const group = await aGroup({ rights: ['queue.start', 'users.view'] });
        const reader = await idOf(READER);
        await enterWith(manager);
        expect(await refusal(saving(group, { users: [...group.record.users, reader] }))).toEqual({ kind: 'Forbidden' });
        expect(await refusal(saving(group, { name: 'Zz hernoemd' }))).toEqual({ kind: 'Forbidden' });
        expect(await answered(backend.usergroups.remove([group.record.id]))).toMatchObject({
          refused: [{ id: group.record.id, code: 'FORBIDDEN' }],
        });
        expect(await refusal(backend.usergroups.removeOne({ id: group.record.id, version: group.version }))).toEqual({
          kind: 'Forbidden',
        });
        await answered(saving(group, { rights: ['usergroups.view'] }));
        expect((await answered(backend.usergroups.get(group.record.id))).record.rights.toSorted()).toEqual([
          'queue.start',
          'usergroups.view',
        ]);
      });
    });

    it('knows every right, in groups and modules', async () => {
      const catalogue = await answered(backend.usergroups.rights());
      expect(codesOf(catalogue)).toEqual(ALL_RIGHTS);
      expect(
        catalogue.every(
          ({ icon, label, modules }) => icon !== '' && label !== '' && modules.every((module) => module.label !== ''),
        ),
      ).toBe(true);
      await enter(backend, EDITOR);
      expect(await refusal(backend.usergroups.rights())).toEqual({ kind: 'Forbidden' });
    });
  });
};
