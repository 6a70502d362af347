import { createActor, waitFor } from 'xstate';
import { groupsOf, wireUsergroupPicker } from '../../../src/application/access/usergroup-picker';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { refineQuery } from '../../../src/domain/shared/list-query';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, READER, SU } from '../../contract/support/backend';
import { answered } from '../../contract/support/answered';

const aPicker = async (user: string | null, email = SU) => {
  const calls = new MemoryCalls();
  const backend = memoryBackend(calls);
  await enter(backend, email);
  const open = () => {
    const actor = createActor(wireUsergroupPicker(backend.usergroups), { input: { query: groupsOf(user) } }).start();
    const loaded = async () => (await waitFor(actor, (state) => !state.matches({ list: 'loading' }))).context;
    return { actor, loaded };
  };
  return { backend, calls, open };
};

test('lists the groups of the user first, both parts by name, ten at a time', async () => {
  const { backend, open } = await aPicker('2');
  const { page } = await open().loaded();
  expect([page?.rows.length, page?.perPage, page?.total]).toEqual([8, 10, 8]);
  const user = await answered(backend.users.get('2'));
  const own = user.record.usergroups.length;
  expect(
    page?.rows
      .slice(0, own)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(user.record.usergroups.toSorted());
  for (const names of [page?.rows.slice(0, own), page?.rows.slice(own)].map(
    (rows) => rows?.map(({ name }) => name) ?? [],
  )) {
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  }
});

test('marks none for a user who is still to come', async () => {
  const { open } = await aPicker(null);
  expect((await open().loaded()).page?.rows.filter(({ member }) => member)).toEqual([]);
});

test('finds by a part of the name and sorts by members', async () => {
  const { actor, loaded } = (await aPicker('2')).open();
  await loaded();
  const ask = (change: Parameters<typeof refineQuery<ReturnType<typeof groupsOf>['filter']>>[1]) => {
    actor.send({ type: 'query.changed', query: refineQuery(actor.getSnapshot().context.query, change) });
    return loaded();
  };
  expect((await ask({ term: 'REDACTIE' })).page?.rows.map(({ name }) => name)).toEqual([
    'Redactie',
    'Redactie, alleen nieuws',
  ]);
  const members =
    (await ask({ term: '', sort: { field: 'members', order: 'desc' } })).page?.rows.map((row) => row.members) ?? [];
  expect(members).toEqual(members.toSorted((a, b) => b - a));
});

test('somebody who may look at users sees the groups too', async () => {
  expect((await (await aPicker('2', READER)).open().loaded()).page?.total).toBe(8);
});

test('a list that does not come can be asked for again', async () => {
  const { calls, open } = await aPicker('2');
  calls.failNext({ kind: 'Unreachable', reason: 'slow' });
  const { actor, loaded } = open();
  expect((await loaded()).failure).toEqual({ kind: 'Unreachable', reason: 'slow' });
  actor.send({ type: 'reload.requested' });
  expect((await loaded()).page?.total).toBe(8);
});
