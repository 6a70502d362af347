import { assign, fromCallback, fromPromise, setup, spawnChild, type EventObject } from 'xstate';
import type { EtimFlag } from '../../domain/catalogue/etim-feature.rule';
import {
  moveCategory,
  moveFeatures,
  NO_ORDER,
  orderOf,
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
import { SORT_REST } from './order-saving.machine';
import type { Ordered } from './ports/ordered.port';

/** Categories and features as they were read. */
export interface ReadLists {
  readonly categories: Ordered<ListedCategory>;
  readonly features: Ordered<ListedFeature>;
}

/** Key of the version of the order of the categories; features have that of their group. */
export const CATEGORIES = 'categories';

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

export interface FlagChange {
  readonly id: Id;
  readonly flag: EtimFlag;
  readonly value: boolean;
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
}

export type EtimOverviewEvent =
  | { readonly type: 'retry.requested' }
  | ({ readonly type: 'features.moved' } & FeatureMove)
  | ({ readonly type: 'category.moved' } & CategoryMove)
  /** The screen closes: save now. */
  | { readonly type: 'save.requested' }
  | ({ readonly type: 'flag.toggled' } & FlagChange)
  | ({ readonly type: 'flag.settled'; readonly failure: Failure | null } & FlagChange);

const shownOf = ({ categories, features }: ReadLists) => {
  const order = orderOf(categories.rows, features.rows);
  const known = new Set(categories.rows.map(({ id }) => id));
  // A category that was added between the two answers is named by its features.
  const late = new Map(
    features.rows.flatMap(({ category }) =>
      category === null || known.has(category.id) ? [] : [[category.id, category] as const],
    ),
  );
  return {
    features: new Map(features.rows.map((feature) => [feature.id, feature])),
    categories: [...categories.rows, ...late.values()],
    order,
    stored: order,
    versions: new Map<Id, string | null>([
      ...[...order.features.keys()].map((group) => [group, features.version] as const),
      [CATEGORIES, categories.version],
    ]),
    failure: null,
  };
};

const withFlag = (
  features: ReadonlyMap<Id, ListedFeature>,
  { id, flag, value }: FlagChange,
): ReadonlyMap<Id, ListedFeature> => {
  const feature = features.get(id);
  return feature === undefined || feature[flag] === value
    ? features
    : new Map(features).set(id, { ...feature, [flag]: value });
};

/** The change of a flag, as it is sent; the machine only asks of its own event. */
const flagOf = (event: EtimOverviewEvent): FlagChange => {
  if (event.type !== 'flag.toggled') throw new Error(`${event.type} changes no flag`);
  return { id: event.id, flag: event.flag, value: event.value };
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
  },
  actors: {
    readLists: fromPromise<Outcome<ReadLists>>(unwired('readLists')),
    saveOrder: fromPromise<SavedOrder, OrderToSave>(unwired('saveOrder')),
    saveFlag: fromCallback<EventObject, FlagChange>(unwired('saveFlag')),
  },
  actions: {
    announceRefused: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefused')(),
    announceFlag: (_, _params: FlagChange & { readonly failure: Failure | null }) => unwired('announceFlag')(),
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
  }),
  initial: 'loading',
  on: {
    'flag.toggled': {
      actions: [
        assign({ features: ({ context, event }) => withFlag(context.features, event) }),
        spawnChild('saveFlag', { input: ({ event }) => flagOf(event) }),
      ],
    },
    'flag.settled': [
      {
        guard: ({ event }) => event.failure === null,
        actions: [
          assign({ features: ({ context, event }) => withFlag(context.features, event) }),
          { type: 'announceFlag', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          assign({ features: ({ context, event }) => withFlag(context.features, { ...event, value: !event.value }) }),
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
      on: {
        'features.moved': { target: 'waiting', actions: 'move' },
        'category.moved': { target: 'waiting', actions: 'move' },
      },
    },
    waiting: {
      always: { guard: 'isUnchanged', target: 'settled' },
      after: { rest: 'saving' },
      on: {
        'features.moved': { target: 'waiting', reenter: true, actions: 'move' },
        'category.moved': { target: 'waiting', reenter: true, actions: 'move' },
        'save.requested': 'saving',
      },
    },
    saving: {
      on: { 'features.moved': { actions: 'move' }, 'category.moved': { actions: 'move' } },
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
        onDone: {
          target: 'settled',
          actions: assign(({ context, event }) => {
            const read = valueOf(event);
            return read === null ? context : shownOf(read);
          }),
        },
      },
    },
  },
});
