import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { ENTRIES } from '../../../src/domain/shared/module-entries.rule';
import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import { BLOCK_CODES, fieldsOfType } from '../../../server/content/blocks/block-types';
import { bodyOf } from '../support/browser';
import { openHouse, signedInAs, type House } from '../support/house';

const BLOCKS = ['block', 'assortment', 'item'];
const POST = [...BLOCKS, 'target', 'resource', 'project'];

/** What the forms of a module offer, and what of it needs the right to another module. */
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

/** Calls that answer all at once; the others suggest. */
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

describe('pickers', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());
  afterEach(() => expect(house.defects).toEqual([]));

  it.each(Object.entries(PICKERS))(
    'of %s are answered or told, with its rights alone',
    async (module, [answered, told]) => {
      const rights = rightsOf(module);
      const person = await signedInAs(house, { rights });
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
      house.services.db,
      sql`select code from shop_items order by id limit 1`,
    );
    const pricesTold = async (...rights: readonly string[]) => {
      const person = await signedInAs(house, { rights });
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
      await (await signedInAs(house, { rights: ['usergroups.edit'] })).get('user?general=editor'),
    ).users;
    expect([row?.lastLogin, row?.websites]).toEqual([null, []]);
  });
});
