import { sql } from 'drizzle-orm';
import { ENTRIES } from '../../../src/domain/shared/modules/module-entries.rule';
import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import { BLOCK_CODES, fieldsOfType } from '../../../server/content/blocks/block-types';
import { insertItem } from '../../../server/content/items/item-rows';
import { queryRow } from '../../../server/database/database';
import { bodyOf, type Browser, type FormValues, type Reply } from '../support/browser';
import { savedWithLock, stored } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { missing, referencesOf, WRITES, type References } from '../support/reference-writes';

const BLOCKS = ['block', 'assortment', 'item'];
const POST = [...BLOCKS, 'target', 'resource', 'project'];

/** The references in each module's forms, and those that need a right to another module. */
const PICKERS: Readonly<Record<string, readonly [answered: readonly string[], told: readonly string[]]>> = {
  'users': [['usergroup'], []],
  'usergroups': [['user', 'usergroup/rights'], []],
  'blog': [POST, ['library', 'branch', 'category', 'tag', 'page']],
  'news': [POST, ['library', 'branch', 'category', 'tag', 'page']],
  'press': [POST, ['library', 'branch', 'category', 'tag', 'page']],
  'page': [
    [...POST, 'page'],
    ['library', 'branch', 'category', 'tag'],
  ],
  'reference': [POST, ['library', 'branch', 'category', 'tag', 'page']],
  'branch': [
    [...POST, 'branch'],
    ['library', 'category', 'tag', 'page'],
  ],
  'tag': [['tag'], ['library']],
  'category': [['category'], ['library']],
  'library': [['library'], []],
  'faq': [['target', 'item', 'faq/category'], ['library']],
  'navigation': [['navigation', 'navigation/routes', 'icon'], ['page']],
  'promotion': [['assortment', 'item', 'account'], []],
  'coupon': [['account'], []],
  'defaultcart': [['item', 'account'], []],
  'etim': [['item', 'etim/category', 'etim/feature'], []],
  'structure': [BLOCKS, ['library', 'branch', 'category', 'page']],
  'spare-parts': [['item', 'svgicons/spare-part-category'], []],
  'spare-part-categories': [['svgicons/spare-part-category'], []],
  'event': [['target'], ['category']],
  'popup': [[], ['library']],
  'redirect': [[], []],
  'whitelist': [[], []],
  'holidays': [[], ['library']],
  'emails': [['emails/category'], ['library']],
  'form': [[], []],
  'dns': [[], []],
  'searchlog': [[], []],
  'errorcode': [[], []],
  'queue': [['item'], []],
  'statistics': [[], []],
};

/** Calls that return all choices at once; the others suggest. */
const LISTS: readonly string[] = [
  'block',
  'target',
  'user',
  'usergroup',
  'usergroup/rights',
  'library',
  'svgicons/spare-part-category',
  'faq/category',
];
const callOf = (kind: string): string =>
  LISTS.includes(kind) ? kind : kind === 'icon' ? 'icon?search=home' : `${kind}?autocomplete=ze`;

const rightsOf = (module: string): readonly string[] =>
  ENTRIES.filter(([key]) => key === module).flatMap(([, { rights = [] }]) =>
    rights.flatMap(({ prefix, actions }) => actions.map((action) => `${prefix}.${action}`)),
  );

// Rules R-COM-63, R-EML-06 and R-SHR-53.
test('every module with rights is tried', () => {
  const withRights = ENTRIES.filter(([, { rights = [] }]) => rights.length > 0).map(([key]) => key);
  expect(Object.keys(PICKERS).sort()).toEqual([...withRights].sort());
});

test('every choice in a block is offered to the modules with blocks, or told', () => {
  const sources = new Set(
    BLOCK_CODES.flatMap((code) => (fieldsOfType(code) ?? []).flatMap(({ source = [] }) => source)),
  );
  const [answered, told] = PICKERS['structure'] ?? [[], []];
  expect([...sources].filter((source) => ![...answered, ...told].includes(source))).toEqual([]);
});

const errorIn = (reply: Reply, field: string): string | undefined =>
  bodyOf<{ fields?: Readonly<Record<string, { code: string }>> }>(reply).fields?.[field]?.code;

let testServer: TestServer;
let known: References;
const people = new Map<string, Browser>();
const who = async (rights: readonly string[], websites: readonly number[] = [1]): Promise<Browser> => {
  const key = `${rights.join()} ${websites.join()}`;
  const person = people.get(key) ?? (await signedInAs(testServer, { rights, websites }));
  people.set(key, person);
  return person;
};

