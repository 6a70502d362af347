import type { Acceptance } from '../../../domain/session/accept.rule';
import type { MailedLink } from '../../../domain/session/mailed-link';
import type { Me, Menu, Settings, Website } from '../../../domain/shared/session';
import type { Credentials } from '../../../domain/session/sign-in.rule';
import type { Id } from '../../../domain/shared/id';
import type { Language } from '../../../domain/shared/locale';
import type { Answer, CallOptions } from '../../shared/ports/call';
import type { Strings } from '../../shared/ports/dictionary.port';
import { token } from '../../shared/token';

export interface SessionGateway {
  signIn(credentials: Credentials, options?: CallOptions): Answer<void>;
  signOut(options?: CallOptions): Answer<void>;
  me(options?: CallOptions): Answer<Me>;
  menu(options?: CallOptions): Answer<Menu>;
  /** The current website; null without websites. */
  website(options?: CallOptions): Answer<Website | null>;
  saveSettings(settings: Settings, options?: CallOptions): Answer<void>;
  switchWebsite(website: Id, options?: CallOptions): Answer<void>;
  /** Succeeds for a usable link; otherwise `FieldsRejected`, with `CODE_EXPIRED` when it expired. */
  checkInvitation(link: MailedLink, options?: CallOptions): Answer<void>;
  /** Creates the account and signs it in. */
  acceptInvitation(link: MailedLink, acceptance: Acceptance, options?: CallOptions): Answer<void>;
  /** Mails a reset link; succeeds for unknown addresses too. */
  requestReset(email: string, options?: CallOptions): Answer<void>;
  /** Like `checkInvitation`. */
  checkReset(link: MailedLink, options?: CallOptions): Answer<void>;
  /** Sets the password once and ends every session of the user; signs nobody in. */
  saveNewPassword(link: MailedLink, password: string, options?: CallOptions): Answer<void>;
  /** Null: the server chooses the user's language, else English. @param options with the `context` of late strings */
  strings(language: Language | null, options?: CallOptions & { readonly context?: string }): Answer<Strings>;
}
export const SessionGateway = token<SessionGateway>('session-gateway');
