import { createActor, waitFor } from 'xstate';
import { membersOf, wireMemberPicker } from '../../../src/application/access/member-picker';
import { answered } from '../../contract/support/answered';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, SU } from '../../contract/support/backend';

const open = async (group: string | null) => {
  const backend = memoryBackend();
  await enter(backend, SU);
  const actor = createActor(wireMemberPicker(backend.users), { input: { query: membersOf(group) } }).start();
  const { page } = (await waitFor(actor, (state) => !state.matches({ list: 'loading' }))).context;
  return { backend, ids: page?.rows.map(({ id }) => id) ?? [], rows: page?.rows ?? [], total: page?.total ?? 0 };
};

test('everybody is there, the members of the group first', async () => {
  const { backend, ids, total } = await open('8');
  const { record } = await answered(backend.usergroups.get('8'));
  expect(record.users.length).toBeLessThan(10);
  expect(ids.slice(0, record.users.length).toSorted()).toEqual(record.users.toSorted());
  expect([ids.length, total]).toEqual([10, (await answered(backend.users.list({ ...membersOf(null) }))).total]);
});

test('of a group that is still to come, everybody is there by name', async () => {
  const { rows } = await open(null);
  const names = rows.map(({ firstname, surname }) => `${firstname} ${surname}`);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});
