/** Where records may stand that a path of the website leads to. */
export interface TargetPlace {
  readonly module: string;
  /** What the records of the module have as their address. */
  readonly address: string;
}

/** Modules whose records stand below their own name, and those whose records stand at the top. */
const BELOW_NAME: readonly string[] = ['blog', 'news', 'press', 'page', 'reference', 'branch'];
const AT_TOP: readonly string[] = ['page', 'tag', 'category'];

const placesAt = ([first = '', second]: readonly string[]): readonly TargetPlace[] => {
  if (second === undefined) return AT_TOP.map((module) => ({ module, address: first }));
  // A page may stand below another.
  return [...new Set([...(BELOW_NAME.includes(first) ? [first] : []), 'page'])].map((module) => ({
    module,
    address: second,
  }));
};

/**
 * Where to look for what a path leads to: the records with its address, and redirects from it. Rule R-SHR-72.
 * @param path canonical, with query and fragment
 */
export const targetPlacesOf = (path: string): readonly TargetPlace[] => {
  const bare = path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  const parts = bare.split('/').filter((part) => part !== '');
  if (parts.length === 0) return [];
  return [...(parts.length > 2 ? [] : placesAt(parts)), { module: 'redirect', address: bare }];
};
