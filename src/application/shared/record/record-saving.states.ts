import { and, assign, emit } from 'xstate';
import { deleteDraftState } from '../../../domain/shared/drafts/draft-states';
import { failureOf, succeeded, valueOf } from '../../../domain/shared/outcome';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import {
  asSaved,
  asUnfinished,
  mergeConflict,
  refusedSave,
  resolveConflict,
  resolvedDraft,
  wantedDraft,
} from './record-changes';
import { draftRefOf } from './record-editing.states';
import { ANNOUNCE_DELETED, unfinishedOf, type RecordSetup } from './record.setup';

/** States of a save; a version that someone else saved is merged first. Rule R-COM-05. */
export const savingStates = <K extends Kind>(record: RecordSetup<K>) => ({
  saving: record.createStateConfig({
    entry: [assign({ share: null, isStopping: false }), emit({ type: 'save.started' })],
    exit: assign({ share: null, isStopping: false }),
    on: {
      'creation.begun': { actions: assign({ creation: ({ event }) => event.creation }) },
      'save.progressed': { actions: assign({ share: ({ event }) => event.share }) },
      'save.stopped': { actions: assign({ isStopping: true }) },
    },
    invoke: {
      src: 'saveRecord',
      input: ({ context: { id, existence, stored, sent, base, form, creation }, self }) => ({
        id,
        request:
          existence === 'copying'
            ? { id: null, version: null, draft: sent, before: base }
            : { id, version: stored?.version ?? null, draft: sent, before: base },
        mine: form.read(),
        creation,
        onCreating: (begun) => {
          self.send({ type: 'creation.begun', creation: begun });
        },
        onProgress: (share) => {
          self.send({ type: 'save.progressed', share });
        },
        isStopped: () => self.getSnapshot().context.isStopping,
      }),
      onDone: [
        {
          guard: { type: 'isBegun', params: ({ event }) => event },
          target: 'moved',
          actions: [
            {
              type: 'announceUnfinished',
              params: ({ event }) => ({
                failure: unfinishedOf<DetailOf<K>>(event)?.failure ?? null,
                existed: unfinishedOf<DetailOf<K>>(event)?.existed === true,
              }),
            },
            emit(({ event }) => ({ type: 'record.begun', id: valueOf(event)?.id ?? '' })),
          ],
        },
        {
          guard: { type: 'isUnfinished', params: ({ event }) => event },
          target: 'interrupted',
          actions: [
            {
              type: 'announceUnfinished',
              params: ({ event }) => ({
                failure: unfinishedOf<DetailOf<K>>(event)?.failure ?? null,
                existed: unfinishedOf<DetailOf<K>>(event)?.existed === true,
              }),
            },
            {
              type: 'fillForm',
              params: ({ context, event }) => ({ draft: wantedDraft(context, unfinishedOf<DetailOf<K>>(event)) }),
            },
            assign(({ context, event }) => asUnfinished(context, unfinishedOf<DetailOf<K>>(event))),
          ],
        },
        {
          guard: succeeded,
          target: 'saved',
          actions: [
            'announceSaved',
            assign(({ context, event }) => ({ ...asSaved(context), saved: valueOf(event) })),
            emit(({ event, context }) => ({ type: 'record.saved', id: valueOf(event)?.id ?? context.id ?? '' })),
          ],
        },
        { guard: { type: 'changedMeanwhile', params: ({ event }) => event }, target: 'comparing' },
        {
          target: 'refused',
          actions: [
            assign(({ context, event }) => refusedSave(context, failureOf(event))),
            { type: 'announceRefusal', params: ({ event }) => ({ failure: failureOf(event) }) },
          ],
        },
      ],
    },
  }),
  /** The screen navigates to the URL of the record, or to the list where the user may not open it. */
  moved: record.createStateConfig({}),
  interrupted: record.createStateConfig({
    always: [
      { guard: ({ context }) => context.failure?.kind === 'Changed', target: 'comparing' },
      { target: 'refused' },
    ],
  }),
  refused: record.createStateConfig({
    always: {
      target: 'editing',
      actions: emit(({ context: { failure } }) => ({ type: 'save.refused', failure })),
    },
  }),
  saved: record.createStateConfig({
    exit: assign({ id: ({ context }) => context.saved?.id ?? context.id, existence: 'stored' }),
    ...deleteDraftState(draftRefOf, [{ guard: 'isCreatedUnseen', target: 'moved' }, { target: 'loading' }]),
  }),
  /** Someone else saved, or may have saved: loads and merges the newest version. */
  comparing: record.createStateConfig({
    entry: emit({ type: 'save.outdated' }),
    on: { 'edit.cancelled': 'discarding' },
    invoke: {
      src: 'openRecord',
      input: ({ context }) => ({ id: context.id, justSaved: false, saved: null }),
      onDone: [
        {
          guard: { type: 'isDeleted', params: ({ event }) => event },
          target: 'refused',
          actions: [assign(({ context }) => refusedSave(context, { kind: 'NotFound' })), ANNOUNCE_DELETED],
        },
        {
          guard: { type: 'isNothingNewer', params: ({ event }) => event },
          target: 'refused',
          actions: [
            assign({ failure: { kind: 'Changed' } }),
            { type: 'announceFailure', params: { failure: { kind: 'Changed' } } },
          ],
        },
        {
          guard: succeeded,
          target: 'deciding',
          actions: assign(({ context, event }) => ({
            conflict: mergeConflict(
              context,
              valueOf(event),
              { base: context.base, mine: context.form.read() },
              { onResolved: 'saving', onDismissed: 'editing' },
            ),
          })),
        },
        {
          target: 'refused',
          actions: [
            assign(({ context, event }) => refusedSave(context, failureOf(event))),
            { type: 'announceRefusal', params: ({ event }) => ({ failure: failureOf(event) }) },
          ],
        },
      ],
    },
  }),
  /** If different fields changed, both edits are kept without a question. */
  deciding: record.createStateConfig({
    always: [
      {
        guard: and(['hasConflicts', 'isBackToSave']),
        target: 'conflicted',
        actions: emit({ type: 'save.refused', failure: null }),
      },
      { guard: 'hasConflicts', target: 'conflicted' },
      { target: 'resolving' },
    ],
  }),
  conflicted: record.createStateConfig({
    on: {
      'edit.cancelled': 'discarding',
      'conflict.resolved': {
        target: 'resolving',
        actions: assign(({ context: { conflict }, event: { takeStored } }) => ({
          conflict: conflict && { ...conflict, takeStored },
        })),
      },
      /** No decision was made; the next save or opening asks again. */
      'conflict.dismissed': [
        { guard: 'isBackToEdit', target: 'editing', actions: assign({ conflict: null }) },
        { target: 'loading', actions: assign({ conflict: null }) },
      ],
    },
  }),
  resolving: record.createStateConfig({
    always: [
      {
        guard: 'isNothingLeftToSave',
        target: 'discarding',
        actions: [assign(({ context }) => resolveConflict(context)), 'announceAsStored'],
      },
      {
        guard: 'isBackToSave',
        target: 'saving',
        actions: [
          { type: 'fillForm', params: ({ context }) => ({ draft: resolvedDraft(context) }) },
          assign(({ context }) => ({
            sent: { ...resolvedDraft(context), ...context.overrides },
            ...resolveConflict(context),
          })),
        ],
      },
      {
        target: 'editing',
        actions: [
          { type: 'fillForm', params: ({ context }) => ({ draft: resolvedDraft(context) }) },
          assign(({ context }) => resolveConflict(context)),
        ],
      },
    ],
  }),
});
