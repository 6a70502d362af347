import { sql } from 'drizzle-orm';
import { labelsOf } from '../../../server/content/choices/choice-labels';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

// Rule R-CON-16.
describe('choices', () => {
  let testServer: TestServer;
  let writer: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    writer = await signedInAs(testServer, { rights: ['reference.edit'] });
    await testServer.services.db.execute(
      sql`insert into authors (fullname, search) select 'Proef Persoon ' || n, 'proef persoon ' || n from generate_series(1, 40) n`,
    );
    await testServer.services.db.execute(
      sql`insert into shop_items (code, label, gross_price, search) values ('ZZ-1', 'Proefpomp 5 kW', 1234.50, 'zz-1 proefpomp 5 kw')`,
    );
    await testServer.services.db.execute(
      sql`insert into projects (number, search) values ('P-1 De Proef', 'p-1 de proef'), ('P-2 Proef vooraan', 'proef vooraan')`,
    );
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const found = <Row>(reply: Reply, key: string): readonly Row[] => bodyOf<Record<string, Row[]>>(reply)[key] ?? [];

  it('offer every target group', async () => {
    const targets = found<{ id: number; label: string }>(await writer.get('target'), 'targets');
    expect(Object.keys(targets[0] ?? {})).toEqual(['id', 'label']);
    expect(targets.length).toBeGreaterThan(2);
  });

  it('are at most twenty-five', async () => {
    expect(found(await writer.get('resource?autocomplete=proef'), 'resources')).toHaveLength(25);
    expect(
      found<{ fullname: string }>(await writer.get('resource?autocomplete=persoon+40'), 'resources'),
    ).toMatchObject([{ fullname: 'Proef Persoon 40' }]);
  });

  it('begin at two characters', async () => {
    expect(found(await writer.get('resource?autocomplete=p'), 'resources')).toEqual([]);
    expect(found(await writer.get('resource?autocomplete=+p+'), 'resources')).toEqual([]);
    expect((await writer.get('resource')).status).toBe(400);
  });

  it('put first what begins with the text', async () => {
    expect(
      found<{ number: string }>(await writer.get('project?autocomplete=proef'), 'projects').map(({ number }) => number),
    ).toEqual(['P-2 Proef vooraan', 'P-1 De Proef']);
  });

  it('tell the code of an item of the shop', async () => {
    const [item, ...others] = found<object>(await writer.get('item?autocomplete=proefpomp'), 'items');
    expect([item, others]).toMatchObject([{ code: 'ZZ-1', label: 'Proefpomp 5 kW' }, []]);
    expect(Object.keys(item ?? {}).sort()).toEqual(['code', 'id', 'label']);
    expect((await writer.get('assortment?autocomplete=warmte')).status).toBe(200);
  });

  it('take wildcards for what they are', async () => {
    expect([
      found(await writer.get('resource?autocomplete=%25%25'), 'resources'),
      found(await writer.get('resource?autocomplete=__'), 'resources'),
    ]).toEqual([[], []]);
  });

  it('have their words, those of another website and of nothing left out', async () => {
    const { db } = testServer.services;
    const [mine, other] = [
      await signedInAs(testServer, { su: true, websites: [1] }),
      await signedInAs(testServer, { rights: ['tag.add'], websites: [2] }),
    ];
    const id = (reply: Reply): number => bodyOf<{ tag: { id: number } }>(reply).tag.id;
    const here = id(await mine.call('POST', 'tag', { label: 'Van hier' }));
    const reply = await other.call('POST', 'tag', { label: 'Van daar' });
    const there = Number(reply.headers.get('location')?.split('/').at(-1));
    const ofFirst = await labelsOf(db, 1, [{ source: 'tag', ids: [here, there, 987_654] }]);
    expect([...ofFirst('tag')]).toEqual([[here, 'Van hier']]);
    const ofSecond = await labelsOf(db, 2, [
      { source: 'tag', ids: [here, there] },
      { source: 'form', ids: [1] },
    ]);
    expect([[...ofSecond('tag')], [...ofSecond('form')]]).toEqual([[[there, 'Van daar']], []]);
  });
});
