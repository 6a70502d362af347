import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { changedFields, mergeFields, settle, type Fields, type Merge } from '../../domain/shared/merge';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { draftOf, type Identified } from '../../domain/shared/resource';
import { holds, type Problems, type Rule } from '../../domain/shared/rule';
import type { KeptDraft } from './ports/drafts.port';
import type { Saved, SaveRequest, Stored } from './ports/resource-gateway.port';

interface RecordInput<Draft> {
  /** Null makes a new record, which opens editable. */
  readonly id: Id | null;
  readonly blank: Draft;
  readonly rule: Rule<Draft>;
}

/** A record and the unsaved work that was found beside it. */
export interface Opened<Detail, Draft extends Fields> {
  readonly stored: Stored<Detail> | null;
  readonly kept: KeptDraft<Draft> | null;
}

interface RecordContext<Detail, Draft extends Fields> extends RecordInput<Draft> {
  readonly stored: Stored<Detail> | null;
  /** What the edit started from. */
  readonly base: Draft;
  /** What the person has made of it so far. */
  readonly mine: Draft;
  /** Counts the times that `mine` was set from outside the form: the form starts anew with each. */
  readonly epoch: number;
  readonly failure: Failure | null;
  readonly problems: Problems;
  readonly offered: KeptDraft<Draft> | null;
  readonly conflict: Conflict<Detail, Draft> | null;
  readonly savedId: Id | null;
}

/** Somebody saved while I was editing: the newest record, and both edits laid over each other. */
export interface Conflict<Detail, Draft extends Fields> extends Merge<Draft> {
  readonly newest: Stored<Detail>;
  /** What my side shows: the edit as I left it. */
  readonly mine: Draft;
  /** Where it goes once every field is decided. */
  readonly then: 'saving' | 'editing';
}

type RecordEvent<Draft> =
  | { readonly type: 'edit.requested' }
  | { readonly type: 'edit.cancelled' }
  | { readonly type: 'draft.changed'; readonly draft: Draft }
  /** A blur or a closing page: what waits to be kept is kept now. */
  | { readonly type: 'draft.flushed' }
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'save.requested'; readonly draft: Draft }
  | { readonly type: 'conflict.settled'; readonly takeStored: readonly string[] }
  | { readonly type: 'conflict.dismissed' };

/** What the drafts keeper is told while a form is open. */
export type KeeperEvent<Draft> = { readonly type: 'draft.changed'; readonly draft: Draft } | { readonly type: 'draft.flushed' };

