import { either, taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import type { CommerceExtras } from '../../../src/application/commerce/ports/commerce-extras.port';
import type { Items } from '../../../src/application/commerce/ports/items.port';
import { loadCartTerms } from '../../../src/application/commerce/load-cart-terms';
import type { TermGateways } from '../../../src/application/commerce/terms-of-records';
import { wireCouponTwin } from '../../../src/application/commerce/wire-coupon-twin';
import { wireExplaining } from '../../../src/application/commerce/wire-explaining';
import type { Answer } from '../../../src/application/shared/ports/call';
import type { ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { coupons, type Coupon } from '../../../src/domain/commerce/coupon';
import { defaultCarts, newLine, type DefaultCart } from '../../../src/domain/commerce/default-cart';
import { netPrices, type NetPrices } from '../../../src/domain/commerce/net-price';
import { promotions, type Promotion } from '../../../src/domain/commerce/promotion';
import type { Failure } from '../../../src/domain/shared/failure';
import { money } from '../../../src/domain/shared/money';
import type { Identified, Kind } from '../../../src/domain/shared/resource';
import { storedPart } from '../../../src/domain/shared/parts/part';

const FORBIDDEN: Failure = { kind: 'Forbidden' };
const NONE: CommerceExtras = { applicable: () => taskEither.right(null), calendar: () => taskEither.right(null) };

/** Records that are listed and read; `fails` says how a reading fails. */
const gatewayOver = (
  records: readonly Identified[],
  fails: (id: string) => Failure | null = () => null,
  onGet: (id: string) => void = () => undefined,
) =>
  ({
    list: () => taskEither.right({ rows: records, total: records.length, page: 1, perPage: 100 }),
    get: (id: string) => {
      onGet(id);
      const failure = fails(id);
      const found = records.find((record) => record.id === id);
      return failure !== null || found === undefined
        ? taskEither.left(failure ?? { kind: 'NotFound' })
        : taskEither.right({ record: found, version: null });
    },
  }) as unknown as ResourceGateway<Kind>; // cast: the tested code calls nothing else

const promotion = (id: string, start: string, end = ''): Promotion => ({
  ...promotions.blank,
  id,
  name: id,
  start,
  end,
});
const list: NetPrices = { ...netPrices.blank, id: '1', name: 'Lijst', start: '2026-01-01' };
const coupon: Coupon = {
  ...coupons.blank,
  id: '1',
  code: 'HERFST',
  from: '',
  until: '',
  used: [],
};

const gateways = (over: Partial<Record<keyof TermGateways, unknown>> = {}): TermGateways =>
  // Methods that are never called may be missing.
  ({
    promotions: gatewayOver([promotion('1', '2026-11-01'), promotion('2', '2027-03-01')]),
    netPrices: gatewayOver([list]),
    coupons: gatewayOver([coupon]),
    ...over,
  }) as TermGateways;

const BUYER = { account: null, date: '2026-11-20' };
const terms = async (own: TermGateways, shares: number[] = []) =>
  loadCartTerms(NONE, own)(BUYER, { onProgress: (share) => shares.push(share) })();

describe('without an answer that has it all, the records are read (R-COM-34)', () => {
  test('those near the date, with progress over all of them', async () => {
    const shares: number[] = [];
    const found = await terms(gateways(), shares);
    expect(found).toMatchObject(either.right({ promotions: [{ id: '1' }], netPrices: [list], coupons: [coupon] }));
    expect(shares).toHaveLength(3);
    expect(shares.at(-1)).toBeCloseTo(1);
    expect([...shares].sort((one, other) => one - other)).toEqual(shares);
  });

  test('coupons to which a person has no right are left out', async () => {
    const own = gateways({ coupons: { list: () => taskEither.left(FORBIDDEN) } });
    expect(await terms(own)).toMatchObject(either.right({ coupons: null }));
  });

  test('a promotion of which only the row may be read is counted, one that is gone by now is not', async () => {
    const closed = gatewayOver([promotion('1', '2026-11-01')], () => FORBIDDEN);
    expect(await terms(gateways({ promotions: closed }))).toMatchObject(
      either.right({ promotions: [{ id: '1', parts: [] }], unread: 1 }),
    );
    const coupons = gatewayOver([coupon], () => FORBIDDEN);
    expect(await terms(gateways({ coupons }))).toMatchObject(either.right({ coupons: [{ id: '1' }], unread: 1 }));
    const gone = gatewayOver([promotion('1', '2026-11-01')], () => ({ kind: 'NotFound' }));
    expect(await terms(gateways({ promotions: gone }))).toMatchObject(either.right({ promotions: [] }));
  });

  test('at most 200 of a kind, and it is said that there are more', async () => {
    const many = Array.from({ length: 201 }, (_, number) => promotion(String(number), '2026-11-01'));
    const found = await terms(gateways({ promotions: gatewayOver(many) }));
    expect(either.isRight(found) && [found.right.promotions.length, found.right.isTruncated]).toEqual([200, true]);
  });

  test('an API that answers at once is asked once', async () => {
    const answer = { promotions: [], netPrices: [], coupons: null, isTruncated: false, unread: 0 };
    const never = { list: () => taskEither.left(FORBIDDEN), get: () => taskEither.left(FORBIDDEN) };
    const found = await loadCartTerms(
      { ...NONE, applicable: () => taskEither.right(answer) },
      gateways({ promotions: never, netPrices: never, coupons: never }),
    )(BUYER)();
    expect(found).toEqual(either.right(answer));
  });
});

describe('filling a cart (R-COM-37)', () => {
  const PUMP = { id: '1', code: 'WP-8', label: 'Warmtepomp', grossPrice: null };
  const items: Items = {
    byCode: (code): Answer<(typeof PUMP & { assortments: readonly string[] }) | null> =>
      taskEither.right(code === PUMP.code ? { ...PUMP, assortments: ['5'] } : null),
  };
  const cart: DefaultCart = {
    ...defaultCarts.blank,
    id: '4',
    code: 'C-4',
    parts: [
      storedPart('1', { ...newLine(PUMP), quantity: 3, price: money(0) }),
      storedPart('2', newLine({ ...PUMP, id: '2', code: 'GONE' })),
    ],
  };
  const own = gateways();
  const wired = wireExplaining(
    NONE,
    items,
    gatewayOver([cart]) as unknown as Parameters<typeof wireExplaining>[2], // cast: the tested code calls nothing else
    own.promotions,
    own.netPrices,
    own.coupons,
  );

  test.each([
    ['from a default cart', { kind: 'cart' as const, id: '4' }],
    [
      'by codes',
      {
        kind: 'codes' as const,
        wanted: [
          { code: 'WP-8', quantity: 3 },
          { code: 'GONE', quantity: 1 },
        ],
      },
    ],
  ])('%s looks each item up, with its assortments', async (_, fill) => {
    const actor = createActor(wired, { input: { ...BUYER, coupon: '', fill: [fill] } });
    actor.start();
    const { context } = await waitFor(actor, ({ value }) => value.cart === 'still');
    expect(context).toMatchObject({ lines: [{ item: PUMP, assortments: ['5'], quantity: 3 }], unknown: ['GONE'] });
    actor.stop();
  });

  test.each([
    ['alone has its items', { kind: 'cart' as const, id: '4' }, 3],
    [
      'of which the address has other quantities',
      { kind: 'codes' as const, wanted: [{ code: 'WP-8', quantity: 9 }], carts: ['4'] },
      9,
    ],
  ])('a default cart %s at its own prices, with its terms (R-COM-62)', async (_, fill, quantity) => {
    const actor = createActor(wired, { input: { ...BUYER, coupon: '', fill: [fill] } });
    actor.start();
    const { context } = await waitFor(actor, ({ value }) => value.cart === 'still');
    expect(context.lines).toEqual([{ item: PUMP, assortments: ['5'], quantity, price: money(0) }]);
    expect(context.carts).toMatchObject([{ id: '4', hasPromotions: false, account: null }]);
    actor.stop();
  });
});

test.each([
  ['the same code in another case', 'herfst ', null, '1'],
  ['its own code', 'HERFST', '1', null],
  ['a longer code', 'HERFST25', null, null],
])('%s: %j (R-COM-10)', async (_, code, id, twin) => {
  const actor = createActor(wireCouponTwin(gateways().coupons), { input: { code, id } });
  actor.start();
  const { context } = await waitFor(actor, ({ value }) => value === 'shown');
  expect(context.value?.id ?? null).toBe(twin);
});
