import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { CartTerms } from '../../domain/commerce/cart-terms';
import { withLines, type Buyer, type TypedLine } from '../../domain/commerce/explain-rule';
import { withTriedCarts, type TriedCart } from '../../domain/commerce/tried-cart';
import type { Reference } from '../../domain/commerce/references';
import { isCalendarDate, type CalendarDate } from '../../domain/shared/calendar-date';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { buyerAfter, NOTHING_FOUND, takesBuyer, type FilledLines, type FillSource } from './fill-source';

export interface ExplainingInput {
  readonly account: Reference | null;
  readonly date: CalendarDate;
  readonly coupon: string;
  /** Sources with which the cart is filled at the start. */
  readonly fill: readonly FillSource[];
}

interface ExplainingContext extends Omit<ExplainingInput, 'fill'> {
  /** Sources still to be added, in order; the first one is loading. */
  readonly pending: readonly FillSource[];
  readonly lines: readonly TypedLine[];
  /** Default carts from which lines come. */
  readonly carts: readonly TriedCart[];
  readonly unknown: readonly string[];
  readonly fillFailure: Failure | null;
  readonly fillShare: number;
  /** Last answer with its buyer; kept while another loads. */
  readonly terms: CartTerms | null;
  readonly buyer: Buyer;
  /** Name of the account; null without an account. */
  readonly buyerName: string | null;
  readonly asked: Buyer;
  readonly failure: Failure | null;
  readonly share: number;
}

export type ExplainingEvent =
  | { readonly type: 'account.changed'; readonly account: Reference | null }
  | { readonly type: 'date.changed'; readonly date: CalendarDate }
  | { readonly type: 'buyer.taken'; readonly account: Reference | null; readonly date: CalendarDate }
  | { readonly type: 'coupon.changed'; readonly coupon: string }
  | { readonly type: 'lines.changed'; readonly lines: readonly TypedLine[] }
  | { readonly type: 'cart.cleared' }
  | { readonly type: 'fill.requested'; readonly source: FillSource }
  | { readonly type: 'fill.retried' }
  | { readonly type: 'fill.cancelled' }
  | { readonly type: 'fill.progressed'; readonly share: number }
  | { readonly type: 'buyer.kept' }
  | { readonly type: 'terms.requested' }
  | { readonly type: 'terms.cancelled' }
  | { readonly type: 'terms.progressed'; readonly share: number };

interface Filling {
  readonly source: FillSource;
  readonly onProgress: (share: number) => void;
}
interface Loading {
  readonly buyer: Buyer;
  readonly onProgress: (share: number) => void;
}

const explaining = setup({
  types: {
    input: phantom<ExplainingInput>(),
    context: phantom<ExplainingContext>(),
    events: phantom<ExplainingEvent>(),
  },
  actors: {
    fillCart: fromPromise<Outcome<FilledLines>, Filling>(unwired('fillCart')),
    loadTerms: fromPromise<Outcome<CartTerms>, Loading>(unwired('loadTerms')),
  },
});

