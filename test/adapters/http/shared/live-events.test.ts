import { LiveEventsHttp, type BrowserPage } from '../../../../src/adapters/http/shared/live-events.http';
import { pathOfRecord, readEvent } from '../../../../src/adapters/http/shared/live-events.codec';
import { questionId } from '../../../../src/domain/catalogue/faq-question';
import { nodeId } from '../../../../src/domain/catalogue/structure-node';
import type { LiveEvent, WatchedRecord } from '../../../../src/application/shared/ports/live-events.port';

/** Milliseconds without a heartbeat. */
const SILENCE = 60_000;
const POST = { resource: 'blog', id: '12' };

/** A stream whose contents the test writes. */
const aStream = () => {
  let write: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = controller;
    },
  });
  return {
    body,
    say: (text: string) => write?.enqueue(new TextEncoder().encode(text)),
    end: () => write?.close(),
  };
};

/** Runs all pending microtasks. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

const open = (status = 200) => {
  const asked: { readonly url: string; readonly signal: AbortSignal; readonly stream: ReturnType<typeof aStream> }[] =
    [];
  const said: string[] = [];
  const waits: { readonly milliseconds: number; readonly over: () => void }[] = [];
  const nothing = (): void => undefined;
  const silences: typeof waits = [];
  const page = { visible: true, listener: nothing };
  const living: BrowserPage = {
    isVisible: () => page.visible,
    onVisibility: (listener) => {
      page.listener = listener;
      return () => undefined;
    },
    wait: (milliseconds) =>
      new Promise((resolve) => {
        (milliseconds === SILENCE ? silences : waits).push({ milliseconds, over: () => resolve(undefined) });
      }),
    random: () => 0,
  };
  /** The status of the answer to a stream that names records. */
  let refusal = status;
  const resumptions: boolean[] = [];
  const live = new LiveEventsHttp(
    (url, init) => {
      const stream = aStream();
      asked.push({ url, signal: init.signal ?? AbortSignal.abort(), stream });
      const answer = url.includes('?') ? refusal : status;
      return Promise.resolve(new Response(answer === 200 ? stream.body : null, { status: answer }));
    },
    {
      base: '/api/',
      tab: 'here',
      onUnauthenticated: () => said.push('signed out'),
      resumed: () => Promise.resolve(resumptions.shift() === true),
      onRightsChanged: () => said.push('rights'),
    },
    living,
  );
  const watch = (record: WatchedRecord | null = POST) => {
    const heard: LiveEvent[] = [];
    const subscription = live.watch(record).subscribe((event) => heard.push(event));
    return { heard, leave: () => subscription.unsubscribe() };
  };
  const show = async (visible: boolean) => {
    page.visible = visible;
    page.listener();
    await flushPromises();
  };
  const watchList = (resource: string, within?: string) => {
    let told = 0;
    live.watchList(resource, within).subscribe(() => (told += 1));
    return () => told;
  };
  const refuse = (answer: number): void => {
    refusal = answer;
  };
  return { asked, said, resumptions, waits, silences, live, watch, watchList, show, refuse };
};

// Rules R-LIV-01 and R-LIV-06.
test('one stream serves everything that is watched, and names the record in sight', async () => {
  const { asked, watch } = open();
  const [record, shell] = [watch(), watch(null)];
  await flushPromises();
  expect(asked.map(({ url }) => url)).toEqual(['/api/events?viewing=blog%2F12']);
  record.leave();
  await flushPromises();
  expect(asked.map(({ url, signal }) => [url, signal.aborted])).toEqual([
    ['/api/events?viewing=blog%2F12', true],
    ['/api/events', false],
  ]);
  shell.leave();
  await flushPromises();
  expect(asked[1]?.signal.aborted).toBe(true);
});

test('events arrive however the bytes are cut, and only those of the record and of others', async () => {
  const { asked, said, watch } = open();
  const { heard } = watch();
  await flushPromises();
  const say = async (text: string) => {
    asked[0]?.stream.say(text);
    await flushPromises();
  };
  await say('event: ready\ndata: {}\n\n: \n\nevent: lock\nda');
  await say('ta: {"path":"blog/12","own":0,"locked":{"user":{"name":"Bram"},"since":"2026-11-20 10:00:00"}}\n\n');
  await say('event: lock\r\ndata: {"path":"blog/12","own":1,"locked":null}\r\n\r\n');
  await say('event: record\ndata: {"path":"blog/13","own":0,"user":{"name":"Bram"},"deleted":0}\n\n');
  await say('event: record\ndata: {"path":"blog/12","own":0,"user":{"name":"Bram"},"deleted":1}\n\n');
  await say('event: viewers\ndata: {"path":"blog/12","viewers":[{"id":4,"name":"Bram","avatar":null}]}\n\n');
  await say('event: rights\ndata: {}\n\nevent: job\ndata: {}\n\nevent: later\ndata: {}\n\nevent: job\ndata: {\n\n');
  expect(heard).toEqual([
    { type: 'connected' },
    { type: 'lock', holder: { name: 'Bram', since: Date.UTC(2026, 10, 20, 10) } },
    { type: 'record', by: 'Bram', isSelf: false, isDeleted: true },
    { type: 'viewers', viewers: [{ id: '4', name: 'Bram', avatar: null }] },
    { type: 'job' },
  ]);
  expect(said).toEqual(['rights']);
});

