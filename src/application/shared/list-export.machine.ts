import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { FilterShape, ListQuery } from '../../domain/shared/list-query';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Kind } from '../../domain/shared/resource';
import type { ReadCount } from './read-all';

interface ListExportContext<Filter extends FilterShape> {
  readonly query: ListQuery<Filter>;
  readonly counted: ReadCount;
  readonly failure: Failure | null;
}

type ListExportEvent =
  | { readonly type: 'rows.counted'; readonly count: ReadCount }
  | { readonly type: 'export.retried' };

/** Exports all rows of a query as one file. Stopping it saves no file. */
export const listExportMachineOf = <K extends Kind>() =>
  setup({
    types: {
      context: phantom<ListExportContext<K['filter']>>(),
      events: phantom<ListExportEvent>(),
      input: phantom<{ readonly query: ListQuery<K['filter']> }>(),
      emitted: phantom<{ readonly type: 'export.done' }>(),
    },
    actors: {
      readRows: fromPromise<
        Outcome<readonly K['row'][]>,
        { readonly query: ListQuery<K['filter']>; readonly onCount: (count: ReadCount) => void }
      >(unwired('readRows')),
    },
    actions: { saveRows: (_, _params: { readonly rows: readonly K['row'][] }) => unwired('saveRows')() },
  }).createMachine({
    id: 'list-export',
    context: ({ input }) => ({ query: input.query, counted: { done: 0, total: 0 }, failure: null }),
    initial: 'reading',
    states: {
      reading: {
        entry: assign({ counted: { done: 0, total: 0 }, failure: null }),
        invoke: {
          src: 'readRows',
          input: ({ context, self }) => ({
            query: context.query,
            onCount: (count) => {
              self.send({ type: 'rows.counted', count });
            },
          }),
          onDone: byOutcome(
            {
              target: 'saved',
              actions: [
                { type: 'saveRows', params: ({ event }) => ({ rows: valueOf(event) ?? [] }) },
                emit({ type: 'export.done' }),
              ],
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ),
        },
        on: { 'rows.counted': { actions: assign({ counted: ({ event }) => event.count }) } },
      },
      failed: { on: { 'export.retried': 'reading' } },
      saved: { type: 'final' },
    },
  });

export type ListExportMachine<K extends Kind> = ReturnType<typeof listExportMachineOf<K>>;
