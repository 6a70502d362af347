import { firstMatch, type Found } from './match-route';

/** Screens that need no session; each is reachable under `/auth` as well. */
export const OUTSIDE_ROUTES = ['/login', '/reset', '/reset/:email/:code', '/accept/:email/:code'] as const;
export type OutsideRoute = (typeof OUTSIDE_ROUTES)[number];

/** Start page of a signed-in user; also the target of a refused route. */
export const HOME = '/dashboard';
export const SIGN_IN = '/login';

/** Route outside the shell, with or without the `/auth` prefix. */
export const findOutsideRoute = (path: string): Found<OutsideRoute> | null => {
  const bare = path.replace(/^\/auth(?=\/|$)/, '');
  return bare === '' || bare === '/'
    ? { route: '/login', params: {} }
    : firstMatch(OUTSIDE_ROUTES, (pattern) => pattern, bare);
};