/** Price check of a cart: its lines, and the offers for its buyer. Rules R-COM-34, R-COM-37 and R-COM-62. */
export const explainingMachine = explaining.createMachine({
  id: 'explaining',
  type: 'parallel',
  context: ({ input: { fill, ...input } }) => {
    const buyer = { account: input.account?.id ?? null, date: input.date };
    return {
      ...input,
      pending: fill,
      lines: [],
      carts: [],
      unknown: [],
      fillFailure: null,
      fillShare: 0,
      terms: null,
      buyer,
      buyerName: null,
      asked: buyer,
      failure: null,
      share: 0,
    };
  },
  on: {
    'coupon.changed': { actions: assign({ coupon: ({ event }) => event.coupon }) },
    'lines.changed': {
      actions: assign(({ context, event: { lines } }) => ({ lines, carts: lines.length === 0 ? [] : context.carts })),
    },
  },
  states: {
    cart: {
      initial: 'opening',
      on: {
        'cart.cleared': {
          target: '.still',
          actions: [
            assign({ lines: [], carts: [], unknown: [], pending: [], fillFailure: null, coupon: '' }),
            raise({ type: 'buyer.kept' }),
          ],
        },
        'fill.requested': {
          actions: assign({ pending: ({ context, event }) => [...context.pending, event.source] }),
        },
      },
      states: {
        opening: {
          always: [{ guard: ({ context }) => context.pending.length === 0, target: 'still' }, { target: 'filling' }],
        },
        still: {
          on: {
            'fill.requested': {
              target: 'filling',
              actions: assign({ pending: ({ context, event }) => [...context.pending, event.source] }),
            },
            'fill.retried': { guard: ({ context }) => context.pending.length > 0, target: 'filling' },
          },
        },
        filling: {
          entry: assign({ fillShare: 0, fillFailure: null }),
          on: {
            'fill.progressed': { actions: assign({ fillShare: ({ event }) => event.share }) },
            'fill.cancelled': { target: 'still', actions: raise({ type: 'buyer.kept' }) },
          },
          invoke: {
            src: 'fillCart',
            input: ({ context, self }) => ({
              source: context.pending[0] ?? { kind: 'codes', wanted: [] },
              onProgress: (share) => {
                self.send({ type: 'fill.progressed', share });
              },
            }),
            onDone: byOutcome(
              {
                target: 'opening',
                actions: enqueueActions(({ context, event, enqueue }) => {
                  const { lines, unknown, carts = [] } = valueOf(event) ?? NOTHING_FOUND;
                  enqueue.assign({
                    lines: withLines(context.lines, lines),
                    carts: withTriedCarts(context.carts, carts),
                    unknown: [...context.unknown, ...unknown],
                    pending: context.pending.slice(1),
                  });
                  const buyer = buyerAfter(context, carts);
                  if (buyer !== null) enqueue.raise({ type: 'buyer.taken', ...buyer });
                }),
              },
              {
                target: 'still',
                actions: [assign({ fillFailure: ({ event }) => failureOf(event) }), raise({ type: 'buyer.kept' })],
              },
            ),
          },
        },
      },
    },
    offers: {
      initial: 'opening',
      on: {
        'buyer.taken': {
          target: '.loading',
          reenter: true,
          actions: assign(({ event: { account, date } }) => ({
            account,
            date,
            terms: null,
            asked: { account: account?.id ?? null, date },
          })),
        },
        'account.changed': {
          target: '.loading',
          reenter: true,
          actions: assign(({ context, event: { account } }) => ({
            account,
            asked: { ...context.asked, account: account?.id ?? null },
          })),
        },
        'date.changed': [
          {
            guard: ({ event }) => isCalendarDate(event.date),
            target: '.loading',
            reenter: true,
            actions: assign(({ context, event: { date } }) => ({ date, asked: { ...context.asked, date } })),
          },
          { actions: assign({ date: ({ event }) => event.date }) },
        ],
        'terms.requested': { target: '.loading', reenter: true },
      },
      states: {
        opening: {
          always: [
            { guard: ({ context }) => takesBuyer(context.pending[0]), target: 'waiting' },
            { target: 'loading' },
          ],
        },
        /** A default cart provides the buyer: wait for it before loading offers. */
        waiting: { on: { 'buyer.kept': 'loading' } },
        loading: {
          entry: assign({ share: 0, failure: null }),
          on: {
            'terms.progressed': { actions: assign({ share: ({ event }) => event.share }) },
            'terms.cancelled': 'stopped',
          },
          invoke: {
            src: 'loadTerms',
            input: ({ context, self }) => ({
              buyer: context.asked,
              onProgress: (share) => {
                self.send({ type: 'terms.progressed', share });
              },
            }),
            onDone: byOutcome(
              {
                target: 'shown',
                actions: assign(({ context, event }) => ({
                  terms: valueOf(event),
                  buyer: context.asked,
                  buyerName: context.account?.label ?? null,
                })),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ),
          },
        },
        shown: {},
        failed: {},
        stopped: {},
      },
    },
  },
});
