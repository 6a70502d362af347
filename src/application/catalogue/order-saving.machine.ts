import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { failureOf, succeeded, unwired, valueOf, type Finished, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { NewOrder } from './ports/ordered.port';

/** Milliseconds between the last move and the save. Rule R-CAT-27. */
export const SORT_REST = 500;

/** Which list is sorted. */
export type SortedList = { readonly kind: 'categories' } | { readonly kind: 'questions'; readonly category: Id };

interface OrderInput {
  readonly list: SortedList;
  /** As it was read; the version is null where the API sends none. */
  readonly ids: readonly Id[];
  readonly version: string | null;
}

interface OrderContext extends OrderInput {
  /** The last order that the server is known to have. */
  readonly stored: readonly Id[];
  /** The order that is being saved. */
  readonly sent: readonly Id[];
  /** The list was read during a move or its save, which goes on; it is read again after that. */
  readonly isReadMeanwhile: boolean;
  /** Version that the last save replaced; null where none is known. */
  readonly replaced: string | null;
}

type OrderEvent =
  | { readonly type: 'order.moved'; readonly ids: readonly Id[] }
  /** The list was read again. */
  | { readonly type: 'order.read'; readonly ids: readonly Id[]; readonly version: string | null };

const isSame = (one: readonly Id[], other: readonly Id[]): boolean => one.join('\n') === other.join('\n');

const savedOrder = (context: OrderContext, version: string | null): Partial<OrderContext> => ({
  stored: context.sent,
  version,
  replaced: version === context.version ? null : context.version,
});

/**
 * Saves the order of a list when nothing moved for a while; one save at a time. A refused order is taken back; when
 * somebody else sorted or deleted the list meanwhile, it is to be read again. Rules R-CAT-27 and R-LIV-08.
 */
export const orderSavingMachine = setup({
  types: {
    input: phantom<OrderInput>(),
    context: phantom<OrderContext>(),
    events: phantom<OrderEvent>(),
    emitted: phantom<{ readonly type: 'order.outdated' } | { readonly type: 'order.saved' }>(),
  },
  actors: {
    saveOrder: fromPromise<Outcome<string | null>, { readonly list: SortedList; readonly order: NewOrder }>(
      unwired('saveOrder'),
    ),
  },
  actions: {
    announceRefused: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefused')(),
  },
  guards: {
    isReplaced: ({ context: { replaced }, event }) =>
      event.type === 'order.read' && replaced !== null && event.version === replaced,
    isUnchanged: ({ context: { ids, stored } }) => isSame(ids, stored),
    isSavedAndMoved: ({ context: { ids, sent } }, event: Finished<string | null>) =>
      succeeded({ event }) && !isSame(ids, sent),
    isOutdated: (_, { failure }: { readonly failure: Failure | null }) =>
      failure?.kind === 'Changed' || failure?.kind === 'NotFound',
  },
  delays: { rest: SORT_REST },
}).createMachine({
  id: 'order-saving',
  context: ({ input }) => ({ ...input, stored: input.ids, sent: input.ids, isReadMeanwhile: false, replaced: null }),
  initial: 'settled',
  on: {
    'order.read': [
      // Perhaps asked for before the save. Once: an order can come back under its version.
      { guard: 'isReplaced', actions: [assign({ replaced: null }), emit({ type: 'order.outdated' })] },
      {
        target: '.settled',
        actions: assign(({ event: { ids, version } }) => ({ ids, version, stored: ids, isReadMeanwhile: false })),
      },
    ],
  },
  states: {
    settled: {
      entry: enqueueActions(({ context, enqueue }) => {
        if (!context.isReadMeanwhile) return;
        enqueue.assign({ isReadMeanwhile: false });
        enqueue.emit({ type: 'order.outdated' });
      }),
      on: { 'order.moved': { target: 'waiting', actions: assign(({ event }) => ({ ids: event.ids })) } },
    },
    waiting: {
      always: { guard: 'isUnchanged', target: 'settled' },
      after: { rest: 'saving' },
      on: {
        'order.moved': { target: 'waiting', reenter: true, actions: assign(({ event }) => ({ ids: event.ids })) },
        'order.read': { actions: assign({ isReadMeanwhile: true }) },
      },
    },
    saving: {
      entry: assign(({ context }) => ({ sent: context.ids })),
      on: {
        'order.moved': { actions: assign(({ event }) => ({ ids: event.ids })) },
        'order.read': { actions: assign({ isReadMeanwhile: true }) },
      },
      invoke: {
        src: 'saveOrder',
        input: ({ context: { list, ids, version } }) => ({ list, order: { ids, version } }),
        onDone: [
          // Moves during a save wait for one of their own.
          {
            guard: { type: 'isSavedAndMoved', params: ({ event }) => event },
            target: 'waiting',
            actions: [
              assign(({ context, event }) => savedOrder(context, valueOf(event))),
              emit({ type: 'order.saved' }),
            ],
          },
          {
            guard: succeeded,
            target: 'settled',
            actions: [
              assign(({ context, event }) => savedOrder(context, valueOf(event))),
              emit({ type: 'order.saved' }),
            ],
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ failure: failureOf(event) }) },
            target: 'outdated',
            actions: [
              { type: 'announceRefused', params: ({ event }) => ({ failure: failureOf(event) }) },
              emit({ type: 'order.outdated' }),
            ],
          },
          {
            target: 'settled',
            actions: [
              { type: 'announceRefused', params: ({ event }) => ({ failure: failureOf(event) }) },
              assign(({ context }) => ({ ids: context.stored })),
            ],
          },
        ],
      },
    },
    /** Shows the stored order until the list is read again; a move would be refused. */
    outdated: { entry: assign(({ context }) => ({ ids: context.stored })) },
  },
});
