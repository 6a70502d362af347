import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { insertItem } from '../../../server/content/items/item-rows';
import { savedWithLock, stored, surroundingsOf, type Surroundings } from '../support/content';
import { bodyOf, type Browser, type FormValues, type Reply } from '../support/browser';
import { openHouse, signedInAs, type House } from '../support/house';
import { named } from '../support/library';

const NOBODY = 2_147_483_000;
const NOWHERE = 'api/library/Vestigingen/none.jpg';

/** A write that takes a reference: who may make it, and which further right offers what it refers to. */
interface Write {
  readonly name: string;
  readonly rights: readonly string[];
  readonly offers: string;
  readonly call: readonly ['POST' | 'PUT', string];
  readonly field: string;
  readonly form: (reference: number | string) => FormValues;
  readonly to: 'picture' | 'file' | 'pdf' | 'tag' | 'category' | 'branch' | 'page';
}

const block = (code: string, data: object): string =>
  JSON.stringify([{ guid: 'g', code, id: '', data, publication: null, disabled: 0 }]);

const inBlocks = (
  rights: readonly string[],
  call: Write['call'],
  more: FormValues = {},
): readonly Omit<Write, 'name'>[] => [
  {
    rights,
    call,
    offers: 'library.view',
    field: 'content.g.image',
    to: 'picture',
    form: (image) => ({ ...more, content: block('custom-quote', { quote: 'q', image }) }),
  },
  {
    rights,
    call,
    offers: 'library.view',
    field: 'content.g.files',
    to: 'pdf',
    form: (file) => ({ ...more, content: block('custom-downloads', { files: [file] }) }),
  },
  {
    rights,
    call,
    offers: 'library.view',
    field: 'content.g.tiles',
    to: 'picture',
    form: (image) => ({ ...more, content: block('custom-tiles', { tiles: [{ image, caption: '' }] }) }),
  },
  {
    rights,
    call,
    offers: 'page.view',
    field: 'content.g.pages',
    to: 'page',
    form: (page) => ({ ...more, content: block('custom-hub', { pages: [page] }) }),
  },
  {
    rights,
    call,
    offers: 'category.view',
    field: 'content.g.categories',
    to: 'category',
    form: (id) => ({ ...more, content: block('custom-hub', { categories: [{ id, highlight: 0 }] }) }),
  },
  {
    rights,
    call,
    offers: 'branch.view',
    field: 'content.g.branches',
    to: 'branch',
    form: (id) => ({ ...more, content: block('custom-branches', { branches: [{ id, highlight: 0 }] }) }),
  },
];

const metaImage = (rights: readonly string[], path: string): Omit<Write, 'name'> => ({
  rights,
  call: ['POST', path],
  offers: 'library.view',
  field: 'meta_og_image',
  to: 'picture',
  form: (image) => ({ meta_og_image: image }),
});

const picture = (
  rights: readonly string[],
  call: Write['call'],
  field: string,
  to: 'picture' | 'pdf' = 'picture',
): Omit<Write, 'name'> => ({
  rights,
  call,
  offers: 'library.view',
  field,
  to,
  form: (image) => ({ [field]: image }),
});

const chosen = (
  rights: readonly string[],
  path: string,
  field: string,
  to: 'tag' | 'category' | 'branch',
): Omit<Write, 'name'> => ({
  rights,
  call: ['POST', path],
  offers: `${to}.view`,
  field,
  to,
  form: (id) => ({ [field]: [id] }),
});

const WRITES: readonly Write[] = [
  ...inBlocks(['blog.add'], ['POST', 'blog']),
  ...inBlocks(['structure.edit'], ['PUT', 'structure/{structure}/node/{node}']),
  picture(['blog.add'], ['POST', 'blog'], 'image'),
  picture(['page.add'], ['POST', 'page'], 'image'),
  metaImage(['blog.add'], 'blog'),
  metaImage(['tag.add'], 'tag'),
  metaImage(['category.add'], 'category'),
  metaImage(['faq.category.add'], 'faq/category'),
  metaImage(['faq.question.add'], 'faq/category/{faq}/question'),
  picture(['popup.add'], ['POST', 'popup'], 'image'),
  picture(['structure.edit'], ['PUT', 'structure/{structure}'], 'cover', 'pdf'),
  picture(['structure.edit'], ['PUT', 'structure/{structure}/node/{node}'], 'cover'),
  chosen(['blog.add'], 'blog', 'branches', 'branch'),
  chosen(['blog.add'], 'blog', 'categories', 'category'),
  chosen(['page.add'], 'page', 'tags', 'tag'),
  chosen(['event.add'], 'event', 'categories', 'category'),
  {
    rights: ['emails.add', 'emails.edit'],
    call: ['POST', 'emails'] as const,
    offers: 'library.view',
    field: 'attachments',
    to: 'file' as const,
    form: (id: number | string) => ({ attachments: JSON.stringify([{ lfi_id: id, filename: 'a.pdf' }]) }),
  },
  {
    rights: ['navigation.menu.edit'],
    call: ['POST', 'navigation/{menu}/items'] as const,
    offers: 'page.view',
    field: 'page_id',
    to: 'page' as const,
    form: (id: number | string) => ({ label: 'a', type: 'page', page_id: id }),
  },
].map((write) => ({ ...write, name: `${write.call.join(' ')}: ${write.field}` }));

