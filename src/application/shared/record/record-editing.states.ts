import { and, assign, emit, sendTo } from 'xstate';
import type { DraftRef, OpenDraft } from '../../../domain/shared/drafts/draft';
import { endingStates, storeDraftInvocation } from '../../../domain/shared/drafts/draft-states';
import { failureOf, succeeded, valueOf } from '../../../domain/shared/outcome';
import type { Kind } from '../../../domain/shared/resource';
import type { RecordContext } from './record';
import { draftToSave, isUnchanged, canSave, mergeConflict, refusedSave } from './record-changes';
import { ANNOUNCE_DELETED, type RecordSetup } from './record.setup';

const DELETED = { type: 'record.lost', failure: { kind: 'NotFound' } } as const;

/** Reference of the record's draft. */
export const draftRefOf = ({ context: { id } }: { readonly context: DraftRef }): DraftRef => ({ id });

const openOf = <K extends Kind>({
  context: { id, base, stored, form, creation },
}: {
  readonly context: RecordContext<K>;
}): OpenDraft<K['draft']> => ({ id, base, version: stored?.version ?? null, form, creation });

/** States of an edit: its draft is stored, and it is saved or cancelled. Rule R-LIV-05. */
export const editingStates = <K extends Kind>(record: RecordSetup<K>) => ({
  editing: record.createStateConfig({
    entry: emit({ type: 'form.opened' }),
    invoke: storeDraftInvocation(openOf<K>),
    on: {
      /** The lock was lost and acquired again: compares with the stored version while the user keeps typing. */
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
              guard: succeeded,
              target: '#record.deciding',
              actions: [
                assign(({ context, event }) => ({
                  conflict: mergeConflict(
                    context,
                    valueOf(event),
                    { base: context.base, mine: context.form.read() },
                    {
                      onResolved: 'editing',
                      // Without versions, the next save does not compare: an undecided conflict becomes an offered
                      // draft.
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
            // The next save reports or compares again.
            {
              target: 'typing',
              actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            },
          ],
        },
      },
    },
  }),
  ...endingStates(draftRefOf, 'ended'),
  /** No edit is open. */
  ended: record.createStateConfig({
    always: [
      { guard: 'isDetached', target: 'lost', actions: emit(DELETED) },
      { target: 'reading', actions: emit({ type: 'edit.ended' }) },
    ],
  }),
});
