import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { errorCodes } from '../../../src/domain/operations/error-code';
import { whitelist } from '../../../src/domain/operations/whitelist-entry';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { holidays } from '../../../src/domain/site/holiday';
import { popups } from '../../../src/domain/site/popup';
import { redirects } from '../../../src/domain/site/redirect';
import type { Kind, Resource } from '../../../src/domain/shared/resource';
import { answered } from '../../contract/support/answered';
import { FullArea, TestArea } from '../../contract/support/areas';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, SU } from '../../contract/support/backend';

/** One thing to do with any plain module, whatever its shapes. */
const eachModule = (
  name: string,
  prove: <K extends Kind>(resource: Resource<K>, change: Partial<K['draft']>) => Promise<void>,
): void => {
  describe(name, () => {
    it('holidays', () => prove(holidays, { reason: 'Verhuizing' }));
    it('redirects', () => prove(redirects, { to: '/elders' }));
    it('popups', () => prove(popups, { title: 'Anders' }));
    it('error codes', () => prove(errorCodes, { description: 'Anders' }));
    it('whitelist', () => prove(whitelist, { comments: 'Anders' }));
  });
};

const opened = async (area: TestArea) => {
  const backend = memoryBackend(new MemoryCalls(), area);
  await enter(backend, SU);
  return backend;
};

eachModule('what was saved, added and deleted is there after a reload of the page', async (resource, change) => {
  const area = new TestArea();
  const before = (await opened(area)).gateway(resource);
  const query = defaultQuery(resource.noFilter);
  const { rows, total } = await answered(before.list(query));
  const [changed, gone] = [rows[0]?.id ?? '', rows[1]?.id ?? ''];
  const { record, version } = await answered(before.get(changed));
  await answered(before.save({ id: changed, version, draft: { ...record, ...change }, before: record }));
  await answered(before.removeOne({ id: gone, version: null }));

  const after = (await opened(area)).gateway(resource);
  expect((await answered(after.get(changed))).record).toMatchObject(change);
  expect((await after.get(gone)())._tag).toBe('Left');
  expect((await answered(after.list(query))).total).toBe(total - 1);
});

eachModule('what cannot be read any more gives way to the seed', async (resource) => {
  const query = defaultQuery(resource.noFilter);
  const seed = await answered((await opened(new TestArea())).gateway(resource).list(query));
  for (const text of [
    '{',
    'null',
    '[]',
    '{"records":[{}],"websites":{}}',
    '{"records":[{"id":1}],"websites":{}}',
    '{"records":[{"id":"1"}],"websites":{"1":7}}',
  ]) {
    const area = new TestArea();
    area.kept.set(`kantoor.fake.${resource.key}`, text);
    expect(await answered((await opened(area)).gateway(resource).list(query))).toEqual(seed);
  }
});

eachModule('a browser that keeps no more works on until the page ends', async (resource) => {
  const gateway = (await opened(new FullArea())).gateway(resource);
  const { rows, total } = await answered(gateway.list(defaultQuery(resource.noFilter)));
  await answered(gateway.removeOne({ id: rows[0]?.id ?? '', version: null }));
  expect((await answered(gateway.list(defaultQuery(resource.noFilter)))).total).toBe(total - 1);
});

it('a value of another kind deep inside is not taken up', async () => {
  const area = new TestArea();
  const gateway = (await opened(area)).gateway(holidays);
  const { rows } = await answered(gateway.list(defaultQuery(holidays.noFilter)));
  await answered(gateway.removeOne({ id: rows[0]?.id ?? '', version: null }));
  const kept = area.kept.get('kantoor.fake.holidays') ?? '';
  expect(kept).toContain('"daysBefore":3');
  area.kept.set('kantoor.fake.holidays', kept.replace('"daysBefore":3', '"daysBefore":"many"'));
  expect((await answered((await opened(area)).gateway(holidays).list(defaultQuery(holidays.noFilter)))).total).toBe(22);
});

it('a record stays with the website on which it was added', async () => {
  const area = new TestArea();
  const before = await opened(area);
  await answered(before.session.switchWebsite('2'));
  const draft = { ...redirects.blank, from: '/oud', to: '/nieuw' };
  await answered(before.gateway(redirects).save({ id: null, version: null, draft, before: redirects.blank }));
  const after = memoryBackend(new MemoryCalls(), area);
  const found = async () =>
    (await answered(after.gateway(redirects).list({ ...defaultQuery(redirects.noFilter), term: '/oud' }))).total;
  expect(await found()).toBe(1);
  await answered(after.session.switchWebsite('1'));
  expect(await found()).toBe(0);
});

it('passwords are written nowhere', async () => {
  const area = new TestArea();
  const backend = await opened(area);
  await answered(backend.profile.changePassword('Kantoor-Welkom-26!', 'NIEUW-GEHEIM-27!!'));
  await answered(backend.session.signOut());
  expect([...area.kept.values()].join()).not.toMatch(/Kantoor-Welkom|NIEUW-GEHEIM/);
});
