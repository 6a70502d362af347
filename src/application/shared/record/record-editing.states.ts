import { and, assign, emit, sendTo } from 'xstate';
import type { Fields } from '../../../domain/shared/merge';
import { failureOf, valueOf } from '../../../domain/shared/outcome';
import type { Identified } from '../../../domain/shared/resource';
import type { RecordSignal } from './record';
import { draftToSave, isUnchanged, canSave, mergeConflict, refusedSave } from './record-changes';
import { ANNOUNCE_DELETED, type RecordSetup } from './record.setup';

const DELETED: RecordSignal = { type: 'record.lost', failure: { kind: 'NotFound' } };

/** The record is edited and its draft stored, or the edit is given up. */
export const editingStates = <Detail extends Draft & Identified, Draft extends Fields>(
  record: RecordSetup<Detail, Draft>,
) => ({
  editing: record.createStateConfig({
    invoke: {
      id: 'keeper',
      src: 'keepDraft',
      input: ({ context: { id, base, stored, form, creation } }) => ({
        id,
        base,
        version: stored?.version ?? null,
        form,
        creation,
      }),
    },
    on: {
      /** The lock was lost for a while: the stored version is compared while the person goes on typing. */
      'edit.granted': {
        guard: ({ context }) => context.existence === 'stored' && context.stored !== null,
        target: '.comparing',
        actions: assign({ mayBeStale: true }),
      },
      'record.changed': [
        {
          guard: ({ context, event }) => event.isDeleted && context.existence === 'stored' && context.stored !== null,
          target: '.comparing',
          actions: [assign({ mayBeStale: true }), 'noteChange'],
        },
        {
          guard: ({ context }) => context.existence === 'stored',
          actions: [assign({ changedBy: ({ event }) => event.by }), 'noteChange'],
        },
      ],
      'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
      'edit.cancelled': { target: 'discarding' },
      'removal.requested': { guard: 'isStored', target: 'confirming', actions: assign({ backTo: 'editing' }) },
      'save.requested': [
        {
          guard: ({ context, event }) => canSave(context, event.overrides) && isUnchanged(context, event.overrides),
          target: 'discarding',
          actions: 'announceUnchanged',
        },
        {
          guard: and(['mustCompare', ({ context, event }) => canSave(context, event.overrides)]),
          target: 'comparing',
          actions: assign(({ event: { overrides = {} } }) => ({ overrides, failure: null, problems: {} })),
        },
        {
          guard: ({ context, event }) => canSave(context, event.overrides),
          target: 'saving',
          actions: assign(({ context, event: { overrides = {} } }) => ({
            sent: draftToSave(context, overrides),
            overrides,
            failure: null,
            problems: {},
          })),
        },
        {
          actions: [
            assign({ problems: ({ context, event }) => context.rule(draftToSave(context, event.overrides)) }),
            'announceProblems',
          ],
        },
      ],
      'copy.requested': [
        {
          guard: ({ context }) => context.existence === 'deleted' && canSave(context),
          target: 'saving',
          actions: assign(({ context }) => ({
            sent: draftToSave(context),
            overrides: {},
            base: context.blank,
            existence: 'copying',
            failure: null,
            problems: {},
          })),
        },
        {
          guard: ({ context }) => context.existence === 'deleted',
          actions: [assign({ problems: ({ context }) => context.rule(draftToSave(context)) }), 'announceProblems'],
        },
      ],
    },
    initial: 'typing',
    states: {
      typing: {},
      comparing: {
        invoke: {
          src: 'openRecord',
          input: ({ context }) => ({ id: context.id, justSaved: false, saved: null }),
          onDone: [
            {
              guard: { type: 'isDeleted', params: ({ event }) => event },
              target: 'typing',
              actions: [assign(({ context }) => refusedSave(context, { kind: 'NotFound' })), ANNOUNCE_DELETED],
            },
            {
              guard: { type: 'isUnchangedOnServer', params: ({ event }) => event },
              target: 'typing',
              actions: assign(({ context, event }) => ({
                stored: valueOf(event)?.stored ?? context.stored,
                mayBeStale: false,
                changedBy: null,
              })),
            },
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: '#record.deciding',
              actions: [
                assign(({ context, event }) => ({
                  conflict: mergeConflict(
                    context,
                    valueOf(event),
                    { base: context.base, mine: context.form.read() },
                    {
                      onResolved: 'editing',
                      // Without versions no save asks again: an undecided conflict returns to the draft on offer.
                      onDismissed: context.stored?.version === null ? 'loading' : 'editing',
                    },
                  ),
                })),
                {
                  type: 'announceNewer',
                  params: ({ context }) => ({ isNews: context.conflict?.conflicts.length === 0 }),
                },
              ],
            },
            // The next save asks again, or compares first.
            {
              target: 'typing',
              actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            },
          ],
        },
      },
    },
  }),
  /** The draft is dropped before anything else can be done with the record. */
  discarding: record.createStateConfig({
    entry: [
      assign({
        offered: null,
        unreadable: null,
        failure: null,
        problems: {},
        conflict: null,
        changedBy: null,
        unfinished: null,
        creation: null,
      }),
      'showStored',
    ],
    invoke: {
      src: 'dropDraft',
      input: ({ context }) => ({ id: context.id }),
      onDone: 'discarded',
      onError: 'discarded',
    },
  }),
  settingAside: record.createStateConfig({
    entry: assign({ offered: null, unreadable: null }),
    invoke: {
      src: 'setDraftAside',
      input: ({ context }) => ({ id: context.id }),
      onDone: 'discarded',
      onError: 'discarded',
    },
  }),
  discarded: record.createStateConfig({
    always: [{ guard: 'isDetached', target: 'lost', actions: emit(DELETED) }, { target: 'reading' }],
  }),
});
