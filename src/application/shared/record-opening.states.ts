import { assign, emit } from 'xstate';
import type { Fields } from '../../domain/shared/merge';
import { failureOf, valueOf } from '../../domain/shared/outcome';
import type { Identified } from '../../domain/shared/resource';
import { afresh, asOrphan, foundMeanwhile, isWaiting, resume, startEdit } from './record';
import type { RecordSetup } from './record.setup';

/** A record is loaded and read; whoever edits it begins with what is stored this moment. */
export const openingStates = <Detail extends Draft & Identified, Draft extends Fields>(
  record: RecordSetup<Detail, Draft>,
) => ({
  loading: record.createStateConfig({
    exit: assign({ savedId: null }),
    invoke: {
      src: 'openRecord',
      input: ({ context }) => ({ id: context.id, justSaved: context.savedId !== null }),
      onDone: [
        {
          guard: { type: 'orphaned', params: ({ event }) => event },
          target: 'editing',
          actions: [
            assign(({ context, event }) => asOrphan(context, valueOf(event))),
            { type: 'announceRefusal', params: { failure: { kind: 'NotFound' } } },
          ],
        },
        {
          guard: { type: 'succeeded', params: ({ event }) => event },
          target: 'reading',
          actions: assign(({ context, event }) => ({
            stored: valueOf(event)?.stored ?? null,
            isOwn: valueOf(event)?.isOwn === true,
            offered: valueOf(event)?.kept ?? null,
            unreadable: valueOf(event)?.unreadable ?? null,
            epoch: context.epoch + 1,
            fate: 'stored',
          })),
        },
        /** Saved, but not read again: what was saved stays on the screen. */
        {
          guard: ({ context }) => context.stored !== null,
          target: 'reading',
          actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
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
    always: {
      guard: ({ context }) => context.id === null && !isWaiting(context),
      target: 'editing',
      actions: assign(({ context }) => startEdit(context)),
    },
    on: {
      /** Unsaved work that was found is taken up or discarded first: an edit would write over it. */
      'edit.requested': {
        guard: ({ context }) => !isWaiting(context),
        target: 'editing',
        actions: assign(({ context }) => startEdit(context)),
      },
      'edit.granted': { guard: 'isStored', target: 'refreshing' },
      'draft.resumed': {
        guard: ({ context }) => context.offered !== null,
        target: 'deciding',
        actions: assign(({ context }) => resume(context)),
      },
      'draft.discarded': 'discarding',
      'removal.requested': { guard: 'isStored', target: 'confirming', actions: assign({ backTo: 'reading' }) },
    },
  }),
  /** What was on the screen may be older than what is stored: nobody edits that. */
  refreshing: record.createStateConfig({
    invoke: {
      src: 'openRecord',
      input: ({ context }) => ({ id: context.id, justSaved: false }),
      onDone: [
        {
          guard: { type: 'orphaned', params: ({ event }) => event },
          target: 'editing',
          actions: [
            assign(({ context, event }) => asOrphan(context, valueOf(event))),
            { type: 'announceRefusal', params: { failure: { kind: 'NotFound' } } },
          ],
        },
        {
          guard: { type: 'leftMeanwhile', params: ({ event }) => event },
          target: 'reading',
          actions: assign(({ context, event }) => foundMeanwhile(context, valueOf(event))),
        },
        {
          guard: { type: 'succeeded', params: ({ event }) => event },
          target: 'deciding',
          actions: assign(({ context, event }) => afresh(context, valueOf(event))),
        },
        {
          target: 'reading',
          actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        },
      ],
    },
  }),
});
