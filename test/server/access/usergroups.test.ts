import { eq } from 'drizzle-orm';
import { fold } from '../../../src/domain/shared/fold';
import { memberships, users } from '../../../server/database/schema';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import {
  aGroup,
  aPerson,
  aWebsite,
  openTestServer,
  signedInAs,
  type TestServer,
  type Person,
} from '../support/test-server';
import { listed, userIn } from '../support/users-on-wire';

interface GroupOnWire {
  readonly id: number;
  readonly name: string;
  readonly rights: string[];
  readonly users: number[];
  readonly members: number;
  readonly datetime: { readonly added: string; readonly update: string };
}
const groupIn = (reply: Reply): GroupOnWire => bodyOf<{ usergroup: GroupOnWire }>(reply).usergroup;
const ADMIN = ['usergroups.view', 'usergroups.add', 'usergroups.edit', 'usergroups.delete', 'users.view'];

// Rules R-ACC-11 and R-ACC-12.
describe('user groups', () => {
  let testServer: TestServer;
  let su: Browser & Person;
  let made = 0;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());

  const stored = async (id: number): Promise<GroupOnWire> => groupIn(await su.get(`usergroup/${id}`));
  const aName = (): string => `Proefgroep ${(made += 1)}`;
  const etagOf = async (id: number): Promise<string> => (await su.get(`usergroup/${id}`)).headers.get('etag') ?? '';

  describe('a group', () => {
    it('is added with its rights and members, and lives where the answer says', async () => {
      const { id } = await aPerson(testServer);
      const name = aName();
      const reply = await su.call('POST', 'usergroup', {
        name: `  ${name} `,
        rights: ['blog.view', 'users.view'],
        users: [id],
      });
      expect(reply.status).toBe(201);
      const group = groupIn(reply);
      expect(reply.headers.get('location')).toBe(`api/usergroup/${group.id}`);
      expect(group).toEqual({
        id: group.id,
        name,
        rights: ['blog.view', 'users.view'],
        users: [id],
        members: 1,
        datetime: { added: '2026-11-20 09:00:00', update: '2026-11-20 09:00:00' },
      });
      expect(await stored(group.id)).toEqual(group);
      expect(userIn(await su.get(`user/${id}`)).usergroups).toEqual([group.id]);
    });

    it('is saved with and without a slash at the end, and keeps what was not sent', async () => {
      const [one, two] = [await aPerson(testServer), await aPerson(testServer)];
      const id = await aGroup(testServer, ['blog.view']);
      const { name } = await stored(id);
      expect((await su.call('PUT', `usergroup/${id}/`, { users: [one.id] })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ name, rights: ['blog.view'], users: [one.id] });
      const reply = await su.call('PUT', `usergroup/${id}`, { rights: ['news.view'], users: [two.id] });
      expect([reply.status, reply.headers.get('location')]).toEqual([200, `api/usergroup/${id}`]);
      expect(await stored(id)).toMatchObject({ name, rights: ['news.view'], users: [two.id], members: 1 });
    });

    it.each([
      ['no name', { name: '   ' }, ['name']],
      ['a name that is too long', { name: 'x'.repeat(101) }, ['name']],
      ['a name of two lines', { name: 'a\nb' }, ['name']],
      ['no right', { rights: [] }, ['rights']],
      ['no member', { users: [] }, ['users']],
      ['a right that nobody knows', { rights: ['blog.fly'] }, ['rights']],
      ['a member who does not exist', { users: [2_147_483_647] }, ['users']],
      ['a member without an identity', { users: ['x'] }, ['users']],
      ['a field that nobody knows', { colour: 'red' }, ['colour']],
    ])('with %s is refused by field', async (_what, values, fields) => {
      const { id } = await aPerson(testServer);
      const refused = Object.fromEntries(fields.map((field) => [field, { code: 'VALUE_NOT_VALID' }]));
      const good = { name: aName(), rights: ['blog.view'], users: [id] };
      expect(await su.call('POST', 'usergroup', { ...good, ...values })).toMatchObject({
        status: 400,
        body: { code: 'VALUE_NOT_VALID', fields: refused },
      });
      const group = await aGroup(testServer, ['blog.view']);
      const before = await stored(group);
      expect(await su.call('PUT', `usergroup/${group}`, values)).toMatchObject({
        status: 400,
        body: { fields: refused },
      });
      expect(await stored(group)).toEqual(before);
    });

    it('needs all three when it is added', async () => {
      expect(await su.call('POST', 'usergroup', {})).toMatchObject({
        status: 400,
        body: { fields: { name: {}, rights: {}, users: {} } },
      });
    });

    it('has a name of its own, whatever the case and the accents', async () => {
      const { id } = await aPerson(testServer);
      const name = `Één ${aName()}`;
      expect((await su.call('POST', 'usergroup', { name, rights: ['blog.view'], users: [id] })).status).toBe(201);
      const used = { status: 409, body: { code: 'NOT_UNIQUE', fields: { name: { code: 'NAME_IN_USE' } } } };
      expect(
        await su.call('POST', 'usergroup', {
          name: name.toUpperCase().replaceAll('É', 'E'),
          rights: ['blog.view'],
          users: [id],
        }),
      ).toMatchObject(used);
      expect(await su.call('PUT', `usergroup/${await aGroup(testServer, ['blog.view'])}`, { name })).toMatchObject(
        used,
      );
    });

    it('keeps a right that no list has, until it is taken away', async () => {
      const id = await aGroup(testServer, ['old.right', 'blog.view']);
      await su.call('PUT', `usergroup/${id}`, { users: [(await aPerson(testServer)).id] });
      expect((await su.call('PUT', `usergroup/${id}`, { rights: ['old.right', 'news.view'] })).status).toBe(200);
      expect((await stored(id)).rights.sort()).toEqual(['news.view', 'old.right']);
      expect((await su.call('PUT', `usergroup/${id}`, { rights: ['news.view'] })).status).toBe(200);
      expect((await stored(id)).rights).toEqual(['news.view']);
    });

    it('that somebody changed meanwhile is not written over, whichever way its members came', async () => {
      const id = await aGroup(testServer, ['blog.view']);
      const person = await aPerson(testServer);
      const first = await etagOf(id);
      expect((await su.call('PUT', `usergroup/${id}`, { name: aName() }, { 'If-Match': first })).status).toBe(200);
      expect(await su.call('PUT', `usergroup/${id}`, { name: aName() }, { 'If-Match': first })).toMatchObject({
        status: 412,
        body: { code: 'CHANGED' },
      });
      const second = await etagOf(id);
      expect((await su.call('PUT', `user/${person.id}`, { usergroups: [id] })).status).toBe(200);
      expect((await su.call('PUT', `usergroup/${id}`, { users: [su.id] }, { 'If-Match': second })).status).toBe(412);
      expect((await stored(id)).users).toEqual([person.id]);
    });

    it('gives those who come and go a new version, so that a form of theirs does not bring it back', async () => {
      const [comes, goes, stays] = [await aPerson(testServer), await aPerson(testServer), await aPerson(testServer)];
      const id = await aGroup(testServer, ['blog.view']);
      await su.call('PUT', `usergroup/${id}`, { users: [goes.id, stays.id] });
      const versions = await Promise.all(
        [comes, goes, stays].map(async (person) => (await su.get(`user/${person.id}`)).headers.get('etag') ?? ''),
      );
      await su.call('PUT', `usergroup/${id}`, { users: [comes.id, stays.id] });
      const saves = [comes, goes, stays].map((person, at) =>
        su.call('PUT', `user/${person.id}`, { firstname: 'Later' }, { 'If-Match': versions[at] ?? '' }),
      );
      expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([412, 412, 200]);
    });

    it.each(['4711', 'abc', '0'])('that is not there is not found: %s', async (id) => {
      for (const [method, values] of [
        ['GET', undefined],
        ['PUT', { name: 'Weg' }],
        ['DELETE', {}],
      ] as const) {
        const reply =
          values === undefined ? await su.get(`usergroup/${id}`) : await su.call(method, `usergroup/${id}`, values);
        expect(reply).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
    });
  });

  describe('deleting', () => {
    it('takes a group and its memberships away, one or several', async () => {
      const [one, two, three] = [
        await aGroup(testServer, ['blog.view']),
        await aGroup(testServer, ['blog.view']),
        await aGroup(testServer, ['blog.view']),
      ];
      const person = await aPerson(testServer, { groups: [one, two, three] });
      expect((await su.call('DELETE', `usergroup/${one}`)).status).toBe(204);
      expect((await su.call('DELETE', 'usergroup', { groups: [two, three] })).status).toBe(204);
      expect(userIn(await su.get(`user/${person.id}`)).usergroups).toEqual([]);
      expect(await testServer.services.db.select().from(memberships).where(eq(memberships.userId, person.id))).toEqual(
        [],
      );
    });

    it('names what stayed and why', async () => {
      const admin = await signedInAs(testServer, { rights: ADMIN });
      const [mine, strong] = [await aGroup(testServer, ['users.view']), await aGroup(testServer, ['queue.start'])];
      expect(await admin.call('DELETE', 'usergroup', { groups: [mine, strong, 2_147_483_647] })).toMatchObject({
        status: 200,
        body: {
          code: 'PARTIAL',
          refused: [
            { id: strong, code: 'FORBIDDEN' },
            { id: 2_147_483_647, code: 'NOT_FOUND' },
          ],
        },
      });
      expect((await su.get(`usergroup/${mine}`)).status).toBe(404);
      expect((await admin.call('DELETE', `usergroup/${strong}`)).status).toBe(403);
      expect((await stored(strong)).rights).toEqual(['queue.start']);
    });

    it.each([{}, { groups: [] }, { groups: ['x'] }, { ids: [1] }])(
      'takes no list that it does not understand: %j',
      async (values) => {
        expect((await su.call('DELETE', 'usergroup', values)).status).toBe(400);
      },
    );
  });

  describe('nobody gives or takes what they do not have', () => {
    it('no right is added to a group that the saver lacks', async () => {
      const admin = await signedInAs(testServer, { rights: ADMIN });
      const own = await aGroup(testServer, ['users.view']);
      expect((await admin.call('PUT', `usergroup/${own}`, { rights: ['users.view', 'users.edit'] })).status).toBe(403);
      expect(
        (await admin.call('POST', 'usergroup', { name: aName(), rights: ['users.edit'], users: [admin.id] })).status,
      ).toBe(403);
      expect((await admin.call('PUT', `usergroup/${own}`, { rights: ['users.view', 'usergroups.add'] })).status).toBe(
        200,
      );
      expect((await stored(own)).rights).toEqual(['users.view', 'usergroups.add']);
    });

    it('a right that the saver lacks stays, whatever list they send', async () => {
      const admin = await signedInAs(testServer, { rights: ADMIN });
      const id = await aGroup(testServer, ['queue.start', 'users.view']);
      expect((await admin.call('PUT', `usergroup/${id}`, { rights: ['usergroups.view'] })).status).toBe(200);
      expect((await stored(id)).rights.sort()).toEqual(['queue.start', 'usergroups.view']);
    });

    it('nobody is put into, taken out of or renamed in a group that can do more than the saver', async () => {
      const admin = await signedInAs(testServer, { rights: ADMIN });
      const strong = await aGroup(testServer, ['queue.start', 'users.view']);
      const member = await aPerson(testServer, { groups: [strong] });
      const before = await stored(strong);
      expect((await admin.call('PUT', `usergroup/${strong}`, { users: [member.id, admin.id] })).status).toBe(403);
      expect((await admin.call('PUT', `usergroup/${strong}`, { name: aName() })).status).toBe(403);
      const other = await aPerson(testServer);
      expect((await admin.call('PUT', `usergroup/${strong}`, { users: [other.id] })).status).toBe(403);
      expect(await stored(strong)).toMatchObject({ name: before.name, users: [member.id], rights: before.rights });
    });

    it('a group whose rights the saver has is theirs to fill', async () => {
      const admin = await signedInAs(testServer, { rights: ADMIN });
      const [id, person] = [
        await aGroup(testServer, ['users.view']),
        await aPerson(testServer, { websites: [await aWebsite(testServer)] }),
      ];
      // The rights of a group hold on all websites; a person's own list of websites limits them, and does not change.
      expect((await admin.call('PUT', `usergroup/${id}`, { name: aName(), users: [person.id, admin.id] })).status).toBe(
        200,
      );
      expect((await stored(id)).users).toEqual([admin.id, person.id].sort((a, b) => a - b));
    });

    it('superusers come and go by superusers only', async () => {
      const admin = await signedInAs(testServer, { rights: ADMIN });
      const [boss, person, id] = [
        await aPerson(testServer, { su: true }),
        await aPerson(testServer),
        await aGroup(testServer, ['users.view']),
      ];
      expect((await admin.call('PUT', `usergroup/${id}`, { users: [boss.id] })).status).toBe(403);
      expect((await su.call('PUT', `usergroup/${id}`, { users: [boss.id] })).status).toBe(200);
      expect((await admin.call('PUT', `usergroup/${id}`, { users: [person.id] })).status).toBe(200);
      expect((await stored(id)).users).toEqual([boss.id, person.id].sort((a, b) => a - b));
    });

    it('a save that is refused in part changes nothing at all', async () => {
      const admin = await signedInAs(testServer, { rights: ADMIN });
      const id = await aGroup(testServer, ['users.view']);
      const before = await su.get(`usergroup/${id}`);
      expect(
        (
          await admin.call('PUT', `usergroup/${id}`, {
            name: aName(),
            rights: ['users.view'],
            users: [admin.id, 2_147_483_647],
          })
        ).status,
      ).toBe(400);
      expect(await su.get(`usergroup/${id}`)).toMatchObject({ body: before.body });
    });
  });

  it('a changed right counts at the next call of every member', async () => {
    const member = await signedInAs(testServer, { rights: ['blog.view'] });
    const [group] = userIn(await su.get(`user/${member.id}`)).usergroups;
    expect((await member.get('usergroup')).status).toBe(403);
    await su.call('PUT', `usergroup/${group ?? 0}`, { rights: ['blog.view', 'users.view'] });
    expect((await member.get('usergroup')).status).toBe(200);
    expect(bodyOf<{ me: { rights: string[] } }>(await member.get('me')).me.rights).toEqual(['blog.view', 'users.view']);
  });

  it('R-ACC-13: every answer carries a mark that changes with the rights, refusals too', async () => {
    const member = await signedInAs(testServer, { rights: ['blog.view'] });
    const [group] = userIn(await su.get(`user/${member.id}`)).usergroups;
    const markOf = async (path: string): Promise<string | null> =>
      (await member.get(path)).headers.get('kantoor-rights');
    const first = await markOf('me');
    expect(first).toEqual(expect.any(String));
    expect(await Promise.all(['usergroup', 'user/4711', 'nowhere'].map(markOf))).toEqual([first, first, null]);
    await su.call('PUT', `usergroup/${group ?? 0}`, { rights: ['blog.view', 'users.view'] });
    const second = await markOf('usergroup/4711');
    expect(second).not.toBe(first);
    expect(await markOf('menu')).toBe(second);
    await su.call('DELETE', `usergroup/${group ?? 0}`);
    expect([first, second]).not.toContain(await markOf('me'));
  });

  it('lists everybody with the members of a group first, each by name', async () => {
    const id = await aGroup(testServer, ['blog.view']);
    const people = await Promise.all(
      ['Zwaan', 'Aap'].map((firstname) => aPerson(testServer, { firstname, groups: [id] })),
    );
    const { users: rows, meta } = listed(await su.get(`user?usergroup=${id}&sort[member]=desc&perPage=100`));
    expect(rows.slice(0, 2).map((row) => row.id)).toEqual(people.map((person) => person.id).reverse());
    expect(rows.slice(0, 3).map(({ member }) => member)).toEqual([1, 1, 0]);
    const names = rows.slice(2).map(({ name }) => fold(`${name.firstname} ${name.surname}`));
    expect(names).toEqual(names.toSorted());
    expect(meta.pagination.total).toBe((await testServer.services.db.select({ id: users.id }).from(users)).length);
  });
});
