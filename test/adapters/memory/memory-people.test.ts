import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { users } from '../../../src/domain/access/user';
import { formatUtc } from '../../../src/domain/shared/instant';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered, refusal } from '../../contract/support/answered';
import { FullArea, TestArea } from '../../contract/support/areas';
import { memoryBackend } from '../../contract/support/memory-backend';
import { EDITOR, enter, SU } from '../../contract/support/backend';

const find = { ...defaultQuery(users.noFilter), term: 'fatima' };

describe('after a reload of the page', () => {
  it('the person is still signed in, on the website they chose, and what they saved is there', async () => {
    const area = new TestArea();
    const before = memoryBackend(new MemoryCalls(), area);
    await enter(before, SU);
    await answered(before.session.switchWebsite('3'));
    const { id } = (await answered(before.users.list(find))).rows[0] ?? { id: '' };
    const { record, version } = await answered(before.users.get(id));
    await answered(before.users.save({ id, version, draft: { ...record, surname: 'Amrani' }, before: record }));
    await answered(before.session.saveSettings({ language: 'nl', date: 'd-M-yy', time: 'h:mm a' }));

    const after = memoryBackend(new MemoryCalls(), area);
    expect(await answered(after.session.me())).toMatchObject({
      email: SU,
      settings: { language: 'nl', date: 'd-M-yy', time: 'h:mm a' },
    });
    expect((await answered(after.session.website()))?.name).toBe('Zilvermeeuw Service');
    expect((await answered(after.users.get(id))).record).toEqual({ ...record, surname: 'Amrani' });
  });

  it('who signed out is gone', async () => {
    const area = new TestArea();
    const before = memoryBackend(new MemoryCalls(), area);
    await enter(before, SU);
    await answered(before.session.signOut());
    expect(await refusal(memoryBackend(new MemoryCalls(), area).session.me())).toEqual({ kind: 'Unauthenticated' });
  });

  it.each(['{', 'null', '{"signedIn":{"person":"1","website":"1"},"users":[{"id":1}],"settings":{}}'])(
    'a memory that reads %s starts anew',
    async (text) => {
      const area = new TestArea();
      area.kept.set('kantoor.fake', text);
      const backend = memoryBackend(new MemoryCalls(), area);
      expect(await refusal(backend.session.me())).toEqual({ kind: 'Unauthenticated' });
      await enter(backend, SU);
      expect((await answered(backend.users.list(find))).total).toBe(1);
    },
  );

  it('a browser that keeps nothing works all the same', async () => {
    const backend = memoryBackend(new MemoryCalls(), new FullArea());
    await enter(backend, EDITOR);
    expect((await answered(backend.session.me())).email).toBe(EDITOR);
  });
});

it('an account that was switched off has no session any more', async () => {
  const area = new TestArea();
  const backend = memoryBackend(new MemoryCalls(), area);
  await enter(backend, SU);
  const { rows } = await answered(backend.users.list({ ...find, term: EDITOR }));
  await answered(backend.users.toggle(rows[0]?.id ?? '', 'active', false));
  await answered(backend.session.signOut());
  expect(await refusal(backend.session.signIn({ email: EDITOR, password: 'Kantoor-Welkom-26!' }))).toEqual({
    kind: 'Unauthenticated',
  });
});

it('groups were changed at times of their own', async () => {
  const backend = memoryBackend(new MemoryCalls(), new TestArea());
  await enter(backend, SU);
  const { rows } = await answered(backend.usergroups.list(defaultQuery({ name: '', user: null })));
  expect(new Set(rows.map(({ changed }) => formatUtc(changed ?? 0).slice(11, 16))).size).toBe(rows.length);
});
