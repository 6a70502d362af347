import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface PricesOnWire {
  readonly id: number;
  readonly accounts: readonly object[];
  readonly rules: readonly {
    readonly id: number;
    readonly item: { readonly code: string };
    readonly net_price: number;
  }[];
}
const pricesIn = (reply: Reply) => bodyOf<{ netpricepromotion: PricesOnWire }>(reply).netpricepromotion;

// Rule R-COM-07.
describe('net prices', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const read = async (id: number): Promise<PricesOnWire> => pricesIn(await su.get(`netpricepromotion/${id}`));
  const aList = async (): Promise<number> =>
    pricesIn(await su.send('POST', 'netpricepromotion', 'name=Lijst&date_start=2031-01-01&account[]=2&account[]=1')).id;

  it('keep their accounts in the order in which they were chosen, and can be emptied', async () => {
    const id = await aList();
    expect((await read(id)).accounts).toEqual([expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 1 })]);
    await su.send('PUT', `netpricepromotion/${id}`, 'account[]=');
    expect((await read(id)).accounts).toEqual([]);
    expect(refusedFields(await su.send('PUT', `netpricepromotion/${id}`, 'account[]=2000000000'))).toEqual([
      400,
      ['account'],
    ]);
    expect(refusedFields(await su.send('PUT', `netpricepromotion/${id}`, 'account=1'))).toEqual([400, ['account']]);
  });

  it('take a price for an item, and several for one (the lowest counts)', async () => {
    const id = await aList();
    for (const net_price of ['12.50', '11'])
      expect((await su.call('POST', `netpricepromotion/${id}/rule`, { item: 3, net_price })).status).toBe(201);
    expect((await read(id)).rules.map(({ net_price }) => net_price)).toEqual([12.5, 11]);
    const [first] = (await read(id)).rules;
    await su.call('PUT', `netpricepromotion/${id}/rule/${first?.id ?? 0}`, { net_price: '0' });
    expect((await read(id)).rules[0]?.net_price).toBe(0);
  });

  it.each([
    ['no item', { net_price: '1' }, ['item']],
    ['an item that does not exist', { item: '2000000000', net_price: '1' }, ['item']],
    ['no price', { item: '3' }, ['net_price']],
    ['a price below zero', { item: '3', net_price: '-1' }, ['net_price']],
    ['parts of cents', { item: '3', net_price: '1.005' }, ['net_price']],
    ['more than there is', { item: '3', net_price: '100000000' }, ['net_price']],
  ])('refuse %s', async (_, form, fields) => {
    const id = await aList();
    expect(refusedFields(await su.call('POST', `netpricepromotion/${id}/rule`, form))).toEqual([400, fields]);
    expect((await read(id)).rules).toEqual([]);
  });

  it('are those who hold rights of promotions to see and to change', async () => {
    const editor = await signedInAs(testServer, { rights: ['promotion.edit'] });
    const other = await signedInAs(testServer, { rights: ['coupon.edit', 'defaultcart.edit'] });
    const id = await aList();
    expect((await editor.call('POST', `netpricepromotion/${id}/rule`, { item: 3, net_price: '1' })).status).toBe(201);
    for (const reply of [
      await other.get('netpricepromotion'),
      await other.get(`netpricepromotion/${id}`),
      await other.call('POST', `netpricepromotion/${id}/rule`, { item: 3, net_price: '1' }),
    ])
      expect(reply.status).toBe(403);
  });
});

describe('what commerce refers to', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer();
  });
  afterAll(() => testServer.close());

  it('accounts are suggested by name and number, items by code and name, at most 25', async () => {
    const caller = await signedInAs(testServer, { rights: ['promotion.view'] });
    const found = async (path: string) => {
      const { code: _, ...lists } = bodyOf<Record<string, readonly Readonly<Record<string, unknown>>[]>>(
        await caller.get(path),
      );
      return Object.values(lists)[0] ?? [];
    };
    expect(await found('account?autocomplete=linde 100210')).toEqual([
      { id: 1, name: 'Installatiebedrijf De Linde', number: '100210' },
    ]);
    expect(await found('account?autocomplete=te')).toHaveLength(25);
    expect(await found('account?autocomplete=t')).toEqual([]);
    expect(await found('item?autocomplete=wp-08')).toEqual([
      expect.objectContaining({ code: 'ZM-WP-08', gross_price: 5240, assortments: [1] }),
    ]);
    expect(await found('item?code=zm-wp-08')).toEqual([
      expect.objectContaining({ code: 'ZM-WP-08', gross_price: 5240 }),
    ]);
    expect(await found('item?code=ZM-WP')).toEqual([]);
  });

  it('only holders of a right of commerce or content are told', async () => {
    const stranger = await signedInAs(testServer, { rights: ['users.view'] });
    for (const path of [
      'account?autocomplete=linde',
      'item?autocomplete=wp',
      'item?code=ZM-WP-08',
      'assortment?autocomplete=wa',
    ])
      expect((await stranger.get(path)).status).toBe(403);
  });
});
