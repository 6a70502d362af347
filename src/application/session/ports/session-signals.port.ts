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
  readonly received: Observable<SessionSignal>;
  /** Emits on this page. */
  emitLocally(signal: SessionSignal): void;
  /** Broadcasts to the other tabs. */
  broadcast(signal: SessionSignal): void;
  /** A sign-in dialog is open over unsaved work: calls refused with 401 wait for `release`. Rule R-SES-31. */
  pauseRefusedCalls(): void;
  release(isResumed: boolean): void;
  /** Whether a call refused with 401 may be repeated; `false` at once when calls are not held. */
  resumed(): Promise<boolean>;
}
export const SessionSignals = token<SessionSignals>('session-signals');
