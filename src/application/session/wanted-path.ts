import { findRoute } from './find-route';
import { HOME } from './routes';

/** Requested path from a history entry; null unless it is a known route other than the home page. */
export const wantedOf = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('wanted' in state) || typeof state.wanted !== 'string')
    return null;
  // `//` would lead to another host.
  if (!/^\/(?!\/)/.test(state.wanted)) return null;
  const path = state.wanted.split(/[?#]/)[0] ?? '';
  return path !== HOME && findRoute(path) !== null ? state.wanted : null;
};
