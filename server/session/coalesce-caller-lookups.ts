import type { Caller } from '../shared/endpoint';

type LookUp = (token: string | undefined) => Promise<Caller | null>;

/**
 * Lets simultaneous requests with the same token share one caller lookup. It starts after the last of them arrived,
 * so that all use current rights.
 */
export const coalesceCallerLookups = (lookUp: LookUp): LookUp => {
  const pending = new Map<string, Promise<Caller | null>>();
  return (token) => {
    if (token === undefined) return lookUp(token);
    const shared =
      pending.get(token) ??
      new Promise((resolve) => {
        setImmediate(resolve);
      }).then(() => {
        pending.delete(token);
        return lookUp(token);
      });
    pending.set(token, shared);
    return shared;
  };
};
