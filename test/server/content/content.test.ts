import { insertItem } from '../../../server/content/items/item-rows';
import { bodyOf, type Browser, type FormValues, type Reply } from '../support/browser';
import {
  aBlock,
  blogForm,
  stored,
  surroundingsOf,
  type ItemOnWire,
  type Surroundings,
  savedWithLock,
} from '../support/content';
import { aWebsite, openTestServer, signedInAs, type TestServer } from '../support/test-server';

const blogIn = (reply: Reply) => bodyOf<{ blog: ItemOnWire }>(reply).blog;
const fieldsOf = (
  reply: Reply,
): readonly [status: number, codes: Readonly<Record<string, { readonly code: string }>>] => [
  reply.status,
  bodyOf<{ fields?: Record<string, { code: string }> }>(reply).fields ?? {},
];

describe('content', () => {
  let testServer: TestServer;
  let around: Surroundings;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    around = await surroundingsOf(testServer);
    su = await signedInAs(testServer, { su: true, firstname: 'Iris', surname: 'Meijer' });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const aBlog = (values: Partial<Parameters<typeof insertItem>[1]> = {}) =>
    insertItem(testServer.services.db, {
      ...stored(around),
      module: 'blog',
      categories: [around.category],
      branches: [around.branch],
      ...values,
    });
  const saved = (id: number, values: FormValues, headers: Readonly<Record<string, string>> = {}) =>
    savedWithLock(su, `blog/${id}`, values, headers);

  it('are listed with what a row shows, by title, address and status, in every order', async () => {
    const id = await aBlog({
      name: 'Warmtepompen in Élst',
      url: 'warmtepompen-in-elst',
      status: 'published',
      online: '2031-11-02 10:00:00',
      internal: true,
    });
    const find = async (query: string) =>
      bodyOf<{ blogs: ItemOnWire[]; meta: { pagination: { total: number } } }>(
        await su.get(`blog?perPage=100&${query}`),
      );
    expect((await find('title=elst')).blogs).toEqual([
      {
        id,
        title: 'Warmtepompen in Élst',
        url: 'warmtepompen-in-elst',
        status: 'published',
        internal: 1,
        targets: [{ id: around.target, label: 'Installers' }],
        datetime_online: '2031-11-02 10:00:00',
        datetime: { added: '2026-11-01 09:00:00', update: '2026-11-01 09:00:00' },
        locked: null,
      },
    ]);
    for (const [query, isFound] of [
      ['url=in-elst', true],
      ['url=elders', false],
      ['title=warmtepompen', true],
      ['title=in-elst', false],
      ['general=elst warmte', true],
      ['general=lucht', false],
      ['status[]=published', true],
      ['status[]=draft', false],
      ['status[]=draft&status[]=published', true],
    ] as const)
      expect([query, (await find(query)).blogs.some((row) => row.id === id)]).toEqual([query, isFound]);
    await aBlog({ name: 'Aardgas', url: 'aardgas', updated: '2026-12-01 09:00:00' });
    for (const [sort, first] of [
      ['title', 'Aardgas'],
      ['url', 'Aardgas'],
      ['datetime_online', 'Aardgas'],
      ['datetime', 'Aardgas'],
    ] as const) {
      const order = sort.startsWith('datetime') ? 'desc' : 'asc';
      expect([sort, (await find(`sort[${sort}]=${order}`)).blogs[0]?.title]).toEqual([sort, first]);
    }
  });

  it('are read whole, with what they lead to by its present name', async () => {
    const id = await aBlog({ tags: [around.tag, 2_000_000], recap: 'In short' });
    const reply = await su.get(`blog/${id}`);
    expect(reply.headers.get('etag')).toBe(`"${id}.1"`);
    expect(blogIn(reply)).toMatchObject({
      id,
      title: 'An item',
      recap: 'In short',
      image: { location: around.image, name: 'bus-01.jpg' },
      cover: null,
      targets: [{ id: around.target, label: 'Installers' }],
      tags: [{ id: around.tag }],
      branches: [{ id: around.branch, name: 'Delft' }],
      parent: null,
      locked: null,
      author: null,
      history: [{ type: 'created', datetime: '2026-11-01 09:00:00', user: null }],
      meta: { seo: { title: '' }, og: { image: null }, no_index: 0 },
      content: [
        {
          guid: 'first',
          code: 'default-header',
          label: 'Heading',
          publication: null,
          disabled: 0,
          fields: [
            { code: 'title', type: 'text', value: 'Heading' },
            { code: 'level', value: 'h2' },
          ],
        },
      ],
    });
  });

  it('are saved as they are sent, and say who did it and when', async () => {
    const id = await aBlog();
    const blocks = [
      aBlock({ guid: 'a', id: 'top', publication: { from: '2026-12-01 00:00:00', to: null }, disabled: 1 }),
      aBlock({
        guid: 'b',
        code: 'custom-text-image',
        data: { text: '<p>Dag</p>', image: around.image, side: 'right' },
      }),
      aBlock({ guid: 'c', code: 'custom-branches', data: { branches: [{ id: around.branch, highlight: 1 }] } }),
    ];
    const reply = await saved(
      id,
      blogForm(around, {
        title: ' Nieuw ',
        url: 'nieuw',
        recap: 'Kort',
        meta_og_image: around.image,
        meta_no_index: 1,
        tags: [around.tag],
        content: JSON.stringify(blocks),
      }),
    );
    expect([reply.status, reply.headers.get('location'), reply.headers.get('etag')]).toEqual([
      200,
      `api/blog/${id}`,
      `"${id}.2"`,
    ]);
    const blog = blogIn(await su.get(`blog/${id}`));
    expect(blog).toEqual(blogIn(reply));
    expect(blog).toMatchObject({
      title: 'Nieuw',
      url: 'nieuw',
      recap: 'Kort',
      tags: [{ id: around.tag }],
      meta: { og: { image: { location: around.image } }, no_index: 1 },
      datetime: { update: '2026-11-20 09:00:00' },
      history: [{ type: 'save', datetime: '2026-11-20 09:00:00', user: { name: 'Iris Meijer' } }, { type: 'created' }],
    });
    expect(
      blog.content.map(({ guid, id: anchor, publication, disabled }) => [guid, anchor, publication, disabled]),
    ).toEqual([
      ['a', 'top', { from: '2026-12-01 00:00:00', to: null }, 1],
      ['b', '', null, 0],
      ['c', '', null, 0],
    ]);
    expect(blog.content[1]?.fields.map(({ value }) => value)).toEqual([
      '',
      '<p>Dag</p>',
      expect.objectContaining({ location: around.image }),
      '',
      'right',
    ]);
    expect(blog.content[2]?.fields[1]?.value).toEqual([{ id: around.branch, label: 'Delft', highlight: 1 }]);
  });

  it('name every field that is missing or wrong, and keep nothing of such a save (R-CON-01)', async () => {
    const id = await aBlog({ url: 'blijft' });
    const reply = await saved(id, {
      title: '',
      url: 'Niet Schoon',
      status: 'published',
      datetime_online: '',
      target: [],
      branches: [],
      categories: [2_000_000],
      image: 'api/library/nergens.jpg',
      content: '[]',
      lightbox: '2',
      meta_canonical: 'geen adres',
    });
    expect(fieldsOf(reply)).toEqual([
      400,
      {
        title: { code: 'VALUE_NOT_VALID' },
        url: { code: 'VALUE_NOT_VALID' },
        datetime_online: { code: 'STATUS_DATETIME' },
        target: { code: 'VALUE_NOT_VALID' },
        branches: { code: 'VALUE_NOT_VALID' },
        categories: { code: 'VALUE_NOT_VALID' },
        image: { code: 'FILE_NOT_FOUND' },
        content: { code: 'BLOCKS_NOT_VALID' },
        lightbox: { code: 'VALUE_NOT_VALID' },
        meta_canonical: { code: 'VALUE_NOT_VALID' },
      },
    ]);
    expect(blogIn(await su.get(`blog/${id}`))).toMatchObject({
      title: 'An item',
      url: 'blijft',
      history: [{ type: 'created' }],
    });
    expect(fieldsOf(await saved(id, { map: '1' }))).toEqual([400, { map: { code: 'VALUE_NOT_VALID' } }]);
  });

  // An error inside a block names its place.
  it.each<[string, string, string?]>([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['no block', '[1]'],
    ['an unknown type', JSON.stringify([aBlock({ code: 'nonsense' })])],
    ['a type of every object', JSON.stringify([aBlock({ code: 'constructor' })])],
    ['an unknown field', JSON.stringify([aBlock({ data: { title: 'x', other: 1 } })])],
    ['a value of another kind', JSON.stringify([aBlock({ data: { title: 5 } })]), 'title VALUE_NOT_VALID'],
    ['an unknown option', JSON.stringify([aBlock({ data: { title: 'x', level: 'h1' } })]), 'level VALUE_NOT_VALID'],
    ['a missing title', JSON.stringify([aBlock({ data: {} })]), 'title VALUE_NOT_VALID'],
    ['the same guid twice', JSON.stringify([aBlock({ guid: 'x' }), aBlock({ guid: 'x' })])],
    ['no guid', JSON.stringify([aBlock({ guid: '' })])],
    ['an anchor that is not clean', JSON.stringify([aBlock({ id: 'Niet schoon' })]), 'id VALUE_NOT_VALID'],
    [
      'a window that ends before it begins',
      JSON.stringify([aBlock({ publication: { from: '2026-12-02 00:00:00', to: '2026-12-01 00:00:00' } })]),
      'to VALUE_NOT_VALID',
    ],
    [
      'a moment that does not exist',
      JSON.stringify([aBlock({ publication: { from: '2026-02-30 00:00:00', to: null } })]),
    ],
    [
      'a picture that is not there',
      JSON.stringify([aBlock({ code: 'custom-quote', data: { quote: 'x', image: 'api/library/nergens.jpg' } })]),
      'image FILE_NOT_FOUND',
    ],
    ['NUL in a text', JSON.stringify([aBlock({ data: { title: 'a\0b' } })]), 'title VALUE_NOT_VALID'],
    [
      'a branch that is not there',
      JSON.stringify([aBlock({ code: 'custom-branches', data: { branches: [{ id: 2_000_000, highlight: 0 }] } })]),
      'branches VALUE_NOT_VALID',
    ],
    [
      'five branches',
      JSON.stringify([
        aBlock({ code: 'custom-branches', data: { branches: [1, 2, 3, 4, 5].map((id) => ({ id, highlight: 0 })) } }),
      ]),
      'branches VALUE_NOT_VALID',
    ],
  ])('refuse blocks with %s (R-CON-05)', async (_, content, at = '') => {
    const id = await aBlog();
    const [status, codes] = fieldsOf(await saved(id, { content }));
    const places = Object.entries(codes).map(
      ([name, { code }]) => `${name.replace(/^content\.block-\d+\./, '')} ${code}`,
    );
    expect([status, places]).toEqual([400, ['content BLOCKS_NOT_VALID', ...(at === '' ? [] : [at])]]);
  });

  it('have an address of their own on their website and in their module (R-CON-02)', async () => {
    await aBlog({ url: 'bezet' });
    const id = await aBlog();
    expect([(await saved(id, { url: 'bezet' })).status, fieldsOf(await saved(id, { url: 'bezet' }))[1]]).toEqual([
      409,
      { url: { code: 'URL_IN_USE' } },
    ]);
    await insertItem(testServer.services.db, { ...stored(around), module: 'news', url: 'van-nieuws' });
    await aBlog({ url: 'van-elders', website: await aWebsite(testServer) });
    expect((await saved(id, { url: 'van-nieuws' })).status).toBe(200);
    expect((await saved(id, { url: 'van-elders' })).status).toBe(200);
  });

  it('are not there for another website or module', async () => {
    const elsewhere = await aBlog({ website: await aWebsite(testServer) });
    const keeper = await signedInAs(testServer, {
      rights: ['blog.view', 'blog.edit', 'news.edit'],
      websites: [around.website],
    });
    const own = await aBlog();
    for (const path of [`blog/${elsewhere}`, `news/${own}`]) {
      for (const call of [
        keeper.get(path),
        keeper.call('PUT', path, { url: 'x' }),
        keeper.call('PUT', `${path}/lock`),
        keeper.call('PUT', `${path}/unlock`),
      ])
        expect((await call).status).toBe(404);
    }
    expect((await keeper.get(`blog/${own}`)).status).toBe(200);
  });

  it('refuse another id than their own', async () => {
    const id = await aBlog();
    const refused = [400, { id: { code: 'VALUE_NOT_VALID' } }];
    expect((await saved(id, { id, recap: 'Zelf' })).status).toBe(200);
    expect(fieldsOf(await saved(id, { id: id + 1 }))).toEqual(refused);
    expect(fieldsOf(await su.call('POST', 'blog', { id }))).toEqual(refused);
  });

  it('are not added by somebody without a website', async () => {
    const nowhere = await signedInAs(testServer, { rights: ['blog.add', 'blog.edit'], websites: [] });
    expect((await nowhere.call('POST', 'blog', { title: 'Nergens' })).status).toBe(403);
    expect((await nowhere.call('PUT', `blog/${await aBlog()}`, { recap: 'Nergens' })).status).toBe(404);
  });

  it('keep what was wrong before a save that does not touch it', async () => {
    const blocks = stored(around).blocks?.map((block) => ({ ...block, data: {} })) ?? [];
    const id = await aBlog({ name: '', blocks });
    const content = JSON.stringify(blocks.map(({ guid }) => aBlock({ guid, data: {} })));
    expect((await saved(id, { recap: 'Nieuw' })).status).toBe(200);
    const invalid = { code: 'VALUE_NOT_VALID' };
    expect(fieldsOf(await saved(id, { url: 'Niet Schoon' }))).toEqual([400, { url: invalid }]);
    expect(fieldsOf(await saved(id, { title: '' }))).toEqual([400, { title: invalid }]);
    expect(fieldsOf(await saved(id, { content }))).toEqual([
      400,
      { 'content': { code: 'BLOCKS_NOT_VALID' }, 'content.first.title': invalid },
    ]);
  });

  it('refuse a year of implementation that is too far away', async () => {
    expect(fieldsOf(await su.call('POST', 'reference', { implementation: 2999 }))[1]).toMatchObject({
      implementation: { code: 'VALUE_NOT_VALID' },
    });
  });

  it('refuse a save that another one came before', async () => {
    const id = await aBlog();
    expect((await saved(id, { recap: 'Eerst' }, { 'If-Match': `"${id}.1"` })).status).toBe(200);
    expect(await saved(id, { recap: 'Later' }, { 'If-Match': `"${id}.1"` })).toMatchObject({
      status: 412,
      body: { code: 'CHANGED' },
    });
  });
});
