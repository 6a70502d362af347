import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

interface TestMail {
  readonly code: string;
  readonly recipients: readonly string[];
}

interface TestMailContext extends TestMail {
  /** Whether the server refused the addresses. */
  readonly isRefused: boolean;
}

type TestMailEvent = ({ readonly type: 'send.requested' } & TestMail) | { readonly type: 'recipients.changed' };

/** Whether the server refused this field. */
export const isFieldRefused = (failure: Failure | null, field: 'recipients' | 'attachments'): boolean =>
  failure?.kind === 'FieldsRejected' && field in failure.fields;

/** Sends one test mail at a time. Rule R-EML-08. */
export const testMailMachine = setup({
  types: { context: phantom<TestMailContext>(), events: phantom<TestMailEvent>() },
  actors: { sendTest: fromPromise<Outcome<void>, TestMail>(unwired('sendTest')) },
  actions: {
    announceSent: (_, _sent: { readonly count: number }) => unwired('announceSent')(),
    announceFailed: (_, _failed: { readonly failure: Failure | null }) => unwired('announceFailed')(),
  },
}).createMachine({
  id: 'test-mail',
  context: { code: '', recipients: [], isRefused: false },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'recipients.changed': { actions: assign({ isRefused: false }) },
        'send.requested': {
          target: 'sending',
          actions: assign(({ event: { code, recipients } }) => ({ code, recipients, isRefused: false })),
        },
      },
    },
    sending: {
      invoke: {
        src: 'sendTest',
        input: ({ context: { code, recipients } }) => ({ code, recipients }),
        onDone: byOutcome(
          {
            target: 'ready',
            actions: { type: 'announceSent', params: ({ context }) => ({ count: context.recipients.length }) },
          },
          {
            target: 'ready',
            actions: [
              assign({ isRefused: ({ event }) => isFieldRefused(failureOf(event), 'recipients') }),
              { type: 'announceFailed', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ),
      },
    },
  },
});
