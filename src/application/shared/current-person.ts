import type { Subscribable } from 'xstate';
import type { Id } from '../../domain/shared/id';
import type { Session } from '../../domain/shared/session';
import { token } from './token';

interface SessionSnapshot {
  readonly context: { readonly session: Session | null };
}

/** The session of the page, to subscribe to; null while nobody is signed in. */
export interface CurrentSession extends Subscribable<SessionSnapshot> {
  getSnapshot(): SessionSnapshot;
}
export const CurrentSession = token<CurrentSession>('current-session');

/** Who is at work and on which website, asked at the moment it matters; null when nobody is signed in. */
export interface CurrentPerson {
  id(): Id | null;
  website(): Id | null;
}
export const CurrentPerson = token<CurrentPerson>('current-person');

/**
 * Somebody signed out, here or in another tab: what they left on the page goes. A session that merely ended is no
 * sign-out.
 */
export interface SignOuts {
  onSignOut(act: () => void): void;
}
export const SignOuts = token<SignOuts>('sign-outs');
