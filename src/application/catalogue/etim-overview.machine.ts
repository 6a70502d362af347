import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  moveCategory,
  moveFeatures,
  NO_ORDER,
  savingSteps,
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
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { FlagSign } from '../shared/flags/flag-saving.machine';
import type { FlagAsk } from '../shared/flags/flag-savings';
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
import { shownOf, type ReadLists } from './etim-read';
import { SORT_REST } from './order-saving.machine';

export interface OrderToSave {
  readonly steps: readonly SavingStep[];
  readonly stored: EtimOrder;
  /** By list; null where the API sends none. */
  readonly versions: ReadonlyMap<Id, string | null>;
}

/** How far a save came; without a failure to its end. */
export interface SavedOrder {
  readonly stored: EtimOrder;
  readonly versions: OrderToSave['versions'];
  readonly failure: Failure | null;
  /** The calls that were carried out. */
  readonly done: readonly SavingStep[];
  readonly at: Instant;
}

/** A save that ended in the middle, or before anything was stored. */
export interface RefusedOrder {
  readonly failure: Failure | null;
  readonly done: readonly SavingStep[];
  /** Labels of the features that were moved to another category. */
  readonly moved: readonly string[];
  /** Why the lists could not be read again; null where they show what is stored. */
  readonly unread: Failure | null;
}

export interface EtimOverviewContext {
  readonly maySort: boolean;
  readonly features: ReadonlyMap<Id, ListedFeature>;
  readonly categories: readonly ListedCategory[];
  /** As it is shown. */
  readonly order: EtimOrder;
  /** The last one that the server is known to have. */
  readonly stored: EtimOrder;
  readonly versions: OrderToSave['versions'];
  readonly failure: Failure | null;
  /** The save that was refused, until the lists are read again. */
  readonly refused: Pick<SavedOrder, 'failure' | 'done'> | null;
  /** Of the last save. */
  readonly savedAt: Instant | null;
  /** Somebody wants to leave: what moves during a save is saved without a rest. */
  readonly hurried: boolean;
  readonly flags: RowFlags;
  /** Other than is shown may be stored: the lists are read again as soon as nothing is being moved. */
  readonly isDoubtful: boolean;
}

export type EtimOverviewEvent =
  | { readonly type: 'retry.requested' }
  | ({ readonly type: 'features.moved' } & FeatureMove)
  | ({ readonly type: 'category.moved' } & CategoryMove)
  /** The screen closes: save now. */
  | { readonly type: 'save.requested' }
  | ({ readonly type: 'flag.toggled' } & FlagChange)
  | FlagSign
  /** Live: somebody else changed a list. Rule R-LIV-06. */
  | { readonly type: 'rows.doubted' };

const refusedOf = (
  { refused, features }: Pick<EtimOverviewContext, 'refused' | 'features'>,
  unread: Failure | null,
): RefusedOrder => ({
  failure: refused?.failure ?? null,
  done: refused?.done ?? [],
  moved: (refused?.done ?? []).flatMap((step) =>
    step.kind === 'move' ? [features.get(step.id)?.label ?? step.id] : [],
  ),
  unread,
});

/** What was read, with the flags that its answer does not tell. */
const shownWith = (flags: RowFlags, read: ReadLists) => {
  const shown = shownOf(read);
  const next = afterReading(flags, flagIn(shown.features));
  return { ...shown, flags: next.flags, features: withFlags(shown.features, next.shown) };
};

const isUnsaved = ({ order, stored, maySort }: Pick<EtimOverviewContext, 'order' | 'stored' | 'maySort'>): boolean =>
  savingSteps(stored, order, maySort).length > 0;

/**
 * The ETIM overview: reads all lists, saves flags at once and moves when nothing moved for a while, one save at a time.
 * After a refused save the lists are read again, so that everybody sees one order. Rules R-CAT-04, R-CAT-27, R-CAT-32.
 */
