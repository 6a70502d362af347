import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
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
  /** The same row was switched in another list. */
  | ({ readonly type: 'toggle.heard' } & RowToggle)
  | ({ readonly type: 'toggle.settled'; readonly failure: Failure | null } & RowToggle);

const nameOf = ({ id, field }: RowToggle): string => `${field} ${id}`;

const flagged = <Row extends Identified>(
  list: Ordered<Row> | null,
  { id, field, value }: RowToggle,
): Ordered<Row> | null =>
  list && { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)) };

/**
 * A list that is read whole, in its order. A toggle shows at once, and is taken back when the server refuses it. Each
 * switch is saved once at a time; what was wanted last follows. `Asked` says which list.
 */
export const orderedListMachineOf = <Row extends Identified, Asked>() => {
  const setUp = setup({
    types: {
      input: phantom<Asked>(),
      context: phantom<{
        readonly asked: Asked;
        /** As it was read last; kept while it is read again. */
        readonly list: Ordered<Row> | null;
        /** How often it was read. */
        readonly reads: number;
        readonly failure: Failure | null;
        /** What is wanted of each switch that is being saved, by its name. */
        readonly wanted: ReadonlyMap<string, boolean>;
      }>(),
      events: phantom<OrderedListEvent<Asked>>(),
      emitted: phantom<{ readonly type: 'toggle.saved'; readonly toggle: RowToggle }>(),
    },
    actors: {
      loadList: fromPromise<Outcome<Ordered<Row>>, { readonly asked: Asked }>(unwired('loadList')),
      /** Answers with `toggle.settled`. */
      saveToggle: fromCallback<EventObject, RowToggle>(unwired('saveToggle')),
    },
    actions: { announceToggle: unwired('announceToggle') },
  });
  const want = setUp.enqueueActions(({ context: { list, wanted }, event, enqueue }) => {
    if (event.type !== 'row.toggled') return;
    const { id, field, value } = event;
    const name = nameOf(event);
    enqueue.assign({ list: flagged(list, event), wanted: new Map(wanted).set(name, value) });
    if (!wanted.has(name)) enqueue.spawnChild('saveToggle', { id: name, input: { id, field, value } });
  });
  const settle = setUp.enqueueActions(({ context: { list, wanted }, event, enqueue }) => {
    if (event.type !== 'toggle.settled') return;
    const { id, field, value, failure } = event;
    const name = nameOf(event);
    const last = wanted.get(name) ?? value;
    const stored = failure === null ? value : !value;
    const rest = new Map(wanted);
    rest.delete(name);
    enqueue.stopChild(name);
    if (failure === null) enqueue.emit({ type: 'toggle.saved', toggle: { id, field, value } });
    if (failure === null && last !== stored) {
      enqueue.assign({ list: flagged(list, { id, field, value: last }) });
      enqueue.spawnChild('saveToggle', { id: name, input: { id, field, value: last } });
      return;
    }
    enqueue.assign({ list: flagged(list, { id, field, value: stored }), wanted: rest });
    if (last !== stored) enqueue('announceToggle');
  });
  return setUp.createMachine({
    id: 'ordered-list',
    context: ({ input }) => ({ asked: input, list: null, reads: 0, failure: null, wanted: new Map() }),
    initial: 'loading',
    on: {
      'list.asked': { target: '.loading', actions: assign({ asked: ({ event }) => event.asked }) },
      'reload.requested': '.loading',
      'row.toggled': { actions: want },
      'toggle.heard': { actions: assign({ list: ({ context, event }) => flagged(context.list, event) }) },
      'toggle.settled': { actions: settle },
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
};

export type OrderedListMachine<Row extends Identified, Asked> = ReturnType<typeof orderedListMachineOf<Row, Asked>>;
