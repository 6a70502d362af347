import { firstMatch, type Found } from './match-route';
import { ROUTES, type Route } from './routes';

/** Route inside the shell by path, ignoring the query; null when unknown. */
export const findRoute = (path: string): Found<Route> | null =>
  firstMatch(ROUTES, ({ path: pattern }) => pattern, path);
