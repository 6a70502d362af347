import { OUTSIDE_ROUTES, ROUTES, type OutsideRoute, type Route } from './routes';

export type RouteParams = Readonly<Record<string, string>>;

/** Route with its decoded parameters. */
export interface Found<A> {
  readonly route: A;
  readonly params: RouteParams;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const fit = (pattern: string, path: string): RouteParams | null => {
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
      continue;
    }
    try {
      params[part.slice(1)] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return params;
};

const first = <A>(rows: readonly A[], pathOf: (row: A) => string, path: string): Found<A> | null => {
  for (const route of rows) {
    const params = fit(pathOf(route), path);
    if (params !== null) return { route, params };
  }
  return null;
};

/** Route inside the shell by path, ignoring the query; null when unknown. */
export const findRoute = (path: string): Found<Route> | null => first(ROUTES, ({ path: pattern }) => pattern, path);

/** Route outside the shell, with or without the `/auth` prefix. */
export const findOutsideRoute = (path: string): Found<OutsideRoute> | null => {
  const bare = path.replace(/^\/auth(?=\/|$)/, '');
  return bare === '' || bare === '/'
    ? { route: '/login', params: {} }
    : first(OUTSIDE_ROUTES, (pattern) => pattern, bare);
};
