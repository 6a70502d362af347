import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { unwired } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** Milliseconds between the last move and the save. Rule R-CAT-27. */
export const SORT_REST = 500;

interface OrderInput<Sorted, Order, Version> {
  /** The list that is sorted. */
  readonly sorted: Sorted;
  /** The order as loaded; the version is null where the API sends none. */
  readonly order: Order;
  readonly version: Version;
}

export interface OrderToSave<Sorted, Order, Version> extends OrderInput<Sorted, Order, Version> {
  /** The last order known to be stored. */
  readonly stored: Order;
}

/** Result of a save; with a failure, `stored` is the order up to that point. */
export interface SavedOrder<Order, Version> {
  readonly stored: Order;
  readonly version: Version;
  readonly failure: Failure | null;
}

type OrderEvent<Order, Version> =
  | { readonly type: 'order.moved'; readonly order: Order }
  /** The list was reloaded. */
  | { readonly type: 'order.read'; readonly order: Order; readonly version: Version }
  /** The user leaves the screen: save immediately. */
  | { readonly type: 'save.requested' };

/**
 * Saves an order after a pause without moves; one save at a time. A refused order is reverted. If someone else sorted
 * or deleted the list meanwhile, it is reloaded. Rules R-CAT-27 and R-LIV-08.
 */
export const orderSavingMachineOf = <Sorted, Order, Version, Saved extends SavedOrder<Order, Version>>(
  isSame: (order: Order, stored: Order, sorted: Sorted) => boolean,
) => {
  interface OrderContext extends OrderToSave<Sorted, Order, Version> {
    /** The list was reloaded during a move or save, which takes precedence; reload again afterwards. */
    readonly isReadMeanwhile: boolean;
    /** Version before the last save; null when unknown. */
    readonly replaced: Version | null;
    /** A move during a save is saved without a pause. */
    readonly isHurried: boolean;
    readonly last: Saved | null;
  }
  const setUp = setup({
    types: {
      input: phantom<OrderInput<Sorted, Order, Version>>(),
      context: phantom<OrderContext>(),
      events: phantom<OrderEvent<Order, Version>>(),
      emitted: phantom<{ readonly type: 'order.outdated' } | { readonly type: 'order.saved' }>(),
    },
    actors: { saveOrder: fromPromise<Saved, OrderToSave<Sorted, Order, Version>>(unwired('saveOrder')) },
    actions: {
      announceRefused: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefused')(),
    },
    guards: {
      isReplaced: ({ context: { replaced }, event }) =>
        event.type === 'order.read' && replaced !== null && event.version === replaced,
      isUnchanged: ({ context: { order, stored, sorted } }) => isSame(order, stored, sorted),
      isHurried: ({ context }) => context.isHurried,
      isSaved: (_, { failure }: { readonly failure: Failure | null }) => failure === null,
      isOutdated: (_, { failure }: { readonly failure: Failure | null }) =>
        failure?.kind === 'Changed' || failure?.kind === 'NotFound',
    },
    delays: { rest: SORT_REST },
  });
  const move = setUp.assign(({ event }) => (event.type === 'order.moved' ? { order: event.order } : {}));
  const storedOf = ({ version, replaced }: OrderContext, last: Saved): Partial<OrderContext> => ({
    stored: last.stored,
    version: last.version,
    replaced: last.version === version ? replaced : version,
    last,
  });
  return setUp.createMachine({
    id: 'order-saving',
    context: ({ input }) => ({
      ...input,
      stored: input.order,
      isReadMeanwhile: false,
      replaced: null,
      isHurried: false,
      last: null,
    }),
    initial: 'idle',
    on: {
      'order.read': [
        // The answer may predate the save. Reload only once, because an order can return to an earlier version.
        { guard: 'isReplaced', actions: [assign({ replaced: null }), emit({ type: 'order.outdated' })] },
        {
          target: '.idle',
          actions: assign(({ event: { order, version } }) => ({
            order,
            version,
            stored: order,
            isReadMeanwhile: false,
          })),
        },
      ],
    },
    states: {
      idle: {
        entry: enqueueActions(({ context, enqueue }) => {
          if (context.isReadMeanwhile) enqueue.emit({ type: 'order.outdated' });
          enqueue.assign({ isReadMeanwhile: false, isHurried: false });
        }),
        on: { 'order.moved': { target: 'waiting', actions: move } },
      },
      waiting: {
        always: [
          { guard: 'isUnchanged', target: 'idle' },
          { guard: 'isHurried', target: 'saving' },
        ],
        after: { rest: 'saving' },
        on: {
          'order.moved': { target: 'waiting', reenter: true, actions: move },
          'order.read': { actions: assign({ isReadMeanwhile: true }) },
          'save.requested': 'saving',
        },
      },
      saving: {
        entry: assign({ isHurried: false }),
        on: {
          'order.moved': { actions: move },
          'order.read': { actions: assign({ isReadMeanwhile: true }) },
          'save.requested': { actions: assign({ isHurried: true }) },
        },
        invoke: {
          src: 'saveOrder',
          input: ({ context: { sorted, order, stored, version } }) => ({ sorted, order, stored, version }),
          onDone: [
            // A move during the save needs a save of its own.
            {
              guard: { type: 'isSaved', params: ({ event }) => event.output },
              target: 'waiting',
              actions: [assign(({ context, event }) => storedOf(context, event.output)), emit({ type: 'order.saved' })],
            },
            {
              guard: { type: 'isOutdated', params: ({ event }) => event.output },
              target: 'outdated',
              actions: [
                assign(({ context, event: { output } }) => ({ ...storedOf(context, output), order: output.stored })),
                { type: 'announceRefused', params: ({ event }) => event.output },
                emit({ type: 'order.outdated' }),
              ],
            },
            {
              target: 'idle',
              actions: [
                assign(({ context, event: { output } }) => ({ ...storedOf(context, output), order: output.stored })),
                { type: 'announceRefused', params: ({ event }) => event.output },
              ],
            },
          ],
        },
      },
      /** Shows the stored order until the list is reloaded; moves are not accepted. */
      outdated: {},
    },
  });
};
