import type { LiveEvent } from '../../../server/live/live-event';
import { LiveHub, type LiveHubNeeds } from '../../../server/live/live-hub';
import type { EventStream } from '../../../server/live/event-stream';
import type { Caller } from '../../../server/shared/endpoint';

const saved = (path = 'blog/1'): LiveEvent => ({
  type: 'record',
  path,
  website: 1,
  session: 'x',
  name: 'Bram',
  deleted: false,
});
const callerOf = (session: string, rights: readonly string[] = ['blog.edit']): Caller => ({
  ...{ id: Number(session), su: false, rights, websites: [1], language: 'en', session, website: 1 },
});

/** A hub on a table of callers instead of a database; the test answers each lookup. */
const open = () => {
  const callers = new Map<string, Caller>();
  const questions: (readonly string[])[] = [];
  const defects: unknown[] = [];
  const state = { wait: Promise.resolve() };
  let tell = (_payload: string): void => undefined;
  const hub = new LiveHub({
    db: {} as LiveHubNeeds['db'], // cast: only streams with a record in sight query it
    listen: (_channel, onPayload) => {
      tell = onPayload;
      return Promise.resolve(() => Promise.resolve());
    },
    now: () => 0,
    accessOf: () => ({ kind: 'right', right: 'blog.edit' }),
    accessOfList: () => ({ kind: 'modules', modules: ['blog'] }),
    isPrivate: () => Promise.resolve(false),
    findCallers: async (sessions) => {
      questions.push(sessions);
      await state.wait;
      return new Map([...callers].filter(([session]) => sessions.includes(session)));
    },
    onDefect: (failure) => defects.push(failure),
  });
  const join = async (session: string, rights?: readonly string[]): Promise<EventStream> => {
    callers.set(session, callerOf(session, rights));
    const stream = await hub.open(callerOf(session), null);
    await stream.next();
    return stream;
  };
  return { hub, callers, questions, defects, state, join, announce: (event: LiveEvent) => tell(JSON.stringify(event)) };
};
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
const textOf = async (stream: EventStream): Promise<string | null> => {
  const { value } = await stream.next();
  return value === undefined ? null : (/^event: (\w+)/.exec(new TextDecoder().decode(value))?.[1] ?? '');
};

test('who may hear is asked once for all streams, and once more for what changed meanwhile', async () => {
  const { hub, questions, join, announce } = open();
  for (let session = 1; session <= 100; session += 1) await join(String(session));
  questions.length = 0;
  for (let count = 0; count < 50; count += 1) announce({ type: 'callers' });
  await flushPromises();
  expect(questions.map(({ length }) => length)).toEqual([100, 100]);
  questions.length = 0;
  for (let count = 0; count < 50; count += 1) announce(saved());
  await flushPromises();
  expect(questions).toEqual([]);
  await hub.close();
});

test('events that arrive together are all delivered, without waiting for the next one', async () => {
  const { hub, join, announce } = open();
  const stream = await join('1');
  for (const path of ['blog/1', 'blog/2']) announce(saved(path));
  await flushPromises();
  await hub.close();
  expect([await textOf(stream), await textOf(stream), await textOf(stream)]).toEqual(['record', 'record', null]);
});

test('what happens after rights were taken or a session ended waits until they are known (R-LIV-02)', async () => {
  const { hub, callers, state, join, announce } = open();
  const [demoted, gone, other] = [await join('1'), await join('2'), await join('3')];
  let answer = (): void => undefined;
  state.wait = new Promise((resolve) => {
    answer = resolve;
  });
  callers.set('1', callerOf('1', []));
  callers.delete('2');
  announce({ type: 'callers' });
  announce(saved());
  await flushPromises();
  answer();
  expect([await textOf(other), await textOf(demoted), await textOf(gone)]).toEqual(['record', 'rights', null]);
  await hub.close();
  expect(await textOf(demoted)).toBeNull();
});

test('a stream that opens while rights are taken does not hear by those it had', async () => {
  const { hub, callers, questions, state, announce } = open();
  callers.set('1', callerOf('1'));
  let answer = (): void => undefined;
  state.wait = new Promise((resolve) => {
    answer = resolve;
  });
  const opening = hub.open(callerOf('1'), null);
  await flushPromises();
  callers.delete('1');
  announce({ type: 'callers' });
  answer();
  expect(await textOf(await opening)).toBeNull();
  expect(questions).toHaveLength(2);
});

test('streams end when nobody can say who may hear', async () => {
  const { hub, defects, state, join, announce } = open();
  const stream = await join('1');
  state.wait = Promise.reject(new Error('no database'));
  announce({ type: 'callers' });
  expect(await textOf(stream)).toBeNull();
  await flushPromises();
  expect([hub.size, defects]).toEqual([0, [new Error('no database')]]);
});

test('who may see a list, but not its records, hears that it changed, and nothing of locks (R-LIV-08)', async () => {
  const { hub, join, announce } = open();
  const [editor, reader, other] = [await join('1'), await join('2', ['blog.view']), await join('3', ['popup.edit'])];
  const by = { path: 'blog/1', website: 1, session: 'x', name: 'Bram' };
  announce({ ...by, type: 'lock', since: null });
  announce(saved());
  await flushPromises();
  await hub.close();
  const heard = async (stream: EventStream) => [await textOf(stream), await textOf(stream)];
  expect([await heard(editor), await heard(reader), await heard(other)]).toEqual([
    ['lock', 'record'],
    ['list', null],
    [null, null],
  ]);
});
