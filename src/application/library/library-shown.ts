import { assign, enqueueActions, sendTo } from 'xstate';
import { byOutcome, failureOf, succeeded, valueOf } from '../../domain/shared/outcome';
import { noSelection, retain, select, selectAll } from '../../domain/shared/list/selection';
import { selectionIn, shownRows, type Shown } from './library';
import { libraryParts } from './library-parts';

/** Does not restart a slow load at each change; one more load follows it. */
const TREE_AGAIN = { guard: 'isTreeOld', target: 'loading', actions: 'doubt' } as const;
const SEARCH_AGAIN = { guard: 'isFoundOld', target: 'asking', actions: 'doubt' } as const;

const idsOf = (shown: Shown) => shownRows(shown).map(({ id }) => id);

/** Folder tree. */
export const treeState = libraryParts.createStateConfig({
  initial: 'loading',
  on: {
    'reload.requested': { target: '.loading', actions: 'trust' },
    'rows.doubted': { target: '.loading', actions: 'doubt' },
  },
  states: {
    loading: {
      entry: assign({ isTreeOld: false }),
      on: { 'rows.doubted': { actions: assign({ isTreeOld: true }) } },
      invoke: {
        src: 'loadTree',
        onDone: byOutcome(
          {
            target: 'shown',
            actions: assign({ tree: ({ event }) => valueOf(event), treeFailure: null }),
          },
          {
            guard: {
              type: 'isQuiet',
              params: ({ context: { tree }, event }) => ({ known: tree, failure: failureOf(event) }),
            },
            target: 'shown',
          },
          {
            target: 'failed',
            actions: [
              assign({ treeFailure: ({ event }) => failureOf(event) }),
              { type: 'announceTreeFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ),
      },
    },
    shown: { always: TREE_AGAIN },
    failed: { always: TREE_AGAIN },
  },
});

/** Content and selection of the open folder. */
export const folderState = libraryParts.createStateConfig({
  initial: 'loading',
  on: {
    'folder.opened': {
      target: '.loading',
      actions: assign(({ event }) => ({
        path: event.path,
        wanted: event.wanted ?? null,
        contents: null,
        failure: null,
        selection: noSelection,
        isDoubtful: false,
      })),
    },
    'reload.requested': { target: '.loading', actions: 'trust' },
    'rows.doubted': { target: '.loading', actions: 'doubt' },
    'view.changed': {
      actions: assign(({ context, event: { term, everywhere, sort } }) => ({
        selection: retain(context.selection, idsOf({ ...context, term, everywhere, sort })),
      })),
    },
    'row.clicked': {
      actions: assign({
        selection: ({ context, event }) => select(context.selection, idsOf(context), event.id, event.keys),
      }),
    },
    'all.toggled': {
      actions: assign({
        selection: ({ context }) =>
          selectAll(
            context.selection,
            shownRows(context)
              .filter(({ kind }) => kind !== 'parent')
              .map(({ id }) => id),
          ),
      }),
    },
    'selection.cleared': { actions: 'clearSelection' },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadFolder',
        input: ({ context }) => context.path,
        onDone: byOutcome(
          {
            target: 'shown',
            actions: [
              enqueueActions(({ context: { path }, event, enqueue }) => {
                const now = valueOf(event)?.path ?? path;
                // Opened by a former path: the URL is updated, and the tree is outdated.
                if (now === path) return;
                enqueue.emit({ type: 'path.changed', from: path, to: now });
                enqueue.assign({ path: now });
                enqueue.raise({ type: 'reload.requested' });
              }),
              assign(({ context, event }) => {
                const contents = valueOf(event);
                return { contents, failure: null, selection: selectionIn({ ...context, contents }), wanted: null };
              }),
            ],
          },
          {
            guard: {
              type: 'isQuiet',
              params: ({ context: { contents }, event }) => ({ known: contents, failure: failureOf(event) }),
            },
            target: 'shown',
          },
          // Keeps the displayed content on a transient failure.
          {
            guard: { type: 'isDelayed', params: ({ event }) => event },
            target: 'shown',
            actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
          // Drops the content: the folder was deleted or is no longer accessible.
          {
            target: 'failed',
            actions: [
              assign({ failure: ({ event }) => failureOf(event), contents: null }),
              enqueueActions(({ context: { path, failure }, enqueue }) => {
                if (failure?.kind === 'NotFound') enqueue.emit({ type: 'folder.lost', path });
              }),
            ],
          },
        ),
      },
    },
    shown: { entry: sendTo('rows', { type: 'rows.shown' }) },
    failed: { entry: sendTo('rows', { type: 'rows.shown' }) },
  },
});

/** Search of the whole library; a new query cancels the previous one. */
export const lookState = libraryParts.createStateConfig({
  initial: 'deciding',
  on: {
    'view.changed': {
      target: '.deciding',
      actions: assign(({ event: { term, everywhere, sort } }) => ({ term, everywhere, sort, isDoubtful: false })),
    },
    'reload.requested': { target: '.deciding', actions: 'trust' },
    'rows.doubted': { target: '.deciding', actions: 'doubt' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'searchesWholeLibrary', target: 'asking' },
        { target: 'off', actions: assign({ found: null, lookFailure: null }) },
      ],
    },
    off: {},
    asking: {
      entry: assign({ isFoundOld: false }),
      on: { 'rows.doubted': { actions: assign({ isFoundOld: true }) } },
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
          { guard: succeeded, target: 'off', actions: assign({ canLook: false, found: null }) },
          {
            guard: {
              type: 'isQuiet',
              params: ({ context: { found }, event }) => ({ known: found, failure: failureOf(event) }),
            },
            target: 'shown',
          },
          { target: 'failed', actions: assign({ found: null, lookFailure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    shown: { always: SEARCH_AGAIN },
    failed: { always: SEARCH_AGAIN },
  },
});
