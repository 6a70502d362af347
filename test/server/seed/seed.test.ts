import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ALL_RIGHTS } from '../../../src/domain/access/rights';
import { userRule } from '../../../src/domain/access/user.rule';
import { searchColumns } from '../../../server/access/published/search-columns';
import { isBuilt } from '../../../server/client/is-built';
import { memberships, usergroups, users, userWebsites, websites } from '../../../server/database/schema';
import { DEMO_ACCOUNTS } from '../../../server/seed/demo';
import { seedMany, wantedUsers } from '../../../server/seed/large';
import { openTestServer, type TestServer } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

describe('the demonstration data', () => {
  it('has three websites, eight groups with rights of the catalogue, and some sixty people in both languages', async () => {
    const { db } = testServer.services;
    const [people, groups] = [await db.select().from(users), await db.select().from(usergroups)];
    expect(groups).toHaveLength(8);
    for (const { rights } of groups) {
      expect(rights.length).toBeGreaterThan(0);
      for (const right of rights) expect(ALL_RIGHTS).toContain(right);
    }
    expect(people.length).toBeGreaterThanOrEqual(60);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(people.map(({ language }) => language))).toEqual(new Set(['nl', 'en']));
    expect(new Set(people.map(({ dateFormat }) => dateFormat)).size).toBe(5);
    expect(new Set(people.map(({ timeFormat }) => timeFormat)).size).toBe(4);
    expect(people.some(({ active }) => !active)).toBe(true);
    for (const person of people) expect([person.email, userRule(person)]).toEqual([person.email, {}]);
    for (const person of people) expect(person).toMatchObject(searchColumns(person));
    expect((await db.select().from(websites).orderBy(websites.id)).map(({ name }) => name)).toEqual([
      'Zilvermeeuw NL',
      'Zilvermeeuw België',
      'Zilvermeeuw Service',
    ]);
  });

  it('has groups that were made and changed at all sorts of times of the day, changed after they were made', async () => {
    const groups = await testServer.services.db.select().from(usergroups);
    for (const moments of [groups.map(({ added }) => added), groups.map(({ updated }) => updated)]) {
      expect(new Set(moments.map((moment) => moment.slice(11, 16))).size).toBe(groups.length);
      expect(moments.filter((moment) => moment.slice(11) < '07:00:00' || moment.slice(11) > '16:00:00')).toEqual([]);
    }
    expect(groups.filter(({ added, updated }) => updated <= added)).toEqual([]);
  });

  it('gives a password to the three accounts only', async () => {
    const people = await testServer.services.db.select().from(users);
    const able = people.filter(({ password }) => password !== null);
    expect(able.map(({ email }) => email).sort()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).sort());
    expect(able.every(({ demo }) => demo)).toBe(true);
  });

  it('is the same every time', async () => {
    const again = await openTestServer();
    const told = async ({ services: { db } }: TestServer) =>
      (await db.select().from(users).orderBy(users.id)).map(({ password, ...person }) => person);
    expect(await told(again)).toEqual(await told(testServer));
    await again.close();
  });
});

describe('the large seed', () => {
  it('plants as many as USERS asks for', () => {
    expect(['10000', '', undefined].map(wantedUsers)).toEqual([10_000, 100_000, 100_000]);
    for (const text of ['0', '-5', 'many', '1e5', '99999999']) expect(() => wantedUsers(text)).toThrow(/USERS/);
  });

  it('adds people who can be found like those that were typed in, and only as many as are missing', async () => {
    const { db, now } = testServer.services;
    expect(await seedMany(db, 'hash', now(), 1_000)).toBe(1_000 - 61);
    expect(await seedMany(db, 'hash', now(), 1_000)).toBe(0);
    const people = await db.select().from(users);
    expect(people).toHaveLength(1_000);
    for (const person of people) {
      expect(person).toMatchObject(searchColumns(person));
      expect([person.email, userRule(person)]).toEqual([person.email, {}]);
    }
    expect(new Set((await db.select().from(memberships)).map(({ userId }) => userId)).size).toBeGreaterThan(900);
    expect(new Set((await db.select().from(userWebsites)).map(({ userId }) => userId)).size).toBeGreaterThan(900);
  });
});

describe('the built client', () => {
  it('is stale when it is missing or older than any of its sources', () => {
    const root = mkdtempSync(join(tmpdir(), 'kantoor-build-'));
    const touch = (path: string, seconds: number): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), '');
      utimesSync(join(root, path), seconds, seconds);
    };
    touch('src/ui/deep/view.tsx', 100);
    touch('webpack.config.ts', 100);
    expect(isBuilt(root)).toBe(false);
    touch('dist/index.html', 200);
    expect(isBuilt(root)).toBe(true);
    touch('src/ui/deep/view.tsx', 300);
    expect(isBuilt(root)).toBe(false);
    touch('dist/index.html', 400);
    touch('package-lock.json', 500);
    expect(isBuilt(root)).toBe(false);
    rmSync(root, { recursive: true });
  });
});