/** The form of one record: load, read, edit, save, meet a change of somebody else, pick up unsaved work. */
export const recordMachineOf = <Detail extends Draft & Identified, Draft extends Fields>() => {
  const record = setup({
    types: {
      context: phantom<RecordContext<Detail, Draft>>(),
      events: phantom<RecordEvent<Draft>>(),
      input: phantom<RecordInput<Draft>>(),
      emitted: phantom<{ readonly type: 'record.saved'; readonly id: Id } | { readonly type: 'record.lost'; readonly failure: Failure | null }>(),
    },
    actors: {
      openRecord: fromPromise<Outcome<Opened<Detail, Draft>>, { readonly id: Id | null }>(unwired('openRecord')),
      saveRecord: fromPromise<Outcome<Saved>, SaveRequest<Draft>>(unwired('saveRecord')),
      dropDraft: fromPromise<unknown, { readonly id: Id | null }>(unwired('dropDraft')),
      /** Keeps every change for a while after it was made, and at once when told to or when the form closes. */
      keepDraft: fromCallback<KeeperEvent<Draft>, { readonly id: Id | null; readonly base: Draft; readonly version: string | null }>(unwired('keepDraft')),
    },
    actions: {
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceSaved: unwired('announceSaved'),
      announceProblems: unwired('announceProblems'),
    },
    guards: {
      succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }),
      changedMeanwhile: (_, event: { readonly output: Outcome<unknown> }) => failureOf(event)?.kind === 'Changed',
      undecided: ({ context }) => (context.conflict?.conflicts.length ?? 0) > 0,
      backToSave: ({ context }) => context.conflict?.then === 'saving',
    },
  });

  const draftIn = (context: RecordContext<Detail, Draft>, stored: Stored<Detail> | null): Draft =>
    stored === null ? context.blank : draftOf(context.blank, stored.record);

  const startEdit = record.assign(({ context }) => {
    const base = draftIn(context, context.stored);
    return { base, mine: base, epoch: context.epoch + 1, failure: null, problems: {} };
  });
  const clash = (context: RecordContext<Detail, Draft>, newest: Stored<Detail>, from: { base: Draft; mine: Draft }, then: 'saving' | 'editing'): Conflict<Detail, Draft> =>
    ({ ...mergeFields(from.base, from.mine, draftIn(context, newest)), newest, mine: from.mine, then });

  /** Unsaved work comes back on top of what is stored now; where the record changed meanwhile, both are laid side by side. */
  const resume = record.assign(({ context }) => {
    const { offered, stored } = context;
    if (offered === null) return {};
    const start = { epoch: context.epoch + 1, offered: null, failure: null, problems: {} };
    if (stored === null || offered.version === stored.version) return { ...start, base: draftIn(context, stored), mine: offered.mine };
    return { ...start, conflict: clash(context, stored, offered, 'editing') };
  });
  /** Both edits become one: where they differ, what was chosen; the newest version is what is edited from now on. */
  const settleConflict = (context: RecordContext<Detail, Draft>, takeStored: readonly string[]): Partial<RecordContext<Detail, Draft>> => {
    if (context.conflict === null) return {};
    const { newest, merged } = context.conflict;
    const base = draftIn(context, newest);
    return { stored: newest, base, mine: settle(merged, base, takeStored), epoch: context.epoch + 1, conflict: null };
  };

  return record.createMachine({
    id: 'record',
    context: ({ input }) => ({
      ...input, stored: null, base: input.blank, mine: input.blank, epoch: 0, failure: null, problems: {}, offered: null, conflict: null, savedId: null,
    }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'openRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: 'reading',
              actions: assign(({ event }) => ({ stored: valueOf(event)?.stored ?? null, offered: valueOf(event)?.kept ?? null })),
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
        always: { guard: ({ context }) => context.id === null && context.offered === null, target: 'editing', actions: startEdit },
        on: {
          'edit.requested': { target: 'editing', actions: startEdit },
          'draft.resumed': { guard: ({ context }) => context.offered !== null, target: 'deciding', actions: resume },
          'draft.discarded': 'discarding',
        },
      },
      editing: {
        invoke: {
          id: 'keeper',
          src: 'keepDraft',
          input: ({ context }) => ({ id: context.id, base: context.base, version: context.stored?.version ?? null }),
        },
        on: {
          'draft.changed': { actions: [assign({ mine: ({ event }) => event.draft }), sendTo('keeper', ({ event }) => event)] },
          'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
          'edit.cancelled': { target: 'discarding' },
          'save.requested': [
            {
              guard: ({ context, event }) => holds(context.rule(event.draft)),
              target: 'saving',
              actions: [assign({ mine: ({ event }) => event.draft, failure: null, problems: {} }), sendTo('keeper', ({ event }) => ({ type: 'draft.changed', draft: event.draft }))],
            },
            { actions: [assign({ problems: ({ context, event }) => context.rule(event.draft) }), 'announceProblems'] },
          ],
        },
      },
      /** The draft is taken out of the store before anything else may be done with the record. */
      discarding: {
        entry: assign({ offered: null, failure: null, problems: {} }),
        invoke: { src: 'dropDraft', input: ({ context }) => ({ id: context.id }), onDone: 'reading', onError: 'reading' },
      },
      saving: {
        invoke: {
          src: 'saveRecord',
          input: ({ context }) => ({ id: context.id, version: context.stored?.version ?? null, draft: context.mine, before: context.base }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: 'saved',
              actions: ['announceSaved', assign({ savedId: ({ event }) => valueOf(event)?.id ?? null }), emit(({ event, context }) => ({ type: 'record.saved', id: valueOf(event)?.id ?? context.id ?? '' }))],
            },
            { guard: { type: 'changedMeanwhile', params: ({ event }) => event }, target: 'comparing' },
            {
              target: 'editing',
              actions: [
                assign({ failure: ({ event }) => failureOf(event) }),
                { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              ],
            },
          ],
        },
      },
      saved: {
        exit: assign({ id: ({ context }) => context.savedId ?? context.id }),
        invoke: { src: 'dropDraft', input: ({ context }) => ({ id: context.id }), onDone: 'loading', onError: 'loading' },
      },
      /** Somebody saved before: their version is fetched and laid beside mine. */
      comparing: {
        invoke: {
          src: 'openRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: 'deciding',
              actions: assign(({ context, event }) => {
                const newest = valueOf(event)?.stored ?? null;
                return { conflict: newest && clash(context, newest, context, 'saving') };
              }),
            },
            {
              target: 'editing',
              actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            },
          ],
        },
      },
      /** Nothing to choose where we changed different fields: both edits go in. */
      deciding: {
        always: [
          { guard: 'undecided', target: 'conflicted' },
          { guard: 'backToSave', target: 'saving', actions: assign(({ context }) => settleConflict(context, [])) },
          { target: 'editing', actions: assign(({ context }) => settleConflict(context, [])) },
        ],
      },
      conflicted: {
        on: {
          'conflict.settled': [
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
      lost: {},
    },
  });
};

/** Whether there is anything that leaving would lose. */
export const isDirty = <Draft extends Fields>(context: { readonly base: Draft; readonly mine: Draft }): boolean =>
  changedFields(context.base, context.mine).length > 0;

/** The machine of one form with its shapes. */
export type RecordMachine<Detail extends Draft & Identified, Draft extends Fields> = ReturnType<typeof recordMachineOf<Detail, Draft>>;
