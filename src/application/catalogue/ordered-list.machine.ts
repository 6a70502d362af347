import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Identified } from '../../domain/shared/resource';
import type { FlagSign } from '../shared/flags/flag-saving.machine';
import type { FlagAsk } from '../shared/flags/flag-savings';
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
  /** Another list takes its place; the rows stay until it has come. */
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
 * A list that is read whole, in its order. A toggle shows at once, and is taken back when the server refuses it. `Asked`
 * says which list. Rules R-CAT-62 and R-SHR-55.
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
        readonly flags: RowFlags;
        /** The rows are read again unasked: they stay where that fails. */
        readonly isDoubtful: boolean;
      }>(),
      events: phantom<OrderedListEvent<Asked>>(),
    },
    actors: {
      loadList: fromPromise<Outcome<Ordered<Row>>, { readonly asked: Asked }>(unwired('loadList')),
      /** Takes `FlagAsk`, and answers with the signs of flags. */
      followFlags: fromCallback<FlagAsk>(unwired('followFlags')),
      /** Answers with `rows.doubted`. */
      followRows: fromCallback<RowsShown, { readonly asked: Asked }>(unwired('followRows')),
    },
  });
  const showSign = setUp.enqueueActions(({ context: { list, flags }, event, enqueue }) => {
    if (event.type !== 'flag.wanted' && event.type !== 'flag.stored' && event.type !== 'flag.settled') return;
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
      'flag.settled': { actions: showSign },
    },
    states: {
      loading: {
        entry: assign({ flags: ({ context }) => beforeReading(context.flags) }),
        // The answer that is on its way may be older than what is doubted.
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
