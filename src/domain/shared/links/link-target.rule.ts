import { CONTENT } from '../offered-records.rule';

/** Where records may stand that a path of the website leads to. */
export interface TargetPlace {
  readonly module: string;
  /** What the records of the module have as their address; of a redirect the whole path. */
  readonly address: string;
}

/** Modules whose records have an address without the name of the module. */
const AT_TOP: readonly string[] = ['page', 'tag', 'category'];

// Of a path below another page the address alone does not tell the page.
const placesAt = ([first = '', second]: readonly string[]): readonly TargetPlace[] => {
  if (second === undefined) return AT_TOP.map((module) => ({ module, address: first }));
  return CONTENT.some((module) => module === first) ? [{ module: first, address: second }] : [];
};

/**
 * Where to look for what a path leads to: the records with its address, and redirects from it. Rule R-SHR-72.
 * @param path canonical, with query and fragment
 */
export const targetPlacesOf = (path: string): readonly TargetPlace[] => {
  const bare = path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  const parts = bare.split('/').filter((part) => part !== '');
  if (parts.length === 0) return [];
  return [...(parts.length > 2 ? [] : placesAt(parts)), { module: 'redirect', address: path.replace(/#.*$/s, '') }];
};
