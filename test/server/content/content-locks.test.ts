import { LOCK_TIMEOUT } from '../../../src/domain/content/lock.rule';
import { insertItem } from '../../../server/content/items/item-rows';
import { bodyOf, Browser, type Reply } from '../support/browser';
import { stored, surroundingsOf, type ItemOnWire, type Surroundings } from '../support/content';
import {
  aPerson,
  browserOf,
  openTestServer,
  PASSWORD,
  signedInAs,
  type TestServer,
  type Person,
} from '../support/test-server';
import { holdingItem, untilWaiting } from '../support/row-locks';

const EDITOR = ['blog.view', 'blog.edit', 'blog.delete'];
type LockOnWire = ItemOnWire['locked'];
const lockIn = (reply: Reply): readonly [number, LockOnWire] => [
  reply.status,
  bodyOf<{ locked: LockOnWire }>(reply).locked,
];
const START = '2026-11-20 09:00:00';
const IRIS = { user: { name: 'Iris Meijer' }, since: START };

describe('a lock (R-CON-06, R-CON-07)', () => {
  let testServer: TestServer;
  let around: Surroundings;
  let iris: Browser;
  let thomas: Browser;
  let id: number;
  let start: number;
  beforeAll(async () => {
    testServer = await openTestServer();
    start = testServer.clock.now;
    around = await surroundingsOf(testServer);
    iris = await signedInAs(testServer, { rights: EDITOR, firstname: 'Iris', surname: 'Meijer' });
    thomas = await signedInAs(testServer, { rights: EDITOR, firstname: 'Thomas', surname: 'Bos' });
  });
  afterAll(() => testServer.close());
  beforeEach(async () => {
    testServer.clock.now = start;
    id = await insertItem(testServer.services.db, {
      ...stored(around),
      module: 'blog',
      categories: [around.category],
      branches: [around.branch],
    });
  });
  afterEach(() => expect(testServer.defects).toEqual([]));

  const lock = (by: Browser, item = id) => by.call('PUT', `blog/${item}/lock`);
  const unlock = (by: Browser, since?: string) => by.call('PUT', `blog/${id}/unlock`, { since });
  const save = (by: Browser, headers: Readonly<Record<string, string>> = {}) =>
    by.call('PUT', `blog/${id}`, { recap: 'Nieuw' }, headers);
  const shown = async (by: Browser) => bodyOf<{ blog: ItemOnWire }>(await by.get(`blog/${id}`)).blog;

  it('is given to one session, told to everybody, and no change of the item', async () => {
    const before = (await iris.get(`blog/${id}`)).headers.get('etag');
    expect(lockIn(await lock(iris))).toEqual([200, IRIS]);
    expect(lockIn(await lock(thomas))).toEqual([423, IRIS]);
    expect((await shown(thomas)).locked).toEqual(IRIS);
    expect(
      bodyOf<{ blogs: ItemOnWire[] }>(await thomas.get('blog?perPage=100')).blogs.find((row) => row.id === id)?.locked,
    ).toEqual(IRIS);
    expect((await iris.get(`blog/${id}`)).headers.get('etag')).toBe(before);
  });

  it('keeps the save of anybody else out, and whoever has it saves and gives it back', async () => {
    await lock(iris);
    expect(lockIn(await save(thomas))).toEqual([423, IRIS]);
    expect(await save(thomas)).toMatchObject({ body: { code: 'LOCKED' } });
    expect((await save(iris)).status).toBe(200);
    expect((await shown(thomas)).locked).toBeNull();
    await lock(thomas);
    expect((await save(thomas)).status).toBe(200);
  });

  it.each(['without If-Match', 'with If-Match'])('is needed for a save %s', async (how) => {
    const before = await iris.get(`blog/${id}`);
    const headers: Readonly<Record<string, string>> =
      how === 'with If-Match' ? { 'If-Match': before.headers.get('etag') ?? '' } : {};
    expect(await save(iris, headers)).toMatchObject({ status: 423, body: { code: 'LOCKED', locked: null } });
    expect((await iris.get(`blog/${id}`)).body).toEqual(before.body);
    await lock(iris);
    expect((await save(iris, headers)).status).toBe(200);
    expect((await save(iris)).status).toBe(423);
  });

  it('that expired still covers the save of whoever had it last, unless somebody else had it meanwhile', async () => {
    await lock(iris);
    testServer.clock.now += LOCK_TIMEOUT;
    expect((await save(thomas)).status).toBe(423);
    expect((await save(iris)).status).toBe(200);
    await lock(iris);
    testServer.clock.now += LOCK_TIMEOUT;
    await lock(thomas);
    expect((await save(thomas)).status).toBe(200);
    expect(lockIn(await save(iris))).toEqual([423, null]);
    await lock(iris);
    testServer.clock.now += LOCK_TIMEOUT;
    await lock(thomas);
    testServer.clock.now += LOCK_TIMEOUT;
    expect(lockIn(await save(iris))).toEqual([423, null]);
  });

  it('belongs to a session: another browser of the same person has to end it first, which takes no right', async () => {
    const person = await aPerson(testServer, { rights: EDITOR, firstname: 'Noor', surname: 'Smit' });
    const [here, there] = [await browserOf(testServer, person), await browserOf(testServer, person)];
    await lock(here);
    expect(lockIn(await lock(there))).toEqual([423, { user: { name: 'Noor Smit' }, since: START }]);
    expect((await save(there)).status).toBe(423);
    expect(lockIn(await unlock(there, START))).toEqual([200, null]);
    expect(lockIn(await lock(there))[0]).toBe(200);
    expect((await save(here)).status).toBe(423);
    expect((await save(there)).status).toBe(200);
  });

  it('stays with a person who signs in again in the same browser (R-CON-24)', async () => {
    const person = await aPerson(testServer, { rights: EDITOR, firstname: 'Noor', surname: 'Smit' });
    const browser = new Browser(testServer);
    const signIn = ({ email }: Pick<Person, 'email'>) => browser.call('POST', 'login', { email, password: PASSWORD });
    await signIn(person);
    await lock(browser);
    const former = new Browser(testServer, browser.cookie);
    browser.cookie = '';
    expect((await save(browser)).status).toBe(401);
    await signIn(person);
    expect((await shown(browser)).locked).toEqual({ ...(await shown(thomas)).locked, own: 1 });
    expect((await lock(browser)).status).toBe(200);
    expect((await former.get('me')).status).toBe(401);
    expect((await save(browser)).status).toBe(200);
    // Another person in the same browser does not get the lock.
    await lock(browser);
    await signIn(await aPerson(testServer, { rights: EDITOR }));
    expect((await save(browser)).status).toBe(423);
  });

  it('lives on by signs of life, and ends without them', async () => {
    await lock(iris);
    for (let renewed = 0; renewed < 3; renewed += 1) {
      testServer.clock.now += LOCK_TIMEOUT - 1_000;
      expect(lockIn(await lock(thomas))[0]).toBe(423);
      expect(lockIn(await lock(iris))).toEqual([200, IRIS]);
    }
    testServer.clock.now += LOCK_TIMEOUT;
    expect((await shown(thomas)).locked).toBeNull();
    expect(lockIn(await lock(thomas))).toEqual([200, { user: { name: 'Thomas Bos' }, since: '2026-11-20 09:39:57' }]);
    expect((await save(iris)).status).toBe(423);
  });

  it('does not let a stale tab write over what somebody else saved meanwhile', async () => {
    await lock(iris);
    const etag = (await iris.get(`blog/${id}`)).headers.get('etag') ?? '';
    testServer.clock.now += LOCK_TIMEOUT;
    await lock(thomas);
    expect((await save(thomas, { 'If-Match': etag })).status).toBe(200);
    expect(await save(iris, { 'If-Match': etag })).toMatchObject({ status: 412, body: { code: 'CHANGED' } });
    expect((await lock(iris)).headers.get('etag')).toBe(`"${id}.2"`);
  });

  it('is given back by who has it, and ended by nobody else without the right to', async () => {
    await lock(iris);
    expect(await unlock(thomas)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(lockIn(await unlock(iris))).toEqual([200, null]);
    expect(lockIn(await unlock(thomas))).toEqual([200, null]);
    expect(lockIn(await lock(thomas))[0]).toBe(200);
  });

  it('is taken over with the right to, and only the one that was asked about', async () => {
    const chief = await signedInAs(testServer, {
      rights: [...EDITOR, 'blog.unlock'],
      firstname: 'Sofie',
      surname: 'Peeters',
    });
    await lock(iris);
    expect(lockIn(await unlock(chief, '2026-11-20 08:59:59'))).toEqual([423, IRIS]);
    expect(lockIn(await unlock(chief, START))).toEqual([200, null]);
    testServer.clock.now += 1_000;
    const theirs = { user: { name: 'Sofie Peeters' }, since: '2026-11-20 09:00:01' };
    expect(lockIn(await lock(chief))).toEqual([200, theirs]);
    // The tab that lost its lock is left: that does not end the new lock.
    expect(lockIn(await unlock(iris, START))).toEqual([423, theirs]);
    expect((await unlock(iris, 'gisteren')).status).toBe(400);
    expect((await save(iris)).status).toBe(423);
  });

  it('that was ended by somebody who could not tell it apart goes on, and no work is lost', async () => {
    const chief = await signedInAs(testServer, { rights: [...EDITOR, 'blog.unlock'] });
    await lock(iris);
    expect(lockIn(await unlock(chief))).toEqual([200, null]);
    testServer.clock.now += 120_000;
    expect(lockIn(await lock(iris))).toEqual([200, { ...IRIS, since: '2026-11-20 09:02:00' }]);
    await unlock(chief);
    expect(lockIn(await save(iris))).toEqual([423, null]);
    await lock(iris);
    expect((await save(iris)).status).toBe(200);
    const etag = (await iris.get(`blog/${id}`)).headers.get('etag') ?? '';
    await lock(iris);
    await unlock(chief);
    await lock(thomas);
    expect((await save(thomas)).status).toBe(200);
    expect((await save(iris, { 'If-Match': etag })).status).toBe(412);
  });

  it('is given back whichever website its person works on by then', async () => {
    const mover = await signedInAs(testServer, { rights: EDITOR, websites: [1, 2] });
    await lock(mover);
    await mover.call('POST', 'website', { active: 2 });
    expect((await mover.get(`blog/${id}`)).status).toBe(404);
    expect((await unlock(mover, '2026-11-20 08:59:59')).status).toBe(404);
    expect((await mover.call('PUT', `news/${id}/unlock`)).status).toBe(403);
    expect(lockIn(await unlock(mover, START))).toEqual([200, null]);
    expect(lockIn(await lock(thomas))[0]).toBe(200);
  });

  it('ends when its person signs out', async () => {
    const leaving = await signedInAs(testServer, { rights: EDITOR });
    await lock(leaving);
    await leaving.call('POST', 'logout');
    expect(lockIn(await lock(thomas))[0]).toBe(200);
  });

  it('is won by one of two who ask at once', async () => {
    const { db } = testServer.services;
    const asking = await holdingItem(db, id, async () => {
      const calls = [lock(iris), lock(thomas)];
      await untilWaiting(db, calls.length);
      return calls;
    });
    const replies = await Promise.all(asking);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 423]);
  });

  it('that is given while several are deleted keeps its item', async () => {
    const { db } = testServer.services;
    const asking = await holdingItem(db, id, async () => {
      const given = lock(thomas);
      await untilWaiting(db, 1);
      const deleted = iris.call('DELETE', 'blog', { groups: [id] });
      await untilWaiting(db, 2);
      return [given, deleted];
    });
    expect((await Promise.all(asking)).map(({ body }) => body)).toMatchObject([
      { code: 'OK' },
      { code: 'PARTIAL', refused: [{ id, code: 'LOCKED' }] },
    ]);
  });
});
