import type { Mailer } from './mail';
import { outboxMailer } from './outbox';
import { smtpMailer } from './smtp';

export interface MailSettings {
  /** Mail server with optional credentials; undefined for the outbox. */
  readonly smtpUrl: string | undefined;
  /** Sender: an address, or `Name <address>`. */
  readonly from: string;
  /** Folder that receives one file per e-mail. */
  readonly outbox: string;
}

/** Sends through SMTP if configured, else to the outbox folder. */
export const createMailer = ({ smtpUrl, from, outbox: folder }: MailSettings): Mailer =>
  smtpUrl === undefined ? outboxMailer(folder, from) : smtpMailer(smtpUrl, from);
