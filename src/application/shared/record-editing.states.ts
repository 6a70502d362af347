import { and, assign, emit, sendTo } from 'xstate';
import type { Fields } from '../../domain/shared/merge';
import type { Identified } from '../../domain/shared/resource';
import { isValid } from '../../domain/shared/rule';
import { failureOf, valueOf } from '../../domain/shared/outcome';
import { clash, isDirty, refusedSave, type RecordNews } from './record';
import type { RecordSetup } from './record.setup';

/** The record is gone: back to the list. */
const NOWHERE: RecordNews = { type: 'record.lost', failure: { kind: 'NotFound' } };

/** It is edited, every change kept; or the edit is given up. */
export const editingStates = <Detail extends Draft & Identified, Draft extends Fields>(
  record: RecordSetup<Detail, Draft>,
) => {
  const keepWhatDiffers = record.enqueueActions(({ context, enqueue }) => {
    if (isDirty(context)) enqueue.sendTo('keeper', { type: 'draft.changed', draft: context.mine });
  });

  /** On the way out, while the keeper still listens: the draft is stored before the save leaves. */
  const keepWhatIsSent = record.enqueueActions(({ event, enqueue }) => {
    if (event.type === 'save.requested' || event.type === 'copy.requested')
      enqueue.sendTo('keeper', { type: 'draft.changed', draft: event.draft });
  });

  return {
    editing: record.createStateConfig({
      /** What came back from a refused save, a conflict or an earlier visit is kept before the next key is pressed. */
      entry: keepWhatDiffers,
      exit: keepWhatIsSent,
      invoke: {
        id: 'keeper',
        src: 'keepDraft',
        input: ({ context }) => ({ id: context.id, base: context.base, version: context.stored?.version ?? null }),
      },
      on: {
        'draft.changed': {
          actions: [assign({ mine: ({ event }) => event.draft }), sendTo('keeper', ({ event }) => event)],
        },
        /**
         * The lock was gone for a while: what is stored by now is looked at, while everything stays open and is typed
         * on.
         */
        'edit.granted': {
          guard: ({ context }) => context.fate === 'stored' && context.stored !== null,
          target: '.looking',
          actions: assign({ unseen: true }),
        },
        'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
        'edit.cancelled': { target: 'discarding' },
        'removal.requested': { guard: 'isStored', target: 'confirming', actions: assign({ backTo: 'editing' }) },
        'save.requested': [
          {
            guard: ({ context, event }) =>
              context.id !== null &&
              isValid(context.rule(event.draft)) &&
              !isDirty({ base: context.base, mine: event.draft }),
            target: 'discarding',
            actions: 'announceUnchanged',
          },
          {
            guard: and(['mustLook', ({ context, event }) => isValid(context.rule(event.draft))]),
            target: 'comparing',
            actions: assign({ mine: ({ event }) => event.draft, failure: null, problems: {} }),
          },
          {
            guard: ({ context, event }) => isValid(context.rule(event.draft)),
            target: 'saving',
            actions: assign({ mine: ({ event }) => event.draft, failure: null, problems: {} }),
          },
          { actions: [assign({ problems: ({ context, event }) => context.rule(event.draft) }), 'announceProblems'] },
        ],
        'copy.requested': [
          {
            guard: ({ context, event }) => context.fate === 'gone' && isValid(context.rule(event.draft)),
            target: 'saving',
            actions: assign({
              mine: ({ event }) => event.draft,
              base: ({ context }) => context.blank,
              fate: 'copied',
              failure: null,
              problems: {},
            }),
          },
          {
            guard: ({ context }) => context.fate === 'gone',
            actions: [assign({ problems: ({ context, event }) => context.rule(event.draft) }), 'announceProblems'],
          },
        ],
      },
      initial: 'typing',
      states: {
        typing: {},
        looking: {
          invoke: {
            src: 'openRecord',
            input: ({ context }) => ({ id: context.id, justSaved: false }),
            onDone: [
              {
                guard: { type: 'deleted', params: ({ event }) => event },
                target: 'typing',
                actions: [
                  assign(({ context }) => refusedSave(context, { kind: 'NotFound' })),
                  { type: 'announceRefusal', params: { failure: { kind: 'NotFound' } } },
                ],
              },
              {
                guard: { type: 'asItWas', params: ({ event }) => event },
                target: 'typing',
                actions: assign(({ context, event }) => ({
                  stored: valueOf(event)?.stored ?? context.stored,
                  unseen: false,
                })),
              },
              {
                guard: { type: 'succeeded', params: ({ event }) => event },
                target: '#record.deciding',
                actions: [
                  assign(({ context, event }) => {
                    const newest = valueOf(event)?.stored ?? null;
                    // Where no versions are told, no save asks again: what is undecided is not edited on.
                    const back = context.stored?.version === null ? 'loading' : 'editing';
                    return {
                      conflict:
                        newest &&
                        clash(context, newest, valueOf(event)?.isOwn === true, context, { then: 'editing', back }),
                    };
                  }),
                  {
                    type: 'announceNewer',
                    params: ({ context }) => ({ isNews: context.conflict?.conflicts.length === 0 }),
                  },
                ],
              },
              // Nothing was sent. The next save asks again, or looks first.
              {
                target: 'typing',
                actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              },
            ],
          },
        },
      },
    }),
    /** The draft is taken out of the store before anything else may be done with the record. */
    discarding: record.createStateConfig({
      entry: assign({ offered: null, unreadable: null, failure: null, problems: {}, conflict: null }),
      invoke: {
        src: 'dropDraft',
        input: ({ context }) => ({ id: context.id }),
        onDone: [{ guard: 'isGone', target: 'lost', actions: emit(NOWHERE) }, { target: 'reading' }],
        onError: [{ guard: 'isGone', target: 'lost', actions: emit(NOWHERE) }, { target: 'reading' }],
      },
    }),
  };
};
