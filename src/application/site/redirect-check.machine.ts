import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { RedirectRow } from '../../domain/site/redirect';
import type { ReadCount } from '../shared/read-all';

interface RedirectCheckContext extends ReadCount {
  /** Maximum rules that are loaded without confirmation. */
  readonly most: number;
  readonly rules: readonly RedirectRow[];
  readonly failure: Failure | null;
}

type RedirectCheckEvent =
  | ({ readonly type: 'rules.counted' } & ReadCount)
  /** Confirms loading, or repeats it. */
  | { readonly type: 'check.requested' };

/** Loads all redirects of the website, because findings depend on each other. Stopping it cancels the load. */
export const redirectCheckMachine = setup({
  types: {
    context: phantom<RedirectCheckContext>(),
    events: phantom<RedirectCheckEvent>(),
    input: phantom<{ readonly most: number }>(),
  },
  actors: {
    readRules: fromPromise<Outcome<readonly RedirectRow[]>, { readonly onCount: (count: ReadCount) => void }>(
      unwired('readRules'),
    ),
  },
  guards: { tooMany: ({ context, event }) => event.type === 'rules.counted' && event.total > context.most },
  actions: {
    count: assign(({ event }) => (event.type === 'rules.counted' ? { done: event.done, total: event.total } : {})),
  },
}).createMachine({
  id: 'redirectCheck',
  context: ({ input }) => ({ most: input.most, done: 0, total: 0, rules: [], failure: null }),
  initial: 'reading',
  states: {
    reading: {
      entry: assign({ done: 0, failure: null }),
      on: { 'rules.counted': [{ guard: 'tooMany', target: 'waiting', actions: 'count' }, { actions: 'count' }] },
      invoke: {
        src: 'readRules',
        input: ({ self }) => ({
          onCount: (count) => {
            self.send({ type: 'rules.counted', ...count });
          },
        }),
        onDone: byOutcome(
          { target: 'read', actions: assign({ rules: ({ event }) => valueOf(event) ?? [] }) },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    /** Waits for confirmation. */
    waiting: { on: { 'check.requested': { target: 'reading', actions: assign({ most: Infinity }) } } },
    read: {},
    failed: { on: { 'check.requested': 'reading' } },
  },
});