test('what this page did is no news; other tabs and browsers of the person are told apart from others', async () => {
  const { asked, watch } = open();
  const { heard } = watch();
  await flushPromises();
  for (const by of ['"own":1,"tab":"here"', '"own":1', '"own":1,"tab":"there"', '"own":0,"self":1', '"own":0'].concat(
    '"own":0,"self":1,"tab":"here"',
  ))
    asked[0]?.stream.say(`event: record\ndata: {"path":"blog/12",${by},"user":{"name":"Bram"},"deleted":0}\n\n`);
  await flushPromises();
  expect(heard.map((event) => event.type === 'record' && event.isSelf)).toEqual([true, true, false]);
});

test('a screen hears what this page did behind it', async () => {
  const { live, watch, watchList } = open();
  const [record, other, told] = [watch(), watch({ resource: 'blog', id: '13' }), watchList('blog')];
  await flushPromises();
  live.changedHere(POST);
  expect([record.heard, other.heard, told()]).toEqual([
    [{ type: 'record', by: '', isSelf: true, isDeleted: false }],
    [],
    1,
  ]);
});

test('a list is told of its records and locks, of renewed locks once, and when something may have been missed', async () => {
  const { asked, watchList, show } = open();
  const told = watchList('users');
  await flushPromises();
  const say = async (type: string, data: string) => {
    asked.at(-1)?.stream.say(`event: ${type}\ndata: ${data}\n\n`);
    await flushPromises();
    return told();
  };
  const lock = (since: string) => `{"path":"user/3","own":0,"locked":{"user":{"name":"Bram"},"since":"${since}"}}`;
  const record = (path: string, by = '"own":0') => `{"path":"${path}",${by},"user":{"name":"Bram"},"deleted":0}`;
  expect([
    await say('ready', '{}'),
    await say('record', record('user/3')),
    await say('record', record('usergroup/3')),
    await say('record', record('user/3', '"own":1,"tab":"here"')),
    await say('record', record('user/3', '"own":1,"tab":"there"')),
    await say('lock', lock('2026-11-20 10:00:00')),
    await say('lock', lock('2026-11-20 10:00:00')),
    await say('lock', '{"path":"user/3","own":0,"locked":null}'),
  ]).toEqual([0, 1, 1, 1, 2, 3, 3, 4]);
  await show(false);
  await show(true);
  expect(await say('ready', '{}')).toBe(5);
});

test.each([
  // Records of another list have a longer path.
  ['spare-parts', 'spareparts/2', 'spareparts/categories/2'],
  ['structure', 'structure/main', 'structure/main/node/5'],
  ['structure/node', 'structure/main/node/5', 'structure/main'],
  ['faq/category', 'faq/category/3', 'faq/category/3/question/12'],
  ['faq/question', 'faq/category/3/question/12', 'faq/category/3'],
  ['navigation/items', 'navigation/3/items/5', 'navigation/3'],
  ['library', 'library/Beeld/logo klein.png', 'librarian/2'],
])('the list of %s is told of %s, and not of %s', async (resource, own, other) => {
  const { asked, watchList } = open();
  const told = watchList(resource);
  await flushPromises();
  const say = async (path: string) => {
    const data = { path, own: 0, user: { name: 'Bram' }, deleted: 0 };
    asked[0]?.stream.say(`event: record\ndata: ${JSON.stringify(data)}\n\n`);
    await flushPromises();
    return told();
  };
  expect([await say(other), await say(own)]).toEqual([0, 1]);
});

test('a list is told that it was sorted, unless by this page; one of several only of its own (R-LIV-08)', async () => {
  const { asked, watchList } = open();
  const lists = [watchList('faq/category'), watchList('faq/question', '3'), watchList('faq/question')];
  await flushPromises();
  const say = async (path: string, by = '"own":0') => {
    asked[0]?.stream.say(`event: list\ndata: {"path":"${path}",${by}}\n\n`);
    await flushPromises();
    return lists.map((told) => told());
  };
  expect(await say('faq/category')).toEqual([1, 0, 0]);
  expect(await say('faq/category', '"own":1,"tab":"here"')).toEqual([1, 0, 0]);
  expect(await say('faq/category/3/question')).toEqual([1, 1, 1]);
  expect(await say('faq/category/4/question')).toEqual([1, 1, 2]);
});

