import type { Services } from '../shared/endpoint';

export interface Mail {
  readonly to: string;
  /** Reply address, if other than the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: MailAttachment[];
  /** Content encoding of both texts; without it, chosen by their characters. */
  readonly textEncoding?: 'base64';
}

interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
}

/** Sends e-mails. */
export interface Mailer {
  /** Rejects on failure. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailServices extends Services {
  readonly mailer: Mailer;
}

/** A mailer that sends nothing: every attempt fails. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error('This server sends no mail')),
  close: () => undefined,
};
