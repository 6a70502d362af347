import { assign, fromPromise, setup } from 'xstate';
import type { ContentItem, HistoryEntry } from '../../domain/content/content-item';
import type { ContentModule } from '../../domain/content/modules.rule';
import { initialPair, isValidPair, type VersionPair } from '../../domain/content/version-pair';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { ItemVersions } from './ports/versions.port';

interface Compared {
  readonly module: ContentModule;
  readonly history: readonly HistoryEntry[];
}

interface Context extends Compared {
  /** Null without history. */
  readonly pair: VersionPair | null;
  /** Loaded entries; each is read once. */
  readonly known: ReadonlyMap<Id, ContentItem>;
  readonly failure: Failure | null;
}

const missingFieldsOf = ({ pair, known }: Context): Id | null =>
  [pair?.from ?? null, pair?.to ?? null].find((id) => id !== null && !known.has(id)) ?? null;

/** The two compared states, with loading, retry and cancellation. Rule R-CON-08. */
export const versionsMachine = setup({
  types: {
    input: phantom<Compared & { /** Whether the draft differs from the last save. */ readonly edited: boolean }>(),
    context: phantom<Context>(),
    events: phantom<
      { readonly type: 'versions.chosen'; readonly pair: VersionPair } | { readonly type: 'retry.requested' }
    >(),
  },
  actors: {
    loadVersion: fromPromise<Outcome<ItemVersions>, { readonly module: ContentModule; readonly entry: Id }>(
      unwired('loadVersion'),
    ),
  },
}).createMachine({
  id: 'versions',
  context: ({ input: { module, history, edited } }) => ({
    module,
    history,
    pair: initialPair(history, edited),
    known: new Map(),
    failure: null,
  }),
  initial: 'checking',
  on: {
    'versions.chosen': {
      // Cancels the load of the previous choice.
      target: '.checking',
      guard: ({ context, event }) => isValidPair(context.history, event.pair),
      actions: assign(({ event }) => ({ pair: event.pair, failure: null })),
    },
  },
  states: {
    checking: {
      always: [{ guard: ({ context }) => missingFieldsOf(context) === null, target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'loadVersion',
        input: ({ context }) => ({ module: context.module, entry: missingFieldsOf(context) ?? '' }),
        onDone: byOutcome(
          {
            target: 'checking',
            actions: assign({
              known: ({ context, event }) => {
                const [entry, came] = [missingFieldsOf(context), valueOf(event)];
                return entry === null || came === null
                  ? context.known
                  : new Map([...context.known, [entry, came.then]]);
              },
            }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': { target: 'checking', actions: assign({ failure: null }) } } },
  },
});
