import type { Observable } from 'rxjs';
import { token } from '../../shared/token';

export type SessionSignal = 'began' | 'ended' | 'signed-out' | 'rights-changed' | 'website-switched' | 'returned';

/**
 * What happens to a session outside its own screens: a 401 on any call, something done in another tab, a person who is
 * back at this one.
 */
export interface SessionSignals {
  readonly heard: Observable<SessionSignal>;
  /** Is heard on this page: the transport says that a call met a 401. */
  raise(signal: SessionSignal): void;
  /** Tells the other tabs of this browser. */
  tell(signal: SessionSignal): void;
}
export const SessionSignals = token<SessionSignals>('session-signals');
