import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { DraftRef } from '../../../domain/shared/drafts/draft';
import { draftActors } from '../../../domain/shared/drafts/draft-states';
import type { Failure } from '../../../domain/shared/failure';
import { failureOf, unwired, valueOf, type Outcome } from '../../../domain/shared/outcome';
import { phantom } from '../../../domain/shared/phantom';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import { isDirty } from '../form-values';
import type { RemoveRequest, Saved, UnfinishedSave } from '../ports/resource-gateway.port';
import {
  RETURN_AFTER,
  type Opened,
  type OpenRequest,
  type RecordContext,
  type RecordEvent,
  type RecordInput,
  type RecordSignal,
  type RefusedRemoval,
  type RunningSave,
} from './record';
import { hasOffer, resolvedDraft, storedDraft } from './record-changes';

export const ANNOUNCE_DELETED = {
  type: 'announceRefusal',
  params: { failure: { kind: 'NotFound' } },
} as const;

/** `false` where the API sends no versions. */
const isSameVersion = (
  one: { readonly version: string | null } | null,
  other: { readonly version: string | null } | null,
): boolean => one !== null && one.version !== null && one.version === other?.version;

/** The interrupted save of an event; null when the save completed. */
export const unfinishedOf = <Detail>(event: {
  readonly output: Outcome<Saved<Detail>>;
}): UnfinishedSave<Detail> | null => valueOf(event)?.unfinished ?? null;

