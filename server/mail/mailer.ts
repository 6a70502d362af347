import type { Mailer } from './mail';
import { outbox } from './outbox';
import { smtp } from './smtp';

export interface MailSettings {
  /**
   * Address of a mail server, with user and password where it asks for them; without one mails are kept in the outbox.
   */
  readonly smtpUrl: string | undefined;
  /** Who the mails come from: an address, or a name with an address in angle brackets. */
  readonly from: string;
  /** Folder in which each mail is a file. */
  readonly outbox: string;
}

/** The mail server where one is named, else the outbox. */
export const mailerOf = ({ smtpUrl, from, outbox: folder }: MailSettings): Mailer =>
  smtpUrl === undefined ? outbox(folder, from) : smtp(smtpUrl, from);
