import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import {
  emptyValue,
  BLOCK_CODES,
  FIELD_TYPES,
  fieldsOfType,
  type BlockField,
} from '../../../server/content/blocks/block-types';
import { itemForm } from '../../../server/content/items/item-fields';
import { insertItem } from '../../../server/content/items/item-rows';
import { idArray, queryRow } from '../../../server/database/database';
import { CONTENT_MODULES, type ContentModule } from '../../../src/domain/content/modules.rule';
import { drawn, runsAll } from '../../support/sample';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import { aBlock, stored, surroundingsOf, type ItemOnWire, type Surroundings } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
let around: Surroundings;
let su: Browser;
/** A complete item of each module. */
const items = new Map<ContentModule, number>();
beforeAll(async () => {
  testServer = await openTestServer();
  around = await surroundingsOf(testServer);
  su = await signedInAs(testServer, { su: true });
  for (const module of CONTENT_MODULES) {
    items.set(
      module,
      await insertItem(testServer.services.db, {
        ...stored(around),
        module,
        categories: [around.category],
        branches: [around.branch],
        intro: '<p>Dag</p>',
        city: 'Delft',
        client: 'Gemeente',
        implementation: 2026,
      }),
    );
  }
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects.splice(0)).toEqual([]));

const itemOf = (module: ContentModule): number => items.get(module) ?? 0;
const CODED = /^\{"code":"[A-Z_]+"/;
/** All stored content: exact contents of these items, and the number of rows and versions of everything else. */
const kept = (): Promise<object> =>
  queryRow(
    testServer.services.db,
    sql`
  select
    (select md5(string_agg((to_jsonb(i) - '{lock_session,lock_since,lock_seen}'::text[])::text, ',' order by id))
      from content_items i
      where id = any(${idArray([...items.values()])})) as own,
    (select count(*) || ' ' || sum(version) from content_items) as items,
    (select count(*) from content_history) as history,
    (select count(*) from content_templates) as templates,
    (select count(*) || ' ' || sum(version) from tags) as tags,
    (select count(*) || ' ' || sum(version) from categories) as categories`,
  );

/** An accepted item can be read, compared, previewed and listed. */
const expectShown = async (module: ContentModule, asked: string): Promise<void> => {
  const read = await su.get(`${module}/${itemOf(module)}`);
  const { preview_hash: hash, history } = bodyOf<Record<ContentModule, ItemOnWire>>(read)[module];
  const seen = [
    read,
    await su.get(`preview/${module}/${hash}`),
    await su.get(`${module}/mutation/${history[0]?.id ?? 0}`),
    await su.get(module),
  ];
  expect([asked, seen.map(({ status }) => status)]).toEqual([asked, [200, 200, 200, 200]]);
};

/** Expects each call to be accepted or refused with a code; a refusal changes nothing. @returns the accepted calls */
const expectSound = async (
  module: ContentModule,
  calls: Iterable<readonly [string, () => Promise<Reply>]>,
): Promise<readonly string[]> => {
  const taken: string[] = [];
  let before = await kept();
  for (const [asked, send] of calls) {
    const { status, text } = await send();
    if (status < 300) {
      taken.push(asked);
      before = await kept();
    } else expect([asked, status, status < 500 && CODED.test(text)]).toEqual([asked, status, true]);
  }
  expect(await kept()).toEqual(before);
  await expectShown(module, taken.at(-1) ?? '');
  return taken;
};
/** Without the lock of the item. */
const LOCKED = 423;
const save = async (module: ContentModule, body: string): Promise<Reply> => {
  const send = () => su.send('PUT', `${module}/${itemOf(module)}`, body);
  const reply = await send();
  if (reply.status !== LOCKED) return reply;
  await su.call('PUT', `${module}/${itemOf(module)}/lock`);
  return send();
};
const saveBlocks = (blocks: unknown, json = JSON.stringify(blocks)): Promise<Reply> =>
  save('blog', `content=${encodeURIComponent(json)}`);

/**
 * Few readers parse all fields: each field is tried with a share of the values, which differs from the field before.
 */
const PARTS = 8;
/** Values that no field expects, and values that some fields accept. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  1.5,
  1e21,
  2 ** 31,
  -(2 ** 53),
  '',
  ' ',
  '0',
  '-1',
  '2147483648',
  'h2',
  'left',
  '2026-02-30 00:00:00',
  '0000-00-00 00:00:00',
  '0100-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '2026-10-25 02:30:00',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00',
  '\u202e',
  '\uffff',
  '<script>alert(1)</script>',
  "'; drop table content_items; --",
  '%',
  '\\',
  '{1,2}',
  '$1',
  [],
  [[]],
  [[[[]]]],
  {},
  { id: 1 },
  { id: '1', highlight: 2 },
  { id: {} },
  { length: 3 },
  { toString: 1 },
  [null],
  [0],
  [1, 1],
  ['1'],
  [{}],
  [{ image: 'api/library/%00' }],
  ['api/library/%00'],
  'api/library/\0',
  'api/library/%00',
  'api/library/%ED%A0%80',
  'api/library/../etc',
  'api/library',
  'library/Vestigingen/bus-01.jpg',
  `api/library${'/x'.repeat(200)}`,
  'api/library/Vestigingen',
  { label: {}, url: [], style: 'red' },
  { label: 'x', url: 'javascript:x', style: 'blue' },
  'x'.repeat(200_001),
  Array.from({ length: 101 }, () => 1),
  Array.from({ length: 5 }, (_, id) => ({ id, highlight: 0 })),
];

describe('blocks', () => {
  const valueOf = (field: BlockField): unknown => {
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'editor':
        return 'Tekst';
      case 'image':
        return around.image;
      case 'files':
        return [around.image];
      case 'slideshow':
        return [{ image: around.image, caption: 'Een' }];
      case 'button':
        return { label: 'Meer', url: '/meer', style: 'grey' };
      case 'branches':
        return [{ id: around.branch, highlight: 1 }];
      case 'categories':
        return [{ id: around.category, highlight: 1 }];
      case 'datetime':
        return '2026-12-01 08:00:00';
      default:
        return emptyValue(field);
    }
  };
  const whole = (code: string): Readonly<Record<string, unknown>> =>
    aBlock({ code, data: Object.fromEntries((fieldsOfType(code) ?? []).map((field) => [field.code, valueOf(field)])) });

  // `undefined` has no JSON text.
  const told = (value: unknown): string => ((JSON.stringify(value) as string | undefined) ?? '').slice(0, 60);

  /** A block for each field type. */
  const ofEachType = FIELD_TYPES.map((type) => {
    const code = BLOCK_CODES.find((known) => (fieldsOfType(known) ?? []).some((field) => field.type === type)) ?? '';
    return [type, code, (fieldsOfType(code) ?? []).find((field) => field.type === type)?.code ?? ''] as const;
  });

  it.each(ofEachType)('with anything in a field of type %s', async (type, code, field) => {
    const block = whole(code);
    const data = block['data'] as object; // cast: the block was created with `data`
    await expectSound(
      'blog',
      drawn(VALUES, PARTS, FIELD_TYPES.indexOf(type)).map((value) => [
        `${field}: ${told(value)}`,
        () => saveBlocks([{ ...block, data: { ...data, [field]: value } }]),
      ]),
    );
  });

  const KEYS = ['guid', 'code', 'id', 'data', 'publication', 'disabled', '__proto__', 'constructor'];
  it.each(KEYS)('with anything as their %s', async (part) => {
    const block = whole('default-header');
    const values = [
      ...drawn(VALUES, PARTS, KEYS.indexOf(part)),
      { from: 1 },
      { from: '2026-12-01 00:00:00', to: {} },
      { from: [] },
      { from: '0000-01-01 00:00:00', to: null },
    ];
    // Written by hand: a duplicate key, and a key that a JavaScript object would not keep.
    await expectSound(
      'blog',
      values.map((value) => [
        `${part}: ${told(value)}`,
        () =>
          saveBlocks(
            null,
            JSON.stringify([block]).replace(/\}\]$/, `,${JSON.stringify(part)}:${JSON.stringify(value)}}]`),
          ),
      ]),
    );
  });

  it.each<readonly [string, () => string]>([
    ['nothing', () => 'null'],
    ['a number', () => '7'],
    ['a text', () => '"x"'],
    ['an object', () => '{"0":{},"length":1}'],
    ['two lists', () => '[][]'],
    ['half of one', () => '[{'],
    ['a mark before it', () => '\ufeff[]'],
    ['ten thousand lists in one another', () => '['.repeat(10_000) + ']'.repeat(10_000)],
    [
      'a hundred thousand objects in one another',
      () => `[{"data":${'{"title":'.repeat(100_000)}1${'}'.repeat(100_000)}}]`,
    ],
    ['thousands of blocks', () => JSON.stringify(Array.from({ length: 5_000 }, () => aBlock()))],
    ['one more than it takes', () => JSON.stringify(Array.from({ length: 501 }, () => aBlock()))],
    [
      'as many files as fit into a call',
      () =>
        JSON.stringify([
          aBlock({
            code: 'custom-downloads',
            data: { files: Array.from({ length: 300_000 }, (_, n) => `library/a/${String(n)}`) },
          }),
        ]),
    ],
    [
      'as many slides as fit into a call',
      () =>
        JSON.stringify([
          aBlock({
            code: 'custom-tiles',
            data: { tiles: Array.from({ length: 200_000 }, (_, n) => ({ image: `library/a/${String(n)}` })) },
          }),
        ]),
    ],
    [
      'a location without an end',
      () =>
        JSON.stringify([
          aBlock({ code: 'custom-quote', data: { quote: 'x', image: `library/${'x'.repeat(8_000_000)}` } }),
        ]),
    ],
    ['numbers that are none', () => '[{"guid":"a","code":"default-header","data":{"title":NaN}}]'],
    [
      'a key that comes twice',
      () => '[{"guid":"a","guid":"b","code":"default-header","code":"nonsense","data":{"title":"x"}}]',
    ],
  ])('of %s are refused', async (_what, json) => {
    const before = await kept();
    expect(await saveBlocks(null, json())).toMatchObject({
      status: 400,
      body: { fields: { content: { code: 'BLOCKS_NOT_VALID' } } },
    });
    expect(await kept()).toEqual(before);
  });

  it('as large as they may be are taken, read and shown', async () => {
    const text = `<p>${'woord '.repeat(2_000)}</p>`;
    const many = Array.from({ length: 500 }, () => aBlock({ code: 'default-text-plain', data: { text } }));
    expect(await expectSound('blog', [['large', () => saveBlocks(many)]])).toEqual(['large']);
    await saveBlocks([aBlock()]);
  });

  it.each([
    ['in an address of the library', (text: string) => `<a href="/media/${text}">x</a>`],
    ['in one of many parts', (text: string) => `<img src="media/a/b/${text}/c.jpg">`],
    ['in its escapes', (text: string) => `/media/%${text}`],
  ])('hold any text %s', async (_where, html) => {
    let noise = '';
    for (let n = 0; noise.length < 12_000; n += 1) noise += (Math.imul(n, 2_654_435_761) >>> 0).toString(36);
    const texts = [
      '00',
      'a%00b',
      '%ED%A0%80',
      '%',
      '%zz',
      noise,
      'é'.repeat(3_000),
      '%F0%9F%98%80'.repeat(900),
      '..%2f..',
      '"',
      '\\',
      '{,}',
      '\u0001',
      'NULL',
    ].map(html);
    expect(
      await expectSound(
        'blog',
        texts.map((text) => [text, () => saveBlocks([aBlock({ code: 'default-text-plain', data: { text } })])]),
      ),
    ).toEqual(texts);
  });

  it('made at random are taken or refused', async () => {
    const anything = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...VALUES.filter((value) => told(value).length < 60)) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    );
    const block = fc.constantFrom(...BLOCK_CODES).chain((code) =>
      fc.record(
        {
          guid: fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: anything }),
          code: fc.oneof({ weight: 9, arbitrary: fc.constant(code) }, { weight: 1, arbitrary: anything }),
          id: fc.oneof(fc.constant(''), anything),
          publication: fc.oneof(fc.constant(null), anything),
          disabled: fc.oneof(fc.constantFrom(0, 1), anything),
          data: fc.record(
            Object.fromEntries(
              (fieldsOfType(code) ?? []).map((field) => [
                field.code,
                fc.oneof(
                  { weight: 4, arbitrary: fc.constant(null).map(() => valueOf(field)) },
                  { weight: 1, arbitrary: anything },
                ),
              ]),
            ),
          ),
        },
        { requiredKeys: ['guid', 'code'] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 4 }), async (blocks) => {
        await expectSound('blog', [[JSON.stringify(blocks), () => saveBlocks(blocks)]]);
      }),
      { seed: 20_261_122, numRuns: runsAll ? 25 : 12 },
    );
  });
});

