import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Identified } from '../../domain/shared/resource';
import type { FlagSign } from '../shared/flags/flag-saving.machine';
import type { FlagRequest } from '../shared/flags/flag-savings';
import type { RowsShown } from '../shared/follow-rows';
import { toggleOf, type RowToggle } from '../shared/flags/row-toggle';
import {
  afterReading,
  afterSign,
  beforeReading,
  flagIn,
  isDoubtful,
  NO_ROW_FLAGS,
  rowsWith,
  type RowFlags,
} from '../shared/flags/row-flags';
import type { Ordered } from './ports/ordered.port';

type OrderedListEvent<Asked> =
  /** Loads another list; the rows stay until it is loaded. */
  | { readonly type: 'list.asked'; readonly asked: Asked }
  | { readonly type: 'reload.requested' }
  | ({ readonly type: 'row.toggled' } & RowToggle)
  | FlagSign
  | { readonly type: 'rows.doubted' };

const flagged = <Row extends Identified>(
  list: Ordered<Row> | null,
  toggles: readonly RowToggle[],
): Ordered<Row> | null => list && { ...list, rows: rowsWith(list.rows, toggles) };

/**
 * A list that is loaded completely, in order. Toggles are optimistic and reverted when refused. `Asked` identifies the
 * list. Rules R-CAT-62 and R-SHR-55.
 */
export const orderedListMachineOf = <Row extends Identified, Asked>() => {
  const setUp = setup({
    types: {
      input: phantom<Asked>(),
      context: phantom<{
        readonly asked: Asked;
        /** Last loaded list; kept while reloading. */
        readonly list: Ordered<Row> | null;
        /** Number of loads. */
        readonly reads: number;
        readonly failure: Failure | null;
        readonly flags: RowFlags;
        /** The running load was not requested by the user: on failure, the rows stay. */
        readonly isDoubtful: boolean;
      }>(),
      events: phantom<OrderedListEvent<Asked>>(),
    },
    actors: {
      loadList: fromPromise<Outcome<Ordered<Row>>, { readonly asked: Asked }>(unwired('loadList')),
      /** Receives `FlagRequest`; sends `FlagSign` events. */
      followFlags: fromCallback<FlagRequest>(unwired('followFlags')),
      /** Sends `rows.doubted`. */
      followRows: fromCallback<RowsShown, { readonly asked: Asked }>(unwired('followRows')),
    },
  });
  const showSign = setUp.enqueueActions(({ context: { list, flags }, event, enqueue }) => {
    if (event.type !== 'flag.wanted' && event.type !== 'flag.stored' && event.type !== 'flag.finished') return;
    const next = afterSign(flags, event, flagIn(list?.rows));
    enqueue.assign({ flags: next.flags, list: next.shown === null ? list : flagged(list, [next.shown]) });
    if (isDoubtful(event)) enqueue.raise({ type: 'rows.doubted' });
  });
  return setUp.createMachine({
    id: 'ordered-list',
    context: ({ input }) => ({
      asked: input,
      list: null,
      reads: 0,
      failure: null,
      flags: NO_ROW_FLAGS,
      isDoubtful: false,
    }),
    invoke: [
      { id: 'flags', src: 'followFlags' },
      { id: 'rows', src: 'followRows', input: ({ context: { asked } }) => ({ asked }) },
    ],
    initial: 'loading',
    on: {
      'list.asked': { target: '.loading', actions: assign({ asked: ({ event }) => event.asked, isDoubtful: false }) },
      'reload.requested': { target: '.loading', actions: assign({ isDoubtful: false }) },
      'row.toggled': { actions: sendTo('flags', ({ event }) => ({ type: 'want', ...toggleOf(event) })) },
      'flag.wanted': { actions: showSign },
      'flag.stored': { actions: showSign },
      'flag.finished': { actions: showSign },
    },
    states: {
      loading: {
        entry: assign({ flags: ({ context }) => beforeReading(context.flags) }),
        // The pending answer may predate the change, so load again.
        on: { 'rows.doubted': { target: 'loading', reenter: true } },
        invoke: {
          src: 'loadList',
          input: ({ context: { asked } }) => ({ asked }),
          onDone: byOutcome(
            {
              target: 'shown',
              actions: assign(({ context, event }) => {
                const came = valueOf(event);
                const next = afterReading(context.flags, flagIn(came?.rows));
                return { list: flagged(came, next.shown), flags: next.flags, reads: context.reads + 1, failure: null };
              }),
            },
            { guard: ({ context }) => context.isDoubtful && context.list !== null, target: 'shown' },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ),
        },
      },
      shown: {
        entry: sendTo('rows', { type: 'rows.shown' }),
        on: { 'rows.doubted': { target: 'loading', actions: assign({ isDoubtful: true }) } },
      },
      failed: {},
    },
  });
};

export type OrderedListMachine<Row extends Identified, Asked> = ReturnType<typeof orderedListMachineOf<Row, Asked>>;
