import { token } from '../token';

/** Which tab of this browser works on what: one tab has a name at a time, until it gives it back or is closed. */
export interface TabLocks {
  /** Null while another tab has the name; the same tab may claim it again. @returns gives it back */
  claim(name: string): Promise<(() => void) | null>;
  /**
   * Tells when another tab has the name already, and then when that one gives it back; else nothing. @returns stops
   * telling
   */
  follow(name: string, tell: (isTaken: boolean) => void): () => void;
}
export const TabLocks = token<TabLocks>('tab-locks');
