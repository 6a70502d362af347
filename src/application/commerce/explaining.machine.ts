import { assign, fromPromise, setup } from 'xstate';
import type { CartTerms } from '../../domain/commerce/cart-terms';
import { withLines, type Buyer, type TypedLine } from '../../domain/commerce/explain-rule';
import type { Reference } from '../../domain/commerce/references';
import { isCalendarDate, type CalendarDate } from '../../domain/shared/calendar-date';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** Items by their codes, or those of a default cart. */
export type FillSource =
  | { readonly kind: 'codes'; readonly wanted: readonly { readonly code: string; readonly quantity: number }[] }
  | { readonly kind: 'cart'; readonly id: Id };

/** Lines that were looked up; `unknown` are the codes of no item. */
export interface FilledLines {
  readonly lines: readonly TypedLine[];
  readonly unknown: readonly string[];
}

export interface ExplainingInput {
  readonly account: Reference | null;
  readonly date: CalendarDate;
  readonly coupon: string;
  /** What the cart begins with. */
  readonly fill: readonly FillSource[];
}

interface ExplainingContext extends Omit<ExplainingInput, 'fill'> {
  /** What is to be added to the cart, in this order; the first is looked up. */
  readonly pending: readonly FillSource[];
  readonly lines: readonly TypedLine[];
  readonly unknown: readonly string[];
  readonly fillFailure: Failure | null;
  readonly fillShare: number;
  /** The last answer, with the buyer that it is for; stays while another loads. */
  readonly terms: CartTerms | null;
  readonly buyer: Buyer;
  /** Name of its account; null for nobody in particular. */
  readonly buyerName: string | null;
  readonly asked: Buyer;
  readonly failure: Failure | null;
  readonly share: number;
}

export type ExplainingEvent =
  | { readonly type: 'account.changed'; readonly account: Reference | null }
  | { readonly type: 'date.changed'; readonly date: CalendarDate }
  | { readonly type: 'coupon.changed'; readonly coupon: string }
  | { readonly type: 'lines.changed'; readonly lines: readonly TypedLine[] }
  | { readonly type: 'cart.cleared' }
  | { readonly type: 'fill.requested'; readonly source: FillSource }
  | { readonly type: 'fill.retried' }
  | { readonly type: 'fill.cancelled' }
  | { readonly type: 'fill.progressed'; readonly share: number }
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

/** A cart that is tried: its lines, and what is offered to its buyer. Rules R-COM-34 and R-COM-37. */
export const explainingMachine = explaining.createMachine({
  id: 'explaining',
  type: 'parallel',
  context: ({ input: { fill, ...input } }) => {
    const buyer = { account: input.account?.id ?? null, date: input.date };
    return {
      ...input,
      pending: fill,
      lines: [],
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
    'lines.changed': { actions: assign({ lines: ({ event }) => event.lines }) },
  },
  states: {
    cart: {
      initial: 'opening',
      on: {
        'cart.cleared': {
          target: '.still',
          actions: assign({ lines: [], unknown: [], pending: [], fillFailure: null, coupon: '' }),
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
            'fill.cancelled': 'still',
          },
          invoke: {
            src: 'fillCart',
            input: ({ context, self }) => ({
              source: context.pending[0] ?? { kind: 'codes', wanted: [] },
              onProgress: (share) => {
                self.send({ type: 'fill.progressed', share });
              },
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'opening',
                actions: assign(({ context, event }) => ({
                  lines: withLines(context.lines, valueOf(event)?.lines ?? []),
                  unknown: [...context.unknown, ...(valueOf(event)?.unknown ?? [])],
                  pending: context.pending.slice(1),
                })),
              },
              { target: 'still', actions: assign({ fillFailure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
      },
    },
    offers: {
      initial: 'loading',
      on: {
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
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: assign(({ context, event }) => ({
                  terms: valueOf(event),
                  buyer: context.asked,
                  buyerName: context.account?.label ?? null,
                })),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        shown: {},
        failed: {},
        stopped: {},
      },
    },
  },
});