/** Texts that resemble valid values, and arbitrary texts. */
const TEXTS = [
  '',
  ' ',
  '0',
  '2',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  'NaN',
  'published',
  'DRAFT',
  'a-b',
  'A b',
  'x'.repeat(201),
  'x'.repeat(10_001),
  '\u0130'.repeat(200),
  '\ufdfa'.repeat(200),
  '日本'.repeat(100),
  '2026-02-29',
  '2026-02-28',
  '0001-01-01',
  '0099-12-31 00:00:00',
  '0100-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '10000-01-01 00:00:00',
  '2026-03-29 02:30:00',
  '2026-12-01T08:00:00Z',
  '2026-12-01 24:00:00',
  'infinity',
  'now',
  'api/library/%00',
  'api/library/%ED%A0%80',
  'api/library/%ff',
  `api/library/${'x'.repeat(19_900)}`,
  `api/library/${'%F0%9F%98%80'.repeat(1_000)}`,
  'library',
  'javascript:alert(1)',
  '//evil.example',
  '[{}]',
  '\u202e',
  '\uffff',
  "'",
  '\\',
  '{',
  ',',
  '\r\n',
  '\u0001',
  '\u2028',
];
const fieldsOf = (module: ContentModule): readonly string[] => Object.keys(itemForm(module).form);
/** Each field is tried in the first module that has it. */
const FIELDS = [...new Set(CONTENT_MODULES.flatMap(fieldsOf))]
  .filter((name) => name !== 'content')
  .flatMap((name, place) =>
    CONTENT_MODULES.filter((module) => fieldsOf(module).includes(name))
      .slice(0, 1)
      .map((module) => [name, module, place] as const),
  );
