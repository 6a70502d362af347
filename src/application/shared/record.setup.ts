import { fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Fields } from '../../domain/shared/merge';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { draftOf, type Identified } from '../../domain/shared/resource';
import type { RemoveRequest, Saved, SaveRequest } from './ports/resource-gateway.port';
import {
  isDirty,
  isWaiting,
  RETURN_AFTER,
  settleConflict,
  type KeeperEvent,
  type Opened,
  type RecordContext,
  type RecordEvent,
  type RecordInput,
  type RecordNews,
} from './record';

/** The very same one. Where no versions are told nobody knows. */
const isVersion = (
  one: { readonly version: string | null } | null,
  other: { readonly version: string | null } | null,
): boolean => one !== null && one.version !== null && one.version === other?.version;

/** What the form of one record asks, says and judges. */
export const recordSetupOf = <Detail extends Draft & Identified, Draft extends Fields>() =>
  setup({
    types: {
      context: phantom<RecordContext<Detail, Draft>>(),
      events: phantom<RecordEvent<Draft>>(),
      input: phantom<RecordInput<Draft>>(),
      emitted: phantom<RecordNews>(),
    },
    actors: {
      openRecord: fromPromise<Outcome<Opened<Detail, Draft>>, { readonly id: Id | null; readonly justSaved: boolean }>(
        unwired('openRecord'),
      ),
      saveRecord: fromPromise<Outcome<Saved>, SaveRequest<Draft>>(unwired('saveRecord')),
      removeRecord: fromPromise<Outcome<void>, RemoveRequest>(unwired('removeRecord')),
      dropDraft: fromPromise<unknown, { readonly id: Id | null }>(unwired('dropDraft')),
      /** Keeps every change for a while after it was made, and at once when told to or when the form closes. */
      keepDraft: fromCallback<
        KeeperEvent<Draft>,
        { readonly id: Id | null; readonly base: Draft; readonly version: string | null }
      >(unwired('keepDraft')),
    },
    actions: {
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      /** Of a save: where the record is gone, that is not "nothing found". */
      announceRefusal: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefusal')(),
      announceUnchanged: unwired('announceUnchanged'),
      /** After a conflict: what somebody else saved stays, and mine adds nothing to it. */
      announceAsStored: unwired('announceAsStored'),
      /** What somebody else saved is under mine now: news to whoever neither saves nor is asked about it. */
      announceNewer: (_, _params: { readonly isNews: boolean }) => unwired('announceNewer')(),
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
      /** The lock was gone for a while, and nobody used it. */
      asItWas: ({ context }, event: { readonly output: Outcome<Opened<Detail, Draft>> }) => {
        const stored = valueOf(event)?.stored ?? null;
        return (
          stored !== null &&
          (isVersion(stored, context.stored) ||
            !isDirty({ base: context.base, mine: draftOf(context.blank, stored.record) }))
        );
      },
      /** A server that refuses the very version it gives out would be asked for ever. */
      nothingNewer: ({ context }, event: { readonly output: Outcome<Opened<Detail, Draft>> }) =>
        isVersion(valueOf(event)?.stored ?? null, context.stored),
      /** Somebody else was faster: what was wanted is so. */
      gone: (_, event: { readonly output: Outcome<unknown> }) =>
        event.output._tag === 'Right' || event.output.left.kind === 'NotFound',
      /** It is not there any more, whatever was kept of it. */
      deleted: ({ context }, event: { readonly output: Outcome<Opened<Detail, Draft>> }) =>
        failureOf(event)?.kind === 'NotFound' || (context.id !== null && valueOf(event)?.stored === null),
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
      /** No version would tell the server that this edit began with less than what is stored. */
      mustLook: ({ context }) => context.unseen && context.stored?.version === null,
      isGone: ({ context }) => context.fate !== 'stored',
      isStored: ({ context }) => context.id !== null && context.stored !== null,
      wasEditing: ({ context }) => context.backTo === 'editing',
      undecided: ({ context }) => (context.conflict?.conflicts.length ?? 0) > 0,
      backToEdit: ({ context }) => context.conflict?.back === 'editing',
      backToSave: ({ context }) => context.conflict?.then === 'saving',
      /** Every difference is decided for what is stored, or is stored already. */
      nothingLeftToSave: ({ context }, { takeStored }: { readonly takeStored: readonly string[] }) =>
        context.conflict?.then === 'saving' && !isDirty({ ...context, ...settleConflict(context, takeStored) }),
    },
  });

/** The same with its shapes. */
export type RecordSetup<Detail extends Draft & Identified, Draft extends Fields> = ReturnType<
  typeof recordSetupOf<Detail, Draft>
>;
