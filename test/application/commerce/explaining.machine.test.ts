import { either } from 'fp-ts';
import { createActor, fromPromise } from 'xstate';
import { explainingMachine, type ExplainingInput } from '../../../src/application/commerce/explaining.machine';
import type { FilledLines, FillSource } from '../../../src/application/commerce/fill-source';
import type { CartTerms } from '../../../src/domain/commerce/cart-terms';
import type { Buyer, TypedLine } from '../../../src/domain/commerce/explain-rule';
import type { TriedCart } from '../../../src/domain/commerce/tried-cart';
import { money } from '../../../src/domain/shared/money';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const TERMS: CartTerms = { promotions: [], netPrices: [], coupons: null, isTruncated: false, unread: 0 };
const line = (id: string, quantity: number): TypedLine => ({
  item: { id, code: `I-${id}`, label: '', grossPrice: null },
  assortments: null,
  quantity,
});
const CODES: FillSource = { kind: 'codes', wanted: [{ code: 'I-1', quantity: 2 }] };
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

interface WithProgress {
  readonly onProgress: (share: number) => void;
}

const opened = (input: Partial<ExplainingInput> = {}) => {
  const fill = called<Outcome<FilledLines>, WithProgress & { readonly source: FillSource }>();
  const load = called<Outcome<CartTerms>, WithProgress & { readonly buyer: Buyer }>();
  const actor = createActor(
    explainingMachine.provide({ actors: { fillCart: fromPromise(fill.run), loadTerms: fromPromise(load.run) } }),
    { input: { account: null, date: '2026-11-20', coupon: '', fill: [], ...input } },
  );
  actor.start();
  return { actor, fill, load, now: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value };
};

describe('what is offered to a buyer (R-COM-34)', () => {
  test('is read at once, with progress, and for which buyer it is', async () => {
    const { load, now, state } = opened({ account: { id: '7', label: 'Van Rossum' } });
    expect(load.input().buyer).toEqual({ account: '7', date: '2026-11-20' });
    load.input().onProgress(0.25);
    expect(now().share).toBe(0.25);
    load.answer(either.right(TERMS));
    await flushPromises();
    expect(state()).toEqual({ cart: 'still', offers: 'shown' });
    expect(now()).toMatchObject({ terms: TERMS, buyer: { account: '7', date: '2026-11-20' } });
  });

  test('another account or date aborts the reading of the one before; the older answer stays until then', async () => {
    const { actor, load, now } = opened();
    load.answer(either.right(TERMS));
    await flushPromises();
    actor.send({ type: 'account.changed', account: { id: '8', label: '' } });
    actor.send({ type: 'date.changed', date: '2026-12-01' });
    expect([load.times(), load.signal(1).aborted, load.signal(2).aborted]).toEqual([3, true, false]);
    expect(load.input().buyer).toEqual({ account: '8', date: '2026-12-01' });
    expect(now()).toMatchObject({ terms: TERMS, buyer: { account: null, date: '2026-11-20' } });
  });

  test('a date that is none is kept as it is typed, and read for nobody', async () => {
    const { actor, load, now, state } = opened();
    load.answer(either.right(TERMS));
    await flushPromises();
    actor.send({ type: 'date.changed', date: '31-02' });
    expect([now().date, now().asked.date, load.times(), state()]).toEqual([
      '31-02',
      '2026-11-20',
      1,
      { cart: 'still', offers: 'shown' },
    ]);
  });

  test('a failure is told and can be tried again', async () => {
    const { actor, load, now, state } = opened();
    load.answer(either.left(CUT));
    await flushPromises();
    expect([state(), now().failure]).toEqual([{ cart: 'still', offers: 'failed' }, CUT]);
    actor.send({ type: 'terms.requested' });
    expect([now().failure, load.times()]).toEqual([null, 2]);
  });

  test('the reading can be stopped, and begun again', () => {
    const { actor, load, state } = opened();
    actor.send({ type: 'terms.cancelled' });
    expect([state(), load.signal().aborted]).toEqual([{ cart: 'still', offers: 'stopped' }, true]);
    actor.send({ type: 'terms.requested' });
    expect(state()).toEqual({ cart: 'still', offers: 'loading' });
  });
});

