import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { ListQuery } from '../../domain/shared/list-query';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Identified, Kind } from '../../domain/shared/resource';
import {
  afterBatch,
  batchOf,
  noRemoval,
  unsureAfter,
  type BulkRemovalContext,
  type BulkRemovalEvent,
} from './bulk-removal';
import type { RemovalReport } from './ports/resource-gateway.port';
import type { ReadCount } from './read-all';

const removable = <Row extends Identified>(
  { kept }: Pick<BulkRemovalContext, 'kept'>,
  rows: readonly Row[] | null,
): readonly Row[] => rows?.filter(({ id }) => id !== kept) ?? [];

/**
 * Deletes all rows of a query: collect, confirm, then delete in batches.
 * Can be stopped, and continued after a stop or failure. Rule R-SHR-30.
 */
export const bulkRemovalMachineOf = <K extends Kind>() =>
  setup({
    types: {
      context: phantom<BulkRemovalContext<K>>(),
      events: phantom<BulkRemovalEvent<K['filter']>>(),
      /** Rows may be deleted; displayed data is stale. */
      emitted: phantom<{ readonly type: 'rows.changed' }>(),
    },
    actors: {
      collectRows: fromPromise<
        Outcome<readonly K['row'][]>,
        { readonly query: ListQuery<K['filter']> | null; readonly onCount: (count: ReadCount) => void }
      >(unwired('collectRows')),
      /** Returns `Unauthenticated`, without a call, when another user has signed in. */
      removeBatch: fromPromise<Outcome<RemovalReport>, { readonly person: Id | null; readonly ids: readonly Id[] }>(
        unwired('removeBatch'),
      ),
    },
    actions: {
      announceKept: unwired('announceKept'),
      announceRemoval: (_, _params: { readonly count: number }) => unwired('announceRemoval')(),
      /** Announces failures that close the screen; the screen shows other failures itself. */
      announceEnd: (_, _params: { readonly failure: Failure | null; readonly done: number; readonly count: number }) =>
        unwired('announceEnd')(),
    },
    guards: {
      failed: (_, event: { readonly output: Outcome<unknown> }) => !succeeded({ event }),
      isLast: ({ context }) => context.left.length <= batchOf(context).length,
      allGone: ({ context }, event: { readonly output: Outcome<RemovalReport> }) => {
        const next = afterBatch(context, valueOf(event));
        return next.left.length === 0 && next.refused.length === 0;
      },
      isStopping: ({ context }) => context.stopping,
    },
  }).createMachine({
    id: 'bulk-removal',
    context: noRemoval,
    initial: 'idle',
    on: { 'removal.forgotten': '.idle' },
    states: {
      idle: {
        entry: assign(noRemoval),
        on: {
          'removal.asked': {
            target: 'collecting',
            actions: assign(({ event }) => ({ query: event.query, person: event.person, kept: event.kept ?? null })),
          },
        },
      },
      collecting: {
        entry: assign({ counted: noRemoval.counted, failure: null }),
        invoke: {
          src: 'collectRows',
          input: ({ context, self }) => ({
            query: context.query,
            onCount: (count) => {
              self.send({ type: 'rows.counted', count });
            },
          }),
          onDone: [
            {
              guard: { type: 'failed', params: ({ event }) => event },
              target: 'unread',
              actions: assign({ failure: ({ event }) => failureOf(event) }),
            },
            {
              guard: ({ context, event }) => removable(context, valueOf(event)).length === 0,
              target: 'idle',
              actions: emit({ type: 'rows.changed' }),
            },
            {
              target: 'confirming',
              actions: assign(({ context, event }) => {
                const rows = removable(context, valueOf(event));
                return { rows, left: rows.map(({ id }) => id) };
              }),
            },
          ],
        },
        on: {
          'rows.counted': { actions: assign({ counted: ({ event }) => event.count }) },
          'removal.closed': 'idle',
        },
      },
      /** Collecting failed; nothing was deleted. */
      unread: { on: { 'removal.retried': 'collecting', 'removal.closed': 'idle' } },
      confirming: {
        on: { 'removal.confirmed': 'removing', 'removal.closed': { target: 'idle', actions: 'announceKept' } },
      },
      removing: {
        on: { 'removal.stopped': { actions: assign({ stopping: true }) } },
        invoke: {
          src: 'removeBatch',
          input: ({ context }) => ({ person: context.person, ids: batchOf(context) }),
          onDone: [
            {
              guard: { type: 'failed', params: ({ event }) => event },
              target: 'broken',
              actions: [
                {
                  type: 'announceEnd',
                  params: ({ context, event }) => ({
                    failure: failureOf(event),
                    done: context.done,
                    count: context.rows.length,
                  }),
                },
                assign(({ context, event }) => ({
                  failure: failureOf(event),
                  unsure: unsureAfter(context, failureOf(event)),
                })),
                emit({ type: 'rows.changed' }),
              ],
            },
            {
              guard: { type: 'allGone', params: ({ event }) => event },
              target: 'idle',
              actions: [
                { type: 'announceRemoval', params: ({ context }) => ({ count: context.rows.length }) },
                emit({ type: 'rows.changed' }),
              ],
            },
            {
              guard: 'isLast',
              target: 'reporting',
              actions: [
                assign(({ context, event }) => afterBatch(context, valueOf(event))),
                emit({ type: 'rows.changed' }),
              ],
            },
            {
              guard: 'isStopping',
              target: 'stopped',
              actions: [
                assign(({ context, event }) => afterBatch(context, valueOf(event))),
                emit({ type: 'rows.changed' }),
              ],
            },
            {
              target: 'removing',
              reenter: true,
              actions: assign(({ context, event }) => afterBatch(context, valueOf(event))),
            },
          ],
        },
      },
      stopped: {
        entry: assign({ stopping: false }),
        on: { 'removal.continued': 'removing', 'removal.closed': 'idle' },
      },
      /** A call failed; the context holds deleted, remaining and unconfirmed rows. */
      broken: {
        entry: assign({ stopping: false }),
        on: {
          'removal.continued': { target: 'removing', actions: assign({ failure: null }) },
          'removal.closed': 'idle',
        },
      },
      /** Shows refused rows until closed. */
      reporting: { on: { 'removal.closed': 'idle' } },
    },
  });

export type BulkRemovalMachine<K extends Kind> = ReturnType<typeof bulkRemovalMachineOf<K>>;
