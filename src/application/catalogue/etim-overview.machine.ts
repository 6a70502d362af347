import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import {
  moveCategory,
  moveFeatures,
  NO_ORDER,
  type CategoryMove,
  type EtimOrder,
  type FeatureMove,
  type ListedCategory,
  type ListedFeature,
  type SavingStep,
} from '../../domain/catalogue/etim-order';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Instant } from '../../domain/shared/instant';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { FlagSign } from '../shared/flags/flag-saving.machine';
import type { FlagRequest } from '../shared/flags/flag-savings';
import type { RowsShown } from '../shared/follow-rows';
import {
  afterReading,
  afterSign,
  beforeReading,
  isDoubtful,
  NO_ROW_FLAGS,
  type RowFlags,
} from '../shared/flags/row-flags';
import { flagIn, withFlags, type FlagChange } from './etim-flags';
import { etimOrderSaving, type EtimSorted, type EtimVersions, type SavedEtimOrder } from './etim-order-saving';
import { shownOf, type ReadLists } from './etim-read';

/** A save that failed before or after its first call. */
export interface RefusedOrder {
  readonly failure: Failure | null;
  readonly done: readonly SavingStep[];
  /** Labels of the features that were moved to another category. */
  readonly moved: readonly string[];
  /** Failure of reloading the lists; null when they show the stored order. */
  readonly unread: Failure | null;
}

export interface EtimOverviewContext extends EtimSorted {
  readonly features: ReadonlyMap<Id, ListedFeature>;
  readonly categories: readonly ListedCategory[];
  /** The displayed order and the state of its save. */
  readonly order: EtimOrder;
  readonly versions: EtimVersions;
  readonly saving: SnapshotFrom<typeof etimOrderSaving>['value'];
  readonly lastSave: SavedEtimOrder | null;
  readonly savedAt: Instant | null;
  readonly failure: Failure | null;
  readonly flags: RowFlags;
  /** The stored order may differ from the displayed one: reload as soon as no move is pending. */
  readonly isDoubtful: boolean;
}

export type EtimOverviewEvent =
  | { readonly type: 'retry.requested' }
  | ({ readonly type: 'features.moved' } & FeatureMove)
  | ({ readonly type: 'category.moved' } & CategoryMove)
  /** The screen closes: save immediately. */
  | { readonly type: 'save.requested' }
  | ({ readonly type: 'flag.toggled' } & FlagChange)
  | FlagSign
  /** Live event: someone else changed a list. Rule R-LIV-06. */
  | { readonly type: 'rows.doubted' };

const refusedOf = (
  { lastSave, features }: Pick<EtimOverviewContext, 'lastSave' | 'features'>,
  unread: Failure | null,
): RefusedOrder => {
  const { failure = null, done = [] } = lastSave ?? {};
  const moved = done.flatMap((step) => (step.kind === 'move' ? [features.get(step.id)?.label ?? step.id] : []));
  return { failure, done, moved, unread };
};

/** Loaded rows with the flags that their answer does not yet include. */
const shownWith = (flags: RowFlags, read: ReadLists) => {
  const shown = shownOf(read);
  const next = afterReading(flags, flagIn(shown.features));
  return { ...shown, flags: next.flags, features: withFlags(shown.features, next.shown) };
};

/**
 * The ETIM overview: loads all lists, saves flags and moves. After a refused save it reloads the lists, so that it
 * shows the stored order. Rules R-CAT-04, R-CAT-27, R-CAT-32.
 */
