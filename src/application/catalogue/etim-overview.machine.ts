import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild, type EventObject } from 'xstate';
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
import {
  savingOf,
  settledFlag,
  withFlag,
  without,
  withWanted,
  type FlagChange,
  type PendingFlags,
  type SettledFlag,
} from './etim-flags';
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
  readonly at: Instant;
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
  /** Of the last save. */
  readonly savedAt: Instant | null;
  /** Somebody wants to leave: what moves during a save is saved without a rest. */
  readonly hurried: boolean;
  /** Flags that are being saved, by feature and flag. */
  readonly pending: PendingFlags;
}

export type EtimOverviewEvent =
  | { readonly type: 'retry.requested' }
  | ({ readonly type: 'features.moved' } & FeatureMove)
  | ({ readonly type: 'category.moved' } & CategoryMove)
  /** The screen closes: save now. */
  | { readonly type: 'save.requested' }
  | ({ readonly type: 'flag.toggled' } & FlagChange)
  | ({ readonly type: 'flag.settled' } & SettledFlag);

/** The change of a flag, as it is sent; the machine only asks of its own events. */
const flagOf = (pending: PendingFlags, event: EtimOverviewEvent): FlagChange => {
  if (event.type !== 'flag.toggled' && event.type !== 'flag.settled') throw new Error(`${event.type} changes no flag`);
  const { id, flag, value } = event;
  return { id, flag, value: pending.get(savingOf(event))?.wanted ?? value };
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
    saveFlag: fromCallback<EventObject, FlagChange>(unwired('saveFlag')),
  },
  actions: {
    announceRefused: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefused')(),
    announceFlag: (_, _params: SettledFlag) => unwired('announceFlag')(),
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
    isSaving: ({ context }, change: FlagChange) => context.pending.has(savingOf(change)),
    isWantedOtherwise: ({ context }, change: FlagChange) => {
      const flag = context.pending.get(savingOf(change));
      return flag !== undefined && flag.wanted !== change.value;
    },
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
    savedAt: null,
    hurried: false,
    pending: new Map(),
  }),
  initial: 'loading',
  on: {
    'flag.toggled': [
      {
        guard: { type: 'isSaving', params: ({ event }) => event },
        actions: assign(({ context, event }) => ({
          features: withFlag(context.features, event),
          pending: withWanted(context.pending, event),
        })),
      },
      {
        actions: [
          assign(({ context, event }) => ({
            features: withFlag(context.features, event),
            pending: withWanted(context.pending, event),
          })),
          spawnChild('saveFlag', {
            id: ({ event }) => savingOf(event),
            input: ({ context, event }) => flagOf(context.pending, event),
          }),
        ],
      },
    ],
    'flag.settled': [
      {
        guard: { type: 'isWantedOtherwise', params: ({ event }) => event },
        actions: [
          stopChild(({ event }) => savingOf(event)),
          assign({
            pending: ({ context: { pending }, event }) =>
              new Map(pending).set(savingOf(event), {
                stored: settledFlag(pending, event).value,
                wanted: !event.value,
              }),
          }),
          spawnChild('saveFlag', {
            id: ({ event }) => savingOf(event),
            input: ({ context, event }) => flagOf(context.pending, event),
          }),
        ],
      },
      {
        actions: [
          stopChild(({ event }) => savingOf(event)),
          assign(({ context: { features, pending }, event }) => ({
            features: withFlag(features, settledFlag(pending, event)),
            pending: without(pending, savingOf(event)),
          })),
          { type: 'announceFlag', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    loading: {
      invoke: {
        src: 'readLists',
        onDone: [
          {
            guard: succeeded,
            target: 'settled',
            actions: assign(({ context, event }) => {
              const read = valueOf(event);
              return read === null ? context : shownOf(read);
            }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
    settled: {
      tags: 'movable',
      entry: assign({ hurried: false }),
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
            actions: [
              { type: 'announceRefused', params: ({ event }) => ({ failure: event.output.failure }) },
              assign(({ event: { output } }) => ({
                order: output.stored,
                stored: output.stored,
                versions: output.versions,
              })),
            ],
          },
        ],
      },
    },
    /** Shows the stored order until the lists are read again; a move would be refused. */
    rereading: {
      invoke: {
        src: 'readLists',
        onDone: [
          {
            guard: succeeded,
            target: 'settled',
            actions: assign(({ context, event }) => {
              const read = valueOf(event);
              return read === null ? context : shownOf(read);
            }),
          },
          {
            target: 'settled',
            actions: { type: 'announceRefused', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
        ],
      },
    },
  },
});
