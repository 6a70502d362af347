import type { MailServices } from '../mail/mail';
import type { Passwords } from './passwords';
import type { Strings } from './strings';

/** What the calls about accounts, mails and interface strings need. */
export interface SessionServices extends MailServices {
  readonly passwords: Passwords;
  readonly strings: Strings;
  /** Who receives the support requests that people send from the console. */
  readonly supportEmail: string;
}