export const etimOverviewMachine = setup({
  types: {
    input: phantom<EtimSorted>(),
    context: phantom<EtimOverviewContext>(),
    events: phantom<EtimOverviewEvent>(),
    /** Moves are accepted. */
    tags: phantom<'movable'>(),
  },
  actors: {
    readLists: fromPromise<Outcome<ReadLists>>(unwired('readLists')),
    saveOrders: etimOrderSaving,
    /** Receives `FlagRequest`; sends `FlagSign` events. */
    followFlags: fromCallback<FlagRequest>(unwired('followFlags')),
    /** Sends `rows.doubted`. */
    followRows: fromCallback<RowsShown>(unwired('followRows')),
  },
  actions: {
    announceRefused: (_, _params: RefusedOrder) => unwired('announceRefused')(),
    showSign: assign(({ context, event }) => {
      if (event.type !== 'flag.wanted' && event.type !== 'flag.stored' && event.type !== 'flag.finished')
        return context;
      const { flags, shown } = afterSign(context.flags, event, flagIn(context.features));
      return {
        flags,
        features: shown === null ? context.features : withFlags(context.features, [shown]),
        isDoubtful: context.isDoubtful || isDoubtful(event),
      };
    }),
    beginReading: assign(({ context }) => ({ flags: beforeReading(context.flags), isDoubtful: false })),
    /** When loading failed, shows the last order known to be stored. */
    showLists: enqueueActions(({ context, enqueue }, { read }: { readonly read: ReadLists | null }) => {
      const { order, versions, ...shown } = read === null ? context : shownWith(context.flags, read);
      enqueue.assign({ ...shown, order, versions, saving: 'idle' });
      enqueue.sendTo('orders', { type: 'order.read', order, version: versions });
    }),
    doubt: assign({ isDoubtful: true }),
    move: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'features.moved' && event.type !== 'category.moved') return;
      const order =
        event.type === 'features.moved' ? moveFeatures(context.order, event) : moveCategory(context.order, event);
      enqueue.assign({ order, saving: 'waiting' });
      enqueue.sendTo('orders', { type: 'order.moved', order });
    }),
  },
  guards: {
    isRefused: ({ context }) => context.saving === 'outdated',
    isDoubtfulAtRest: ({ context }) => context.isDoubtful && context.saving === 'idle',
  },
}).createMachine({
  id: 'etim-overview',
  context: ({ input }) => ({
    ...input,
    features: new Map(),
    categories: [],
    order: NO_ORDER,
    versions: new Map(),
    saving: 'idle',
    lastSave: null,
    savedAt: null,
    failure: null,
    flags: NO_ROW_FLAGS,
    isDoubtful: false,
  }),
  invoke: [
    { id: 'flags', src: 'followFlags' },
    { id: 'rows', src: 'followRows' },
    {
      id: 'orders',
      src: 'saveOrders',
      input: ({ context }) => ({ sorted: context, order: NO_ORDER, version: context.versions }),
      onSnapshot: {
        actions: assign(({ context: { savedAt }, event: { snapshot } }) => {
          const { order, version: versions, last: lastSave } = snapshot.context;
          const isSaved = lastSave?.failure === null;
          return { order, versions, saving: snapshot.value, lastSave, savedAt: isSaved ? lastSave.at : savedAt };
        }),
      },
    },
  ],
  initial: 'loading',
  on: {
    'flag.toggled': {
      actions: sendTo('flags', ({ event: { id, flag, value } }) => ({ type: 'want', id, field: flag, value })),
    },
    'flag.wanted': { actions: 'showSign' },
    'flag.stored': { actions: 'showSign' },
    'flag.finished': { actions: 'showSign' },
    'rows.doubted': { actions: 'doubt' },
    'save.requested': { actions: sendTo('orders', { type: 'save.requested' }) },
  },
  states: {
    loading: {
      entry: 'beginReading',
      invoke: {
        src: 'readLists',
        onDone: byOutcome(
          { target: 'shown', actions: { type: 'showLists', params: ({ event }) => ({ read: valueOf(event) }) } },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
    shown: {
      tags: 'movable',
      entry: sendTo('rows', { type: 'rows.shown' }),
      always: [
        { guard: 'isRefused', target: 'rereading' },
        { guard: 'isDoubtfulAtRest', target: 'refreshing' },
      ],
      on: { 'features.moved': { actions: 'move' }, 'category.moved': { actions: 'move' } },
    },
    /** Reloads while the rows stay visible, also if reloading fails; a move takes precedence. */
    refreshing: {
      tags: 'movable',
      entry: 'beginReading',
      on: {
        'features.moved': { target: 'shown', actions: ['move', 'doubt'] },
        'category.moved': { target: 'shown', actions: ['move', 'doubt'] },
      },
      invoke: {
        src: 'readLists',
        onDone: byOutcome(
          { target: 'shown', actions: { type: 'showLists', params: ({ event }) => ({ read: valueOf(event) }) } },
          { target: 'shown' },
        ),
      },
    },
    /** After a refused save: shows the stored order until the lists are reloaded; moves are not accepted. */
    rereading: {
      entry: 'beginReading',
      invoke: {
        src: 'readLists',
        onDone: {
          target: 'shown',
          actions: [
            { type: 'announceRefused', params: ({ context, event }) => refusedOf(context, failureOf(event)) },
            { type: 'showLists', params: ({ event }) => ({ read: valueOf(event) }) },
          ],
        },
      },
    },
  },
});
