import { fromPromise } from 'xstate';
import type { EmailCategory } from '../../domain/communication/email';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { EmailCategories } from './ports/email-categories.port';
import type { TestMails } from './ports/test-mails.port';
import { isFieldRefused, testMailMachine } from './test-mail.machine';

/** Categories for the filter of the list. */
export type WiredEmailCategories = LoadingMachine<readonly EmailCategory[]>;
export const WiredEmailCategories = token<WiredEmailCategories>('wired-email-categories');

export const wireEmailCategories = (categories: EmailCategories): WiredEmailCategories =>
  loadingMachineOf<readonly EmailCategory[]>().provide({
    actors: { load: fromPromise(({ signal }) => categories.list({ signal })()) },
  });

/** Sends test mails. Rule R-EML-08. */
export type WiredTestMail = typeof testMailMachine;
export const WiredTestMail = token<WiredTestMail>('wired-test-mail');

export const wireTestMail = (mails: TestMails, announcer: Announcer): WiredTestMail =>
  testMailMachine.provide({
    actors: {
      sendTest: fromPromise(({ input: { code, recipients }, signal }) => mails.send(code, recipients, { signal })()),
    },
    actions: {
      announceSent: (_, { count }) => {
        announcer.say('success', 'communication.testMail.sent', NOTICE_TIME.long, { count });
      },
      announceFailed: (_, { failure }) => {
        const reason = isFieldRefused(failure, 'attachments')
          ? { key: 'communication.testMail.attachment' }
          : // The field of the addresses shows its own error.
            isFieldRefused(failure, 'recipients')
            ? null
            : failure;
        const failed = { key: 'communication.testMail.failed' };
        announcer.sayAll('error', NOTICE_TIME.long, [failed, reason], 'communication.email');
      },
    },
  });
