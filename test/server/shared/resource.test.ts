import { sql } from 'drizzle-orm';
import { plainTable } from '../../../server/database/migrations/plain-table';
import { serveApi } from '../../../server/http/serve-api';
import { createApp } from '../../../server/http/app';
import {
  choice,
  decimal,
  flag,
  readOnly,
  html,
  integer,
  line,
  moment,
  money,
  optional,
  text,
} from '../../../server/shared/columns';
import { contains, equals, from, oneOf, range, until } from '../../../server/shared/filters';
import { defineResource } from '../../../server/shared/resource';
import { insertRows } from '../../../server/shared/resource-rows';
import { serveResource } from '../../../server/shared/serve-resource';
import { bodyOf, Browser, type FormValues, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

/** A module with one field of each kind, with the rights of redirects. */
const plants = defineResource({
  endpoint: 'plant',
  plural: 'plants',
  singular: 'plant',
  table: 'plants',
  right: 'redirect',
  perWebsite: true,
  columns: {
    name: line(),
    note: text(),
    story: html(1_000),
    kind: choice(['tree', 'herb']),
    legs: optional(choice([301, 302])),
    height: optional(integer()),
    shade: flag(),
    weight: optional(decimal(1)),
    price: optional(money()),
    seen: optional(moment()),
    added: readOnly(moment()),
  },
  listed: ['name', 'kind', 'height', 'shade', 'added'],
  sortable: ['name', 'kind', 'legs', 'height', 'weight', 'price', 'shade', 'seen', 'added'],
  defaultSort: 'name',
  searched: ['name', 'note', 'story'],
  filters: {
    name: contains('name'),
    note: contains('note'),
    kind: oneOf('kind'),
    legs: equals('legs'),
    shade: equals('shade'),
    low: from('height'),
    high: until('height'),
    ...range('price'),
  },
  unique: { plants_name: ['name', 'kind'] },
  derive: (values, { now, isNew }) => (isNew ? { ...values, added: now } : values),
  problems: ({ name, note }) => ({
    ...(name === '' ? { name: 'required' } : {}),
    ...(note.includes('weed') ? { note: 'pattern.default' } : {}),
  }),
});
const TABLE = plainTable(
  'plants',
  [
    'website_id integer not null references websites on delete cascade',
    'name text not null',
    'by_name text collate "C" not null',
    'note text not null',
    'by_note text collate "C" not null',
    'story text not null',
    'kind text collate "C" not null',
    'legs integer',
    'height integer',
    'weight numeric(13, 1)',
    'price numeric(14, 2)',
    'shade boolean not null',
    'seen timestamp(0)',
    'added timestamp(0) not null',
  ],
  ['website_id, by_name'],
);

interface PlantOnWire {
  readonly id: number;
  readonly name: string;
}
const names = (reply: Reply): string[] => bodyOf<{ plants: PlantOnWire[] }>(reply).plants.map(({ name }) => name);
const seedIn = (reply: Reply): PlantOnWire & Readonly<Record<string, unknown>> =>
  bodyOf<{ plant: PlantOnWire & Record<string, unknown> }>(reply).plant;
const refusedFields = ({ status, body }: Reply) => [
  status,
  Object.keys((body as { fields?: object }).fields ?? {}).sort(),
]; // cast: if the refusal has another shape, the test fails

// Rule R-SHR-40.
describe('a plain module', () => {
  let testServer: TestServer;
  let gardener: Browser;
  let made = 0;
  const network = { trustProxy: false, publicUrl: undefined };
  const person = async (options: Parameters<typeof signedInAs>[1]): Promise<Browser> => {
    const { cookie } = await signedInAs(testServer, options);
    const app = createApp({
      network,
      onRequest: () => undefined,
      onDefect: (defect) => testServer.defects.push(defect),
    });
    serveApi(app, serveResource(plants), testServer.services, network);
    return new Browser({ server: { app } }, cookie);
  };
  const add = async (
    values: FormValues = {},
    by = gardener,
  ): Promise<PlantOnWire & Readonly<Record<string, unknown>>> =>
    seedIn(await by.call('POST', 'plant', { name: `Plant ${(made += 1)}`, kind: 'herb', ...values }));
  const found = async (query: string, by = gardener): Promise<string[]> => names(await by.get(`plant?${query}`));

  beforeAll(async () => {
    testServer = await openTestServer();
    for (const statement of `${TABLE}\n\ncreate unique index plants_name on plants (website_id, by_name, kind)`
      .split(/\n\s*\n/)
      .filter((part) => part.trim() !== ''))
      await testServer.services.db.execute(sql.raw(statement));
    gardener = await person({ su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  it('has only the calls for which there is a right', () => {
    const callsOf = (right: string) =>
      serveResource({ ...plants, right }).map(({ method, path }) => `${method} ${path}`);
    expect(callsOf('dns')).toEqual(['GET plant']);
    expect(callsOf('redirect')).toEqual([
      'GET plant',
      'POST plant',
      'GET plant/:id',
      'PUT plant/:id',
      'DELETE plant',
      'DELETE plant/:id',
    ]);
    expect(() => callsOf('nonsense')).toThrow('nonsense');
  });

  it('keeps websites apart', async () => {
    const [here, there, nowhere] = [
      await person({ rights: ['redirect.view', 'redirect.add', 'redirect.edit', 'redirect.delete'], websites: [1] }),
      await person({ su: false, rights: ['redirect.edit', 'redirect.add', 'redirect.delete'], websites: [2] }),
      await person({ rights: ['redirect.edit', 'redirect.add'], websites: [] }),
    ];
    const { id } = await add({ name: 'Apart' }, here);
    expect(await found('general=apart', here)).toEqual(['Apart']);
    expect(await found('general=apart', there)).toEqual([]);
    expect(bodyOf<{ meta: object }>(await there.get('plant?general=apart')).meta).toEqual({
      pagination: { perPage: 10, total: 0 },
    });
    for (const [method, path] of [
      ['GET', `plant/${id}`],
      ['PUT', `plant/${id}`],
      ['DELETE', `plant/${id}`],
    ] as const) {
      expect((await there.send(method, path, method === 'GET' ? undefined : '')).status).toBe(404);
    }
    expect((await there.call('DELETE', 'plant', { groups: [id] })).body).toEqual({
      code: 'PARTIAL',
      refused: [{ id, code: 'NOT_FOUND' }],
    });
    expect(await found('', nowhere)).toEqual([]);
    expect((await nowhere.call('POST', 'plant', { name: 'Zwerver', kind: 'herb' })).status).toBe(403);
    expect((await nowhere.get(`plant/${id}`)).status).toBe(404);
    expect((await here.get(`plant/${id}`)).status).toBe(200);
    expect((await add({ name: 'Apart' }, there)).name).toBe('Apart');
  });

  it('refuses what is there already by all its fields, and only on its website', async () => {
    await add({ name: 'Éénmalig', kind: 'tree' });
    const reply = await gardener.call('POST', 'plant', { name: ' EENMALIG ', kind: 'tree' });
    expect([reply.status, reply.body]).toEqual([
      409,
      { code: 'NOT_UNIQUE', fields: { name: { code: 'NOT_UNIQUE' }, kind: { code: 'NOT_UNIQUE' } } },
    ]);
    const other = await add({ name: 'Eenmalig', kind: 'herb' });
    expect((await gardener.call('PUT', `plant/${other.id}`, { kind: 'tree' })).status).toBe(409);
    expect(seedIn(await gardener.get(`plant/${other.id}`))['kind']).toBe('herb');
  });

  it('narrows by every kind of filter, and names one that cannot be read', async () => {
    await add({ name: 'Boom klein', kind: 'tree', height: 2, legs: 301, shade: 1, note: 'Een\nnôtitie 50%' });
    await add({ name: 'Boom groot', kind: 'tree', height: 20, legs: 302, shade: 0 });
    await add({ name: 'Boom kruid', kind: 'herb', height: -3 });
    expect(await found('name=BOOM')).toEqual(['Boom groot', 'Boom klein', 'Boom kruid']);
    expect(await found('name=boom&kind[]=tree')).toEqual(['Boom groot', 'Boom klein']);
    expect(await found('name=boom&kind[]=tree&kind[]=herb&low=2')).toEqual(['Boom groot', 'Boom klein']);
    expect(await found('name=boom&low=-3&high=2')).toEqual(['Boom klein', 'Boom kruid']);
    expect(await found('name=boom&legs=302')).toEqual(['Boom groot']);
    expect(await found('name=boom&shade=1')).toEqual(['Boom klein']);
    expect(await found('note=notitie%2050%25')).toEqual(['Boom klein']);
    expect(await found('note=boom')).toEqual([]);
    expect(await found('name=boom&kind[]=&legs=&shade=&low=')).toHaveLength(3);
    for (const [query, field] of [
      ['kind[]=stone', 'kind'],
      ['kind=tree', 'kind'],
      ['legs=303', 'legs'],
      ['shade=2', 'shade'],
      ['low=x', 'low'],
      ['high=1e3', 'high'],
      ['name[]=x', 'name'],
      ['story=x', 'story'],
      ['sort[note]=asc', 'sort'],
    ] as const) {
      expect([query, ...refusedFields(await gardener.get(`plant?${query}`))]).toEqual([query, 400, [field]]);
    }
  });

  it('looks for free text where it should, HTML without its tags', async () => {
    await add({
      name: 'Zoekplaatje',
      note: 'onder een steen',
      story: '<p class="geheim">Het <b>verhaal</b></p>',
      seen: '2026-01-02 03:04:05',
    });
    for (const term of ['zoekpl', 'ONDER EEN', 'verhaal'])
      expect(await found(`general=${encodeURIComponent(term)}`)).toEqual(['Zoekplaatje']);
    for (const term of ['geheim', 'herb', '03:04'])
      expect(await found(`general=${encodeURIComponent(term)}`)).toEqual([]);
  });

  it('puts every row on exactly one page in every order, empty values at the low end', async () => {
    for (const height of ['', 4, '', 4, 1, 9]) await add({ name: `Rij ${(made += 1)}`, height });
    for (const field of ['id', ...plants.sortable]) {
      for (const order of ['asc', 'desc']) {
        const pages = await Promise.all(
          [1, 2, 3, 4].map(async (page) =>
            bodyOf<{ plants: { id: number; height: number | null }[]; meta: { pagination: { total: number } } }>(
              await gardener.get(`plant?page=${page}&sort[${field}]=${order}`),
            ),
          ),
        );
        const rows = pages.flatMap((page) => page.plants);
        expect([field, new Set(rows.map(({ id }) => id)).size, rows.length]).toEqual([
          field,
          pages[0]?.meta.pagination.total,
          pages[0]?.meta.pagination.total,
        ]);
        const heights = rows.map(({ height }) => height ?? -1_000_000);
        if (field === 'height') expect(heights).toEqual([...heights].sort((a, b) => (order === 'asc' ? a - b : b - a)));
      }
    }
  });

  it('counts exactly after every change', async () => {
    const total = async (query: string) =>
      bodyOf<{ meta: { pagination: { total: number } } }>(await gardener.get(`plant?${query}`)).meta.pagination.total;
    const before = [await total(''), await total('shade=1'), await total('general=teller')];
    const { id } = await add({ name: 'Teller', shade: 1 });
    expect([await total(''), await total('shade=1'), await total('general=teller')]).toEqual(
      before.map((count) => count + 1),
    );
    await gardener.call('PUT', `plant/${id}`, { shade: 0 });
    expect(await total('shade=1')).toBe(before[1]);
    await gardener.call('DELETE', `plant/${id}`);
    expect([await total(''), await total('shade=1'), await total('general=teller')]).toEqual(before);
  });

  it('shows the same rows in the same order whether few or many match', async () => {
    const reader = await person({ rights: ['redirect.view'], websites: [3] });
    // The rows found are last in the order, after more rows than are gathered before sorting.
    await testServer.services.db.execute(sql`
      insert into plants (website_id, name, by_name, note, by_note, story, kind, shade, added, search)
      select 3, name, name, '', '', '', 'herb', n % 2 = 0, '2026-01-01', name from (
        select n, case when n <= 1000 then 'aster ' else 'zinnia ' end || lpad(n::text, 5, '0') as name
        from generate_series(1, 12000) n) made`);
    const last = (query: string) => reader.get(`plant?general=zinnia&sort[name]=desc&page=2&${query}`);
    const many = await last('');
    expect(bodyOf<{ meta: object }>(many).meta).toEqual({ pagination: { perPage: 10, total: 11_000 } });
    expect(names(many)).toEqual(Array.from({ length: 10 }, (_, place) => `zinnia ${11_990 - place}`));
    expect(names(await last('shade=1'))).toEqual(
      Array.from({ length: 10 }, (_, place) => `zinnia ${11_980 - 2 * place}`),
    );
    expect(await found('general=zinnia&page=1100&sort[name]=asc', reader)).toContain('zinnia 12000');
    expect(await found('general=zinnia&page=1101', reader)).toEqual([]);
  });

  it('takes one flag alone, and sets what only the server sets', async () => {
    const plant = await add({ height: 5, note: 'blijft' });
    expect(plant).toMatchObject({ shade: 0, added: '2026-11-20 09:00:00', seen: null, legs: null });
    testServer.clock.now += 3_600_000;
    expect(seedIn(await gardener.call('PUT', `plant/${plant.id}`, { shade: 1 }))).toEqual({ ...plant, shade: 1 });
    testServer.clock.now -= 3_600_000;
    expect(refusedFields(await gardener.call('PUT', `plant/${plant.id}`, { added: '2020-01-01 00:00:00' }))).toEqual([
      400,
      ['added'],
    ]);
  });

  it('names all that cannot be read or may not be empty at once', async () => {
    const wrong = {
      name: '',
      note: 'weed',
      kind: 'stone',
      legs: '300',
      height: '1.5',
      shade: 'on',
      seen: '2026-02-30 00:00:00',
      story: 'x'.repeat(1_001),
    };
    expect(refusedFields(await gardener.call('POST', 'plant', wrong))).toEqual([400, Object.keys(wrong).sort()]);
    expect(refusedFields(await gardener.call('POST', 'plant', {}))).toEqual([400, ['kind', 'name']]);
    const { id } = await add();
    expect(refusedFields(await gardener.call('PUT', `plant/${id}`, { kind: '' }))).toEqual([400, ['kind']]);
    expect(
      refusedFields(
        await gardener.call('PUT', `plant/${id}`, {
          rights: 'x',
          website_id: 2,
          version: 9,
          search: 'x',
          by_name: 'x',
        }),
      ),
    ).toEqual([400, ['by_name', 'rights', 'search', 'version', 'website_id']]);
  });

  it('leaves alone what is older than its rule, until somebody touches it', async () => {
    const [id = 0] = await insertRows(
      testServer.services.db,
      plants,
      [
        {
          name: 'Oud',
          note: 'weed',
          story: '',
          kind: 'herb',
          legs: null,
          height: null,
          weight: null,
          price: null,
          shade: false,
          seen: null,
          added: '2020-01-01 00:00:00',
        },
      ],
      1,
    );
    expect((await gardener.call('PUT', `plant/${id}`, { shade: 1 })).status).toBe(200);
    expect(refusedFields(await gardener.call('PUT', `plant/${id}`, { note: 'more weed' }))).toEqual([400, ['note']]);
    expect((await gardener.call('PUT', `plant/${id}`, { note: 'flower' })).status).toBe(200);
  });

  it('keeps numbers and amounts exactly, and lists those of a range in their order', async () => {
    const keeper = await person({ rights: ['redirect.view', 'redirect.add', 'redirect.edit'], websites: [2] });
    const priced = (name: string, price: string, weight = '') => add({ name, price, weight }, keeper);
    expect(await priced('Acht', '8', '-0.5')).toMatchObject({ price: 8, weight: -0.5 });
    expect(await priced('Twaalf', '12.50', '1200')).toMatchObject({ price: 12.5, weight: 1200 });
    expect(await priced('Veel', '999999999999.99')).toMatchObject({ price: 999_999_999_999.99 });
    expect(await priced('Niets', '')).toMatchObject({ price: null, weight: null });
    const order = 'sort[price]=asc&perPage=100';
    expect((await found(order, keeper)).filter((name) => name !== 'Apart')).toEqual([
      'Niets',
      'Acht',
      'Twaalf',
      'Veel',
    ]);
    expect(await found(`${order}&price_from=8&price_until=12.5`, keeper)).toEqual(['Acht', 'Twaalf']);
    expect(await found(`${order}&price_from=8.01`, keeper)).toEqual(['Twaalf', 'Veel']);
    expect(await found(`${order}&price_until=-1`, keeper)).toEqual([]);
    for (const price of ['12,50', '12.505', '1e3', '.5', '+1', '1000000000000', 'NaN', 'Infinity', '0x1']) {
      expect([
        price,
        ...refusedFields(await keeper.call('POST', 'plant', { name: price, kind: 'herb', price })),
      ]).toEqual([price, 400, ['price']]);
      expect([price, ...refusedFields(await keeper.get(`plant?price_from=${encodeURIComponent(price)}`))]).toEqual([
        price,
        400,
        ['price_from'],
      ]);
    }
    expect(refusedFields(await keeper.call('POST', 'plant', { name: 'x', kind: 'herb', weight: '0.05' }))).toEqual([
      400,
      ['weight'],
    ]);
  });

  it('lets only one of several win who edited the same version, a deletion too', async () => {
    const { id } = await add();
    const etag = (await gardener.get(`plant/${id}`)).headers.get('etag') ?? '';
    const replies = await Promise.all(
      [1, 2, 3].map((height) => gardener.call('PUT', `plant/${id}`, { height }, { 'If-Match': etag })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(replies.find(({ status }) => status === 412)?.body).toEqual({ code: 'CHANGED' });
    expect((await gardener.call('DELETE', `plant/${id}`, {}, { 'If-Match': etag })).status).toBe(412);
    const newer = (await gardener.get(`plant/${id}`)).headers.get('etag') ?? '';
    expect((await gardener.call('DELETE', `plant/${id}`, {}, { 'If-Match': newer })).status).toBe(204);
  });
});
