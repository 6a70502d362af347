import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { byOutcome, failureOf, unwired, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { isValid } from '../shared/rule';
import { isUsedLink, isRefusedLink, type LinkedForm, type MailedLink } from './mailed-link';

type LinkEvent<Form> =
  | { readonly type: 'form.submitted'; readonly form: Form }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'end.requested' };

interface LinkInput<Form> extends LinkedForm<Form> {
  readonly link: MailedLink;
  /** Replaces the current history entry. */
  readonly go: (path: string) => void;
}

interface LinkContext<Form> extends LinkInput<Form> {
  readonly failure: Failure | null;
}

type Ended = { readonly output: Outcome<unknown> };

/** Page of a mailed link (invitation or reset). Signs out an existing session first. Rule R-SES-13. */
export const mailedLinkMachineOf = <Form>() =>
  setup({
    types: {
      context: phantom<LinkContext<Form>>(),
      events: phantom<LinkEvent<Form>>(),
      input: phantom<LinkInput<Form>>(),
    },
    actors: {
      /** Succeeds when nobody is signed in. */
      leaveSession: fromPromise<Outcome<void>>(unwired('leaveSession')),
      checkLink: fromPromise<Outcome<void>, MailedLink>(unwired('checkLink')),
      /** Consumes the one-time link. */
      saveForm: fromPromise<Outcome<void>, { readonly link: MailedLink; readonly form: Form }>(unwired('saveForm')),
    },
    actions: {
      announceLink: (_, _failure: { readonly failure: Failure | null }) => unwired('announceLink')(),
      announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceProblems: unwired('announceProblems'),
      leadToSignIn: unwired('leadToSignIn'),
      /** Navigates to the page after the form. */
      leadOn: unwired('leadOn'),
    },
    guards: {
      refusedLink: (_, event: Ended) => isRefusedLink(failureOf(event)),
      lostLink: (_, event: Ended) => isUsedLink(failureOf(event)),
    },
    delays: { stay: ({ context }) => context.stay },
  }).createMachine({
    id: 'mailedLink',
    context: ({ input }) => ({ ...input, failure: null }),
    initial: 'leaving',
    states: {
      leaving: {
        invoke: {
          src: 'leaveSession',
          onDone: byOutcome(
            { target: 'checking' },
            { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ),
        },
      },
      checking: {
        invoke: {
          src: 'checkLink',
          input: ({ context }) => context.link,
          onDone: byOutcome(
            { target: 'open' },
            {
              guard: { type: 'refusedLink', params: ({ event }) => event },
              target: 'invalid',
              actions: { type: 'announceLink', params: ({ event }) => ({ failure: failureOf(event) }) },
            },
            { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ),
        },
      },
      unreachable: {
        on: { 'retry.requested': { target: 'leaving', actions: assign({ failure: null }) } },
      },
      open: {
        on: {
          'form.submitted': [
            {
              guard: ({ context, event }) => isValid(context.rule(event.form)),
              target: 'saving',
              actions: assign({ failure: null }),
            },
            { actions: 'announceProblems' },
          ],
        },
      },
      saving: {
        invoke: {
          src: 'saveForm',
          input: ({ context, event }) => {
            assertEvent(event, 'form.submitted');
            return { link: context.link, form: event.form };
          },
          onDone: byOutcome(
            { target: 'saved' },
            {
              guard: { type: 'lostLink', params: ({ event }) => event },
              target: 'invalid',
              actions: { type: 'announceLink', params: ({ event }) => ({ failure: failureOf(event) }) },
            },
            {
              target: 'open',
              actions: [
                assign({ failure: ({ event }) => failureOf(event) }),
                { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              ],
            },
          ),
        },
      },
      saved: {
        on: { 'end.requested': 'ended' },
        after: { stay: 'ended' },
      },
      ended: { type: 'final', entry: 'leadOn' },
      invalid: { type: 'final', entry: 'leadToSignIn' },
    },
  });

export type MailedLinkMachine<Form> = ReturnType<typeof mailedLinkMachineOf<Form>>;
