import type { CroppedPhoto } from '../../../domain/session/avatar.rule';
import type { Basics } from '../../../domain/session/profile.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** The user's own data; settings are saved by `SessionGateway`. */
export interface Profile {
  /** A taken address is `FieldsRejected` with `NOT_UNIQUE`. */
  saveBasics(basics: Basics, options?: CallOptions): Answer<void>;
  /** Ends other sessions. A wrong old password is `FieldsRejected` with `OLD_PASSWORD_INCORRECT` of `old`. */
  changePassword(old: string, password: string, options?: CallOptions): Answer<void>;
  /** `Unsupported` when content and type differ, `TooLarge` above the limit. */
  saveAvatar(photo: CroppedPhoto, options?: CallOptions): Answer<void>;
  /** Succeeds when there is none. */
  removeAvatar(options?: CallOptions): Answer<void>;
}
export const Profile = token<Profile>('profile');