beforeAll(async () => {
  testServer = await openTestServer();
  known = await referencesOf(testServer);
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

describe('what a write refers to', () => {
  it.each(WRITES.map((write) => [write.name, write] as const))('%s', async (_name, write) => {
    const [method, path] = write.call;
    const [alone, both] = [await who(write.rights), await who([...write.rights, write.offers])];
    const at = known.at(path);
    const hidden = await alone.call(method, at, write.form(known.ids[write.to]));
    const none = await alone.call(method, at, write.form(missing(write.to)));
    expect([hidden.status, errorIn(hidden, write.field) === undefined]).toEqual([400, false]);
    expect(hidden.text).toBe(none.text);
    expect(errorIn(await both.call(method, at, write.form(known.ids[write.to])), write.field)).toBeUndefined();
  });

  describe('stays where the record holds it', () => {
    it('in an item, its fields and blocks, and in one that is restored from an older version', async () => {
      const { db } = testServer.services;
      const { here } = known;
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
      // The same reference in another field of the record.
      expect((await savedWithLock(editor, `blog/${id}`, { meta_og_image: here.image })).status).toBe(200);
      expect((await savedWithLock(editor, `blog/${id}`, { tags: [], meta_og_image: '' })).status).toBe(200);
      expect((await savedWithLock(editor, `blog/${id}`, { tags: [here.tag] })).status).toBe(200);
    });

    it('in plain records', async () => {
      const { here, ids, places } = known;
      const su = await signedInAs(testServer, { su: true });
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

  it('shows where an attached file is to whoever can be offered it, and is sent as stored', async () => {
    const { ids } = known;
    const su = await signedInAs(testServer, { su: true });
    const attachments = JSON.stringify([{ lfi_id: ids.file, filename: 'a.pdf' }]);
    const reply = await su.call('POST', 'emails', { code: 'ATTACHED', subject: 'a', content: 'b', attachments });
    const path = reply.headers.get('location')?.replace('api/', '') ?? '';
    const [writer, librarian] = [
      await who(['emails.add', 'emails.edit']),
      await who(['emails.add', 'emails.edit', 'library.view']),
    ];
    const shown = async (by: Browser) =>
      bodyOf<{ emails: { attachments: object[] } }>(await by.get(path)).emails.attachments[0];
    expect(await shown(librarian)).toMatchObject({ lfi_id: ids.file, api_location: ids.pdf });
    expect(await shown(writer)).toMatchObject({ lfi_id: ids.file, api_location: '', is_hidden: 1 });
    const test = await writer.get('emails/test?emails[]=a@b.example&code=ATTACHED', {
      'sec-fetch-site': 'same-origin',
    });
    expect([test.status, testServer.mails.at(-1)?.attachments?.length]).toEqual([200, 1]);
  });

  it('is of the same website', async () => {
    const { here, ids, places } = known;
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
    const { id: menu } = await queryRow<{ id: number }>(
      testServer.services.db,
      sql`select id from menus where website_id = 2 order by id limit 1`,
    );
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

describe('pickers', () => {
  it.each(Object.entries(PICKERS))(
    'of %s are answered or told, with its rights alone',
    async (module, [answered, told]) => {
      const rights = rightsOf(module);
      const person = await signedInAs(testServer, { rights });
      const statuses = await Promise.all(
        [...answered, ...told].map(async (kind) => [kind, (await person.get(callOf(kind))).status] as const),
      );
      expect(statuses).toEqual([
        ...answered.map((kind) => [kind, 200] as const),
        ...told.map((kind) => [kind, 403] as const),
      ]);
      expect([...answered, ...told].filter((kind) => !mayChoose({ su: false, rights }, kind))).toEqual(told);
    },
  );

  it('tell prices of items to those who calculate with them only', async () => {
    const { code } = await queryRow<{ code: string }>(
      testServer.services.db,
      sql`select code from shop_items order by id limit 1`,
    );
    const pricesTold = async (...rights: readonly string[]) => {
      const person = await signedInAs(testServer, { rights });
      const replies = [
        await person.get('item?autocomplete=wa'),
        await person.get(`item?code=${encodeURIComponent(code)}`),
      ];
      return replies.map((reply) => {
        const [item = {}] = bodyOf<{ items: object[] }>(reply).items;
        return ['code', 'gross_price', 'assortments'].filter((field) => field in item);
      });
    };
    for (const right of ['queue.view', 'blog.edit', 'faq.question.edit', 'etim.combination.view', 'spareparts.edit'])
      expect([right, await pricesTold(right)]).toEqual([right, [['code'], ['code']]]);
    const whole = ['code', 'gross_price', 'assortments'];
    expect(await pricesTold('promotion.view')).toEqual([whole, whole]);
    expect(await pricesTold('queue.view', 'defaultcart.edit')).toEqual([whole, whole]);
  });

  it('tell of users to those who see groups only who they are', async () => {
    const [row] = bodyOf<{ users: { lastLogin: unknown; websites: unknown }[] }>(
      await (await signedInAs(testServer, { rights: ['usergroups.edit'] })).get('user?general=editor'),
    ).users;
    expect([row?.lastLogin, row?.websites]).toEqual([null, []]);
  });
});
