import { bodyOf, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface CouponOnWire {
  readonly id: number;
  readonly value: number | null;
  readonly valid: { readonly from: string | null; readonly to: string | null };
  readonly used: readonly { readonly firstname: string; readonly lastname: string; readonly datetime: string }[];
}
const couponIn = (reply: Reply) => bodyOf<{ coupon: CouponOnWire }>(reply).coupon;
const refused = (reply: Reply) => [reply.status, bodyOf<{ fields?: Record<string, unknown> }>(reply).fields];

describe('coupons', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const add = (code: string, more: Readonly<Record<string, string>> = {}) =>
    su.call('POST', 'coupon', { code, type: 'discount_euro', value: '10', ...more });

  it('tell who has used them, the newest first, and keep that to themselves in a list', async () => {
    const { used } = couponIn(await su.get('coupon/1'));
    expect(used.map(({ lastname }) => lastname)).toEqual(['van Rossum', 'Hoekstra', 'Bakker']);
    expect(used.map(({ datetime }) => datetime)).toEqual(
      used
        .map(({ datetime }) => datetime)
        .toSorted()
        .toReversed(),
    );
    const { coupons } = bodyOf<{ coupons: readonly object[] }>(await su.get('coupon?perPage=100'));
    expect(coupons.some((coupon) => 'used' in coupon)).toBe(false);
  });

  it('clamp a percentage, and keep no value of a sweepstake (R-COM-20, R-COM-21)', async () => {
    const clamped = await add('CLAMP', { type: 'discount_percent', value: '250' });
    expect(couponIn(clamped).value).toBe(100);
    const { id } = couponIn(clamped);
    expect(couponIn(await su.call('PUT', `coupon/${id}`, { type: 'sweepstake' })).value).toBeNull();
    expect(couponIn(await add('WIN', { type: 'sweepstake', value: '5' })).value).toBeNull();
  });

  it('take a code once, however its letters are written', async () => {
    await add('Eenmalig');
    expect(refused(await add('EENMALIG'))).toEqual([409, { code: { code: 'DUPLICATE' } }]);
  });

  it.each([
    ['no code', { code: '' }, ['code']],
    ['no value', { value: '' }, ['value']],
    ['parts of cents', { value: '1.005' }, ['value']],
    ['an unknown type', { type: 'gift' }, ['type']],
    ['an end before the start', { valid_from: '2031-02-02', valid_to: '2031-02-01' }, ['valid_to']],
    ['a moment for a date', { valid_from: '2031-02-02 10:00:00' }, ['valid_from']],
  ])('refuse %s', async (name, form, fields) => {
    const reply = await add(`R ${name}`, form);
    expect([reply.status, Object.keys(bodyOf<{ fields: object }>(reply).fields)]).toEqual([400, fields]);
  });
});
