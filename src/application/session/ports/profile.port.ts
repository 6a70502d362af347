import type { CroppedPhoto } from '../../../domain/session/avatar.rule';
import type { Basics } from '../../../domain/session/profile.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** What people change about themselves; language and formats are saved by the session. */
export interface Profile {
  /** A taken address is `FieldsRejected` with `NOT_UNIQUE`. */
  saveBasics(basics: Basics, options?: CallOptions): Answer<void>;
  /** Ends the person's other sessions. A wrong old one is `FieldsRejected` with `OLD_PASSWORD_INCORRECT` of `old`. */
  changePassword(old: string, password: string, options?: CallOptions): Answer<void>;
  /**
   * A picture of another kind than its name and type say, or none at all, is `Unsupported`; one of too many bytes
   * `TooLarge`.
   */
  saveAvatar(photo: CroppedPhoto, options?: CallOptions): Answer<void>;
  /** Good as well where there is none. */
  removeAvatar(options?: CallOptions): Answer<void>;
}
export const Profile = token<Profile>('profile');
