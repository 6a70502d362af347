import type { Acceptance } from '../../../domain/session/accept.rule';
import type { MailedLink } from '../../../domain/session/mailed-link';
import type { Me, Menu, Settings, Website } from '../../../domain/shared/session';
import type { Credentials } from '../../../domain/session/sign-in.rule';
import type { Id } from '../../../domain/shared/id';
import type { Language } from '../../../domain/shared/locale';
import type { Answer, CallOptions } from '../../shared/ports/call';
import type { Strings } from '../../shared/ports/dictionary.port';
import { token } from '../../shared/token';

/** Signing in and out, and what belongs to the person who did. */
export interface SessionGateway {
  signIn(credentials: Credentials, options?: CallOptions): Answer<void>;
  signOut(options?: CallOptions): Answer<void>;
  me(options?: CallOptions): Answer<Me>;
  menu(options?: CallOptions): Answer<Menu>;
  /** The website that is being worked on; null for a person who has none. */
  website(options?: CallOptions): Answer<Website | null>;
  /** The person's language and formats. */
  saveSettings(settings: Settings, options?: CallOptions): Answer<void>;
  switchWebsite(website: Id, options?: CallOptions): Answer<void>;
  /**
   * Good while the link may still be used; what else is wrong with it is `FieldsRejected`, with `CODE_EXPIRED` where it
   * is too old.
   */
  checkInvitation(link: MailedLink, options?: CallOptions): Answer<void>;
  /** Makes the account of an invitation and signs it in. */
  acceptInvitation(link: MailedLink, acceptance: Acceptance, options?: CallOptions): Answer<void>;
  /** Mails a link to a new password to the account of this address; good as well where there is none. */
  requestReset(email: string, options?: CallOptions): Answer<void>;
  /** Like `checkInvitation`, of the link to a new password. */
  checkReset(link: MailedLink, options?: CallOptions): Answer<void>;
  /** Sets the password, once, and ends every session of the person; signs nobody in. */
  saveNewPassword(link: MailedLink, password: string, options?: CallOptions): Answer<void>;
  /** Without a language the server chooses: the person's own, else English. */
  strings(language: Language | null, options?: CallOptions): Answer<Strings>;
}
export const SessionGateway = token<SessionGateway>('session-gateway');
