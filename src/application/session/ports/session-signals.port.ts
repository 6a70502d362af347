import type { Observable } from 'rxjs';
import { token } from '../../shared/token';

export type SessionSignal =
  | 'began'
  | 'ended'
  /** The first call after a sign-in had no session: the browser did not keep the cookie. */
  | 'cookie-lost'
  | 'signed-out'
  | 'rights-changed'
  | 'website-switched'
  | 'returned';

/** Session events from outside the session screens: 401 answers, other tabs, a page that becomes visible. */
export interface SessionSignals {
  readonly heard: Observable<SessionSignal>;
  /** Emits on this page. */
  raise(signal: SessionSignal): void;
  /** Broadcasts to the other tabs. */
  tell(signal: SessionSignal): void;
}
export const SessionSignals = token<SessionSignals>('session-signals');
