import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface CartOnWire {
  readonly id: number;
  readonly code: string;
  readonly date: { readonly start: string; readonly end: string | null };
  readonly account: { readonly id: number };
  readonly is_single_use: number;
  readonly items: readonly { readonly id: number; readonly quantity: number; readonly price: number }[];
}
const cartIn = (reply: Reply) => bodyOf<{ defaultcart: CartOnWire }>(reply).defaultcart;

// Rules R-COM-55 and R-COM-56.
describe('default carts', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const CART = { name: 'Mandje', account: '1', date_start: '2031-01-01' };

  it('get a code from the server, each another, and it cannot be sent', async () => {
    const [one, other] = [await su.call('POST', 'defaultcart', CART), await su.call('POST', 'defaultcart', CART)];
    expect(cartIn(one).code).toMatch(/^DC-\d{14}/);
    expect(cartIn(other).code).not.toBe(cartIn(one).code);
    expect(refusedFields(await su.call('POST', 'defaultcart', { ...CART, code: 'MINE' }))).toEqual([400, ['code']]);
    await su.call('PUT', `defaultcart/${cartIn(one).id}`, { name: 'Anders', single_use: '1', date_end: '2031-02-01' });
    expect(cartIn(await su.get(`defaultcart/${cartIn(one).id}`))).toMatchObject({
      code: cartIn(one).code,
      is_single_use: 1,
      date: { start: '2031-01-01', end: '2031-02-01' },
      account: { id: 1 },
    });
  });

  it.each([
    ['no name', { name: '' }, ['name']],
    ['no account', { account: '' }, ['account']],
    ['an account that does not exist', { account: '2000000000' }, ['account']],
    ['no start', { date_start: '' }, ['date_start']],
    ['an end before the start', { date_end: '2030-12-31' }, ['date_end']],
    ['a minimal amount below zero', { minimal_order_amount: '-1' }, ['minimal_order_amount']],
  ])('refuse %s', async (_, form, fields) => {
    expect(refusedFields(await su.call('POST', 'defaultcart', { ...CART, ...form }))).toEqual([400, fields]);
  });

  it('refuse an item without pieces, without a price, or that does not exist', async () => {
    const { id } = cartIn(await su.call('POST', 'defaultcart', CART));
    const LINE = { item: '1', quantity: '1', price: '1' };
    for (const [form, field] of [
      [{ quantity: '0' }, 'quantity'],
      [{ quantity: '1.5' }, 'quantity'],
      [{ quantity: '100000' }, 'quantity'],
      [{ price: '' }, 'price'],
      [{ price: '-1' }, 'price'],
      [{ item: '2000000000' }, 'item'],
    ] as const)
      expect([form, refusedFields(await su.call('POST', `defaultcart/${id}/items`, { ...LINE, ...form }))]).toEqual([
        form,
        [400, [field]],
      ]);
    expect(cartIn(await su.get(`defaultcart/${id}`)).items).toEqual([]);
  });

  it('tell which orders used them, the newest first, and 404 for one that is not there (R-COM-57)', async () => {
    const viewer = await signedInAs(testServer, { rights: ['defaultcart.view'] });
    const { web_orders } = bodyOf<{ web_orders: readonly { created_at: string }[] }>(
      await viewer.get('defaultcart/1/usage'),
    );
    expect(web_orders).toHaveLength(4);
    expect(web_orders.map(({ created_at }) => created_at)).toEqual(
      web_orders
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
    expect((await viewer.get('defaultcart/2000000000/usage')).status).toBe(404);
    const other = await signedInAs(testServer, { rights: ['promotion.view'] });
    expect((await other.get('defaultcart/1/usage')).status).toBe(403);
  });
});
