import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { users } from '../../../src/domain/access/user';
import { formatUtc } from '../../../src/domain/shared/instant';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered, refusal } from '../../contract/support/answered';
import { FullArea, TestArea } from '../../contract/support/areas';
import { memoryOffice } from '../../contract/support/memory-office';
import { EDITOR, enter, SU } from '../../contract/support/office';

const find = { ...defaultQuery(users.noFilter), term: 'fatima' };

describe('after a reload of the page', () => {
  it('the person is still signed in, on the website they chose, and what they saved is there', async () => {
    const area = new TestArea();
    const before = memoryOffice(new MemoryCalls(), area);
    await enter(before, SU);
    await answered(before.session.switchWebsite('3'));
    const { id } = (await answered(before.users.list(find))).rows[0] ?? { id: '' };
    const { record, version } = await answered(before.users.get(id));
    await answered(before.users.save({ id, version, draft: { ...record, surname: 'Amrani' }, before: record }));
    await answered(before.session.saveSettings({ language: 'nl', date: 'd-M-yy', time: 'h:mm a' }));

    const after = memoryOffice(new MemoryCalls(), area);
    expect(await answered(after.session.me())).toMatchObject({
      email: SU,
      settings: { language: 'nl', date: 'd-M-yy', time: 'h:mm a' },
    });
    expect((await answered(after.session.website()))?.name).toBe('Zilvermeeuw Service');
    expect((await answered(after.users.get(id))).record).toEqual({ ...record, surname: 'Amrani' });
  });

  it('who signed out is gone', async () => {
    const area = new TestArea();
    const before = memoryOffice(new MemoryCalls(), area);
    await enter(before, SU);
    await answered(before.session.signOut());
    expect(await refusal(memoryOffice(new MemoryCalls(), area).session.me())).toEqual({ kind: 'Unauthenticated' });
  });

  it.each(['{', 'null', '{"signedIn":{"person":"1","website":"1"},"users":[{"id":1}],"settings":{}}'])(
    'a memory that reads %s starts anew',
    async (text) => {
      const area = new TestArea();
      area.kept.set('kantoor.fake', text);
      const office = memoryOffice(new MemoryCalls(), area);
      expect(await refusal(office.session.me())).toEqual({ kind: 'Unauthenticated' });
      await enter(office, SU);
      expect((await answered(office.users.list(find))).total).toBe(1);
    },
  );

  it('a browser that keeps nothing works all the same', async () => {
    const office = memoryOffice(new MemoryCalls(), new FullArea());
    await enter(office, EDITOR);
    expect((await answered(office.session.me())).email).toBe(EDITOR);
  });
});

it('an account that was switched off has no session any more', async () => {
  const area = new TestArea();
  const office = memoryOffice(new MemoryCalls(), area);
  await enter(office, SU);
  const { rows } = await answered(office.users.list({ ...find, term: EDITOR }));
  await answered(office.users.toggle(rows[0]?.id ?? '', 'active', false));
  await answered(office.session.signOut());
  expect(await refusal(office.session.signIn({ email: EDITOR, password: 'Kantoor-Welkom-26!' }))).toEqual({
    kind: 'Unauthenticated',
  });
});

it('groups were changed at times of their own', async () => {
  const office = memoryOffice(new MemoryCalls(), new TestArea());
  await enter(office, SU);
  const { rows } = await answered(office.usergroups.list(defaultQuery({ name: '', user: null })));
  expect(new Set(rows.map(({ changed }) => formatUtc(changed ?? 0).slice(11, 16))).size).toBe(rows.length);
});
