import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { RedirectRow } from '../../domain/site/redirect';
import type { ReadCount } from '../shared/read-all';

interface RedirectCheckContext extends ReadCount {
  /** So many are read without asking. */
  readonly most: number;
  readonly rules: readonly RedirectRow[];
  readonly failure: Failure | null;
}

type RedirectCheckEvent =
  | ({ readonly type: 'rules.counted' } & ReadCount)
  /** Read them, however many; read them again. */
  | { readonly type: 'check.requested' };

/**
 * Reads all redirects of the website, because what is wrong with one depends on the others. Whoever stops it stops the
 * reading.
 */
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
        onDone: [
          { guard: succeeded, target: 'read', actions: assign({ rules: ({ event }) => valueOf(event) ?? [] }) },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    /** There are more than are read unasked. */
    waiting: { on: { 'check.requested': { target: 'reading', actions: assign({ most: Infinity }) } } },
    read: {},
    failed: { on: { 'check.requested': 'reading' } },
  },
});
