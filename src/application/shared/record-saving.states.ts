import { assign, emit } from 'xstate';
import type { Fields } from '../../domain/shared/merge';
import { failureOf, valueOf } from '../../domain/shared/outcome';
import type { Identified } from '../../domain/shared/resource';
import { asSaved, clash, refusedSave, settleConflict } from './record';
import type { RecordSetup } from './record.setup';

/** It is saved, laid over what somebody else saved before, and decided where both changed the same. */
export const savingStates = <Detail extends Draft & Identified, Draft extends Fields>(
  record: RecordSetup<Detail, Draft>,
) => ({
  saving: record.createStateConfig({
    invoke: {
      src: 'saveRecord',
      input: ({ context: { id, fate, stored, mine, base } }) =>
        fate === 'copied'
          ? { id: null, version: null, draft: mine, before: base }
          : { id, version: stored?.version ?? null, draft: mine, before: base },
      onDone: [
        {
          guard: { type: 'succeeded', params: ({ event }) => event },
          target: 'saved',
          actions: [
            'announceSaved',
            assign(({ context, event }) => ({ ...asSaved(context), savedId: valueOf(event)?.id ?? null })),
            emit(({ event, context }) => ({ type: 'record.saved', id: valueOf(event)?.id ?? context.id ?? '' })),
          ],
        },
        { guard: { type: 'changedMeanwhile', params: ({ event }) => event }, target: 'comparing' },
        {
          target: 'editing',
          actions: [
            assign(({ context, event }) => refusedSave(context, failureOf(event))),
            { type: 'announceRefusal', params: ({ event }) => ({ failure: failureOf(event) }) },
          ],
        },
      ],
    },
  }),
  saved: record.createStateConfig({
    exit: assign({ id: ({ context }) => context.savedId ?? context.id, fate: 'stored' }),
    invoke: { src: 'dropDraft', input: ({ context }) => ({ id: context.id }), onDone: 'loading', onError: 'loading' },
  }),
  /** Somebody saved before, or may have: their version is fetched and laid beside mine. */
  comparing: record.createStateConfig({
    on: { 'edit.cancelled': 'discarding' },
    invoke: {
      src: 'openRecord',
      input: ({ context }) => ({ id: context.id, justSaved: false }),
      onDone: [
        {
          guard: { type: 'deleted', params: ({ event }) => event },
          target: 'editing',
          actions: [
            assign(({ context }) => refusedSave(context, { kind: 'NotFound' })),
            { type: 'announceRefusal', params: { failure: { kind: 'NotFound' } } },
          ],
        },
        {
          guard: { type: 'nothingNewer', params: ({ event }) => event },
          target: 'editing',
          actions: [
            assign({ failure: { kind: 'Changed' } }),
            { type: 'announceFailure', params: { failure: { kind: 'Changed' } } },
          ],
        },
        {
          guard: { type: 'succeeded', params: ({ event }) => event },
          target: 'deciding',
          actions: assign(({ context, event }) => {
            const newest = valueOf(event)?.stored ?? null;
            return {
              conflict:
                newest &&
                clash(context, newest, valueOf(event)?.isOwn === true, context, { then: 'saving', back: 'editing' }),
            };
          }),
        },
        {
          target: 'editing',
          actions: [
            assign(({ context, event }) => refusedSave(context, failureOf(event))),
            { type: 'announceRefusal', params: ({ event }) => ({ failure: failureOf(event) }) },
          ],
        },
      ],
    },
  }),
  /** Nothing to choose where we changed different fields: both edits go in. */
  deciding: record.createStateConfig({
    always: [
      { guard: 'undecided', target: 'conflicted' },
      {
        guard: { type: 'nothingLeftToSave', params: { takeStored: [] } },
        target: 'discarding',
        actions: [assign(({ context }) => settleConflict(context, [])), 'announceAsStored'],
      },
      { guard: 'backToSave', target: 'saving', actions: assign(({ context }) => settleConflict(context, [])) },
      { target: 'editing', actions: assign(({ context }) => settleConflict(context, [])) },
    ],
  }),
  conflicted: record.createStateConfig({
    on: {
      'edit.cancelled': 'discarding',
      'conflict.settled': [
        {
          guard: { type: 'nothingLeftToSave', params: ({ event }) => event },
          target: 'discarding',
          actions: [assign(({ context, event }) => settleConflict(context, event.takeStored)), 'announceAsStored'],
        },
        {
          guard: 'backToSave',
          target: 'saving',
          actions: assign(({ context, event }) => settleConflict(context, event.takeStored)),
        },
        { target: 'editing', actions: assign(({ context, event }) => settleConflict(context, event.takeStored)) },
      ],
      /** Back with everything still there; the next save, or the next opening, asks again. */
      'conflict.dismissed': [
        {
          guard: 'backToEdit',
          target: 'editing',
          actions: assign(({ context }) => ({ epoch: context.epoch + 1, conflict: null })),
        },
        { target: 'loading', actions: assign({ conflict: null }) },
      ],
    },
  }),
});
