import type { Caller } from '../shared/endpoint';

type Look = (token: string | undefined) => Promise<Caller | null>;

/**
 * A page asks for several things at once: calls that arrive together share one look at who is calling. It begins after
 * the last of them has come, so nobody is judged by how things stood before their call.
 */
export const sharedLooks = (look: Look): Look => {
  const gathering = new Map<string, Promise<Caller | null>>();
  return (token) => {
    if (token === undefined) return look(token);
    const shared =
      gathering.get(token) ??
      new Promise((resolve) => {
        setImmediate(resolve);
      }).then(() => {
        gathering.delete(token);
        return look(token);
      });
    gathering.set(token, shared);
    return shared;
  };
};
