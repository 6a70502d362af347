import type { TabLocks } from '../../../application/shared/ports/tab-locks.port';

/** What this adapter needs of the browser's locks between its pages. */
export interface PageLocks {
  request(
    name: string,
    options: { readonly ifAvailable: true } | { readonly mode: 'shared'; readonly signal: AbortSignal },
    granted: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** Of several consoles on one host each page has the same locks. */
const BEFORE = 'kantoor.';
const free = (): void => undefined;

const isHeldIn = async (manager: PageLocks, name: string): Promise<boolean> => {
  const { held = [] } = await manager.query();
  return held.some((lock) => lock.name === BEFORE + name);
};

interface Claim {
  isGivenBack: boolean;
  /** The browser knows that it was given back. */
  readonly ended: Promise<unknown>;
}

/**
 * Names by the browser's own locks, which end with the page; a browser that has none, or denies them, gives every name.
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
    // Whoever waits is let in when the other one has left.
    await manager.request(BEFORE + name, { mode: 'shared', signal }, () => Promise.resolve());
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
          .request(BEFORE + name, { ifAvailable: true }, async (lock) => {
            if (lock !== null) {
              own.set(name, claim);
              // Held for as long as this promise is open.
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
      // Who is not told works as where there are no locks at all.
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
      manager?.request(BEFORE + name, { mode: 'shared', signal }, untilReleased).catch(() => undefined);
      const release = (): void => {
        page.removeEventListener('pagehide', release);
        end.abort();
      };
      // A reloaded page looks for its draft before the browser has taken the locks of its former document.
      page.addEventListener('pagehide', release);
      return release;
    },
    isHeld: async (name) => {
      const manager = locks();
      return manager !== undefined && (await isHeldIn(manager, name).catch(() => false));
    },
  };
};
