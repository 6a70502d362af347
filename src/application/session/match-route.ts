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

/** The first row whose pattern fits a path, ignoring the query; null when none does. */
export const firstMatch = <A>(rows: readonly A[], pathOf: (row: A) => string, path: string): Found<A> | null => {
  for (const route of rows) {
    const params = fit(pathOf(route), path);
    if (params !== null) return { route, params };
  }
  return null;
};
