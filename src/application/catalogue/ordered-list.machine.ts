import { assign, fromCallback, fromPromise, setup, spawnChild, type EventObject } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Identified } from '../../domain/shared/resource';
import type { RowToggle } from '../shared/overview';
import type { Ordered } from './ports/ordered.port';

type OrderedListEvent<Asked> =
  /** Another list takes its place; the rows stay until it has come. */
  | { readonly type: 'list.asked'; readonly asked: Asked }
  | { readonly type: 'reload.requested' }
  | ({ readonly type: 'row.toggled' } & RowToggle)
  | ({ readonly type: 'toggle.settled'; readonly failure: Failure | null } & RowToggle);

const toggleOf = (event: OrderedListEvent<unknown>): RowToggle =>
  event.type === 'row.toggled'
    ? { id: event.id, field: event.field, value: event.value }
    : { id: '', field: '', value: false };

const flagged = <Row extends Identified>(
  list: Ordered<Row> | null,
  { id, field, value }: RowToggle,
): Ordered<Row> | null =>
  list && { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)) };

/**
 * A list that is read whole, in its order. A toggle shows at once, and is taken back when the server refuses it.
 * `Asked` says which list.
 */
export const orderedListMachineOf = <Row extends Identified, Asked>() =>
  setup({
    types: {
      input: phantom<Asked>(),
      context: phantom<{
        readonly asked: Asked;
        /** As it was read last; kept while it is read again. */
        readonly list: Ordered<Row> | null;
        /** How often it was read. */
        readonly reads: number;
        readonly failure: Failure | null;
      }>(),
      events: phantom<OrderedListEvent<Asked>>(),
    },
    actors: {
      loadList: fromPromise<Outcome<Ordered<Row>>, { readonly asked: Asked }>(unwired('loadList')),
      /** Answers with `toggle.settled`. */
      saveToggle: fromCallback<EventObject, RowToggle>(unwired('saveToggle')),
    },
    actions: { announceToggle: unwired('announceToggle') },
  }).createMachine({
    id: 'ordered-list',
    context: ({ input }) => ({ asked: input, list: null, reads: 0, failure: null }),
    initial: 'loading',
    on: {
      'list.asked': { target: '.loading', actions: assign({ asked: ({ event }) => event.asked }) },
      'reload.requested': '.loading',
      'row.toggled': {
        actions: [
          assign({ list: ({ context, event }) => flagged(context.list, event) }),
          spawnChild('saveToggle', { input: ({ event }) => toggleOf(event) }),
        ],
      },
      'toggle.settled': [
        {
          guard: ({ event }) => event.failure === null,
          actions: assign({ list: ({ context, event }) => flagged(context.list, event) }),
        },
        {
          actions: [
            assign({ list: ({ context, event }) => flagged(context.list, { ...event, value: !event.value }) }),
            'announceToggle',
          ],
        },
      ],
    },
    states: {
      loading: {
        invoke: {
          src: 'loadList',
          input: ({ context: { asked } }) => ({ asked }),
          onDone: [
            {
              guard: succeeded,
              target: 'shown',
              actions: assign(({ context, event }) => ({
                list: valueOf(event),
                reads: context.reads + 1,
                failure: null,
              })),
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ],
        },
      },
      shown: {},
      failed: {},
    },
  });

export type OrderedListMachine<Row extends Identified, Asked> = ReturnType<typeof orderedListMachineOf<Row, Asked>>;
