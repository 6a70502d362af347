import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Fields } from '../../domain/shared/merge';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Identified } from '../../domain/shared/resource';
import { holds } from '../../domain/shared/rule';
import type { RemoveRequest, Saved, SaveRequest } from './ports/resource-gateway.port';
import { afresh, asOrphan, asSaved, clash, emptyForm, foundMeanwhile, isDirty, isWaiting, refusedSave, resume, RETURN_AFTER, settleConflict, startEdit, type KeeperEvent, type Opened, type RecordContext, type RecordEvent, type RecordInput, type RecordNews } from './record';

/** The record is gone: back to the list. */
const NOWHERE: RecordNews = { type: 'record.lost', failure: { kind: 'NotFound' } };

/** The form of one record: load, read, edit, save, delete, meet a change of somebody else, pick up unsaved work. */
export const recordMachineOf = <Detail extends Draft & Identified, Draft extends Fields>() => {
  const record = setup({
    types: {
      context: phantom<RecordContext<Detail, Draft>>(),
      events: phantom<RecordEvent<Draft>>(),
      input: phantom<RecordInput<Draft>>(),
      emitted: phantom<RecordNews>(),
    },
    actors: {
      openRecord: fromPromise<Outcome<Opened<Detail, Draft>>, { readonly id: Id | null; readonly justSaved: boolean }>(unwired('openRecord')),
      saveRecord: fromPromise<Outcome<Saved>, SaveRequest<Draft>>(unwired('saveRecord')),
      removeRecord: fromPromise<Outcome<void>, RemoveRequest>(unwired('removeRecord')),
      dropDraft: fromPromise<unknown, { readonly id: Id | null }>(unwired('dropDraft')),
      /** Keeps every change for a while after it was made, and at once when told to or when the form closes. */
      keepDraft: fromCallback<KeeperEvent<Draft>, { readonly id: Id | null; readonly base: Draft; readonly version: string | null }>(unwired('keepDraft')),
    },
    actions: {
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      /** Of a save: where the record is gone, that is not "nothing found". */
      announceRefusal: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefusal')(),
      announceUnchanged: unwired('announceUnchanged'),
      /** After a conflict: what somebody else saved stays, and mine adds nothing to it. */
      announceAsStored: unwired('announceAsStored'),
      announceSaved: unwired('announceSaved'),
      announceRemoved: unwired('announceRemoved'),
      announceKept: unwired('announceKept'),
      announceChanged: unwired('announceChanged'),
      announceProblems: unwired('announceProblems'),
    },
    delays: { returning: RETURN_AFTER },
    guards: {
      succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }),
      changedMeanwhile: (_, event: { readonly output: Outcome<unknown> }) => failureOf(event)?.kind === 'Changed',
      /** A server that refuses the very version it gives out would be asked for ever. */
      nothingNewer: ({ context }, event: { readonly output: Outcome<Opened<Detail, Draft>> }) =>
        event.output._tag === 'Right' && event.output.right.stored?.version === context.stored?.version,
      /** Somebody else was faster: what was wanted is so. */
      gone: (_, event: { readonly output: Outcome<unknown> }) => event.output._tag === 'Right' || event.output.left.kind === 'NotFound',
      /** Only the draft is left of it. */
      orphaned: ({ context }, event: { readonly output: Outcome<Opened<Detail, Draft>> }) => {
        const opened = valueOf(event);
        return context.id !== null && opened !== null && opened.stored === null && opened.kept !== null;
      },
      /** Another page was left with work that nobody was offered yet. Rule R-SHR-15. */
      leftMeanwhile: ({ context }, event: { readonly output: Outcome<Opened<Detail, Draft>> }) => {
        const opened = valueOf(event);
        return !isWaiting(context) && opened !== null && (opened.kept !== null || opened.unreadable !== null);
      },
      isGone: ({ context }) => context.fate !== 'stored',
      isStored: ({ context }) => context.id !== null && context.stored !== null,
      wasEditing: ({ context }) => context.backTo === 'editing',
      undecided: ({ context }) => (context.conflict?.conflicts.length ?? 0) > 0,
      backToSave: ({ context }) => context.conflict?.then === 'saving',
      /** Every difference is decided for what is stored, or is stored already. */
      nothingLeftToSave: ({ context }, { takeStored }: { readonly takeStored: readonly string[] }) =>
        context.conflict?.then === 'saving' && !isDirty({ ...context, ...settleConflict(context, takeStored) }),
    },
  });

  const keepWhatDiffers = record.enqueueActions(({ context, enqueue }) => {
    if (isDirty(context)) enqueue.sendTo('keeper', { type: 'draft.changed', draft: context.mine });
  });

  /** On the way out, while the keeper still listens: the draft is stored before the save leaves. */
  const keepWhatIsSent = record.enqueueActions(({ event, enqueue }) => {
    if (event.type === 'save.requested' || event.type === 'copy.requested') enqueue.sendTo('keeper', { type: 'draft.changed', draft: event.draft });
  });

  return record.createMachine({
    id: 'record',
    context: ({ input }) => emptyForm<Detail, Draft>(input),
    initial: 'loading',
    states: {
      loading: {
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
              actions: assign(({ context, event }) => ({ stored: valueOf(event)?.stored ?? null, isOwn: valueOf(event)?.isOwn === true, offered: valueOf(event)?.kept ?? null, unreadable: valueOf(event)?.unreadable ?? null, epoch: context.epoch + 1, fate: 'stored' })),
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
      },
      reading: {
        always: { guard: ({ context }) => context.id === null && !isWaiting(context), target: 'editing', actions: assign(({ context }) => startEdit(context)) },
        on: {
          /** Unsaved work that was found is taken up or discarded first: an edit would write over it. */
          'edit.requested': { guard: ({ context }) => !isWaiting(context), target: 'editing', actions: assign(({ context }) => startEdit(context)) },
          'edit.granted': { guard: 'isStored', target: 'refreshing' },
          'draft.resumed': { guard: ({ context }) => context.offered !== null, target: 'deciding', actions: assign(({ context }) => resume(context)) },
          'draft.discarded': 'discarding',
          'removal.requested': { guard: 'isStored', target: 'confirming', actions: assign({ backTo: 'reading' }) },
        },
      },
      /** What was on the screen may be older than what is stored: nobody edits that. */
      refreshing: {
        invoke: {
          src: 'openRecord',
          input: ({ context }) => ({ id: context.id, justSaved: false }),
          onDone: [
            {
              guard: { type: 'orphaned', params: ({ event }) => event },
              target: 'editing',
              actions: [assign(({ context, event }) => asOrphan(context, valueOf(event))), { type: 'announceRefusal', params: { failure: { kind: 'NotFound' } } }],
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
            { target: 'reading', actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) } },
          ],
        },
      },
      editing: {
        /** What came back from a refused save, a conflict or an earlier visit is kept before the next key is pressed. */
        entry: keepWhatDiffers,
        exit: keepWhatIsSent,
        invoke: {
          id: 'keeper',
          src: 'keepDraft',
          input: ({ context }) => ({ id: context.id, base: context.base, version: context.stored?.version ?? null }),
        },
        on: {
          'draft.changed': { actions: [assign({ mine: ({ event }) => event.draft }), sendTo('keeper', ({ event }) => event)] },
          'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
          'edit.cancelled': { target: 'discarding' },
          'removal.requested': { guard: 'isStored', target: 'confirming', actions: assign({ backTo: 'editing' }) },
          'save.requested': [
            {
              guard: ({ context, event }) => context.id !== null && holds(context.rule(event.draft)) && !isDirty({ base: context.base, mine: event.draft }),
              target: 'discarding',
              actions: 'announceUnchanged',
            },
            {
              guard: ({ context, event }) => holds(context.rule(event.draft)),
              target: 'saving',
              actions: assign({ mine: ({ event }) => event.draft, failure: null, problems: {} }),
            },
            { actions: [assign({ problems: ({ context, event }) => context.rule(event.draft) }), 'announceProblems'] },
          ],
          'copy.requested': [
            {
              guard: ({ context, event }) => context.fate === 'gone' && holds(context.rule(event.draft)),
              target: 'saving',
              actions: assign({ mine: ({ event }) => event.draft, base: ({ context }) => context.blank, fate: 'copied', failure: null, problems: {} }),
            },
            {
              guard: ({ context }) => context.fate === 'gone',
              actions: [assign({ problems: ({ context, event }) => context.rule(event.draft) }), 'announceProblems'],
            },
          ],
        },
      },
      /** The draft is taken out of the store before anything else may be done with the record. */
      discarding: {
        entry: assign({ offered: null, unreadable: null, failure: null, problems: {}, conflict: null }),
        invoke: {
          src: 'dropDraft',
          input: ({ context }) => ({ id: context.id }),
          onDone: [{ guard: 'isGone', target: 'lost', actions: emit(NOWHERE) }, { target: 'reading' }],
          onError: [{ guard: 'isGone', target: 'lost', actions: emit(NOWHERE) }, { target: 'reading' }],
        },
      },
      saving: {
        invoke: {
          src: 'saveRecord',
          input: ({ context: { id, fate, stored, mine, base } }) => (fate === 'copied'
            ? { id: null, version: null, draft: mine, before: base }
            : { id, version: stored?.version ?? null, draft: mine, before: base }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: 'saved',
              actions: ['announceSaved', assign(({ context, event }) => ({ ...asSaved(context), savedId: valueOf(event)?.id ?? null })), emit(({ event, context }) => ({ type: 'record.saved', id: valueOf(event)?.id ?? context.id ?? '' }))],
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
      },
      saved: {
        exit: assign({ id: ({ context }) => context.savedId ?? context.id, fate: 'stored' }),
        invoke: { src: 'dropDraft', input: ({ context }) => ({ id: context.id }), onDone: 'loading', onError: 'loading' },
      },
      /** Somebody saved before: their version is fetched and laid beside mine. */
      comparing: {
        on: { 'edit.cancelled': 'discarding' },
        invoke: {
          src: 'openRecord',
          input: ({ context }) => ({ id: context.id, justSaved: false }),
          onDone: [
            {
              guard: { type: 'orphaned', params: ({ event }) => event },
              target: 'editing',
              actions: [
                assign(({ context }) => refusedSave(context, { kind: 'NotFound' })),
                { type: 'announceRefusal', params: { failure: { kind: 'NotFound' } } },
              ],
            },
            {
              guard: { type: 'nothingNewer', params: ({ event }) => event },
              target: 'editing',
              actions: [assign({ failure: { kind: 'Changed' } }), { type: 'announceFailure', params: { failure: { kind: 'Changed' } } }],
            },
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: 'deciding',
              actions: assign(({ context, event }) => {
                const newest = valueOf(event)?.stored ?? null;
                return { conflict: newest && clash(context, newest, valueOf(event)?.isOwn === true, context, 'saving') };
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
      },
      /** Nothing to choose where we changed different fields: both edits go in. */
      deciding: {
        always: [
          { guard: 'undecided', target: 'conflicted' },
          { guard: { type: 'nothingLeftToSave', params: { takeStored: [] } }, target: 'discarding', actions: [assign(({ context }) => settleConflict(context, [])), 'announceAsStored'] },
          { guard: 'backToSave', target: 'saving', actions: assign(({ context }) => settleConflict(context, [])) },
          { target: 'editing', actions: assign(({ context }) => settleConflict(context, [])) },
        ],
      },
      conflicted: {
        on: {
          'edit.cancelled': 'discarding',
          'conflict.settled': [
            {
              guard: { type: 'nothingLeftToSave', params: ({ event }) => event },
              target: 'discarding',
              actions: [assign(({ context, event }) => settleConflict(context, event.takeStored)), 'announceAsStored'],
            },
            { guard: 'backToSave', target: 'saving', actions: assign(({ context, event }) => settleConflict(context, event.takeStored)) },
            { target: 'editing', actions: assign(({ context, event }) => settleConflict(context, event.takeStored)) },
          ],
          /** Back with everything still there; the next save, or the next opening, asks again. */
          'conflict.dismissed': [
            { guard: 'backToSave', target: 'editing', actions: assign(({ context }) => ({ epoch: context.epoch + 1, conflict: null })) },
            { target: 'loading', actions: assign({ conflict: null }) },
          ],
        },
      },
      confirming: {
        on: {
          'removal.confirmed': 'removing',
          'removal.cancelled': [{ guard: 'wasEditing', target: 'editing', actions: 'announceKept' }, { target: 'reading', actions: 'announceKept' }],
          'edit.cancelled': { guard: 'wasEditing', target: 'discarding' },
        },
      },
      removing: {
        invoke: {
          src: 'removeRecord',
          input: ({ context }) => ({ id: context.id ?? '', version: context.stored?.version ?? null }),
          onDone: [
            { guard: { type: 'gone', params: ({ event }) => event }, target: 'removed', actions: ['announceRemoved', emit({ type: 'record.removed' })] },
            /** What somebody saved meanwhile is shown first; what was typed is offered on top of it. Rule R-SHR-07. */
            { guard: { type: 'changedMeanwhile', params: ({ event }) => event }, target: 'loading', actions: ['announceChanged', assign(({ context }) => ({ ...startEdit(context), offered: null, backTo: 'reading', fate: 'stored' }))] },
            { guard: 'wasEditing', target: 'editing', actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) } },
            { target: 'reading', actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) } },
          ],
        },
      },
      /** Its page stays for a moment, with nothing to do on it and no draft any more. */
      removed: {
        invoke: { src: 'dropDraft', input: ({ context }) => ({ id: context.id }), onError: {} },
        after: { returning: { target: 'lost', actions: emit({ type: 'record.lost', failure: null }) } },
      },
      lost: {},
    },
  });
};

/** The machine of one form with its shapes. */
export type RecordMachine<Detail extends Draft & Identified, Draft extends Fields> = ReturnType<typeof recordMachineOf<Detail, Draft>>;
