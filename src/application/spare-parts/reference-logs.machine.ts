import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Page } from '../../domain/shared/list-query';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { SparePartLogRow } from '../../domain/spare-parts/spare-part-log';
import type { LogsAsked } from './ports/reference-logs.port';

/** A page of entries, and all levels that occur. */
export interface LogsRead {
  readonly page: Page<SparePartLogRow>;
  readonly levels: readonly string[];
}

interface LogsContext {
  readonly asked: LogsAsked;
  /** Null before the first answer; kept while another page loads. */
  readonly read: LogsRead | null;
  readonly failure: Failure | null;
}

type LogsEvent =
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'levels.chosen'; readonly levels: readonly string[] }
  | { readonly type: 'retry.requested' };

/** Log of a reference, by page and level. Rule R-SPA-24. */
export const referenceLogsMachine = setup({
  types: {
    input: phantom<Id>(),
    context: phantom<LogsContext>(),
    events: phantom<LogsEvent>(),
  },
  actors: { readLogs: fromPromise<Outcome<LogsRead>, LogsAsked>(unwired('readLogs')) },
}).createMachine({
  id: 'reference-logs',
  context: ({ input: reference }) => ({ asked: { reference, page: 1, levels: [] }, read: null, failure: null }),
  initial: 'loading',
  on: {
    'page.chosen': {
      target: '.loading',
      actions: assign(({ context: { asked }, event: { page } }) => ({ asked: { ...asked, page } })),
    },
    /** Another choice of levels starts at the first page. */
    'levels.chosen': {
      target: '.loading',
      actions: assign(({ context: { asked }, event: { levels } }) => ({ asked: { ...asked, page: 1, levels } })),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'readLogs',
        input: ({ context: { asked } }) => asked,
        onDone: byOutcome(
          {
            target: 'shown',
            actions: assign({ read: ({ event }) => valueOf(event), failure: null }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