describe('the cart (R-COM-37)', () => {
  test('begins with what an address names, and says which codes are unknown', async () => {
    const { fill, now, state } = opened({ fill: [CODES] });
    expect([fill.input().source, state()]).toEqual([CODES, { cart: 'filling', offers: 'loading' }]);
    fill.input().onProgress(0.5);
    expect(now().fillShare).toBe(0.5);
    fill.answer(either.right({ lines: [line('1', 2)], unknown: ['NOPE'] }));
    await flushPromises();
    expect(now()).toMatchObject({ lines: [line('1', 2)], unknown: ['NOPE'], pending: [] });
  });

  test('is added to: of an item that is there the pieces are added', async () => {
    const { actor, fill, now } = opened();
    actor.send({ type: 'lines.changed', lines: [line('1', 1), line('2', 5)] });
    actor.send({ type: 'fill.requested', source: { kind: 'cart', id: '4' } });
    fill.answer(either.right({ lines: [line('2', 3), line('3', 1)], unknown: [] }));
    await flushPromises();
    expect(now().lines).toEqual([line('1', 1), line('2', 8), line('3', 1)]);
  });

  test('fills wait for each other; a failure keeps the lines and what waits, and can be tried again', async () => {
    const { actor, fill, now, state } = opened({ fill: [CODES] });
    const cart: FillSource = { kind: 'cart', id: '4' };
    actor.send({ type: 'fill.requested', source: cart });
    expect([fill.times(), now().pending]).toEqual([1, [CODES, cart]]);
    fill.answer(either.right({ lines: [line('1', 2)], unknown: [] }));
    await flushPromises();
    expect([fill.input().source, now().pending]).toEqual([cart, [cart]]);
    fill.answer(either.left(CUT));
    await flushPromises();
    expect(now()).toMatchObject({ lines: [line('1', 2)], fillFailure: CUT, pending: [cart] });
    actor.send({ type: 'fill.retried' });
    expect([now().fillFailure, fill.times()]).toEqual([null, 3]);
    fill.answer(either.right({ lines: [line('1', 1)], unknown: [] }));
    await flushPromises();
    expect(now()).toMatchObject({ lines: [line('1', 3)], pending: [] });
    expect(state()).toMatchObject({ cart: 'still' });
  });

  test('filling can be stopped, and clearing stops it', () => {
    const { actor, fill, state, now } = opened({ fill: [CODES], coupon: 'HERFST' });
    actor.send({ type: 'fill.cancelled' });
    expect([state(), fill.signal(0).aborted]).toEqual([{ cart: 'still', offers: 'loading' }, true]);
    // The explanation can be resumed.
    expect(now().pending).toEqual([CODES]);
    actor.send({ type: 'fill.retried' });
    actor.send({ type: 'cart.cleared' });
    expect([state(), fill.signal(1).aborted]).toEqual([{ cart: 'still', offers: 'loading' }, true]);
    expect(now()).toMatchObject({ lines: [], unknown: [], coupon: '', pending: [] });
  });

  const CART: TriedCart = {
    id: '4',
    name: 'Winter',
    account: { id: '7', label: 'Van Rossum' },
    start: '2026-12-01',
    end: '2026-12-31',
    hasPromotions: false,
    minimum: money(0),
  };
  const whole = { kind: 'cart' as const, id: '4', takes: { account: true, date: true } };

  test('of a default cart has its account, and the first day on which it can be used; nothing is read before (R-COM-62)', async () => {
    const { fill, load, now, state } = opened({ fill: [whole] });
    expect([load.times(), state()]).toEqual([0, { cart: 'filling', offers: 'waiting' }]);
    fill.answer(either.right({ lines: [line('1', 2)], unknown: [], carts: [CART] }));
    await flushPromises();
    expect(load.input().buyer).toEqual({ account: '7', date: '2026-12-01' });
    expect(now()).toMatchObject({ account: CART.account, date: '2026-12-01', carts: [CART], lines: [line('1', 2)] });
  });

  test.each<[string, (opened: ReturnType<typeof begun>) => void]>([
    [
      'cannot be read',
      ({ fill }) => {
        fill.answer(either.left(CUT));
      },
    ],
    [
      'is not waited for',
      ({ actor }) => {
        actor.send({ type: 'fill.cancelled' });
      },
    ],
    [
      'is cleared',
      ({ actor }) => {
        actor.send({ type: 'cart.cleared' });
      },
    ],
  ])('of a default cart that %s is explained for whoever is chosen (R-COM-62)', async (_, happens) => {
    const all = begun();
    happens(all);
    await flushPromises();
    expect(all.load.input().buyer).toEqual({ account: null, date: '2026-11-20' });
  });
  const begun = () => opened({ fill: [whole] });

  test('keeps account and day when a default cart is added, and forgets it with its last line (R-COM-66)', async () => {
    const { actor, fill, load, now } = opened({ account: { id: '8', label: '' }, fill: [CODES] });
    fill.answer(either.right({ lines: [line('1', 2)], unknown: [] }));
    await flushPromises();
    actor.send({ type: 'fill.requested', source: { kind: 'cart', id: '4' } });
    fill.answer(either.right({ lines: [{ ...line('1', 1), price: money(0) }], unknown: [], carts: [CART] }));
    await flushPromises();
    expect(now()).toMatchObject({ date: '2026-11-20', lines: [{ quantity: 3, price: money(0) }], carts: [CART] });
    expect(load.times()).toBe(1);
    actor.send({ type: 'lines.changed', lines: [] });
    expect(now().carts).toEqual([]);
  });

  test('a coupon is kept as it is chosen', () => {
    const { actor, now } = opened();
    actor.send({ type: 'coupon.changed', coupon: 'HERFST' });
    expect(now().coupon).toBe('HERFST');
  });
});
