import type { Services } from '../shared/endpoint';

/** One mail to one person, in both forms. */
export interface Mail {
  readonly to: string;
  /** Who gets an answer; else whom the mail is from. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The way on which mails leave. */
export interface Mailer {
  /** Rejects when the mail did not leave. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What sending mails needs. */
export interface MailServices extends Services {
  readonly mailer: Mailer;
}

/** Takes mails nowhere, and says so. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error('This server sends no mail')),
  close: () => undefined,
};
