import type { ListQuery } from '../../../src/domain/shared/list-query';
import { users, type User, type UserDraft, type UserFilter } from '../../../src/domain/access/user';
import type { Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated, told } from '../support/offer';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';
import { all, filtered, namesOf, usersListContract } from './users-list.contract';

export const usersContract = (name: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`ResourceGateway of users (${name})`, () => {
    let backend: TestBackend;
    let made = 0;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const list = (query: ListQuery<UserFilter>) => answered(backend.users.list(query));
    const idOf = async (email: string): Promise<string> => (await list(filtered({ email }))).rows[0]?.id ?? '';

    /** A user for one test only. */
    const aUser = async (change: Partial<UserDraft> = {}): Promise<Stored<User>> => {
      made += 1;
      const draft: UserDraft = {
        ...users.blank,
        firstname: 'Quinten',
        surname: 'Proef',
        // Padded to one width: an address with more digits would sort elsewhere.
        email: `quinten${String(made).padStart(3, '0')}@proef.example`,
        ...change,
      };
      const { id } = await answered(backend.users.save({ id: null, version: null, draft, before: users.blank }));
      return answered(backend.users.get(id));
    };
    const saving = ({ record, version }: Stored<User>, change: Partial<UserDraft>) => {
      const before = draftOf(users.blank, record);
      return backend.users.save({ id: record.id, version, draft: { ...before, ...change }, before });
    };

    usersListContract(() => backend);

    describe('a record', () => {
      it('comes with its version, its websites and its groups', async () => {
        const { record, version } = await answered(backend.users.get(await idOf(EDITOR)));
        expect(record).toMatchObject({
          firstname: 'Edwin',
          surname: 'van Rijn',
          email: EDITOR,
          su: false,
          active: true,
        });
        expect(record.websites).toHaveLength(2);
        expect(record.usergroups).toHaveLength(1);
        expect(version).toEqual(told(expect.any(String), offer));
      });

      it.each(['4711', 'abc', '0', '1%2F2'])('that is not there is not found: %s', async (id) => {
        expect(await refusal(backend.users.get(id))).toEqual({ kind: 'NotFound' });
        expect(
          await refusal(backend.users.save({ id, version: null, draft: users.blank, before: users.blank })),
        ).toEqual({ kind: 'NotFound' });
      });

      it('is added, and lives where the answer says', async () => {
        const { record } = await aUser({
          firstname: ' Renske ',
          surname: 'Été',
          email: ' Renske@PROEF.example ',
          websites: ['1'],
          usergroups: ['1', '2'],
        });
        expect(record).toMatchObject({
          firstname: 'Renske',
          surname: 'Été',
          email: 'renske@proef.example',
          active: true,
          su: false,
          lastLogin: null,
        });
        expect(record.websites).toEqual(['1']);
        expect([...record.usergroups].sort()).toEqual(['1', '2']);
      });

      it('is saved, and has another version from then on', async () => {
        const before = await aUser();
        const { id } = await answered(saving(before, { surname: 'Anders', websites: ['2'], usergroups: ['3'] }));
        const after = await answered(backend.users.get(id));
        expect(id).toBe(before.record.id);
        expect(after.record).toEqual({ ...before.record, surname: 'Anders', websites: ['2'], usergroups: ['3'] });
        expectNewVersion(before.version, after.version, offer);
        expect(namesOf(await list(filtered({ email: before.record.email })))).toEqual(['Quinten Anders']);
      });

      it('can lose its last website and group', async () => {
        const before = await aUser({ websites: ['1'], usergroups: ['1'] });
        await answered(saving(before, { websites: [], usergroups: [] }));
        expect((await answered(backend.users.get(before.record.id))).record).toMatchObject({
          websites: [],
          usergroups: [],
        });
      });

      it('that somebody changed meanwhile is not written over where there are versions', async () => {
        const before = await aUser();
        await answered(saving(before, { surname: 'Eerst' }));
        await expectOutdated(saving(before, { surname: 'Laat' }), offer);
        expect((await answered(backend.users.get(before.record.id))).record.surname).toBe(
          offer.extras ? 'Eerst' : 'Laat',
        );
      });

      it('is saved without a version too', async () => {
        const before = await aUser();
        await answered(saving(before, { surname: 'Eerst' }));
        await answered(saving({ ...before, version: null }, { surname: 'Laat' }));
        expect((await answered(backend.users.get(before.record.id))).record.surname).toBe('Laat');
      });

      it.each([
        ['an address that is none', { email: 'quinten@proef' }, ['email']],
        ['no address', { email: ' ' }, ['email']],
        ['no names', { firstname: '', surname: ' ' }, ['firstname', 'surname']],
        ['a name that ends in a digit', { surname: 'Proef2' }, ['surname']],
      ])('with %s is refused field by field', async (_, change, fields) => {
        const before = await aUser();
        const expected = {
          kind: 'FieldsRejected',
          fields: Object.fromEntries(fields.map((field) => [field, 'VALUE_NOT_VALID'])),
        };
        expect(await refusal(saving(before, change))).toMatchObject(expected);
        expect(
          await refusal(
            backend.users.save({
              id: null,
              version: null,
              before: users.blank,
              draft: { ...draftOf(users.blank, before.record), email: 'other@proef.example', ...change },
            }),
          ),
        ).toMatchObject(expected);
        expect(await answered(backend.users.get(before.record.id))).toEqual(before);
      });

      it('never has the address of another', async () => {
        const before = await aUser();
        const expected = { kind: 'FieldsRejected', fields: { email: 'NOT_UNIQUE' } };
        expect(await refusal(saving(before, { email: ' Reader@Kantoor.EXAMPLE' }))).toMatchObject(expected);
        expect(
          await refusal(
            backend.users.save({
              id: null,
              version: null,
              before: users.blank,
              draft: draftOf(users.blank, before.record),
            }),
          ),
        ).toMatchObject(expected);
        expect(await answered(backend.users.get(before.record.id))).toEqual(before);
      });
    });

    describe('a flag', () => {
      it('is switched by itself', async () => {
        const { record } = await aUser();
        await answered(backend.users.toggle(record.id, 'active', false));
        expect((await answered(backend.users.get(record.id))).record).toEqual({ ...record, active: false });
        await answered(backend.users.toggle(record.id, 'active', true));
        expect((await answered(backend.users.get(record.id))).record).toEqual(record);
      });

      it('of nobody is not found', async () => {
        expect(await refusal(backend.users.toggle('4711', 'active', false))).toEqual({ kind: 'NotFound' });
      });
    });

    describe('superusers', () => {
      it('make others superuser, and take it back', async () => {
        const before = await aUser();
        await answered(saving(before, { su: true }));
        const after = await answered(backend.users.get(before.record.id));
        expect(after.record.su).toBe(true);
        await answered(saving(after, { su: false }));
        expect((await answered(backend.users.get(before.record.id))).record.su).toBe(false);
      });

      it('never change their own flag, and never shut themselves out', async () => {
        const own = await answered(backend.users.get(await idOf(SU)));
        expect(await refusal(saving(own, { su: false }))).toEqual({ kind: 'Forbidden' });
        expect(await refusal(backend.users.toggle(own.record.id, 'active', false))).toEqual({ kind: 'Forbidden' });
        expect((await answered(backend.users.get(own.record.id))).record).toMatchObject({ su: true, active: true });
      });
    });

    describe('somebody with rights that the caller cannot give (R-ACC-07)', () => {
      it('is marked, and neither changed nor deleted', async () => {
        const { record: editor } = await answered(backend.users.get(await idOf(EDITOR)));
        const { usergroups } = backend;
        const draft = {
          name: 'Alleen gebruikers',
          rights: ['users.view', 'users.edit', 'users.delete'],
          users: [editor.id],
        };
        const { id } = await answered(
          usergroups.save({ id: null, version: null, draft, before: { name: '', rights: [], users: [] } }),
        );
        const stronger = await aUser({ usergroups: editor.usergroups });
        const equal = await aUser({ usergroups: [id] });
        await answered(saving(await answered(backend.users.get(editor.id)), { usergroups: [id] }));
        await enter(backend, EDITOR);
        const seen = await answered(backend.users.get(stronger.record.id));
        expect([seen.record.editable, (await answered(backend.users.get(equal.record.id))).record.editable]).toEqual([
          // Only an extra marks these users; the refusals below need no mark.
          !offer.extras,
          true,
        ]);
        expect(await refusal(saving(seen, { firstname: 'Anders' }))).toEqual({ kind: 'Forbidden' });
        expect(await refusal(backend.users.toggle(seen.record.id, 'active', false))).toEqual({ kind: 'Forbidden' });
        expect(await answered(backend.users.remove([seen.record.id]))).toMatchObject({
          refused: [{ id: seen.record.id, code: 'FORBIDDEN' }],
        });
        await enter(backend, SU);
        await answered(saving(await answered(backend.users.get(editor.id)), { usergroups: editor.usergroups }));
      });
    });

    describe('a deletion', () => {
      it('takes several at once', async () => {
        const [one, other] = [await aUser(), await aUser()];
        expect(await answered(backend.users.remove([one.record.id, other.record.id]))).toEqual({ refused: [] });
        expect(await refusal(backend.users.get(one.record.id))).toEqual({ kind: 'NotFound' });
        expect(await refusal(backend.users.get(other.record.id))).toEqual({ kind: 'NotFound' });
      });

      it("spares one's own account, takes the rest and tells why", async () => {
        const [own, other, successor] = [await idOf(SU), await aUser(), await aUser({ su: true })];
        const { refused } = await answered(backend.users.remove([own, other.record.id, '4711']));
        expect(refused.map(({ id }) => id).sort()).toEqual([own, '4711'].sort());
        expect(refused.find(({ id }) => id === '4711')?.code).toBe('NOT_FOUND');
        expect(refused.find(({ id }) => id === own)?.code).toMatch(/^[A-Z_]+$/);
        expect(await refusal(backend.users.get(other.record.id))).toEqual({ kind: 'NotFound' });
        expect((await answered(backend.users.get(own))).record.email).toBe(SU);
        expect(await answered(backend.users.remove([successor.record.id]))).toEqual({ refused: [] });
      });
    });

    describe('the record that is open', () => {
      it('is deleted once', async () => {
        const {
          record: { id },
          version,
        } = await aUser();
        await answered(backend.users.removeOne({ id, version }));
        expect([
          await refusal(backend.users.get(id)),
          await refusal(backend.users.removeOne({ id, version: null })),
        ]).toEqual([{ kind: 'NotFound' }, { kind: 'NotFound' }]);
      });

      it('is not deleted when somebody saved it meanwhile and there are versions', async () => {
        const before = await aUser();
        await answered(saving(before, { surname: 'Anders' }));
        await expectOutdated(backend.users.removeOne({ id: before.record.id, version: before.version }), offer);
        if (offer.extras) expect((await answered(backend.users.get(before.record.id))).record.surname).toBe('Anders');
        else expect(await refusal(backend.users.get(before.record.id))).toEqual({ kind: 'NotFound' });
      });

      it("is not deleted when it is one's own, whoever else is a superuser", async () => {
        await aUser({ su: true });
        const own = await answered(backend.users.get(await idOf(SU)));
        expect(await refusal(backend.users.removeOne({ id: own.record.id, version: own.version }))).toEqual({
          kind: 'Forbidden',
        });
        expect((await answered(backend.users.get(own.record.id))).record.email).toBe(SU);
      });
    });

    describe('rights', () => {
      it('users.view lists and nothing more', async () => {
        const { record, version } = await aUser();
        await enter(backend, READER);
        expect((await list(all)).total).toBeGreaterThan(50);
        for (const call of [
          backend.users.get(record.id),
          backend.users.toggle(record.id, 'active', false),
          backend.users.remove([record.id]),
          backend.users.removeOne({ id: record.id, version: null }),
          saving({ record, version }, { surname: 'Anders' }),
          backend.users.save({
            id: null,
            version: null,
            draft: { ...users.blank, firstname: 'A', surname: 'B', email: 'a@b.example' },
            before: users.blank,
          }),
        ])
          expect(await refusal(call)).toEqual({ kind: 'Forbidden' });
      });

      it('rights on content open no users', async () => {
        await enter(backend, EDITOR);
        expect(await refusal(backend.users.list(all))).toEqual({ kind: 'Forbidden' });
      });
    });
  });
};
