import { assign, fromPromise, sendTo, setup } from 'xstate';
import { addressesOf, inviteRule, type Invitation } from '../../domain/access/invite.rule';
import type { DraftSetAsideEvent, DraftEvent, FoundDraft, KeptDraft } from '../../domain/shared/drafts/draft';
import {
  draftActors,
  deleteDraftState,
  storeDraftInvocation,
  NEW_DRAFT,
  newDraft,
  newDraftStates,
} from '../../domain/shared/drafts/draft-states';
import { normaliseEmail } from '../../domain/shared/email.rule';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { isValid } from '../../domain/shared/rule';
import type { FormValues } from '../shared/form-values';
import type { InvitationReport, RefusedAddress } from './ports/invitations.port';

type InviteEvent = DraftEvent | DraftSetAsideEvent | { readonly type: 'invite.requested' };

interface InviteInput {
  readonly base: Invitation;
  readonly form: FormValues<Invitation>;
  /** Navigates to the user list after every address was invited. */
  readonly leave: () => void;
}

interface InviteContext extends InviteInput {
  readonly offered: KeptDraft<Invitation> | null;
  readonly failure: Failure | null;
  /** Addresses refused by the last call. */
  readonly refused: readonly RefusedAddress[];
}

type Sent = { readonly output: Outcome<InvitationReport> };

/** Whether the server refused every address, which it reports as a field error. */
const allRefused = (failure: Failure | null, { emails }: Invitation): readonly RefusedAddress[] => {
  const code = failure?.kind === 'FieldsRejected' ? failure.fields['email'] : undefined;
  return code === undefined ? [] : addressesOf(emails).map((email) => ({ email, code }));
};

/** Keeps the refused addresses in the form as they were typed. */
const leftOver = (draft: Invitation, refused: readonly RefusedAddress[]): Invitation => ({
  ...draft,
  emails: refused.map(({ email }) => draft.emails.find((typed) => normaliseEmail(typed) === email) ?? email),
});

const invitedOf = (draft: Invitation, refused: readonly RefusedAddress[]): number =>
  addressesOf(draft.emails).length - refused.length;

const invite = setup({
  types: { context: phantom<InviteContext>(), events: phantom<InviteEvent>(), input: phantom<InviteInput>() },
  actors: {
    ...draftActors<Invitation>(),
    sendInvitation: fromPromise<Outcome<InvitationReport>, Invitation>(unwired('sendInvitation')),
  },
  actions: {
    offerDraft: assign((_, { kept }: FoundDraft<Invitation>) => ({ offered: kept })),
    resumeDraft: ({ context: { base, form, offered } }) => {
      form.fill(offered?.mine ?? base);
    },
    forgetDraft: assign({ offered: null, failure: null, refused: [] }),
    showStored: ({ context: { base, form } }) => {
      form.fill(base);
    },
    showRefused: ({ context: { form, refused } }) => {
      form.fill(leftOver(form.read(), refused));
    },
    announceInvited: (_, _count: { readonly count: number }) => unwired('announceInvited')(),
    announceRefused: (_, _count: { readonly count: number }) => unwired('announceRefused')(),
    announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    announceProblems: unwired('announceProblems'),
  },
  guards: {
    isOffered: (_, { kept }: FoundDraft<Invitation>) => kept !== null,
    everybody: (_, { output }: Sent) => output._tag === 'Right' && output.right.refused.length === 0,
  },
});

/** Invitation form: resume a draft, fill in, send; refused addresses stay in the form. */
export const inviteMachine = invite.createMachine({
  id: 'invite',
  context: ({ input }) => ({ ...input, offered: null, failure: null, refused: [] }),
  initial: 'opening',
  states: {
    ...newDraftStates('open'),
    open: {
      invoke: storeDraftInvocation(newDraft),
      on: {
        'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
        'draft.discarded': 'discarding',
        'invite.requested': [
          {
            guard: ({ context }) => isValid(inviteRule(context.form.read())),
            target: 'sending',
            actions: assign({ failure: null, refused: [] }),
          },
          { actions: 'announceProblems' },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'sendInvitation',
        input: ({ context }) => context.form.read(),
        onDone: [
          {
            guard: { type: 'everybody', params: ({ event }) => event },
            target: 'invited',
            actions: {
              type: 'announceInvited',
              params: ({ context }) => ({ count: invitedOf(context.form.read(), []) }),
            },
          },
          {
            guard: succeeded,
            target: 'open',
            actions: [
              {
                type: 'announceInvited',
                params: ({ context, event }) => ({
                  count: invitedOf(context.form.read(), valueOf(event)?.refused ?? []),
                }),
              },
              { type: 'announceRefused', params: ({ event }) => ({ count: valueOf(event)?.refused.length ?? 0 }) },
              assign({ refused: ({ event }) => valueOf(event)?.refused ?? [] }),
              'showRefused',
            ],
          },
          {
            target: 'open',
            actions: [
              assign(({ context, event }) => ({
                failure: failureOf(event),
                refused: allRefused(failureOf(event), context.form.read()),
              })),
              { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ],
      },
    },
    invited: deleteDraftState(NEW_DRAFT, 'left'),
    left: {
      type: 'final',
      entry: ({ context }) => {
        context.leave();
      },
    },
  },
});
