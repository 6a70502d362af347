import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { BLOCK_CODES, fieldsOfType, type BlockField } from '../../../server/content/blocks/block-types';
import { insertItem } from '../../../server/content/items/item-rows';
import { queryRow } from '../../../server/database/database';
import { CONTENT_MODULES, type ContentModule } from '../../../src/domain/content/modules.rule';
import { bodyOf, type Browser } from '../support/browser';
import { stored, surroundingsOf, type ItemOnWire, type Surroundings } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
let around: Surroundings;
let su: Browser;
/** One record of each kind that a field can refer to, each with a harmful name. */
let chosen: Readonly<Record<string, number>>;

const HARM = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'';

beforeAll(async () => {
  testServer = await openTestServer();
  around = await surroundingsOf(testServer);
  su = await signedInAs(testServer, { su: true });
  const { db } = testServer.services;
  for (const [table, column] of [
    ['tags', 'label'],
    ['categories', 'name'],
    ['targets', 'label'],
    ['authors', 'fullname'],
    ['projects', 'number'],
    ['assortments', 'label'],
    ['shop_items', 'label'],
  ] as const) {
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${HARM} || id`);
  }
  // File names are validated when they are set; names that are already in a database are shown as they are.
  await db.execute(sql`update library_nodes set name = ${HARM} || '.jpg' where id = ${around.imageId}`);
  await db.execute(
    sql`update library_files set alt = ${HARM}, title = ${HARM}, caption = ${HARM} where node_id = ${around.imageId}`,
  );
  const first = async (table: string): Promise<number> =>
    (await queryRow<{ id: number }>(db, sql`select min(id) as id from ${sql.identifier(table)}`)).id;
  const item = (module: ContentModule) => insertItem(db, { ...stored(around), module, name: HARM });
  chosen = {
    category: around.category,
    branch: await item('branch'),
    page: await item('page'),
    assortment: await first('assortments'),
    item: await first('shop_items'),
  };
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

/** A harmful value for a field, even if validation would refuse it. */
const harmful = ({ type, source = 'page' }: BlockField): unknown => {
  switch (type) {
    case 'text':
    case 'textarea':
    case 'editor':
    case 'select':
    case 'radio':
    case 'datetime':
      return HARM;
    case 'checkbox':
      return 1;
    case 'image':
      return around.imageId;
    case 'files':
      return [around.imageId];
    case 'slideshow':
      return [
        { image: around.imageId, caption: HARM },
        { image: null, caption: HARM },
      ];
    case 'button':
      return { label: HARM, url: `javascript:alert(1)//${HARM}`, style: HARM };
    case 'autocomplete':
    case 'custom-autocomplete':
      return [chosen[source]];
    case 'categories':
      return [{ id: chosen['category'], highlight: 1 }];
    case 'branches':
      return [{ id: chosen['branch'], highlight: 0 }];
  }
};
const blockOf = (code: string) => ({
  guid: code,
  code,
  id: HARM,
  publication: null,
  disabled: false,
  data: Object.fromEntries((fieldsOfType(code) ?? []).map((field) => [field.code, harmful(field)])),
});

const pageOf = async (module: ContentModule, id: number): Promise<Document> => {
  const { preview_hash: hash } = bodyOf<Record<string, ItemOnWire>>(await su.get(`${module}/${id}`))[module] ?? {
    preview_hash: '',
  };
  const reply = await su.get(`preview/${module}/${hash}`);
  expect(reply.status).toBe(200);
  return new JSDOM(reply.text).window.document;
};

/** Expects only markup that the preview itself writes: no element, attribute or URL from a text. */
const expectInert = (page: Document): void => {
  expect([...page.querySelectorAll('script, iframe, object, embed, form, base, link')]).toHaveLength(0);
  const written = ['alt', 'charset', 'class', 'content', 'href', 'id', 'lang', 'name', 'role', 'src'];
  for (const element of page.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => !written.includes(name))).toEqual([]);
    for (const name of ['href', 'src'])
      expect(element.getAttribute(name) ?? '/').toMatch(/^(?:\/(?!\/)|https?:|mailto:|tel:|#)/);
  }
};

describe('harmful texts in a preview (R-CON-17)', () => {
  it.each(BLOCK_CODES)('stay texts in every field of %s, and in its anchor', async (code) => {
    const page = await pageOf(
      'page',
      await insertItem(testServer.services.db, {
        ...stored(around),
        module: 'page',
        status: 'published',
        online: '2026-11-01 09:00:00',
        blocks: [blockOf(code)],
      }),
    );
    expectInert(page);
    expect(page.querySelector('section')?.id).toBe(HARM);
    const shows = (fieldsOfType(code) ?? []).some(({ type }) => !['select', 'radio', 'checkbox'].includes(type));
    expect(page.querySelector('section')?.textContent.includes('alert(1)') ?? false).toBe(
      shows && code !== 'default-text-plain',
    );
  });

  it.each(CONTENT_MODULES)('stay texts in every field of an item of %s', async (module) => {
    const texts = Object.fromEntries(
      [
        'name',
        'recap',
        'notes',
        'intro',
        'city',
        'street',
        'streetnumber',
        'zipcode',
        'client',
        'architect',
        'architecturalDesign',
        'contractor',
        'installer',
        'counselor',
        'consultant',
        'orderNumber',
        'buildingCode',
      ].map((field) => [field, HARM]),
    );
    const id = await insertItem(testServer.services.db, {
      ...stored(around),
      ...texts,
      module,
      image: around.imageId,
      cover: around.imageId,
      categories: [around.category],
      tags: [around.tag],
    });
    const page = await pageOf(module, id);
    expectInert(page);
    expect([page.title, page.querySelector('h1')?.textContent]).toEqual([HARM, HARM]);
  });

  it('travel as they are, in answers that no browser takes for a page', async () => {
    const id = await insertItem(testServer.services.db, {
      ...stored(around),
      module: 'page',
      name: HARM,
      blocks: BLOCK_CODES.map(blockOf),
    });
    const reply = await su.get(`page/${id}`);
    expect([reply.headers.get('content-type'), reply.headers.get('x-content-type-options')]).toEqual([
      expect.stringContaining('application/json'),
      'nosniff',
    ]);
    expect(bodyOf<{ page: ItemOnWire }>(reply).page).toMatchObject({ name: HARM });
    expect(bodyOf<{ page: ItemOnWire }>(reply).page.content.map(({ id: anchor }) => anchor)).toEqual(
      BLOCK_CODES.map(() => HARM),
    );
  });
});
