import { assign, emit, enqueueActions, raise } from 'xstate';
import { byOutcome, failureOf, valueOf } from '../../domain/shared/outcome';
import { noSelection } from '../../domain/shared/list/selection';
import { afterRow, noRemoval, noRemovalTargets, selectedRows } from './library';
import { libraryParts } from './library-parts';

/** Downloads: one at a time, independent of the other actions. */
export const homeState = libraryParts.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'download.requested': 'fetching' } },
    fetching: {
      invoke: {
        src: 'takeHome',
        input: ({ event }) => (event.type === 'download.requested' ? event.path : ''),
        onDone: byOutcome(
          { target: 'idle' },
          {
            target: 'idle',
            actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
        ),
      },
    },
  },
});

const KEPT = ['announceKept', 'forgetRemoval'] as const;

/** Exclusive actions on rows: rename, delete, move. */
export const actState = libraryParts.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'naming.requested': {
          target: 'naming',
          actions: assign({ naming: ({ event }) => event.naming, typed: '', nameFailure: null }),
        },
        'removal.requested': {
          guard: ({ context }) => selectedRows(context).length > 0,
          target: 'looking',
          actions: assign({ targets: ({ context }) => ({ ...noRemovalTargets, rows: selectedRows(context) }) }),
        },
        'move.requested': 'moving',
      },
    },
    naming: {
      on: {
        'name.submitted': {
          target: 'savingName',
          actions: assign({ typed: ({ event }) => event.name, nameFailure: null }),
        },
        'naming.cancelled': 'idle',
      },
    },
    savingName: {
      invoke: {
        src: 'saveName',
        input: ({ context }) => ({ naming: context.naming, name: context.typed }),
        onDone: byOutcome(
          {
            target: 'idle',
            actions: [
              {
                type: 'announceNamed',
                params: ({ context, event }) => ({ naming: context.naming, path: valueOf(event) }),
              },
              enqueueActions(({ event, enqueue }) => {
                if (valueOf(event) !== null) enqueue.raise({ type: 'reload.requested' });
              }),
              emit(({ context: { naming }, event }) => {
                const from = naming === null || naming.kind === 'folder.new' ? null : naming.path;
                return { type: 'path.changed', from, to: valueOf(event) ?? from ?? '' };
              }),
            ],
          },
          // Deleted meanwhile: the displayed rows are stale.
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'idle',
            actions: [
              {
                type: 'announceNameRefused',
                params: ({ context, event }) => ({ naming: context.naming, failure: failureOf(event) }),
              },
              raise({ type: 'reload.requested' }),
            ],
          },
          {
            target: 'naming',
            actions: [
              assign({ nameFailure: ({ event }) => failureOf(event) }),
              {
                type: 'announceNameRefused',
                params: ({ context, event }) => ({ naming: context.naming, failure: failureOf(event) }),
              },
            ],
          },
        ),
      },
    },
    /** Loads usage before the confirmation; a failure does not block it. Rule R-LIB-12. */
    looking: {
      invoke: {
        src: 'findUses',
        input: ({ context }) => context.targets.rows,
        onDone: {
          target: 'confirming',
          actions: assign({ targets: ({ context, event }) => ({ ...context.targets, ...valueOf(event) }) }),
        },
      },
      on: { 'removal.closed': { target: 'idle', actions: KEPT } },
    },
    confirming: {
      on: {
        'removal.confirmed': {
          target: 'removing',
          actions: assign({ removal: ({ context }) => ({ ...noRemoval, left: context.targets.rows }) }),
        },
        'removal.closed': { target: 'idle', actions: KEPT },
      },
    },
    removing: {
      invoke: {
        src: 'removeRow',
        input: ({ context }) => context.removal.left[0],
        onDone: [
          {
            guard: { type: 'allGone', params: ({ event }) => event },
            target: 'idle',
            actions: [
              { type: 'announceRemoved', params: ({ context }) => ({ count: context.targets.rows.length }) },
              'forgetRemoval',
              'clearSelection',
              raise({ type: 'reload.requested' }),
            ],
          },
          {
            guard: 'isLast',
            target: 'reporting',
            actions: [
              assign({
                removal: ({ context, event }) => afterRow(context.removal, failureOf(event)),
                selection: noSelection,
              }),
              raise({ type: 'reload.requested' }),
            ],
          },
          {
            target: 'removing',
            reenter: true,
            actions: assign({ removal: ({ context, event }) => afterRow(context.removal, failureOf(event)) }),
          },
        ],
      },
      // A request in flight is not cancelled: without its answer, the outcome is unknown.
      on: {
        'removal.stopped': { actions: assign({ removal: ({ context }) => ({ ...context.removal, stopped: true }) }) },
      },
    },
    /** Shows refused and remaining rows until closed. */
    reporting: { on: { 'removal.closed': { target: 'idle', actions: 'forgetRemoval' } } },
    moving: {
      invoke: {
        src: 'moveFiles',
        input: ({ event }) => (event.type === 'move.requested' ? event : { paths: [], target: '' }),
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'announceMoved',
              params: ({ event }) => ({ count: valueOf(event) ?? 0, failure: failureOf(event) }),
            },
            raise({ type: 'reload.requested' }),
          ],
        },
      },
    },
  },
});
