import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { addressesOf, inviteRule, type Invitation } from '../../domain/access/invite.rule';
import { normaliseEmail } from '../../domain/shared/email.rule';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { isValid } from '../../domain/shared/rule';
import type { KeptDraft } from '../shared/ports/drafts.port';
import type { FlushEvent, OpenForm } from '../shared/draft-keeper';
import type { FormValues } from '../shared/form-values';
import type { InvitationReport, RefusedAddress } from './ports/invitations.port';

type InviteEvent =
  | FlushEvent
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  /** The draft on offer waits, and another invitation is begun. Rule R-SHR-15. */
  | { readonly type: 'draft.setAside' }
  | { readonly type: 'invite.requested' };

interface InviteInput {
  readonly base: Invitation;
  readonly form: FormValues<Invitation>;
  /** Called once everybody is invited; leads to the user list. */
  readonly leave: () => void;
}

interface InviteContext extends InviteInput {
  readonly offered: KeptDraft<Invitation> | null;
  readonly failure: Failure | null;
  /** Addresses refused by the last call. */
  readonly refused: readonly RefusedAddress[];
}

type Sent = { readonly output: Outcome<InvitationReport> };

/** A server that refuses every address reports a field error. */
const allRefused = (failure: Failure | null, { emails }: Invitation): readonly RefusedAddress[] => {
  const code = failure?.kind === 'FieldsRejected' ? failure.fields['email'] : undefined;
  return code === undefined ? [] : addressesOf(emails).map((email) => ({ email, code }));
};

/** The form keeps the refused addresses as they were typed. */
const leftOver = (draft: Invitation, refused: readonly RefusedAddress[]): Invitation => ({
  ...draft,
  emails: refused.map(({ email }) => draft.emails.find((typed) => normaliseEmail(typed) === email) ?? email),
});

const invitedOf = (draft: Invitation, refused: readonly RefusedAddress[]): number =>
  addressesOf(draft.emails).length - refused.length;

const invite = setup({
  types: { context: phantom<InviteContext>(), events: phantom<InviteEvent>(), input: phantom<InviteInput>() },
  actors: {
    findDraft: fromPromise<KeptDraft<Invitation> | null>(unwired('findDraft')),
    keepDraft: fromCallback<FlushEvent, OpenForm<Invitation>>(unwired('keepDraft')),
    dropDraft: fromPromise<unknown>(unwired('dropDraft')),
    setDraftAside: fromPromise<unknown>(unwired('setDraftAside')),
    sendInvitation: fromPromise<Outcome<InvitationReport>, Invitation>(unwired('sendInvitation')),
  },
  actions: {
    fillForm: ({ context }, { draft }: { readonly draft: Invitation }) => {
      context.form.fill(draft);
    },
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

/** Invitation form: resume a draft, fill in, send; refused addresses stay in the form. */
export const inviteMachine = invite.createMachine({
  id: 'invite',
  context: ({ input }) => ({ ...input, offered: null, failure: null, refused: [] }),
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
    /** A draft is resumed, discarded or set aside before editing, which would overwrite it. */
    offering: {
      on: {
        'draft.resumed': {
          target: 'open',
          actions: [
            { type: 'fillForm', params: ({ context }) => ({ draft: context.offered?.mine ?? context.base }) },
            assign({ offered: null }),
          ],
        },
        'draft.discarded': 'discarding',
        'draft.setAside': 'settingAside',
      },
    },
    open: {
      invoke: {
        id: 'keeper',
        src: 'keepDraft',
        input: ({ context: { base, form } }) => ({ id: null, base, version: null, form }),
      },
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
    /** Deletes the draft before the form reopens. */
    discarding: {
      entry: [
        assign({ offered: null, failure: null, refused: [] }),
        { type: 'fillForm', params: ({ context }) => ({ draft: context.base }) },
      ],
      invoke: { src: 'dropDraft', onDone: 'open', onError: 'open' },
    },
    settingAside: {
      entry: assign({ offered: null }),
      invoke: { src: 'setDraftAside', onDone: 'open', onError: 'open' },
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
            guard: { type: 'succeeded', params: ({ event }) => event },
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
              {
                type: 'fillForm',
                params: ({ context }) => ({ draft: leftOver(context.form.read(), context.refused) }),
              },
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
