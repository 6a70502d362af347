import { sql } from 'drizzle-orm';
import { insertItem } from '../../../server/content/items/item-rows';
import { queryRows } from '../../../server/database/database';
import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

const MOMENT = '2026-11-20 08:00:00';

// Rule R-CON-18.
describe('usage of tags and categories', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  let made = 0;
  const add = async (module: 'tag' | 'category', by = su): Promise<number> => {
    const reply = await by.call('POST', module, { [module === 'tag' ? 'label' : 'name']: `Proef ${(made += 1)}` });
    return Number(reply.headers.get('location')?.split('/').at(-1));
  };
  const anItem = (website: number, name: string, more: object): Promise<number> =>
    insertItem(testServer.services.db, {
      module: 'blog',
      website,
      by: null,
      added: MOMENT,
      updated: MOMENT,
      name,
      url: `proef-${(made += 1)}`,
      ...more,
    });
  const usage = async (path: string, by = su): Promise<unknown> =>
    bodyOf<{ usage: unknown }>(await by.get(`${path}/usage`)).usage;

  it('names the items that have one, by their names, whatever their kind', async () => {
    const [tag, other, category] = [await add('tag'), await add('tag'), await add('category')];
    const second = await anItem(1, 'Zonneboiler', { tags: [other, tag] });
    const first = await anItem(1, 'Airco', { module: 'news', tags: [tag], categories: [category] });
    expect(await usage(`tag/${tag}`)).toEqual([
      { type: 'news', id: first, title: 'Airco' },
      { type: 'blog', id: second, title: 'Zonneboiler' },
    ]);
    expect(await usage(`tag/${other}`)).toEqual([{ type: 'blog', id: second, title: 'Zonneboiler' }]);
    expect(await usage(`category/${category}`)).toEqual([{ type: 'news', id: first, title: 'Airco' }]);
    expect(await usage(`category/${await add('category')}`)).toEqual([]);
  });

  it('of very many tells the first thousand, and how many there are', async () => {
    const tag = await add('tag');
    const one = await anItem(1, 'Warmtepomp', { tags: [tag] });
    const columns = await queryRows<{ name: string }>(
      testServer.services.db,
      sql`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'content_items' and column_name not in ('id', 'url', 'preview_hash')`,
    );
    const copied = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await testServer.services.db.execute(sql`
      insert into content_items (url, preview_hash, ${copied})
      select 'kopie-' || n, 'kopie-' || n, ${copied} from content_items, generate_series(1, 1200) n where id = ${one}`);
    const { usage: told, meta } = bodyOf<{ usage: readonly unknown[]; meta: unknown }>(
      await su.get(`tag/${tag}/usage`),
    );
    expect([told.length, told[0], meta]).toEqual([
      1_000,
      { type: 'blog', id: one, title: 'Warmtepomp' },
      { pagination: { perPage: 1_000, total: 1_201 } },
    ]);
    await testServer.services.db.execute(sql`delete from content_items where url like 'kopie-%'`);
  });

  it('is told on the website of the tag only', async () => {
    const tag = await add('tag');
    await anItem(2, 'Van elders', { tags: [tag] });
    expect(await usage(`tag/${tag}`)).toEqual([]);
    const elsewhere = await signedInAs(testServer, { rights: ['tag.edit'], websites: [2] });
    expect((await elsewhere.get(`tag/${tag}/usage`)).status).toBe(404);
    expect(
      (await (await signedInAs(testServer, { rights: ['tag.view', 'category.edit'] })).get(`tag/${tag}/usage`)).status,
    ).toBe(403);
  });

  it('ends with the tag: every item stays, without it', async () => {
    const [tag, stays] = [await add('tag'), await add('tag')];
    const item = await anItem(1, 'Blijft staan', { tags: [tag, stays] });
    expect((await su.call('DELETE', 'tag', { 'groups[]': String(tag) })).status).toBe(204);
    expect((await su.get(`tag/${tag}/usage`)).status).toBe(404);
    const { blog } = bodyOf<{ blog: { name?: string; tags: { id: number }[] } }>(await su.get(`blog/${item}`));
    expect(blog.tags.map(({ id }) => id)).toEqual([stays]);
  });
});
