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

interface Claim {
  isGivenBack: boolean;
  /** The browser knows that it was given back. */
  readonly ended: Promise<unknown>;
}

/**
 * Names by the browser's own locks, which end with the page; a browser that has none, or denies them, gives every name.
 */
export const tabLocks = (locks: () => PageLocks | undefined): TabLocks => {
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
    const { held = [] } = await manager.query();
    if (signal.aborted || !held.some((lock) => lock.name === BEFORE + name)) return;
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
  };
};
