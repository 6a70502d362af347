import type { TabLocks } from '../../../application/shared/ports/tab-locks.port';

/** What this adapter needs of the browser's locks between its pages. */
export interface PageLocks {
  request(name: string, options: { readonly ifAvailable: true }, granted: (lock: unknown) => Promise<void>): Promise<unknown>;
}

/** Of several consoles on one host each page has the same locks. */
const BEFORE = 'kantoor.';
const free = (): void => undefined;

/** Names by the browser's own locks, which end with the page; a browser that has none, or denies them, gives every name. */
export const tabLocks = (locks: () => PageLocks | undefined): TabLocks => ({
  claim: async (name) => {
    const manager = locks();
    if (manager === undefined) return free;
    return new Promise((resolve) => {
      manager.request(BEFORE + name, { ifAvailable: true }, async (lock) => {
        // Held for as long as this promise is open.
        if (lock !== null) await new Promise<void>((release) => { resolve(release); });
        resolve(null);
      }).catch(() => { resolve(free); });
    });
  },
});
