import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { failureOf, succeeded, unwired, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { isValid } from '../shared/rule';
import { isLostLink, isRefusedLink, type LinkedForm, type MailedLink } from './mailed-link';

type LinkEvent<Form> =
  | { readonly type: 'form.submitted'; readonly form: Form }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'end.requested' };

interface LinkInput<Form> extends LinkedForm<Form> {
  readonly link: MailedLink;
  /** Leads the page on to a path, in place of the link. */
  readonly go: (path: string) => void;
}

interface LinkContext<Form> extends LinkInput<Form> {
  /** Why the last step failed. */
  readonly failure: Failure | null;
}

type Ended = { readonly output: Outcome<unknown> };

/**
 * The link of a mail, an invitation or a new password, from its opening to the page it leads to. Whoever is still
 * signed in is signed out first. Rule R-SES-13.
 */
export const mailedLinkMachineOf = <Form>() =>
  setup({
    types: {
      context: phantom<LinkContext<Form>>(),
      events: phantom<LinkEvent<Form>>(),
      input: phantom<LinkInput<Form>>(),
    },
    actors: {
      /** Ends the session that this browser has; good at once where there is none. */
      leaveSession: fromPromise<Outcome<void>>(unwired('leaveSession')),
      checkLink: fromPromise<Outcome<void>, MailedLink>(unwired('checkLink')),
      /** Uses the link, which works once. */
      saveForm: fromPromise<Outcome<void>, { readonly link: MailedLink; readonly form: Form }>(unwired('saveForm')),
    },
    actions: {
      announceLink: (_, _failure: { readonly failure: Failure | null }) => unwired('announceLink')(),
      announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceProblems: unwired('announceProblems'),
      leadToSignIn: unwired('leadToSignIn'),
      /** Leads to where a used link ends. */
      leadOn: unwired('leadOn'),
    },
    guards: {
      succeeded: (_, event: Ended) => succeeded({ event }),
      refusedLink: (_, event: Ended) => isRefusedLink(failureOf(event)),
      lostLink: (_, event: Ended) => isLostLink(failureOf(event)),
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
          onDone: [
            { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'checking' },
            { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ],
        },
      },
      checking: {
        invoke: {
          src: 'checkLink',
          input: ({ context }) => context.link,
          onDone: [
            { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'open' },
            {
              guard: { type: 'refusedLink', params: ({ event }) => event },
              target: 'invalid',
              actions: { type: 'announceLink', params: ({ event }) => ({ failure: failureOf(event) }) },
            },
            { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ],
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
          onDone: [
            { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'saved' },
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
          ],
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

/** The machine of one kind of link. */
export type MailedLinkMachine<Form> = ReturnType<typeof mailedLinkMachineOf<Form>>;
