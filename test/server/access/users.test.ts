import { bodyOf, Browser } from '../support/browser';
import { listed, userIn, type UserOnWire } from '../support/users-on-wire';
import {
  aGroup,
  aPerson,
  openTestServer,
  PASSWORD,
  signedInAs,
  type TestServer,
  type Person,
} from '../support/test-server';

// Rules R-ACC-02, R-ACC-06 and R-ACC-08.
describe('users', () => {
  let testServer: TestServer;
  let su: Browser & Person;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true, firstname: 'Zus', surname: 'Zuiver' });
  });
  afterAll(() => testServer.close());

  const stored = async (id: number): Promise<UserOnWire> => userIn(await su.get(`user/${id}`));

  describe('the list', () => {
    const mails = async (query: string): Promise<string[]> =>
      listed(await su.get(`user?${query}`)).users.map(({ email }) => email);

    it('gives ten rows by default, in order of name, and says how many there are', async () => {
      const page = listed(await su.get('user'));
      expect(Object.keys(page)).toEqual(['code', 'users', 'meta']);
      expect(page.users).toHaveLength(10);
      expect(page.meta.pagination.perPage).toBe(10);
      expect(page.meta.pagination.total).toBeGreaterThan(60);
      const names = page.users.map(({ name }) =>
        `${name.firstname} ${name.surname}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
      );
      expect(names).toEqual([...names].sort());
    });

    it('shows every row on exactly one page, however it is sorted, and descending in reverse', async () => {
      for (const sort of ['name', 'firstname', 'surname', 'email', 'active', 'lastLogin', 'id']) {
        const [ascending, descending]: [number[], number[]] = [[], []];
        for (const [order, seen] of [
          ['asc', ascending],
          ['desc', descending],
        ] as const) {
          const first = listed(await su.get(`user?perPage=25&sort[${sort}]=${order}`));
          seen.push(...first.users.map(({ id }) => id));
          for (let page = 2; (page - 1) * 25 < first.meta.pagination.total; page += 1) {
            seen.push(
              ...listed(await su.get(`user?perPage=25&page=${page}&sort[${sort}]=${order}`)).users.map(({ id }) => id),
            );
          }
          expect(new Set(seen).size).toBe(first.meta.pagination.total);
          expect(seen).toHaveLength(first.meta.pagination.total);
        }
        expect(descending).toEqual(ascending.reverse());
      }
    });

    it('puts who was never here after everybody else when the latest come first', async () => {
      const all = listed(await su.get('user?perPage=100&sort[lastLogin]=desc')).users.map(
        ({ lastLogin }) => lastLogin ?? '',
      );
      expect(all).toEqual([...all].sort().reverse());
    });

    it('finds a part of name or address, without regard to case and accents', async () => {
      const person = await aPerson(testServer, {
        firstname: 'Désirée',
        surname: 'Übermann',
        email: 'd.uber@post.example',
      });
      for (const term of ['DESIREE', 'ésir', 'ee uber', 'uber@post', 'übermann', ' desiree ']) {
        expect(await mails(`general=${encodeURIComponent(term)}`)).toEqual([person.email]);
      }
      expect(await mails('name=desir')).toEqual([person.email]);
      expect(await mails('email=uber@po')).toEqual([person.email]);
      expect(await mails('email=desiree')).toEqual([]);
      expect(await mails('name=post.example')).toEqual([]);
      expect(await mails('general=desiree&active=0')).toEqual([]);
      expect(await mails('general=desiree&active=1&name=uber&email=post')).toEqual([person.email]);
    });

    it('finds an accented address by its letters with or without accents', async () => {
      const person = await aPerson(testServer, { firstname: 'Jörg', surname: 'Boek', email: 'jörg@bücher.example' });
      for (const term of ['jörg', 'jorg@bu', 'JÖRG@BÜCHER'])
        expect(await mails(`email=${encodeURIComponent(term)}`)).toEqual([person.email]);
      expect(await mails('email=boek')).toEqual([]);
    });

    it('takes wildcards and quotes as the characters they are', async () => {
      const person = await aPerson(testServer, { surname: 'Onder', email: 'a_b%c@post.example' });
      expect(await mails('email=a_b%25c')).toEqual([person.email]);
      expect(await mails('email=aXb')).toEqual([]);
      expect(await mails('general=%25%25%25')).toEqual([]);
      expect(await mails(`general=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
      expect(await mails(`general=${encodeURIComponent('\\')}`)).toEqual([]);
    });

    it('counts exactly after every change', async () => {
      const total = async (query: string) => listed(await su.get(`user?${query}`)).meta.pagination.total;
      const before = [await total(''), await total('active=1'), await total('general=teller')];
      const person = await aPerson(testServer, { surname: 'Teller' });
      expect([await total(''), await total('active=1'), await total('general=teller')]).toEqual(
        before.map((count) => count + 1),
      );
      await su.call('PUT', `user/${person.id}`, { active: 0, surname: 'Anders' });
      expect([await total(''), await total('active=1'), await total('general=teller')]).toEqual([
        (before[0] ?? 0) + 1,
        before[1],
        before[2],
      ]);
      await su.call('DELETE', 'user', { groups: [person.id] });
      expect([await total(''), await total('active=1'), await total('general=teller')]).toEqual(before);
    });

    it('marks the members of a group and hides nobody', async () => {
      const group = await aGroup(testServer, []);
      const [inside, outside] = [
        await aPerson(testServer, { surname: 'Ledenlijst', groups: [group] }),
        await aPerson(testServer, { surname: 'Ledenlijst' }),
      ];
      const page = listed(await su.get(`user?general=ledenlijst&usergroup=${group}&sort[member]=desc`));
      expect(page.users.map(({ id, member }) => [id, member])).toEqual([
        [inside.id, 1],
        [outside.id, 0],
      ]);
      expect(listed(await su.get('user?general=ledenlijst')).users.every((user) => !('member' in user))).toBe(true);
    });

    it('is empty past the end, and refuses what it does not know', async () => {
      expect(listed(await su.get('user?page=9999'))).toMatchObject({ code: 'OK', users: [] });
      for (const query of [
        'perPage=11',
        'perPage=0',
        'perPage=-10',
        'perPage=1e2',
        'page=0',
        'page=x',
        'sort[password]=asc',
        'sort[name]=up',
        'sort=name',
        'active=2',
        'active=true',
        'nonsense=1',
        'general[]=x',
        'sort[member]=asc',
        'sort[constructor]=asc',
        'usergroup=x',
      ]) {
        const reply = await su.get(`user?${query}`);
        expect([query, reply.status, bodyOf<{ code: string }>(reply).code]).toEqual([query, 400, 'VALUE_NOT_VALID']);
      }
      expect((await su.get('user?sort[name]=up')).body).toMatchObject({
        fields: { sort: { code: 'VALUE_NOT_VALID' } },
      });
    });
  });

  describe('a record', () => {
    it('answers with its version as ETag, and 404 where there is none', async () => {
      const person = await aPerson(testServer, {
        firstname: 'Ada',
        surname: 'Lovelace',
        websites: [1, 3],
        groups: [2, 5],
      });
      const reply = await su.get(`user/${person.id}`);
      expect(reply.headers.get('etag')).toMatch(/^"[^"]+"$/);
      expect(reply.body).toEqual({
        code: 'OK',
        user: {
          id: person.id,
          name: { firstname: 'Ada', surname: 'Lovelace' },
          email: person.email,
          avatar: null,
          active: 1,
          lastLogin: null,
          su: 0,
          editable: 1,
          websites: [1, 3],
          usergroups: [2, 5],
        },
      });
      for (const id of ['2147483647', '99999999999', '0', '-1', 'x', '1.0', '1;drop'])
        expect((await su.get(`user/${id}`)).status).toBe(404);
    });
  });

  describe('a save', () => {
    it('changes what was sent and nothing else', async () => {
      const person = await aPerson(testServer, {
        firstname: 'Bert',
        surname: 'Blijver',
        websites: [1, 2],
        groups: [1, 2],
      });
      const before = await stored(person.id);
      const reply = await su.call('PUT', `user/${person.id}`, { firstname: '  Berta ' });
      expect([reply.status, reply.headers.get('location')]).toEqual([200, `api/user/${person.id}`]);
      expect(await stored(person.id)).toEqual({ ...before, name: { firstname: 'Berta', surname: 'Blijver' } });
      expect(userIn(reply)).toEqual(await stored(person.id));
    });

    it('empties a list that was sent empty and keeps one that was not sent', async () => {
      const person = await aPerson(testServer, { websites: [1, 2], groups: [1, 2] });
      await su.call('PUT', `user/${person.id}`, { usergroups: [] });
      expect(await stored(person.id)).toMatchObject({ websites: [1, 2], usergroups: [] });
      await su.call('PUT', `user/${person.id}`, { websites: [], usergroups: [3, 4, 3] });
      expect(await stored(person.id)).toMatchObject({ websites: [], usergroups: [3, 4] });
    });

    it('takes one flag alone, as the switch in the list sends it', async () => {
      const person = await aPerson(testServer);
      expect((await su.call('PUT', `user/${person.id}`, { active: 0 })).status).toBe(200);
      expect((await stored(person.id)).active).toBe(0);
      await su.call('PUT', `user/${person.id}`, { active: 1 });
      expect((await stored(person.id)).active).toBe(1);
    });

    it('names every field that breaks its rule and saves nothing', async () => {
      const person = await aPerson(testServer);
      const before = await stored(person.id);
      const reply = await su.call('PUT', `user/${person.id}`, {
        firstname: '1e',
        surname: '',
        email: 'geen adres',
        active: 0,
      });
      expect([reply.status, reply.body]).toEqual([
        400,
        {
          code: 'VALUE_NOT_VALID',
          fields: {
            firstname: { code: 'VALUE_NOT_VALID' },
            surname: { code: 'VALUE_NOT_VALID' },
            email: { code: 'VALUE_NOT_VALID' },
          },
        },
      ]);
      expect(await stored(person.id)).toEqual(before);
    });

    it('leaves nothing behind when its last step fails', async () => {
      const person = await aPerson(testServer, { groups: [1] });
      const before = await stored(person.id);
      for (const values of [
        { firstname: 'Half', usergroups: [2, 2147483647] },
        { firstname: 'Half', usergroups: [2], websites: [999999] },
      ]) {
        expect((await su.call('PUT', `user/${person.id}`, values)).status).toBe(400);
        expect(await stored(person.id)).toEqual(before);
      }
    });

    it('refuses an address that somebody has, in any case', async () => {
      const [one, other] = [await aPerson(testServer), await aPerson(testServer)];
      const reply = await su.call('PUT', `user/${one.id}`, { email: other.email.toUpperCase(), firstname: 'Dubbel' });
      expect([reply.status, reply.body]).toEqual([
        409,
        { code: 'NOT_UNIQUE', fields: { email: { code: 'NOT_UNIQUE' } } },
      ]);
      expect((await stored(one.id)).name.firstname).toBe('Test');
    });

    it('lets only one of two people win who edited the same version', async () => {
      const person = await aPerson(testServer);
      const etag = (await su.get(`user/${person.id}`)).headers.get('etag') ?? '';
      const replies = await Promise.all(
        ['Een', 'Twee', 'Drie'].map((firstname) =>
          su.call('PUT', `user/${person.id}`, { firstname }, { 'If-Match': etag }),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
      expect(replies.find(({ status }) => status === 412)?.body).toEqual({ code: 'CHANGED' });
      const winner = replies.find(({ status }) => status === 200);
      expect(await stored(person.id)).toEqual(winner === undefined ? null : userIn(winner));
      expect(
        (
          await su.call(
            'PUT',
            `user/${person.id}`,
            { firstname: 'Vier' },
            { 'If-Match': winner?.headers.get('etag') ?? '' },
          )
        ).status,
      ).toBe(200);
      expect((await su.call('PUT', `user/${person.id}`, { firstname: 'Vijf' })).status).toBe(200);
      expect((await su.call('PUT', `user/${person.id}`, { firstname: 'Zes' }, { 'If-Match': '*' })).status).toBe(200);
    });

    it('changes the version with the groups and websites too, but not with a sign-in', async () => {
      const person = await aPerson(testServer);
      const tag = async () => (await su.get(`user/${person.id}`)).headers.get('etag');
      const first = await tag();
      await su.call('PUT', `user/${person.id}`, { usergroups: [1] });
      const second = await tag();
      expect(second).not.toBe(first);
      expect(
        (await new Browser(testServer).call('POST', 'login', { email: person.email, password: PASSWORD })).status,
      ).toBe(200);
      expect((await stored(person.id)).lastLogin).not.toBeNull();
      expect(await tag()).toBe(second);
    });
  });

  describe('adding', () => {
    it('answers where the new record lives', async () => {
      const reply = await su.call('POST', 'user', {
        firstname: 'Nieuw',
        surname: 'Komer',
        email: 'Nieuw@Post.example',
        usergroups: [1],
        websites: [2],
      });
      const user = userIn(reply);
      expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/user/${user.id}`]);
      expect(await stored(user.id)).toMatchObject({
        email: 'nieuw@post.example',
        active: 1,
        su: 0,
        usergroups: [1],
        websites: [2],
        lastLogin: null,
      });
      expect(
        (await su.call('POST', 'user', { firstname: 'Nieuw', surname: 'Komer', email: 'NIEUW@post.example' })).status,
      ).toBe(409);
    });

    it('asks for all three fields', async () => {
      const reply = await su.call('POST', 'user', {});
      expect([reply.status, Object.keys(bodyOf<{ fields: object }>(reply).fields).sort()]).toEqual([
        400,
        ['email', 'firstname', 'surname'],
      ]);
    });
  });

  describe('bulk deletion', () => {
    it('deletes what it may, and says what stayed and why', async () => {
      const [one, two] = [await aPerson(testServer), await aPerson(testServer)];
      const reply = await su.call('DELETE', 'user', { groups: [one.id, su.id, 2147483647, two.id] });
      expect([reply.status, reply.body]).toEqual([
        200,
        {
          code: 'PARTIAL',
          refused: [
            { id: su.id, code: 'OWN_ACCOUNT' },
            { id: 2147483647, code: 'NOT_FOUND' },
          ],
        },
      ]);
      for (const { id } of [one, two]) expect((await su.get(`user/${id}`)).status).toBe(404);
    });

    it('answers 204 when everything is gone, and wants to know what', async () => {
      const one = await aPerson(testServer);
      const reply = await su.call('DELETE', 'user', { groups: [one.id] });
      expect([reply.status, reply.text]).toEqual([204, '']);
      for (const values of [{}, { groups: [] }, { groups: 'x' }, { groups: ['x'] }])
        expect((await su.call('DELETE', 'user', values)).status).toBe(400);
    });
  });

  describe('user groups', () => {
    it('come with their members, and marked for one person', async () => {
      const group = await aGroup(testServer, ['blog.view'], 'Aaa proefgroep');
      const person = await aPerson(testServer, { groups: [group] });
      const { usergroups, meta } = bodyOf<{
        usergroups: { id: number; name: string; members: number; member: number }[];
        meta: { pagination: { total: number } };
      }>(await su.get(`usergroup?user=${person.id}&sort[name]=asc&perPage=25`));
      expect(usergroups[0]).toMatchObject({ id: group, name: 'Aaa proefgroep', members: 1, member: 1 });
      expect(usergroups.filter(({ member }) => member === 1)).toHaveLength(1);
      expect(meta.pagination.total).toBeGreaterThan(8);
      for (const query of ['name=PROEF', 'general=proefg', 'general=proef&name=aaa']) {
        expect((await su.get(`usergroup?${query}`)).body).toMatchObject({
          usergroups: [{ id: group }],
          meta: { pagination: { total: 1 } },
        });
      }
      expect(
        bodyOf<{ usergroups: { id: number }[] }>(await su.get(`usergroup?user=${person.id}&sort[member]=desc`))
          .usergroups[0]?.id,
      ).toBe(group);
    });

    it('are told one by one with rights and members', async () => {
      const group = await aGroup(testServer, ['blog.view', 'own.right']);
      const person = await aPerson(testServer, { groups: [group] });
      const reply = await su.get(`usergroup/${group}`);
      expect(reply.body).toMatchObject({
        code: 'OK',
        usergroup: {
          id: group,
          rights: ['blog.view', 'own.right'],
          users: [person.id],
          members: 1,
          datetime: { added: '1970-01-01 00:00:00' },
        },
      });
      expect((await su.get('usergroup/2147483647')).status).toBe(404);
    });
  });
});
