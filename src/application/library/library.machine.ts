import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { noSelection, retain, select, selectAll } from '../../domain/shared/selection';
import type { LibraryRow } from '../../domain/library/folder-rows';
import type { FolderContents, FolderNode, LibraryFile } from '../../domain/library/library';
import type { LibraryPath } from '../../domain/library/path';
import { afterRow, looksEverywhere, noRemoval, nothingDoomed, selectedRows, selectionIn, shownRows, type FoundUses, type LibraryContext, type LibraryEvent, type Naming, type Shown } from './library';

interface MoveInput {
  readonly paths: readonly LibraryPath[];
  readonly target: LibraryPath;
}

const idsOf = (shown: Shown) => shownRows(shown).map(({ id }) => id);

/** The media library: a tree, the folder that is open, and what is done to it. The folder comes from the address. Rule R-LIB-04. */
export const libraryMachine = setup({
  types: {
    context: phantom<LibraryContext>(),
    events: phantom<LibraryEvent>(),
    input: phantom<Pick<LibraryContext, 'path' | 'wanted' | 'term' | 'everywhere' | 'sort'>>(),
    /** What stood at `from` stands at `to` from now on; a new folder comes from nowhere. The address may have to follow. */
    emitted: phantom<{ readonly type: 'path.changed'; readonly from: LibraryPath | null; readonly to: LibraryPath }>(),
  },
  actors: {
    loadTree: fromPromise<Outcome<readonly FolderNode[]>>(unwired('loadTree')),
    loadFolder: fromPromise<Outcome<FolderContents>, LibraryPath>(unwired('loadFolder')),
    /** `null` when the API cannot look everywhere. */
    lookEverywhere: fromPromise<Outcome<readonly LibraryFile[] | null>, string>(unwired('lookEverywhere')),
    /** `null` when the name is the one that it had. */
    saveName: fromPromise<Outcome<LibraryPath | null>, { readonly naming: Naming | null; readonly name: string }>(unwired('saveName')),
    findUses: fromPromise<Outcome<FoundUses>, readonly LibraryRow[]>(unwired('findUses')),
    removeRow: fromPromise<Outcome<void>, LibraryRow | undefined>(unwired('removeRow')),
    /** Resolves with how many. */
    moveFiles: fromPromise<Outcome<number>, MoveInput>(unwired('moveFiles')),
    takeHome: fromPromise<Outcome<void>, LibraryPath>(unwired('takeHome')),
  },
  actions: {
    announceTreeFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceTreeFailure')(),
    announceNamed: (_, _params: { readonly naming: Naming | null; readonly path: LibraryPath | null }) => unwired('announceNamed')(),
    announceNameRefused: (_, _params: { readonly naming: Naming | null; readonly failure: Failure | null }) => unwired('announceNameRefused')(),
    announceRemoved: (_, _params: { readonly count: number }) => unwired('announceRemoved')(),
    announceMoved: (_, _params: { readonly count: number; readonly failure: Failure | null }) => unwired('announceMoved')(),
    announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    clearSelection: assign({ selection: noSelection }),
    forgetRemoval: assign({ removal: noRemoval, doomed: nothingDoomed }),
  },
  guards: {
    succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }),
    found: (_, event: { readonly output: Outcome<readonly LibraryFile[] | null> }) => valueOf(event) !== null,
    isGone: (_, event: { readonly output: Outcome<unknown> }) => failureOf(event)?.kind === 'NotFound',
    looksEverywhere: ({ context }) => looksEverywhere(context),
    isLast: ({ context: { removal } }) => removal.stopped || removal.left.length <= 1,
    allGone: ({ context }, event: { readonly output: Outcome<void> }) => {
      const next = afterRow(context.removal, failureOf(event));
      return next.left.length === 0 && next.refused.length === 0;
    },
  },
}).createMachine({
  id: 'library',
  context: ({ input }) => ({
    ...input,
    tree: null, treeFailure: null, found: null, canLook: true, lookFailure: null, contents: null, failure: null, selection: noSelection,
    naming: null, typed: '', nameFailure: null, doomed: nothingDoomed, removal: noRemoval,
  }),
  type: 'parallel',
  states: {
    tree: {
      initial: 'loading',
      on: { 'reload.requested': '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadTree',
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'shown', actions: assign({ tree: ({ event }) => valueOf(event), treeFailure: null }) },
              {
                target: 'failed',
                actions: [assign({ treeFailure: ({ event }) => failureOf(event) }), { type: 'announceTreeFailure', params: ({ event }) => ({ failure: failureOf(event) }) }],
              },
            ],
          },
        },
        shown: {},
        failed: {},
      },
    },
    folder: {
      initial: 'loading',
      on: {
        'folder.opened': { target: '.loading', actions: assign(({ event }) => ({ path: event.path, wanted: event.wanted ?? null, contents: null, failure: null, selection: noSelection })) },
        'reload.requested': '.loading',
        'view.changed': {
          actions: assign(({ context, event: { term, everywhere, sort } }) => ({ selection: retain(context.selection, idsOf({ ...context, term, everywhere, sort })) })),
        },
        'row.clicked': { actions: assign({ selection: ({ context, event }) => select(context.selection, idsOf(context), event.id, event.keys) }) },
        'all.toggled': {
          actions: assign({ selection: ({ context }) => selectAll(context.selection, shownRows(context).filter(({ kind }) => kind !== 'parent').map(({ id }) => id)) }),
        },
        'selection.cleared': { actions: 'clearSelection' },
      },
      states: {
        loading: {
          invoke: {
            src: 'loadFolder',
            input: ({ context }) => context.path,
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event },
                target: 'shown',
                actions: assign(({ context, event }) => {
                  const contents = valueOf(event);
                  return { contents, failure: null, selection: selectionIn({ ...context, contents }), wanted: null };
                }),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        shown: {},
        failed: {},
      },
    },
    /** Looks in the whole library as long as that is asked for; an answer that is no longer wanted is left. */
    look: {
      initial: 'deciding',
      on: {
        'view.changed': { target: '.deciding', actions: assign(({ event: { term, everywhere, sort } }) => ({ term, everywhere, sort })) },
        'reload.requested': '.deciding',
      },
      states: {
        deciding: { always: [{ guard: 'looksEverywhere', target: 'asking' }, { target: 'off', actions: assign({ found: null, lookFailure: null }) }] },
        off: {},
        asking: {
          invoke: {
            src: 'lookEverywhere',
            input: ({ context }) => context.term,
            onDone: [
              {
                guard: { type: 'found', params: ({ event }) => event },
                target: 'shown',
                actions: assign(({ context, event }) => {
                  const found = valueOf(event);
                  return { found, lookFailure: null, selection: retain(context.selection, idsOf({ ...context, found })) };
                }),
              },
              { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'off', actions: assign({ canLook: false, found: null }) },
              { target: 'failed', actions: assign({ found: null, lookFailure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        shown: {},
        failed: {},
      },
    },
    /** A file is taken home beside everything else, one after the other. */
    home: {
      initial: 'idle',
      states: {
        idle: { on: { 'download.requested': 'fetching' } },
        fetching: {
          invoke: {
            src: 'takeHome',
            input: ({ event }) => (event.type === 'download.requested' ? event.path : ''),
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'idle' },
              { target: 'idle', actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) } },
            ],
          },
        },
      },
    },
    act: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'naming.requested': { target: 'naming', actions: assign({ naming: ({ event }) => event.naming, typed: '', nameFailure: null }) },
            'removal.requested': {
              guard: ({ context }) => selectedRows(context).length > 0,
              target: 'looking',
              actions: assign({ doomed: ({ context }) => ({ ...nothingDoomed, rows: selectedRows(context) }) }),
            },
            'move.requested': 'moving',
          },
        },
        naming: {
          on: {
            'name.submitted': { target: 'savingName', actions: assign({ typed: ({ event }) => event.name, nameFailure: null }) },
            'naming.cancelled': 'idle',
          },
        },
        savingName: {
          invoke: {
            src: 'saveName',
            input: ({ context }) => ({ naming: context.naming, name: context.typed }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event },
                target: 'idle',
                actions: [
                  { type: 'announceNamed', params: ({ context, event }) => ({ naming: context.naming, path: valueOf(event) }) },
                  enqueueActions(({ event, enqueue }) => { if (valueOf(event) !== null) enqueue.raise({ type: 'reload.requested' }); }),
                  emit(({ context: { naming }, event }) => {
                    const from = naming === null || naming.kind === 'folder.new' ? null : naming.path;
                    return { type: 'path.changed', from, to: valueOf(event) ?? from ?? '' };
                  }),
                ],
              },
              // It went meanwhile: there is nothing to name, and what is shown is out of date.
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                target: 'idle',
                actions: [{ type: 'announceNameRefused', params: ({ context, event }) => ({ naming: context.naming, failure: failureOf(event) }) }, raise({ type: 'reload.requested' })],
              },
              {
                target: 'naming',
                actions: [
                  assign({ nameFailure: ({ event }) => failureOf(event) }),
                  { type: 'announceNameRefused', params: ({ context, event }) => ({ naming: context.naming, failure: failureOf(event) }) },
                ],
              },
            ],
          },
        },
        /** Where the files are shown is told before they are deleted; a failure of that is no reason to wait. Rule R-LIB-12. */
        looking: {
          invoke: {
            src: 'findUses',
            input: ({ context }) => context.doomed.rows,
            onDone: { target: 'confirming', actions: assign({ doomed: ({ context, event }) => ({ ...context.doomed, ...valueOf(event) }) }) },
          },
          on: { 'removal.closed': { target: 'idle', actions: 'forgetRemoval' } },
        },
        confirming: {
          on: {
            'removal.confirmed': { target: 'removing', actions: assign({ removal: ({ context }) => ({ ...noRemoval, left: context.doomed.rows }) }) },
            'removal.closed': { target: 'idle', actions: 'forgetRemoval' },
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
                actions: [{ type: 'announceRemoved', params: ({ context }) => ({ count: context.doomed.rows.length }) }, 'forgetRemoval', 'clearSelection', raise({ type: 'reload.requested' })],
              },
              {
                guard: 'isLast',
                target: 'reporting',
                actions: [assign({ removal: ({ context, event }) => afterRow(context.removal, failureOf(event)), selection: noSelection }), raise({ type: 'reload.requested' })],
              },
              { target: 'removing', reenter: true, actions: assign({ removal: ({ context, event }) => afterRow(context.removal, failureOf(event)) }) },
            ],
          },
          // What has been sent may have been done: only its answer tells.
          on: { 'removal.stopped': { actions: assign({ removal: ({ context }) => ({ ...context.removal, stopped: true }) }) } },
        },
        /** Something stayed, or it was stopped: what, and why, is on the screen until it is closed. */
        reporting: { on: { 'removal.closed': { target: 'idle', actions: 'forgetRemoval' } } },
        moving: {
          invoke: {
            src: 'moveFiles',
            input: ({ event }) => (event.type === 'move.requested' ? event : { paths: [], target: '' }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'announceMoved', params: ({ event }) => ({ count: valueOf(event) ?? 0, failure: failureOf(event) }) },
                raise({ type: 'reload.requested' }),
              ],
            },
          },
        },
      },
    },
  },
});

export type LibraryMachine = typeof libraryMachine;
