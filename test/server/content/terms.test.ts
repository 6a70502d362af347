import { sql } from 'drizzle-orm';
import { statementsOf } from '../../../server/database/migrate';
import { termAddressesMigration } from '../../../server/database/migrations/term-addresses';
import { bodyOf, type Browser, type FormValues, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

type OnWire = Readonly<Record<string, unknown>> & { readonly id: number };
const TERMS = [
  { module: 'tag', plural: 'tags', titled: 'label', other: 'category' },
  { module: 'category', plural: 'categories', titled: 'name', other: 'tag' },
] as const;

// Rule R-CON-15.
describe('tags and categories', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  describe.each(TERMS)('$module', ({ module, plural, titled, other }) => {
    const termIn = (reply: Reply): OnWire => bodyOf<Record<string, OnWire>>(reply)[module] ?? { id: 0 };
    const rowsIn = (reply: Reply): readonly OnWire[] => bodyOf<Record<string, OnWire[]>>(reply)[plural] ?? [];
    const add = (name: string, values: FormValues = {}, by = su): Promise<Reply> =>
      by.call('POST', module, { [titled]: name, ...values });

    it('is kept with its meta data together, the moment of its save and an address of its own', async () => {
      const reply = await add(' Zónnepanelen & co ', {
        meta_seo_title: 'Zon',
        meta_seo_description: 'Alles over zon',
        meta_og_title: 'Deel de zon',
        meta_og_description: 'Met wie je wilt',
        meta_canonical: '/zon',
      });
      const { id } = termIn(reply);
      expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/${module}/${id}`]);
      const term = {
        id,
        [titled]: 'Zónnepanelen & co',
        url: 'zonnepanelen-co',
        datetime: '2026-11-20 09:00:00',
        meta: {
          seo: { title: 'Zon', description: 'Alles over zon' },
          og: { title: 'Deel de zon', description: 'Met wie je wilt', image: null },
          canonical: '/zon',
        },
      };
      expect((await su.get(`${module}/${id}`)).body).toEqual({ code: 'OK', [module]: term });
      testServer.clock.now += 60_000;
      expect(termIn(await su.call('PUT', `${module}/${id}`, { url: 'zon', meta_og_title: '' }))).toEqual({
        ...term,
        url: 'zon',
        datetime: '2026-11-20 09:01:00',
        meta: { ...term.meta, og: { ...term.meta.og, title: '' } },
      });
      testServer.clock.now -= 60_000;
    });

    it('shows a picture of the library on shared links', async () => {
      const { id } = termIn(
        await add('Met plaatje', { meta_og_image: 'api/library/Vestigingen/Zwolle/zwolle-01.jpg' }),
      );
      expect(termIn(await su.get(`${module}/${id}`))).toMatchObject({
        meta: { og: { image: { location: 'api/library/Vestigingen/Zwolle/zwolle-01.jpg', name: 'zwolle-01.jpg' } } },
      });
      expect(await su.call('PUT', `${module}/${id}`, { meta_og_image: 'api/library/nergens.jpg' })).toMatchObject({
        status: 400,
        body: { fields: { meta_og_image: { code: 'VALUE_NOT_VALID' } } },
      });
    });

    it('is there once on a website, however it is written', async () => {
      await add('Warmteterugwinning');
      expect(await add(' WARMTETERUGWINNING')).toMatchObject({
        status: 409,
        body: { code: 'DUPLICATE', fields: { [titled]: { code: 'DUPLICATE' } } },
      });
      expect(await add('Iets anders', { url: 'warmteterugwinning' })).toMatchObject({
        status: 409,
        body: { code: 'NOT_UNIQUE', fields: { url: { code: 'URL_IN_USE' } } },
      });
      const elsewhere = await signedInAs(testServer, {
        rights: [`${module}.view`, `${module}.add`, `${module}.edit`],
        websites: [2],
      });
      expect((await add('Warmteterugwinning', {}, elsewhere)).status).toBe(201);
    });

    it('is numbered where its name has no Latin letter, several at once; an address that was emptied is refused', async () => {
      const replies = await Promise.all(['你好世界', '🎉🎉', '---'].map((name) => add(name)));
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      const urls = await Promise.all(
        replies.map(async (reply) => termIn(await su.get(`${module}/${termIn(reply).id}`))['url']),
      );
      expect(urls.toSorted()).toEqual([`${module}-1`, `${module}-2`, `${module}-3`]);
      const refused = { status: 400, body: { fields: { url: { code: 'VALUE_NOT_VALID' } } } };
      expect(await add('!!', { url: '' })).toMatchObject(refused);
      const [first] = replies.map((reply) => termIn(reply).id);
      expect(await su.call('PUT', `${module}/${first}`, { url: '' })).toMatchObject(refused);
      expect((await su.call('PUT', `${module}/${first}`, { [titled]: '再见' })).status).toBe(200);
    });

    it('gets an address from the migration where it had none', async () => {
      const { db } = testServer.services;
      const table = sql.identifier(plural);
      const ids = [];
      for (const name of ['一', '二', '三'])
        ids.push(termIn(await add(name, { url: `oud-${name.length}${ids.length}` })).id);
      await db.execute(
        sql`update ${table} set url = ${`${module}-40`}, by_url = ${`${module}-40`} where id = ${ids[0]}`,
      );
      await db.execute(sql`update ${table} set url = '', by_url = '', search = '' where id in (${ids[1]}, ${ids[2]})`);
      for (const statement of statementsOf(termAddressesMigration.sql)) await db.execute(sql.raw(statement));
      expect(
        rowsIn(await su.get(`${module}?general=${module}-4&sort[url]=asc`)).map(({ id, url }) => [id, url]),
      ).toEqual([
        [ids[1], `${module}-41`],
        [ids[2], `${module}-42`],
      ]);
    });

    it('names what is wrong', async () => {
      expect(await su.call('POST', module)).toMatchObject({
        status: 400,
        body: { fields: { [titled]: { code: 'VALUE_NOT_VALID' } } },
      });
      const wrong = bodyOf<{ fields: object }>(
        await add('x'.repeat(201), {
          url: 'Geen Adres',
          meta_seo_title: 'x'.repeat(201),
          meta_canonical: 'javascript:alert(1)',
          meta_seo_description: 'x'.repeat(501),
        }),
      );
      expect(Object.keys(wrong.fields).sort()).toEqual(
        [titled, 'meta_canonical', 'meta_seo_description', 'meta_seo_title', 'url'].sort(),
      );
    });

    it('is found by its name and its address, and lies by its name', async () => {
      await add('Ketelhuis', { url: 'stookruimte' });
      const found = async (query: string): Promise<boolean> =>
        rowsIn(await su.get(`${module}?perPage=100&${query}`)).some((row) => row[titled] === 'Ketelhuis');
      expect([
        await found('general=stookr'),
        await found('general=KETELH'),
        await found(`${titled}=ketel`),
        await found(`${titled}=stook`),
        await found('url=stook'),
        await found('url=ketel'),
      ]).toEqual([true, true, true, false, true, false]);
      const names = rowsIn(await su.get(`${module}?perPage=100`)).map((row) => String(row[titled]).toLowerCase());
      expect(names).toEqual(names.toSorted());
    });

    it('is suggested and listed for its own right only', async () => {
      const writer = await signedInAs(testServer, { rights: ['press.edit'] });
      const chooser = await signedInAs(testServer, { rights: ['press.edit', `${module}.view`] });
      const { id } = termIn(await add('Filterklasse'));
      expect((await writer.get(`${module}?autocomplete=filterkl`)).status).toBe(403);
      expect((await chooser.get(`${module}?autocomplete=filterkl`)).body).toEqual({
        code: 'OK',
        [plural]: [{ id, [titled]: 'Filterklasse' }],
      });
      expect([(await writer.get(module)).status, (await writer.get(`${module}?perPage=25`)).status]).toEqual([
        403, 403,
      ]);
      const stranger = await signedInAs(testServer, { rights: [`${other}.view`] });
      expect([
        (await stranger.get(`${module}?autocomplete=filter`)).status,
        (await stranger.get(module)).status,
      ]).toEqual([403, 403]);
      expect((await su.get(`${module}?autocomplete=filter&page=1`)).status).toBe(400);
    });

    it('is added in one field by whoever may, for a chip', async () => {
      const writer = await signedInAs(testServer, { rights: ['blog.edit'] });
      expect((await add('Chip', {}, writer)).status).toBe(403);
      const keeper = await signedInAs(testServer, { rights: ['blog.edit', `${module}.add`] });
      expect((await add('Chip', {}, keeper)).headers.get('location')).toMatch(new RegExp(`^api/${module}/\\d+$`));
    });

    it('loses its picture with the file', async () => {
      const file = module === 'tag' ? 'bus-02.jpg' : 'bus-03.jpg';
      const { id } = termIn(await add('Zonder plaatje', { meta_og_image: `api/library/Vestigingen/${file}` }));
      expect((await su.send('DELETE', `library/Vestigingen/${file}`, '')).status).toBe(204);
      expect(termIn(await su.get(`${module}/${id}`))).toMatchObject({ meta: { og: { image: null } } });
    });
  });
});
