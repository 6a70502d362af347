import type { Subscribable } from 'xstate';
import type { Id } from '../../domain/shared/id';
import type { Session } from '../../domain/shared/session';
import { token } from './token';

interface SessionSnapshot {
  readonly context: { readonly session: Session | null };
}

/** Session of the page as an observable; null while signed out. */
export interface CurrentSession extends Subscribable<SessionSnapshot> {
  getSnapshot(): SessionSnapshot;
}
export const CurrentSession = token<CurrentSession>('current-session');

/** Current user and website at the time of the call; null while signed out. */
export interface CurrentPerson {
  id(): Id | null;
  website(): Id | null;
}
export const CurrentPerson = token<CurrentPerson>('current-person');

/** Explicit sign-out in any tab, to clear data of the user; not an expired session. */
export interface SignOuts {
  onSignOut(act: () => void): void;
}
export const SignOuts = token<SignOuts>('sign-outs');

/** Every end of a session, including expiry. */
export interface SessionEnds {
  onEnd(act: () => void): void;
}
export const SessionEnds = token<SessionEnds>('session-ends');
