import { CONTENT_KINDS } from '../offered-records.rule';

/** Module and address in which to look for the target of a website path. */
export interface TargetPlace {
  readonly module: string;
  /** Address of the record in the module; for a redirect, the whole path. */
  readonly address: string;
}

/** Modules whose records have URLs without the module name. */
const AT_TOP: readonly string[] = ['page', 'tag', 'category'];

// In a path below another page, the last segment does not identify the page.
const placesAt = ([first = '', second]: readonly string[]): readonly TargetPlace[] => {
  if (second === undefined) return AT_TOP.map((module) => ({ module, address: first }));
  return CONTENT_KINDS.some((module) => module === first) ? [{ module: first, address: second }] : [];
};

/**
 * Where to look for the target of a path: records with this address, and redirects. Rule R-SHR-72.
 * @param path canonical, with query and fragment
 */
export const targetPlacesOf = (path: string): readonly TargetPlace[] => {
  const bare = path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  const parts = bare.split('/').filter((part) => part !== '');
  if (parts.length === 0) return [];
  return [...(parts.length > 2 ? [] : placesAt(parts)), { module: 'redirect', address: path.replace(/#.*$/s, '') }];
};
