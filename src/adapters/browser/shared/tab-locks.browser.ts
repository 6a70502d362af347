import type { TabLocks } from '../../../application/shared/ports/tab-locks.port';

/** The part of the Web Locks API that this adapter uses. */
export interface PageLocks {
  request(
    name: string,
    options: { readonly ifAvailable: true } | { readonly mode: 'shared'; readonly signal: AbortSignal },
    granted: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** Locks are shared by all pages of an origin. */
const PREFIX = 'kantoor.';
const free = (): void => undefined;

const isHeldIn = async (manager: PageLocks, name: string): Promise<boolean> => {
  const { held = [] } = await manager.query();
  return held.some((lock) => lock.name === PREFIX + name);
};

interface Claim {
  isGivenBack: boolean;
  /** Resolves when the browser has released the lock. */
  readonly ended: Promise<unknown>;
}

/**
 * Names locked across tabs by Web Locks, which end with the page. Without Web Locks, or if denied, every claim
 * succeeds.
 */
export const tabLocks = (
  locks: () => PageLocks | undefined,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): TabLocks => {
  const own = new Map<string, Claim>();

  const follow = async (
    manager: PageLocks,
    name: string,
    tell: (isTaken: boolean) => void,
    signal: AbortSignal,
  ): Promise<void> => {
    const claim = own.get(name);
    if (claim?.isGivenBack === false) return;
    await claim?.ended;
    if (!(await isHeldIn(manager, name)) || signal.aborted) return;
    tell(true);
    // Resolves when the other tab releases the lock.
    await manager.request(PREFIX + name, { mode: 'shared', signal }, () => Promise.resolve());
    signal.throwIfAborted();
    tell(false);
  };

  return {
    claim: async (name) => {
      const manager = locks();
      if (manager === undefined) return free;
      return new Promise((resolve) => {
        let end = free;
        const claim: Claim = {
          isGivenBack: false,
          ended: new Promise<void>((done) => {
            end = done;
          }),
        };
        void manager
          .request(PREFIX + name, { ifAvailable: true }, async (lock) => {
            if (lock !== null) {
              own.set(name, claim);
              // The lock is held until this promise resolves.
              await new Promise<void>((release) => {
                resolve(() => {
                  claim.isGivenBack = true;
                  release();
                });
              });
            }
            resolve(null);
          })
          .catch(() => {
            resolve(free);
          })
          .finally(() => {
            end();
          });
      });
    },
    follow: (name, tell) => {
      const [manager, end] = [locks(), new AbortController()];
      // After a failure the tab works as it would without locks.
      if (manager !== undefined) follow(manager, name, tell, end.signal).catch(() => undefined);
      return () => {
        end.abort();
      };
    },
    share: (name) => {
      const [manager, end] = [locks(), new AbortController()];
      const { signal } = end;
      const untilReleased = (): Promise<void> =>
        new Promise((release) => {
          signal.addEventListener('abort', () => {
            release();
          });
        });
      manager?.request(PREFIX + name, { mode: 'shared', signal }, untilReleased).catch(() => undefined);
      const release = (): void => {
        page.removeEventListener('pagehide', release);
        end.abort();
      };
      // A reloaded page looks for its draft before the browser has released the locks of the previous document.
      page.addEventListener('pagehide', release);
      return release;
    },
    isHeld: async (name) => {
      const manager = locks();
      return manager !== undefined && (await isHeldIn(manager, name).catch(() => false));
    },
  };
};