test('a file is changed and deleted with its folder (R-LIV-07)', async () => {
  const { asked, watch } = open();
  const { heard } = watch({ resource: 'library', id: 'Beeld/logo.png' });
  await flushPromises();
  for (const [path, deleted] of [
    ['library/Bee', 1],
    ['library/Beeld', 0],
    ['library/Beeld', 1],
  ])
    asked[0]?.stream.say(
      `event: record\ndata: ${JSON.stringify({ path, own: 0, user: { name: 'Bram' }, deleted })}\n\n`,
    );
  await flushPromises();
  expect(heard).toEqual([false, true].map((isDeleted) => ({ type: 'record', by: 'Bram', isSelf: false, isDeleted })));
});

test.each([400, 414, 431])('a path that an API refuses with %i costs only who looks at it', async (status) => {
  const { asked, waits, watch, refuse } = open();
  refuse(status);
  watch();
  await flushPromises();
  expect(asked.map(({ url }) => url)).toEqual(['/api/events?viewing=blog%2F12', '/api/events']);
  expect(waits).toEqual([]);
});

test('a broken stream is opened again, later after each failure, and at once delays are short after an event', async () => {
  const { asked, waits, watch } = open();
  watch();
  await flushPromises();
  for (const milliseconds of [1000, 2000, 4000]) {
    asked.at(-1)?.stream.end();
    await flushPromises();
    expect(waits.at(-1)?.milliseconds).toBe(milliseconds);
    waits.at(-1)?.over();
    await flushPromises();
  }
  asked.at(-1)?.stream.say('event: ready\ndata: {}\n\n');
  await flushPromises();
  asked.at(-1)?.stream.end();
  await flushPromises();
  expect(waits.at(-1)?.milliseconds).toBe(1000);
});

test('a hidden page has no stream', async () => {
  const { asked, watch, show } = open();
  watch();
  await flushPromises();
  await show(false);
  expect(asked[0]?.signal.aborted).toBe(true);
  await show(true);
  expect(asked).toHaveLength(2);
});

test.each([404, 405, 501])(
  'an API without events (%i) is not asked again: what is watched is looked at',
  async (status) => {
    const { asked, silences, watch, watchList, show } = open(status);
    const { leave } = watch();
    await flushPromises();
    leave();
    const [{ heard }, told] = [watch(), watchList('blog')];
    await show(true);
    silences.at(-1)?.over();
    await flushPromises();
    expect([asked.length, heard, told()]).toEqual([1, [{ type: 'polled' }], 1]);
  },
);

test('a stream that ends because the person has too many is not opened again: what is watched is looked at', async () => {
  const { asked, waits, silences, watch, show } = open();
  const { heard } = watch();
  await flushPromises();
  asked[0]?.stream.say('event: full\ndata: {}\n\n');
  asked[0]?.stream.end();
  await flushPromises();
  waits.at(-1)?.over();
  await flushPromises();
  silences.at(-1)?.over();
  await flushPromises();
  expect([asked.length, heard]).toEqual([1, [{ type: 'polled' }]]);
  await show(false);
  await show(true);
  expect(asked).toHaveLength(2);
});

test('a session that ended is told, and the stream opens again when the person is back', async () => {
  const { asked, said, waits, watch, show } = open(401);
  watch();
  await flushPromises();
  expect([said, waits.length]).toEqual([['signed out'], 0]);
  await show(true);
  expect(asked).toHaveLength(2);
});

test('a session that goes on after signing in again opens the stream again (R-SES-31)', async () => {
  const { asked, said, resumptions, watch } = open(401);
  resumptions.push(true);
  watch();
  await flushPromises();
  expect([asked.length, said]).toEqual([2, ['signed out', 'signed out']]);
});

test('a stream without a sign of life is opened again', async () => {
  const { asked, waits, silences, watch } = open();
  watch();
  await flushPromises();
  silences.at(-1)?.over();
  await flushPromises();
  waits.at(-1)?.over();
  await flushPromises();
  expect(asked).toHaveLength(2);
});

test.each([
  [{ resource: 'users', id: '7' }, 'user/7'],
  [{ resource: 'faq/question', id: questionId('3', '12') }, 'faq/category/3/question/12'],
  [{ resource: 'structure/node', id: nodeId('main', '5') }, 'structure/main/node/5'],
  [{ resource: 'etim/feature', id: '9' }, 'etim/feature/9'],
  [{ resource: 'spare-parts', id: '9' }, 'spareparts/9'],
  [{ resource: 'spare-part-categories', id: '2' }, 'spareparts/categories/2'],
  [{ resource: 'navigation/items', id: '3/5' }, 'navigation/3/items/5'],
  [{ resource: 'library', id: 'Beeld/logo klein.png' }, 'library/Beeld/logo klein.png'],
])('%j is answered by %s', (record, path) => {
  expect(pathOfRecord(record)).toBe(path);
});

test('a block that cannot be read is nothing', () => {
  expect([readEvent(''), readEvent(': beat'), readEvent('event: lock\ndata: 3')]).toEqual([null, null, null]);
});
