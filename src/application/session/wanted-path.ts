import { findRoute } from './find-route';
import { HOME } from './routes';

/** Reads the wanted page out of a history entry: it must be a path of the route table, and never the start itself. */
export const wantedOf = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('wanted' in state) || typeof state.wanted !== 'string')
    return null;
  // Two slashes would name another host.
  if (!/^\/(?!\/)/.test(state.wanted)) return null;
  const path = state.wanted.split(/[?#]/)[0] ?? '';
  return path !== HOME && findRoute(path) !== null ? state.wanted : null;
};
