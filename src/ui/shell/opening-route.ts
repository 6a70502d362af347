import { findRoute } from '../../application/session/find-route';
import { HOME } from '../../application/session/outside-routes';
import { wantedOf } from '../../application/session/wanted-path';

/** Route of the first screen: of this path, or of the one requested before sign-in. */
export const openingRoute = (): string => {
  const { location, history } = globalThis;
  return findRoute(wantedOf(history.state)?.split(/[?#]/)[0] ?? location.pathname)?.route.path ?? HOME;
};
