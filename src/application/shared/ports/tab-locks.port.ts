import { token } from '../token';

/** Named locks between tabs of one browser, released when the tab closes. */
export interface TabLocks {
  /** Null while another tab holds the name; re-entrant within a tab. @returns releases it */
  claim(name: string): Promise<(() => void) | null>;
  /** Notifies when another tab holds the name and when it releases it. @returns unsubscribes */
  follow(name: string, tell: (isTaken: boolean) => void): () => void;
  /** Holds the name together with other holders that share it. @returns releases it */
  share(name: string): () => void;
  /** Whether any tab holds the name, this one included. */
  isHeld(name: string): Promise<boolean>;
}
export const TabLocks = token<TabLocks>('tab-locks');
