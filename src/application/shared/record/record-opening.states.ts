import { and, assign, emit, not } from 'xstate';
import { failureOf, succeeded, valueOf } from '../../../domain/shared/outcome';
import type { Kind } from '../../../domain/shared/resource';
import {
  applyServerState,
  asDeleted,
  hasOffer,
  keptDraft,
  refusedRemoval,
  restartEdit,
  resumeDraft,
  startEdit,
} from './record-changes';
import { ANNOUNCE_DELETED, type RecordSetup } from './record.setup';

/** States in which a record is loaded and displayed, until an edit starts. Rule R-LIV-05. */
export const openingStates = <K extends Kind>(record: RecordSetup<K>) => ({
  loading: record.createStateConfig({
    // A save of several calls causes several events: reload once after the last.
    on: {
      'record.changed': { actions: [assign({ changedBy: ({ event }) => event.by }), 'noteChange'] },
      // The user starts an edit while the version that someone else saved is still loading.
      'edit.granted': { guard: 'isReadAgain', target: 'refreshing', actions: assign({ changedBy: null }) },
      'draft.resumed': {
        guard: and(['isReadAgain', ({ context }) => context.offered !== null]),
        target: 'refreshing',
        actions: assign({ changedBy: null }),
      },
    },
    invoke: {
      src: 'openRecord',
      input: ({ context: { id, saved } }) => ({ id, justSaved: saved !== null, saved: saved?.stored ?? null }),
      onDone: [
        {
          guard: { type: 'isDraftOnly', params: ({ event }) => event },
          target: 'editing',
          actions: [
            { type: 'fillForm', params: ({ context, event }) => ({ draft: keptDraft(context, valueOf(event)) }) },
            assign(({ event }) => asDeleted(valueOf(event))),
            ANNOUNCE_DELETED,
          ],
        },
        {
          guard: succeeded,
          target: 'reading',
          actions: [
            {
              type: 'announceChanged',
              params: ({ context, event }) => ({ refused: refusedRemoval(context, valueOf(event)), failure: null }),
            },
            // `read` is null for a record that came with the answer of the save: it was not loaded separately.
            emit(({ context, event }) => ({
              type: 'record.opened',
              read: context.saved?.stored === undefined ? (valueOf(event)?.stored ?? null) : null,
            })),
            assign(({ context, event }) => applyServerState(context, valueOf(event))),
            assign({ existence: 'stored' }),
          ],
        },
        /** A stored record stays visible when reloading fails, unless it was deleted. Rule R-LIV-09. */
        {
          guard: ({ context, event }) =>
            context.stored !== null && (context.saved !== null || failureOf(event)?.kind !== 'NotFound'),
          target: 'reading',
          actions: [
            {
              type: 'announceChanged',
              params: ({ context, event }) => ({
                refused: refusedRemoval(context, null),
                failure: failureOf(event),
              }),
            },
            assign({ isRemovalRefused: false, saved: null }),
            emit({ type: 'record.opened', read: null }),
          ],
        },
        {
          target: 'lost',
          actions: [
            assign({ failure: ({ event }) => failureOf(event) }),
            { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            emit(({ event }) => ({ type: 'record.lost', failure: failureOf(event) })),
          ],
        },
      ],
    },
  }),
  reading: record.createStateConfig({
    entry: 'showStored',
    always: [
      {
        guard: ({ context }) => context.id === null && !hasOffer(context),
        target: 'editing',
        actions: assign(({ context }) => startEdit(context)),
      },
      {
        guard: ({ context }) => context.changedBy !== null && context.stored !== null,
        target: 'loading',
        actions: assign({ changedBy: null }),
      },
      {
        guard: ({ context }) => context.unfinished !== null && context.offered !== null,
        target: 'deciding',
        actions: assign(({ context }) => ({ ...resumeDraft(context), failure: context.failure })),
      },
    ],
    on: {
      'edit.requested': {
        guard: ({ context }) => !hasOffer(context),
        target: 'editing',
        actions: assign(({ context }) => startEdit(context)),
      },
      'edit.granted': { guard: 'isStored', target: 'refreshing' },
      'record.changed': { guard: 'isStored', target: 'loading', actions: 'noteChange' },
      'record.doubted': { guard: 'isStored', target: 'loading' },
      'draft.resumed': [
        {
          guard: and([({ context }) => context.offered !== null, not('isStored')]),
          target: 'editing',
          actions: [
            { type: 'fillForm', params: ({ context }) => ({ draft: context.offered?.mine ?? context.blank }) },
            assign(({ context }) => ({
              ...startEdit(context),
              creation: context.offered?.creation ?? null,
              offered: null,
            })),
          ],
        },
        {
          guard: ({ context }) => context.offered !== null,
          target: 'deciding',
          actions: assign(({ context }) => resumeDraft(context)),
        },
      ],
      'draft.discarded': 'discarding',
      'draft.setAside': {
        guard: ({ context }) => context.id === null || context.isNew === true,
        target: 'settingAside',
      },
      'removal.requested': { guard: 'isStored', target: 'confirming', actions: assign({ backTo: 'reading' }) },
    },
  }),
  /** The displayed record may be outdated: the edit starts from the newest version. */
  refreshing: record.createStateConfig({
    invoke: {
      src: 'openRecord',
      input: ({ context }) => ({ id: context.id, justSaved: false, saved: null }),
      onDone: [
        {
          guard: { type: 'isDraftOnly', params: ({ event }) => event },
          target: 'editing',
          actions: [
            { type: 'fillForm', params: ({ context, event }) => ({ draft: keptDraft(context, valueOf(event)) }) },
            assign(({ event }) => asDeleted(valueOf(event))),
            ANNOUNCE_DELETED,
          ],
        },
        {
          guard: { type: 'hasNewOffer', params: ({ event }) => event },
          target: 'ended',
          actions: assign(({ context, event }) => applyServerState(context, valueOf(event))),
        },
        {
          guard: succeeded,
          target: 'deciding',
          actions: assign(({ context, event }) => restartEdit(context, valueOf(event))),
        },
        {
          target: 'ended',
          actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        },
      ],
    },
  }),
});
