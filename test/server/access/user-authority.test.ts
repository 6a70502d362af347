import { and, eq } from 'drizzle-orm';
import { users } from '../../../server/database/schema';
import type { Browser } from '../support/browser';
import {
  aGroup,
  aPerson,
  aWebsite,
  openTestServer,
  signedInAs,
  type TestServer,
  type Person,
} from '../support/test-server';
import { listed, userIn, type UserOnWire } from '../support/users-on-wire';

// Rule R-ACC-07.
describe('authority over users', () => {
  let testServer: TestServer;
  let su: Browser & Person;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());

  const stored = async (id: number): Promise<UserOnWire> => userIn(await su.get(`user/${id}`));

  describe('raising oneself', () => {
    it('is not possible through any field', async () => {
      const strong = await aGroup(testServer, ['users.edit', 'users.add', 'users.delete', 'logs.view']);
      const equal = await aGroup(testServer, ['users.edit']);
      const other = await aWebsite(testServer);
      const admin = await signedInAs(testServer, { rights: ['users.edit', 'users.add'], websites: [1, 2] });
      const before = await stored(admin.id);
      for (const values of [
        { su: 1 },
        { usergroups: [...before.usergroups, strong] },
        { websites: [1, 2, other] },
        { rights: ['users.delete'] },
        { id: 1 },
      ]) {
        for (const id of [admin.id, (await aPerson(testServer)).id]) {
          expect([400, 403]).toContain((await admin.call('PUT', `user/${id}`, values)).status);
        }
      }
      expect(await stored(admin.id)).toEqual(before);
      for (const values of [{ su: 1 }, { usergroups: [strong] }, { websites: [other] }]) {
        expect(
          (await admin.call('POST', 'user', { firstname: 'A', surname: 'B', email: 'pop@post.example', ...values }))
            .status,
        ).toBe(403);
      }
      expect(
        (await admin.call('PUT', `user/${(await aPerson(testServer)).id}`, { usergroups: [equal], websites: [2] }))
          .status,
      ).toBe(200);
    });

    it('leaves alone what the saver may not give, whatever list they send', async () => {
      const equal = await aGroup(testServer, ['users.view']);
      const hidden = await aWebsite(testServer);
      const admin = await signedInAs(testServer, { rights: ['users.edit', 'users.view'], websites: [1] });
      const person = await aPerson(testServer, { groups: [equal], websites: [1, hidden] });
      expect(userIn(await admin.get(`user/${person.id}`)).websites).toEqual([1]);
      expect((await admin.call('PUT', `user/${person.id}`, { usergroups: [], websites: [] })).status).toBe(200);
      expect(await stored(person.id)).toMatchObject({ usergroups: [], websites: [hidden] });
      expect((await admin.call('PUT', `user/${person.id}`, { usergroups: [equal], websites: [1] })).status).toBe(200);
      expect(await stored(person.id)).toMatchObject({ usergroups: [equal], websites: [1, hidden] });
    });

    it('is not possible by taking over the mailbox of somebody on more websites', async () => {
      const admin = await signedInAs(testServer, { rights: ['users.edit'], websites: [1] });
      const hidden = await aWebsite(testServer);
      const [wider, equal] = [
        await aPerson(testServer, { websites: [hidden] }),
        await aPerson(testServer, { rights: ['users.edit'] }),
      ];
      expect((await admin.call('PUT', `user/${wider.id}`, { email: 'mijn@post.example' })).status).toBe(403);
      expect((await admin.call('PUT', `user/${wider.id}`, { firstname: 'Anders' })).status).toBe(200);
      expect((await admin.call('PUT', `user/${equal.id}`, { email: 'van-gelijken@post.example' })).status).toBe(200);
    });
  });

  describe('people with rights that the caller cannot give', () => {
    const CHANGES = [{ firstname: 'Anders' }, { email: 'mijn@post.example' }, { active: 0 }, { usergroups: [] }];

    it('are not changed or deleted', async () => {
      const admin = await signedInAs(testServer, { rights: ['users.edit', 'users.delete'] });
      const [stronger, equal] = [
        await aPerson(testServer, { rights: ['users.edit', 'queue.start'] }),
        await aPerson(testServer, { rights: ['users.edit'] }),
      ];
      const before = await stored(stronger.id);
      for (const values of CHANGES) expect((await admin.call('PUT', `user/${stronger.id}`, values)).status).toBe(403);
      expect((await admin.call('DELETE', `user/${stronger.id}`)).status).toBe(403);
      expect((await admin.call('DELETE', 'user', { groups: [stronger.id, equal.id] })).body).toEqual({
        code: 'PARTIAL',
        refused: [{ id: stronger.id, code: 'FORBIDDEN' }],
      });
      expect(await stored(stronger.id)).toEqual(before);
    });

    it('are marked in the list and the record', async () => {
      const admin = await signedInAs(testServer, { rights: ['users.edit'] });
      const [stronger, equal, superuser] = [
        await aPerson(testServer, { surname: 'Gemerkt', rights: ['queue.start'] }),
        await aPerson(testServer, { surname: 'Gemerkt', rights: ['users.edit'] }),
        await aPerson(testServer, { surname: 'Gemerkt', su: true }),
      ];
      const marks = async (reader: Browser) =>
        Object.fromEntries(
          listed(await reader.get('user?general=gemerkt')).users.map(({ id, editable }) => [id, editable]),
        );
      expect(await marks(admin)).toEqual({ [stronger.id]: 0, [equal.id]: 1, [superuser.id]: 0 });
      expect(userIn(await admin.get(`user/${stronger.id}`)).editable).toBe(0);
      expect(userIn(await admin.get(`user/${admin.id}`)).editable).toBe(1);
      expect(await marks(su)).toEqual({ [stronger.id]: 1, [equal.id]: 1, [superuser.id]: 1 });
    });
  });

  describe('superusers', () => {
    it('are made and unmade by superusers, for others only', async () => {
      const person = await aPerson(testServer);
      expect((await su.call('PUT', `user/${person.id}`, { su: 1 })).status).toBe(200);
      expect((await stored(person.id)).su).toBe(1);
      expect((await su.call('PUT', `user/${person.id}`, { su: 0 })).status).toBe(200);
      expect((await su.call('PUT', `user/${su.id}`, { su: 0 })).status).toBe(403);
      expect((await su.call('PUT', `user/${su.id}`, { su: 1, firstname: 'Zus' })).status).toBe(200);
      expect((await su.call('PUT', `user/${su.id}`, { active: 0 })).status).toBe(403);
    });

    it('are out of reach for everybody else', async () => {
      const [admin, target] = [
        await signedInAs(testServer, { rights: ['users.edit', 'users.delete'] }),
        await aPerson(testServer, { su: true }),
      ];
      for (const values of [{ firstname: 'Weg' }, { email: 'weg@post.example' }, { active: 0 }, { su: 0 }]) {
        expect((await admin.call('PUT', `user/${target.id}`, values)).status).toBe(403);
      }
      expect((await admin.call('DELETE', 'user', { groups: [target.id] })).body).toEqual({
        code: 'PARTIAL',
        refused: [{ id: target.id, code: 'FORBIDDEN' }],
      });
    });

    it.each([
      ['their flag', { su: 0 }],
      ['their account', { active: 0 }],
      ['themselves', null],
    ])('never lose %s altogether, when the last two take each other down at once', async (_what, change) => {
      const { db } = testServer.services;
      await db.update(users).set({ su: false }).where(eq(users.su, true));
      const [one, other] = [await signedInAs(testServer, { su: true }), await signedInAs(testServer, { su: true })];
      const attack = (attacker: Browser, victim: Person) =>
        change === null
          ? attacker.call('DELETE', 'user', { groups: [victim.id] })
          : attacker.call('PUT', `user/${victim.id}`, change);
      const replies = await Promise.all([attack(one, other), attack(other, one)]);
      expect(replies.filter(({ status, text }) => status < 300 && !text.includes('PARTIAL'))).toHaveLength(1);
      expect(await db.select({ id: users.id }).from(users).where(and(users.su, users.active))).toHaveLength(1);
    });
  });
});