const errorIn = (reply: Reply, field: string): string | undefined =>
  bodyOf<{ fields?: Readonly<Record<string, { code: string }>> }>(reply).fields?.[field]?.code;

/** An API with the specified calls only has the same handlers: some of each kind are tried there. */
const SPECIFIED = WRITES.filter(
  ({ name }) => /^(POST (blog|event|emails)|PUT structure)/.test(name) && !/meta|files|tiles/.test(name),
);

describe.each([
  ['all calls', true, WRITES],
  ['the specified calls only', false, SPECIFIED],
] as const)('what a write refers to, on an API with %s', (_, extras, writes) => {
  let house: House;
  let here: Surroundings;
  let ids: Readonly<Record<Write['to'], number | string>>;
  let places: Readonly<Record<string, number | string>>;
  const people = new Map<string, Browser>();

  const one = async (query: ReturnType<typeof sql>): Promise<number> =>
    (await queryRow<{ id: number }>(house.services.db, query)).id;
  const who = async (rights: readonly string[], websites: readonly number[] = [1]): Promise<Browser> => {
    const key = `${rights.join()} ${websites.join()}`;
    const known = people.get(key) ?? (await signedInAs(house, { rights, websites }));
    people.set(key, known);
    return known;
  };

  beforeAll(async () => {
    house = await openHouse({ extras });
    here = await surroundingsOf(house);
    const { db } = house.services;
    const page = await insertItem(db, { ...stored(here), module: 'page', name: 'A page' });
    const pdf = await queryRow<{ id: number; names: readonly string[] }>(
      db,
      sql`select node_id as id, library_names(node_id) as names from library_files where extension = 'pdf' limit 1`,
    );
    ids = {
      page,
      picture: here.image,
      file: pdf.id,
      pdf: `api/library/${pdf.names.map(encodeURIComponent).join('/')}`,
      tag: here.tag,
      category: here.category,
      branch: here.branch,
    };
    const node = await queryRow<{ code: string; id: number }>(
      db,
      sql`select s.code, n.id from structure_nodes n join structures s on s.id = n.structure_id order by n.id limit 1`,
    );
    places = {
      structure: node.code,
      node: node.id,
      menu: await one(sql`select id from menus where website_id = 1 order by id limit 1`),
      faq: await one(sql`select id from faq_categories where website_id = 1 order by id limit 1`),
    };
  });
  afterAll(() => house.close());
  afterEach(() => expect(house.defects).toEqual([]));

  const at = (path: string): string => path.replace(/\{(\w+)\}/g, (_all, name: string) => String(places[name]));
  /** An API with the specified calls names no places within a field. */
  const fieldOf = (field: string): string => (extras ? field : field.replace(/\..*/, ''));
  const isMissing = (to: Write['to']) => (['picture', 'pdf'].includes(to) ? NOWHERE : NOBODY);

  it.each(writes.map((write) => [write.name, write] as const))('%s', async (_name, write) => {
    const {
      rights,
      offers,
      call: [method, path],
      field,
      form,
      to,
    } = write;
    const [alone, both] = [await who(rights), await who([...rights, offers])];
    const hidden = await alone.call(method, at(path), form(ids[to]));
    const missing = await alone.call(method, at(path), form(isMissing(to)));
    expect([hidden.status, errorIn(hidden, fieldOf(field))]).toEqual([400, expect.any(String)]);
    expect(hidden.text).toBe(missing.text);
    expect(errorIn(await both.call(method, at(path), form(ids[to])), field)).toBeUndefined();
  });

  describe('stays where the record holds it', () => {
    it('in an item, its fields and blocks, and in one that is restored from an older version', async () => {
      const { db } = house.services;
      const content = (images: readonly string[]) =>
        JSON.stringify(
          images.map((image, place) => ({
            guid: `g${place}`,
            code: 'custom-quote',
            id: '',
            data: { quote: 'q', image },
            publication: null,
            disabled: 0,
          })),
        );
      const own = { image: here.imageId, tags: [here.tag], categories: [here.category], branches: [here.branch] };
      const id = await insertItem(db, {
        ...stored(here),
        module: 'blog',
        ...own,
        blocks: [
          {
            guid: 'g0',
            code: 'custom-quote',
            id: '',
            publication: null,
            disabled: false,
            data: { quote: 'q', name: '', position: '', image: here.imageId },
          },
        ],
      });
      const editor = await who(['blog.edit']);
      const held = { image: here.image, tags: [here.tag], categories: [here.category], branches: [here.branch] };
      const kept = await savedWithLock(editor, `blog/${id}`, { ...held, content: content([here.image]) });
      expect(kept.text).toContain('"code":"OK"');
      // In another place of the same record, too.
      expect((await savedWithLock(editor, `blog/${id}`, { meta_og_image: here.image })).status).toBe(200);
      expect((await savedWithLock(editor, `blog/${id}`, { tags: [], meta_og_image: '' })).status).toBe(200);
      expect((await savedWithLock(editor, `blog/${id}`, { tags: [here.tag] })).status).toBe(200);
    });

    it('in plain records', async () => {
      const su = await signedInAs(house, { su: true });
      const made = async (path: string, form: FormValues) =>
        (await su.call('POST', path, form)).headers.get('location')?.replace('api/', '') ?? '';
      const attached = JSON.stringify([{ lfi_id: ids.file, filename: 'a.pdf' }]);
      const email = await made('emails', { code: 'HELD', subject: 'a', content: 'b', attachments: attached });
      const writer = await who(['emails.add', 'emails.edit']);
      expect((await writer.call('PUT', email, { subject: 'c', attachments: attached })).status).toBe(200);
      const categories = await made('event', {
        title: 'a',
        description: 'b',
        categories: [here.category],
        target: [here.target],
      });
      const organiser = await who(['event.edit']);
      expect((await organiser.call('PUT', categories, { title: 'c', categories: [here.category] })).status).toBe(200);
      const item = await made(`navigation/${places['menu']}/items`, { label: 'a', type: 'page', page_id: ids.page });
      const navigator = await who(['navigation.menu.edit']);
      expect((await navigator.call('PUT', item, { label: 'b', page_id: ids.page })).status).toBe(200);
    });
  });

  it('shows no path and sends no file that is private to others', async () => {
    const su = await signedInAs(house, { su: true });
    await su.call('POST', 'library', { name: 'Exports' });
    const uploaded = await su.send('POST', 'library/Exports', Buffer.from('a;b'), named('secret.csv', 'text/csv'));
    const location = uploaded.headers.get('location') ?? '';
    const { id } = bodyOf<{ file: { id: number } }>(await su.get(location.replace('api/', ''))).file;
    const attached = (file: number | string) => JSON.stringify([{ lfi_id: file, filename: 'a.csv' }]);
    const template = { subject: 'a', content: 'b' };
    const made = async (code: string, file: number | string) =>
      (await su.call('POST', 'emails', { ...template, code, attachments: attached(file) })).headers
        .get('location')
        ?.replace('api/', '') ?? '';
    const [ofPublic, ofPrivate] = [await made('PUBLIC', ids.file), await made('PRIVATE', id)];
    const [writer, librarian] = [
      await who(['emails.add', 'emails.edit']),
      await who(['emails.add', 'emails.edit', 'library.view']),
    ];
    const shown = async (by: Browser, path: string) =>
      bodyOf<{ emails: { attachments: object[] } }>(await by.get(path)).emails.attachments[0];
    expect(await shown(librarian, ofPublic)).toMatchObject({ lfi_id: ids.file, api_location: ids.pdf });
    expect(await shown(writer, ofPublic)).toMatchObject({ lfi_id: ids.file, api_location: '', is_hidden: 1 });
    expect(await shown(librarian, ofPrivate)).toMatchObject({ lfi_id: id, api_location: '', is_hidden: 1 });
    expect(await shown(su, ofPrivate)).toMatchObject({ api_location: location });
    const refused = await librarian.call('POST', 'emails', { ...template, code: 'C', attachments: attached(id) });
    expect(errorIn(refused, 'attachments')).toBe('VALUE_NOT_VALID');
    const test = (by: Browser, code: string) =>
      by.get(`emails/test?emails[]=a@b.example&code=${code}`, { 'sec-fetch-site': 'same-origin' });
    expect((await test(writer, 'PUBLIC')).status).toBe(200);
    const [mails, refusedTest] = [house.mails.length, await test(librarian, 'PRIVATE')];
    expect([errorIn(refusedTest, 'attachments'), house.mails.length]).toEqual(['VALUE_NOT_VALID', mails]);
    expect((await test(su, 'PRIVATE')).status).toBe(200);
  });

  it('is of the same website', async () => {
    const there = await who(
      ['event.add', 'category.view', 'blog.add', 'page.view', 'emails.add', 'navigation.menu.edit'],
      [2],
    );
    const refused = async (path: string, form: FormValues) => {
      const reply = await there.call('POST', path, form);
      return Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {}).filter((field) => field in form);
    };
    expect(
      await refused('event', { title: 'a', description: 'b', categories: [here.category], target: [here.target] }),
    ).toEqual(['categories']);
    expect(await refused('blog', { categories: [here.category] })).toEqual(['categories']);
    const menu = await one(sql`select id from menus where website_id = 2 order by id limit 1`);
    expect(await refused(`navigation/${menu}/items`, { label: 'a', type: 'page', page_id: ids.page })).toEqual([
      'page_id',
    ]);
    expect(
      await refused(`navigation/${menu}/items`, {
        label: 'a',
        type: 'external',
        location: '/',
        menu_id: places['menu'],
      }),
    ).toEqual(['menu_id']);
  });
});
