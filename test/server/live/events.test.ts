import { eq } from 'drizzle-orm';
import { memberships } from '../../../server/database/schema';
import { announce } from '../../../server/live/published/announce';
import { addViewer, findViewers, VIEWER_TIMEOUT } from '../../../server/live/viewers';
import { utc } from '../../../server/shared/utc';
import {
  aPerson,
  aWebsite,
  browserOf,
  openTestServer,
  signedInAs,
  type TestServer,
  type Person,
} from '../support/test-server';
import { LiveStream } from '../support/live';
import { bodyOf, type Browser } from '../support/browser';

// Rule R-LIV-01.
describe('event streams', () => {
  let testServer: TestServer;
  let editor: Browser & Person;
  let colleague: Browser & Person;
  let post: string;
  beforeAll(async () => {
    testServer = await openTestServer();
    editor = await signedInAs(testServer, {
      rights: ['blog.edit', 'holidays.add', 'holidays.edit'],
      firstname: 'Anna',
      surname: 'Vos',
    });
    colleague = await signedInAs(testServer, {
      rights: ['blog.edit', 'blog.unlock', 'holidays.edit'],
      firstname: 'Bram',
      surname: 'Mol',
    });
    const rows = bodyOf<{ blogs: { id: number }[] }>(await editor.get('blog?perPage=10')).blogs;
    post = `blog/${rows[0]?.id ?? 0}`;
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  /** Events of a stream up to a mark that is announced now. */
  const until = async (stream: LiveStream, path: string, website: number): Promise<readonly string[]> => {
    const by = { session: 'x', name: 'mark' };
    await announce(testServer.services.db, { type: 'record', path, website, ...by, deleted: false });
    const heard: string[] = [];
    for (;;) {
      const event = await stream.next();
      if (event === null) return [...heard, 'ended'];
      const data = JSON.stringify(event.data);
      if (data.includes('"mark"')) return heard;
      heard.push(`${event.type} ${data}`);
    }
  };

  const names = (data: unknown): readonly string[] =>
    (data as { viewers: { name: string }[] }).viewers.map(({ name }) => name); // cast: only for events with viewers

  /** Waits until a stream reports exactly these viewers; earlier events may arrive late or twice. */
  const hearViewers = async (stream: LiveStream, expected: readonly string[]): Promise<void> => {
    while (names(await stream.hear('viewers')).join() !== expected.join());
  };

  it('are not stored or changed on their way', async () => {
    const stream = await LiveStream.open(testServer, editor);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-length')).toBeNull();
    expect(stream.headers.get('cache-control')).toContain('no-store');
    await stream.leave();
    expect(testServer.services.live.size).toBe(0);
  });

  it('tell a holder that the lock was taken over, and who has it', async () => {
    const stream = await LiveStream.open(testServer, editor, post);
    // The event may arrive after the answer.
    await editor.call('PUT', `${post}/lock`);
    expect(await stream.hear('lock')).toMatchObject({ own: 1 });
    await colleague.call('PUT', `${post}/unlock`);
    expect(await stream.hear('lock')).toEqual({ path: post, own: 0, locked: null });
    await colleague.call('PUT', `${post}/lock`);
    expect(await stream.hear('lock')).toMatchObject({
      path: post,
      own: 0,
      locked: { user: { name: 'Bram Mol' }, since: utc(testServer.clock.now) },
    });
    await stream.leave();
    await colleague.call('PUT', `${post}/unlock`);
  });

  it('tell of a new record; the session in which tab it was made, and the same person elsewhere that it was them', async () => {
    const elsewhere = await browserOf(testServer, editor);
    const streams = [
      await LiveStream.open(testServer, editor),
      await LiveStream.open(testServer, elsewhere),
      await LiveStream.open(testServer, colleague),
    ];
    const tab = { 'Kantoor-Tab': 'tab-1' };
    const made = await editor.call('POST', 'holidays', { date: '2031-05-05', reason: 'Bevrijdingsdag' }, tab);
    const path = (made.headers.get('location') ?? '').replace('api/', '');
    const record = { path, user: { name: 'Anna Vos' }, deleted: 0 };
    expect(await Promise.all(streams.map((stream) => stream.hear('record')))).toEqual([
      { ...record, own: 1, tab: 'tab-1' },
      { ...record, own: 0, self: 1, tab: 'tab-1' },
      { ...record, own: 0 },
    ]);
    await Promise.all(streams.map((stream) => stream.leave()));
  });

  it('tell that somebody saved or deleted a record, and whether it was this session', async () => {
    const [mine, theirs] = [await LiveStream.open(testServer, editor), await LiveStream.open(testServer, colleague)];
    const made = await editor.call('POST', 'holidays', { date: '2031-04-27', reason: 'Koningsdag' });
    const path = (made.headers.get('location') ?? '').replace('api/', '');
    await editor.call('PUT', path, { reason: 'Koningsdag 2031' });
    expect(await mine.hear('record')).toEqual({ path, own: 1, user: { name: 'Anna Vos' }, deleted: 0 });
    expect(await theirs.hear('record')).toEqual({ path, own: 0, user: { name: 'Anna Vos' }, deleted: 0 });
    await Promise.all([mine.leave(), theirs.leave()]);
  });

  it('tell of every record that a bulk deletion took, and of none that it left', async () => {
    const boss = await signedInAs(testServer, {
      rights: ['holidays.view', 'holidays.add', 'holidays.edit', 'holidays.delete'],
    });
    const add = async (date: string): Promise<string> => {
      const made = await boss.call('POST', 'holidays', { date, reason: 'Dicht' });
      return (made.headers.get('location') ?? '').replace('api/', '');
    };
    const stream = await LiveStream.open(testServer, colleague);
    const paths = [await add('2032-01-02'), await add('2032-01-03')];
    for (const path of paths) expect(await stream.hear('record')).toMatchObject({ path, deleted: 0 });
    const ids = paths.map((path) => Number(path.split('/')[1]));
    expect((await boss.call('DELETE', 'holidays', { groups: [...ids, 999_999].map(String) })).status).toBe(200);
    const heard = [await stream.hear('record'), await stream.hear('record')];
    expect(heard).toMatchObject(paths.map((path) => ({ path, own: 0, deleted: 1 })));
    expect(await until(stream, 'holidays/1', 1)).toEqual([]);
    await stream.leave();
  });

  it('are not opened by a HEAD', async () => {
    const answer = await testServer.server.app.request('/api/events', {
      method: 'HEAD',
      headers: { Cookie: editor.cookie },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(testServer.services.live.size).toBe(0);
  });

  it('tell nothing of what the caller may not read, or of another website (R-LIV-02)', async () => {
    const elsewhere = await aWebsite(testServer);
    const [stranger, outsider] = [
      await signedInAs(testServer, { rights: ['popup.edit'] }),
      await signedInAs(testServer, { rights: ['blog.edit'], websites: [elsewhere] }),
    ];
    const [first, second, seen] = [
      await LiveStream.open(testServer, stranger, post),
      await LiveStream.open(testServer, outsider, post),
      await LiveStream.open(testServer, editor, post),
    ];
    await editor.call('PUT', `${post}/lock`);
    await seen.hear('lock');
    expect(await until(first, 'popup/1', 1)).toEqual([]);
    expect(await until(second, 'blog/1', elsewhere)).toEqual([`viewers {"path":"${post}","viewers":[]}`]);
    await Promise.all([first, second, seen].map((stream) => stream.leave()));
    await editor.call('PUT', `${post}/unlock`);
  });

  it('tell who else has a record open, and that they left (R-LIV-03)', async () => {
    const mine = await LiveStream.open(testServer, editor, post);
    await hearViewers(mine, []);
    const theirs = await LiveStream.open(testServer, colleague, post);
    await hearViewers(mine, ['Bram Mol']);
    await hearViewers(theirs, ['Anna Vos']);
    await theirs.leave();
    await hearViewers(mine, []);
    await mine.leave();
  });

  it('tell that the viewers of a dead server are gone (R-LIV-03)', async () => {
    const mine = await LiveStream.open(testServer, editor, post);
    await mine.hear('viewers');
    const { db } = testServer.services;
    await addViewer(
      db,
      { stream: 'of-a-dead-server', path: post, website: 1, user: colleague.id },
      testServer.clock.now,
    );
    testServer.clock.now += VIEWER_TIMEOUT + 1_000;
    await testServer.services.live.sendHeartbeat();
    await hearViewers(mine, []);
    expect(await findViewers(db, { path: post, website: 1 }, testServer.clock.now)).toMatchObject([{ id: editor.id }]);
    await mine.leave();
  });

  it('tell of changed rights, and end with the session', async () => {
    const person = await aPerson(testServer, { rights: ['popup.edit'] });
    const [browser, boss] = [await browserOf(testServer, person), await signedInAs(testServer, { su: true })];
    const stream = await LiveStream.open(testServer, browser);
    await boss.call('PUT', `user/${person.id}`, { su: 1 });
    expect(await stream.hear('rights')).toEqual({});
    await browser.call('POST', 'logout');
    while ((await stream.next()) !== null);
    expect(testServer.services.live.size).toBe(0);
  });

  it('tell a person whose right is withdrawn, who views the record no longer', async () => {
    const person = await aPerson(testServer, { rights: ['blog.edit'], firstname: 'Cor', surname: 'Bos' });
    const [theirs, mine] = [
      await LiveStream.open(testServer, await browserOf(testServer, person), post),
      await LiveStream.open(testServer, editor, post),
    ];
    await mine.hear('viewers');
    await testServer.services.db.delete(memberships).where(eq(memberships.userId, person.id));
    await announce(testServer.services.db, { type: 'callers' });
    expect(await theirs.hear('rights')).toEqual({});
    await hearViewers(mine, []);
    await Promise.all([theirs.leave(), mine.leave()]);
  });

  it('tell holders of a right of the queue of its jobs', async () => {
    const keeper = await signedInAs(testServer, { rights: ['queue.view'] });
    const [theirs, other] = [await LiveStream.open(testServer, keeper), await LiveStream.open(testServer, editor)];
    await announce(testServer.services.db, { type: 'job' });
    expect(await theirs.hear('job')).toEqual({});
    expect(await until(other, 'blog/1', 1)).toEqual([]);
    await Promise.all([theirs.leave(), other.leave()]);
  });

  it('are bounded for one person, in all browsers together: the oldest is told so and ends (R-LIV-02)', async () => {
    const person = await aPerson(testServer, { rights: ['holidays.edit'] });
    const browsers = [
      await browserOf(testServer, person),
      await browserOf(testServer, person),
      await browserOf(testServer, person),
    ];
    const streams: LiveStream[] = [];
    for (let count = 0; count < 13; count += 1)
      streams.push(await LiveStream.open(testServer, browsers[count % browsers.length] ?? editor));
    expect([await streams[0]?.next(), await streams[0]?.next()]).toEqual([{ type: 'full', data: {} }, null]);
    expect(testServer.services.live.size).toBe(12);
    await Promise.all(streams.map((stream) => stream.leave()));
    expect(testServer.services.live.size).toBe(0);
  });

  it('of a hundred persons each hear every save', async () => {
    const streams: LiveStream[] = [];
    for (let person = 0; person < 10; person += 1) {
      const browser = await signedInAs(testServer, { rights: ['holidays.edit'] });
      for (let window = 0; window < 10; window += 1) streams.push(await LiveStream.open(testServer, browser));
    }
    const saves = Array.from({ length: 20 }, (_, number) => `Dicht ${number}`);
    for (const reason of saves) await editor.call('PUT', 'holidays/1', { reason });
    const heard = await Promise.all(
      streams.map(async (stream) => {
        for (let save = 0; save < saves.length; save += 1)
          expect(await stream.hear('record')).toMatchObject({ path: 'holidays/1' });
        await stream.leave();
        return saves.length;
      }),
    );
    expect(heard).toHaveLength(100);
    expect(testServer.services.live.size).toBe(0);
  });

  it('end when a reader is too slow, instead of growing', async () => {
    const stream = await LiveStream.open(testServer, editor);
    for (let count = 0; count < 250; count += 1)
      await announce(testServer.services.db, {
        type: 'record',
        path: post,
        website: 1,
        session: 'x',
        name: 'Bram Mol',
        deleted: false,
      });
    const seen = await LiveStream.open(testServer, colleague);
    await until(seen, 'blog/1', 1);
    expect(await stream.next()).toBeNull();
    await seen.leave();
  });

  it('refuse what is no path', async () => {
    expect((await editor.get(`events?viewing=${'x'.repeat(6_000)}`)).status).toBe(400);
    expect((await editor.get('events?viewing=../../etc&other=1')).status).toBe(400);
  });
});