/** Actors, actions and guards of the record machine. */
export const recordSetupOf = <K extends Kind>() =>
  setup({
    types: {
      context: phantom<RecordContext<K>>(),
      events: phantom<RecordEvent<K['draft']>>(),
      input: phantom<RecordInput<K['draft']>>(),
      emitted: phantom<RecordSignal<DetailOf<K>>>(),
    },
    actors: {
      openRecord: fromPromise<Outcome<Opened<K>>, OpenRequest<DetailOf<K>>>(unwired('openRecord')),
      saveRecord: fromPromise<Outcome<Saved<DetailOf<K>>>, RunningSave<K['draft']>>(unwired('saveRecord')),
      removeRecord: fromPromise<Outcome<void>, RemoveRequest>(unwired('removeRecord')),
      /** Hides the draft from other tabs while the form is open. */
      holdDraft: fromCallback<RecordEvent<K['draft']>, DraftRef>(unwired('holdDraft')),
      ...draftActors<K['draft']>(),
    },
    actions: {
      fillForm: ({ context }, { draft }: { readonly draft: K['draft'] }) => {
        context.form.fill(draft);
      },
      showStored: ({ context }) => {
        context.form.fill(storedDraft(context, context.stored));
      },
      /** Clears the draft and the state of its edit. */
      forgetDraft: assign({
        offered: null,
        unreadable: null,
        failure: null,
        problems: {},
        conflict: null,
        unfinished: null,
        creation: null,
      }),
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      /** Announces a refused save; `NotFound`: the record was deleted. */
      announceRefusal: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefusal')(),
      announceUnchanged: unwired('announceUnchanged'),
      /** After a conflict in which the draft adds nothing to the stored version. */
      announceAsStored: unwired('announceAsStored'),
      /** `isNews`: a foreign version was merged into the draft without a question. */
      announceNewer: (_, _params: { readonly isNews: boolean }) => unwired('announceNewer')(),
      announceUnfinished: (_, _params: { readonly failure: Failure | null; readonly existed: boolean }) =>
        unwired('announceUnfinished')(),
      announceSaved: unwired('announceSaved'),
      announceRemoved: unwired('announceRemoved'),
      announceKept: unwired('announceKept'),
      /** `refused`: the deletion that was refused, or null; `failure`: reloading failed. */
      announceChanged: (_, _params: { readonly refused: RefusedRemoval | null; readonly failure: Failure | null }) =>
        unwired('announceChanged')(),
      noteChange: assign({
        remoteChange: ({ context, event }) =>
          event.type === 'record.changed' ? { by: event.by, isDeleted: event.isDeleted } : context.remoteChange,
      }),
      announceProblems: unwired('announceProblems'),
    },
    delays: { returning: RETURN_AFTER },
    guards: {
      changedMeanwhile: (_, event: { readonly output: Outcome<unknown> }) => failureOf(event)?.kind === 'Changed',
      isUnfinished: (_, event: { readonly output: Outcome<Saved<DetailOf<K>>> }) =>
        unfinishedOf<DetailOf<K>>(event) !== null,
      /** A new record was created, so its draft moves to its own URL. */
      isBegun: ({ context }, event: { readonly output: Outcome<Saved<DetailOf<K>>> }) =>
        context.mayOpen !== false &&
        unfinishedOf<DetailOf<K>>(event) !== null &&
        (context.id === null || context.existence === 'copying'),
      /** The stored record has not changed since the edit started. */
      isUnchangedOnServer: ({ context }, event: { readonly output: Outcome<Opened<K>> }) => {
        const stored = valueOf(event)?.stored ?? null;
        return (
          stored !== null &&
          (isSameVersion(stored, context.stored) || !isDirty(context.base, storedDraft(context, stored)))
        );
      },
      /** Stops a loop with a server that refuses the version that it serves. */
      isNothingNewer: ({ context }, event: { readonly output: Outcome<Opened<K>> }) =>
        context.unfinished?.isUncertain !== true && isSameVersion(valueOf(event)?.stored ?? null, context.stored),
      /** `NotFound` counts as deleted: someone else was first. */
      isRemoved: (_, event: { readonly output: Outcome<unknown> }) =>
        event.output._tag === 'Right' || event.output.left.kind === 'NotFound',
      isDeleted: ({ context }, event: { readonly output: Outcome<Opened<K>> }) =>
        failureOf(event)?.kind === 'NotFound' || (context.id !== null && valueOf(event)?.stored === null),
      /** The record was deleted, but its draft still exists. */
      isDraftOnly: ({ context }, event: { readonly output: Outcome<Opened<K>> }) => {
        const opened = valueOf(event);
        return context.id !== null && opened !== null && opened.stored === null && opened.kept !== null;
      },
      /** Another tab left a draft that was not offered yet. Rule R-SHR-15. */
      hasNewOffer: ({ context }, event: { readonly output: Outcome<Opened<K>> }) => {
        const opened = valueOf(event);
        return !hasOffer(context) && opened !== null && (opened.kept !== null || opened.unreadable !== null);
      },
      /**
       * Without versions the server cannot detect an outdated edit; after a lost answer the stored state is unknown.
       */
      mustCompare: ({ context }) =>
        context.mayOpen !== false &&
        ((context.mayBeStale && context.stored?.version === null) || context.unfinished?.isUncertain === true),
      /** Rule R-ACC-17. */
      isCreatedUnseen: ({ context }) => context.mayOpen === false,
      isDetached: ({ context }) => context.existence !== 'stored',
      isStored: ({ context }) => context.id !== null && context.stored !== null,
      /** The displayed record stays during a reload, except after a save by the user. */
      isReadAgain: ({ context }) => context.id !== null && context.stored !== null && context.saved === null,
      wasEditing: ({ context }) => context.backTo === 'editing',
      hasConflicts: ({ context }) => (context.conflict?.conflicts.length ?? 0) > 0,
      isBackToEdit: ({ context }) => context.conflict?.onDismissed === 'editing',
      isBackToSave: ({ context }) => context.conflict?.onResolved === 'saving',
      /** After the conflict, the draft equals the stored record. */
      isNothingLeftToSave: ({ context }) =>
        context.conflict?.onResolved === 'saving' &&
        !isDirty(storedDraft(context, context.conflict.newest), { ...resolvedDraft(context), ...context.overrides }),
    },
  });

/** The setup of a kind. */
export type RecordSetup<K extends Kind> = ReturnType<typeof recordSetupOf<K>>;
