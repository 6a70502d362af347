import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { addressesOf, inviteRule, type Invitation } from '../../domain/access/invite.rule';
import { normaliseEmail } from '../../domain/shared/email.rule';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { isValid } from '../../domain/shared/rule';
import type { KeptDraft } from '../shared/ports/drafts.port';
import { isDirty, type KeeperEvent } from '../shared/record';
import type { InvitationReport, RefusedAddress } from './ports/invitations.port';

type InviteEvent =
  | KeeperEvent<Invitation>
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'invite.requested'; readonly draft: Invitation };

interface InviteInput {
  /** The form as it opens. */
  readonly base: Invitation;
  /** Leads back to the list of users, everybody being invited. */
  readonly leave: () => void;
}

interface InviteContext extends InviteInput {
  readonly mine: Invitation;
  /** Counts the times that `mine` was set from outside the form: the form starts anew with each. */
  readonly epoch: number;
  readonly offered: KeptDraft<Invitation> | null;
  readonly failure: Failure | null;
  /** Who was not invited by the last try. */
  readonly refused: readonly RefusedAddress[];
}

type Sent = { readonly output: Outcome<InvitationReport> };

/** A server that refuses every address says so of the field. */
const allRefused = (failure: Failure | null, { emails }: Invitation): readonly RefusedAddress[] => {
  const code = failure?.kind === 'FieldsRejected' ? failure.fields['email'] : undefined;
  return code === undefined ? [] : addressesOf(emails).map((email) => ({ email, code }));
};

/** The addresses that were not invited stay in the form, as they were typed. */
const leftOver = (mine: Invitation, refused: readonly RefusedAddress[]): Invitation => ({
  ...mine,
  emails: refused.map(({ email }) => mine.emails.find((typed) => normaliseEmail(typed) === email) ?? email),
});

const invitedOf = (mine: Invitation, refused: readonly RefusedAddress[]): number =>
  addressesOf(mine.emails).length - refused.length;

const invite = setup({
  types: { context: phantom<InviteContext>(), events: phantom<InviteEvent>(), input: phantom<InviteInput>() },
  actors: {
    findDraft: fromPromise<KeptDraft<Invitation> | null>(unwired('findDraft')),
    keepDraft: fromCallback<KeeperEvent<Invitation>, { readonly base: Invitation }>(unwired('keepDraft')),
    dropDraft: fromPromise<unknown>(unwired('dropDraft')),
    sendInvitation: fromPromise<Outcome<InvitationReport>, Invitation>(unwired('sendInvitation')),
  },
  actions: {
    announceInvited: (_, _count: { readonly count: number }) => unwired('announceInvited')(),
    announceRefused: (_, _count: { readonly count: number }) => unwired('announceRefused')(),
    announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    announceProblems: unwired('announceProblems'),
  },
  guards: {
    everybody: (_, { output }: Sent) => output._tag === 'Right' && output.right.refused.length === 0,
    succeeded: (_, event: Sent) => succeeded({ event }),
  },
});

const keepWhatDiffers = invite.enqueueActions(({ context, enqueue }) => {
  if (isDirty(context)) enqueue.sendTo('keeper', { type: 'draft.changed', draft: context.mine });
});

/** Inviting people: pick up unsaved work, fill in, send, and keep in the form whoever was not invited. */
export const inviteMachine = invite.createMachine({
  id: 'invite',
  context: ({ input }) => ({ ...input, mine: input.base, epoch: 0, offered: null, failure: null, refused: [] }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'findDraft',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'offering',
            actions: assign({ offered: ({ event }) => event.output }),
          },
          { target: 'open' },
        ],
        onError: 'open',
      },
    },
    /** Unsaved work is taken up or discarded first: what is typed now would write over it. */
    offering: {
      on: {
        'draft.resumed': {
          target: 'open',
          actions: assign(({ context }) => ({
            mine: context.offered?.mine ?? context.base,
            epoch: context.epoch + 1,
            offered: null,
          })),
        },
        'draft.discarded': 'discarding',
      },
    },
    open: {
      invoke: { id: 'keeper', src: 'keepDraft', input: ({ context }) => ({ base: context.base }) },
      /** What came back is kept before the next key is pressed. */
      entry: keepWhatDiffers,
      on: {
        'draft.changed': {
          actions: [assign({ mine: ({ event }) => event.draft }), sendTo('keeper', ({ event }) => event)],
        },
        'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
        'draft.discarded': 'discarding',
        'invite.requested': [
          {
            guard: ({ event }) => isValid(inviteRule(event.draft)),
            target: 'sending',
            actions: assign({ mine: ({ event }) => event.draft, failure: null, refused: [] }),
          },
          { actions: 'announceProblems' },
        ],
      },
    },
    /** The draft is taken out of the store before anything else may be done. */
    discarding: {
      entry: assign(({ context }) => ({
        mine: context.base,
        epoch: context.epoch + 1,
        offered: null,
        failure: null,
        refused: [],
      })),
      invoke: { src: 'dropDraft', onDone: 'open', onError: 'open' },
    },
    sending: {
      invoke: {
        src: 'sendInvitation',
        input: ({ context }) => context.mine,
        onDone: [
          {
            guard: { type: 'everybody', params: ({ event }) => event },
            target: 'invited',
            actions: { type: 'announceInvited', params: ({ context }) => ({ count: invitedOf(context.mine, []) }) },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event },
            target: 'open',
            actions: [
              {
                type: 'announceInvited',
                params: ({ context, event }) => ({ count: invitedOf(context.mine, valueOf(event)?.refused ?? []) }),
              },
              { type: 'announceRefused', params: ({ event }) => ({ count: valueOf(event)?.refused.length ?? 0 }) },
              assign(({ context, event }) => {
                const refused = valueOf(event)?.refused ?? [];
                return { refused, mine: leftOver(context.mine, refused), epoch: context.epoch + 1 };
              }),
            ],
          },
          {
            target: 'open',
            actions: [
              assign(({ context, event }) => ({
                failure: failureOf(event),
                refused: allRefused(failureOf(event), context.mine),
              })),
              { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ],
      },
    },
    invited: {
      invoke: { src: 'dropDraft', onDone: 'left', onError: 'left' },
    },
    left: {
      type: 'final',
      entry: ({ context }) => {
        context.leave();
      },
    },
  },
});
