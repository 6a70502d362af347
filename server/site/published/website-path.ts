import { canonicalPath, pathOnWebsite } from '../../../src/domain/shared/links/website-target.rule';

/** Canonical path on a website, without query and fragment; null for other sites. */
export const websitePath = (website: string, target: string): string | null =>
  pathOnWebsite(website, target)?.replace(/[?#].*$/s, '') ?? null;

/** Canonical form of a redirect path. */
export const redirectPath = (path: string): string => canonicalPath(path).replace(/[?#].*$/s, '');
