import { canonicalPath, ownTarget } from '../../../src/domain/shared/links/website-target.rule';

/** Canonical path on a website, without query and fragment; null for what is elsewhere. */
export const websitePath = (website: string, target: string): string | null =>
  ownTarget(website, target)?.replace(/[?#].*$/s, '') ?? null;

/** One form for all ways to write the path of a redirect. */
export const redirectPath = (path: string): string => canonicalPath(path).replace(/[?#].*$/s, '');
