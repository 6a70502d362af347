import { findOutsideRoute, HOME } from './outside-routes';

/**
 * Requested path from a history entry; null unless it is a console path that needs a session, other than the home page.
 * Whether the page exists is known only after the sign-in.
 */
export const wantedOf = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('wanted' in state) || typeof state.wanted !== 'string')
    return null;
  // `//` and `/\\` would lead to another host.
  if (!/^\/(?![/\\])/.test(state.wanted)) return null;
  const path = state.wanted.split(/[?#]/)[0] ?? '';
  return path !== HOME && findOutsideRoute(path) === null ? state.wanted : null;
};
