import { createActor, waitFor } from 'xstate';
import { membersOf, wireMemberPicker } from '../../../src/application/access/member-picker';
import { answered } from '../../contract/support/answered';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';

const open = async (group: string | null) => {
  const office = memoryOffice();
  await enter(office, SU);
  const actor = createActor(wireMemberPicker(office.users), { input: { query: membersOf(group) } }).start();
  const { page } = (await waitFor(actor, (state) => !state.matches({ list: 'loading' }))).context;
  return { office, ids: page?.rows.map(({ id }) => id) ?? [], rows: page?.rows ?? [], total: page?.total ?? 0 };
};

test('everybody is there, the members of the group first', async () => {
  const { office, ids, total } = await open('8');
  const { record } = await answered(office.usergroups.get('8'));
  expect(record.users.length).toBeLessThan(10);
  expect(ids.slice(0, record.users.length).toSorted()).toEqual(record.users.toSorted());
  expect([ids.length, total]).toEqual([10, (await answered(office.users.list({ ...membersOf(null) }))).total]);
});

test('of a group that is still to come, everybody is there by name', async () => {
  const { rows } = await open(null);
  const names = rows.map(({ firstname, surname }) => `${firstname} ${surname}`);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});