/** Texts as an item of a list, and as a value of a map. */
const NESTED = ['', '1', '-1', 'x', '2147483647'].flatMap(
  (text) =>
    [
      ['[]', text],
      ['[a]', text],
    ] as const,
);
/** An odd share: fields in a row get lists and maps. */
const NESTED_PARTS = 5;

describe('a save', () => {
  it.each(FIELDS)('takes any text as %s, or refuses it', async (name, module, place) => {
    const given = [
      ...drawn(TEXTS, PARTS, place).map((text) => ['', text] as const),
      ...drawn(NESTED, NESTED_PARTS, place),
    ];
    await expectSound(
      module,
      given.map(([shape, text]) => [
        `${name}${shape}=${text.slice(0, 60)}`,
        () => save(module, `${name}${shape}=${encodeURIComponent(text)}`),
      ]),
    );
  });

  it.each(CONTENT_MODULES)('of %s at random is taken or refused', async (module) => {
    const text = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
      { weight: 1, arbitrary: fc.nat(500).map(String) },
      {
        weight: 1,
        arbitrary: fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 60 }),
      },
    );
    const field = fc.tuple(fc.constantFrom(...fieldsOf(module)), fc.constantFrom('', '', '[]', '[a]'), text);
    await fc.assert(
      fc.asyncProperty(fc.array(field, { minLength: 1, maxLength: 8 }), async (fields) => {
        const body = fields
          .map(([name, shape, value]) => `${name}${shape}=${encodeURIComponent(value.toWellFormed())}`)
          .join('&');
        await expectSound(module, [[body, () => save(module, body)]]);
      }),
      { seed: 20_261_122, numRuns: runsAll ? 8 : 4 },
    );
  });
});

