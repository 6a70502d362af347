import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { failureOf, succeeded, unwired, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { holds } from '../shared/rule';
import { acceptRule, type Acceptance, type AcceptForm, type InvitationLink } from './accept.rule';

/** How long a new account is welcomed before the dashboard opens, in milliseconds. Rule R-SES-13. */
export const WELCOME_TIME = 3000;

type AcceptEvent =
  | { readonly type: 'form.submitted'; readonly form: AcceptForm }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'enter.requested' };

interface AcceptInput {
  readonly link: InvitationLink;
  /** Leads the page on to a path, in place of the link. */
  readonly go: (path: string) => void;
}

interface AcceptContext extends AcceptInput {
  /** Why the last step failed. */
  readonly failure: Failure | null;
}

type Ended = { readonly output: Outcome<unknown> };

const couldNotAsk: readonly Failure['kind'][] = ['Unreachable', 'TooMany', 'Malformed'];

/** While checking, every answer of the server but "not now" says that the link is not good. */
const isRefusedLink = (failure: Failure | null): boolean => failure !== null && !couldNotAsk.includes(failure.kind);

/** While accepting, the link may have run out or been used, which is no fault of the form. */
const isLostLink = (failure: Failure | null): boolean =>
  failure?.kind === 'NotFound' || (failure?.kind === 'FieldsRejected' && (failure.code === 'CODE_EXPIRED' || 'code' in failure.fields));

/**
 * The link of an invitation, from its opening to the first page of the new account. Whoever is still signed in is
 * signed out first. Rule R-SES-13.
 */
export const acceptMachine = setup({
  types: { context: phantom<AcceptContext>(), events: phantom<AcceptEvent>(), input: phantom<AcceptInput>() },
  actors: {
    /** Ends the session that this browser has; good at once where there is none. */
    leaveSession: fromPromise<Outcome<void>>(unwired('leaveSession')),
    checkInvitation: fromPromise<Outcome<void>, InvitationLink>(unwired('checkInvitation')),
    /** Makes the account and signs it in. */
    acceptInvitation: fromPromise<Outcome<void>, { readonly link: InvitationLink; readonly acceptance: Acceptance }>(unwired('acceptInvitation')),
  },
  actions: {
    announceLink: (_, _failure: { readonly failure: Failure | null }) => unwired('announceLink')(),
    announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    announceProblems: unwired('announceProblems'),
    leadToSignIn: unwired('leadToSignIn'),
    /** Leads to the dashboard and opens the session that the account has now. */
    enter: unwired('enter'),
  },
  guards: {
    succeeded: (_, event: Ended) => succeeded({ event }),
    refusedLink: (_, event: Ended) => isRefusedLink(failureOf(event)),
    lostLink: (_, event: Ended) => isLostLink(failureOf(event)),
  },
  delays: { welcomeTime: WELCOME_TIME },
}).createMachine({
  id: 'accept',
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
        src: 'checkInvitation',
        input: ({ context }) => context.link,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'open' },
          { guard: { type: 'refusedLink', params: ({ event }) => event }, target: 'invalid', actions: { type: 'announceLink', params: ({ event }) => ({ failure: failureOf(event) }) } },
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
          { guard: ({ event }) => holds(acceptRule(event.form)), target: 'accepting', actions: assign({ failure: null }) },
          { actions: 'announceProblems' },
        ],
      },
    },
    accepting: {
      invoke: {
        src: 'acceptInvitation',
        input: ({ context, event }) => {
          const { firstname, surname, password, language } = event.type === 'form.submitted' ? event.form : nothing;
          return { link: context.link, acceptance: { firstname, surname, password, language } };
        },
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'accepted' },
          { guard: { type: 'lostLink', params: ({ event }) => event }, target: 'invalid', actions: { type: 'announceLink', params: ({ event }) => ({ failure: failureOf(event) }) } },
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
    accepted: {
      on: { 'enter.requested': 'entered' },
      after: { welcomeTime: 'entered' },
    },
    entered: { type: 'final', entry: 'enter' },
    invalid: { type: 'final', entry: 'leadToSignIn' },
  },
});

/** Never sent: `accepting` is entered by a submitted form only. */
const nothing: Acceptance = { firstname: '', surname: '', password: '', language: 'en' };
