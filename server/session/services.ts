import type { MailServices } from '../mail/mail';
import type { Passwords } from './passwords';
import type { Strings } from './strings';

/** Services of the session endpoints. */
export interface SessionServices extends MailServices {
  readonly passwords: Passwords;
  readonly strings: Strings;
  /** Receives support requests. */
  readonly supportEmail: string;
}