/** Lists of ids that no deletion accepts. All modules share one reader: each gets a share. */
const WRONG_GROUPS = [
  '',
  'groups[]=',
  'groups=1',
  'groups[a]=1',
  'groups[]=0',
  'groups[]=-1',
  'groups[]=1.0',
  'groups[]=1e3',
  'groups[]=0x1',
  'groups[]=%201',
  'groups[]=2147483648',
  'groups[]=999999999999999999999',
  'groups[]=1&groups[]=x',
  'groups[]=1,2',
  'groups[]=1&other=1',
  'groups[]=%00',
  'groups[]=%ff',
  'groups[][]=1',
  'groups[0]=1&groups[0]=2',
  '__proto__[]=1',
  'groups[__proto__]=1',
  Array.from({ length: 1_001 }, (_, n) => `groups[]=${String(n + 1)}`).join('&'),
  Array.from({ length: 20_001 }, () => 'groups[]=1').join('&'),
];
const GROUPS_PARTS = 8;
const DELETED = [...CONTENT_MODULES, 'tag', 'category'];

describe.each(DELETED)('a deletion of several of %s', (module) => {
  it.each(drawn(WRONG_GROUPS, GROUPS_PARTS, DELETED.indexOf(module)))('is refused for %.40s', async (body) => {
    const before = await kept();
    const { status, text } = await su.send('DELETE', module, body);
    expect([status, CODED.test(text)]).toEqual([body.length > 100_000 ? 413 : 400, true]);
    expect(await kept()).toEqual(before);
  });

  it('leaves what is not there, and takes nothing twice', async () => {
    expect(await su.send('DELETE', module, 'groups[]=2147483647&groups[]=2147483647')).toMatchObject({
      status: 200,
      body: { code: 'PARTIAL', refused: [{ id: 2_147_483_647, code: 'NOT_FOUND' }] },
    });
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('is no %s', async (type) => {
    const before = await kept();
    expect((await su.send('DELETE', module, 'groups[]=1', { 'Content-Type': type })).status).toBe(415);
    expect(await kept()).toEqual(before);
  });
});