export const etimOverviewMachine = setup({
  types: {
    input: phantom<{ readonly maySort: boolean }>(),
    context: phantom<EtimOverviewContext>(),
    events: phantom<EtimOverviewEvent>(),
    /** A move is taken. */
    tags: phantom<'movable'>(),
  },
  actors: {
    readLists: fromPromise<Outcome<ReadLists>>(unwired('readLists')),
    saveOrder: fromPromise<SavedOrder, OrderToSave>(unwired('saveOrder')),
    /** Takes `FlagAsk`, and answers with the signs of flags. */
    followFlags: fromCallback<FlagAsk>(unwired('followFlags')),
    /** Answers with `rows.doubted`. */
    followRows: fromCallback<RowsShown>(unwired('followRows')),
  },
  actions: {
    announceRefused: (_, _params: RefusedOrder) => unwired('announceRefused')(),
    showSign: assign(({ context, event }) => {
      if (event.type !== 'flag.wanted' && event.type !== 'flag.stored' && event.type !== 'flag.settled') return context;
      const { flags, shown } = afterSign(context.flags, event, flagIn(context.features));
      return {
        flags,
        features: shown === null ? context.features : withFlags(context.features, [shown]),
        isDoubtful: context.isDoubtful || isDoubtful(event),
      };
    }),
    beginReading: assign(({ context }) => ({ flags: beforeReading(context.flags), isDoubtful: false })),
    showLists: assign(({ context }, { read }: { readonly read: ReadLists | null }) =>
      read === null ? {} : shownWith(context.flags, read),
    ),
    doubt: assign({ isDoubtful: true }),
    move: assign({
      order: ({ context: { order }, event }) =>
        event.type === 'features.moved'
          ? moveFeatures(order, event)
          : event.type === 'category.moved'
            ? moveCategory(order, event)
            : order,
    }),
  },
  guards: {
    isHurried: ({ context }) => context.hurried,
    isDoubtful: ({ context }) => context.isDoubtful,
    isUnchanged: ({ context }) => !isUnsaved(context),
    isSavedAndMoved: ({ context }, saved: SavedOrder) =>
      saved.failure === null && isUnsaved({ ...context, stored: saved.stored }),
    isSaved: (_, saved: SavedOrder) => saved.failure === null,
  },
  delays: { rest: SORT_REST },
}).createMachine({
  id: 'etim-overview',
  context: ({ input: { maySort } }) => ({
    maySort,
    features: new Map(),
    categories: [],
    order: NO_ORDER,
    stored: NO_ORDER,
    versions: new Map(),
    failure: null,
    refused: null,
    savedAt: null,
    hurried: false,
    flags: NO_ROW_FLAGS,
    isDoubtful: false,
  }),
  invoke: [
    { id: 'flags', src: 'followFlags' },
    { id: 'rows', src: 'followRows' },
  ],
  initial: 'loading',
  on: {
    'flag.toggled': {
      actions: sendTo('flags', ({ event: { id, flag, value } }) => ({ type: 'want', id, field: flag, value })),
    },
    'flag.wanted': { actions: 'showSign' },
    'flag.stored': { actions: 'showSign' },
    'flag.settled': { actions: 'showSign' },
    'rows.doubted': { actions: 'doubt' },
  },
  states: {
    loading: {
      entry: 'beginReading',
      invoke: {
        src: 'readLists',
        onDone: [
          {
            guard: succeeded,
            target: 'settled',
            actions: { type: 'showLists', params: ({ event }) => ({ read: valueOf(event) }) },
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
    settled: {
      tags: 'movable',
      entry: [assign({ hurried: false }), sendTo('rows', { type: 'rows.shown' })],
      always: { guard: 'isDoubtful', target: 'refreshing' },
      on: {
        'features.moved': { target: 'waiting', actions: 'move' },
        'category.moved': { target: 'waiting', actions: 'move' },
      },
    },
    waiting: {
      tags: 'movable',
      always: [
        { guard: 'isUnchanged', target: 'settled' },
        { guard: 'isHurried', target: 'saving' },
      ],
      after: { rest: 'saving' },
      on: {
        'features.moved': { target: 'waiting', reenter: true, actions: 'move' },
        'category.moved': { target: 'waiting', reenter: true, actions: 'move' },
        'save.requested': 'saving',
      },
    },
    saving: {
      tags: 'movable',
      entry: assign({ hurried: false }),
      on: {
        'features.moved': { actions: 'move' },
        'category.moved': { actions: 'move' },
        'save.requested': { actions: assign({ hurried: true }) },
      },
      invoke: {
        src: 'saveOrder',
        input: ({ context: { stored, order, versions, maySort } }) => ({
          steps: savingSteps(stored, order, maySort),
          stored,
          versions,
        }),
        onDone: [
          {
            guard: { type: 'isSavedAndMoved', params: ({ event }) => event.output },
            target: 'waiting',
            actions: assign(({ event: { output } }) => ({ stored: output.stored, versions: output.versions })),
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'settled',
            actions: assign(({ event: { output } }) => ({
              stored: output.stored,
              versions: output.versions,
              savedAt: output.at,
            })),
          },
          {
            target: 'rereading',
            actions: assign(({ event: { output } }) => ({
              order: output.stored,
              stored: output.stored,
              versions: output.versions,
              refused: output,
            })),
          },
        ],
      },
    },
    /** What is shown stays until the lists are read again, and where that fails; a move comes first. */
    refreshing: {
      tags: 'movable',
      entry: 'beginReading',
      on: {
        'features.moved': { target: 'waiting', actions: ['move', 'doubt'] },
        'category.moved': { target: 'waiting', actions: ['move', 'doubt'] },
      },
      invoke: {
        src: 'readLists',
        onDone: [
          {
            guard: succeeded,
            target: 'settled',
            actions: { type: 'showLists', params: ({ event }) => ({ read: valueOf(event) }) },
          },
          { target: 'settled' },
        ],
      },
    },
    /** After a refused save: shows the stored order until the lists are read again; a move would be refused. */
    rereading: {
      entry: 'beginReading',
      invoke: {
        src: 'readLists',
        onDone: [
          {
            guard: succeeded,
            target: 'settled',
            actions: [
              { type: 'announceRefused', params: ({ context }) => refusedOf(context, null) },
              { type: 'showLists', params: ({ event }) => ({ read: valueOf(event) }) },
              assign({ refused: null }),
            ],
          },
          {
            target: 'settled',
            actions: [
              { type: 'announceRefused', params: ({ context, event }) => refusedOf(context, failureOf(event)) },
              assign({ refused: null }),
            ],
          },
        ],
      },
    },
  },
});
