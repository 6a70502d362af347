/** Decodes percent-encoded UTF-8 but for reserved characters and the percent sign, which keep their encoding. */
const decoded = (run: string): string => {
  try {
    return decodeURI(run.replaceAll('%25', '%2525'));
  } catch {
    return run;
  }
};

const pathOf = ({ pathname, search, hash }: URL): string =>
  (pathname + search + hash)
    .replace(/(?:%[0-9a-f]{2})+/gi, decoded)
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

const escapePercent = (address: string): string => address.replace(/%(?![0-9a-f]{2})/gi, '%25');

/** Canonical form of a path with query: resolves percent-encoding and dot segments. Rule R-SIT-11. */
export const canonicalPath = (path: string): string =>
  pathOf(new URL(`https://a.example${path.startsWith('/') ? '' : '/'}${escapePercent(path)}`));

/** The path without a trailing slash: websites answer both the same. */
export const withoutSlash = (path: string): string => path.replace(/\/(?=[?#]|$)/, '');

const baseOf = (website: string): string => website.replace(/(?<!\/)\/+$/, '');

/** Host (without trailing dot, with a non-default port) and path; null when not a web address. */
const placeOf = (address: string): { readonly host: string; readonly path: string } | null => {
  const written = escapePercent(address);
  if (!/^https?:/i.test(written) || !URL.canParse(written)) return null;
  const url = new URL(written);
  return { host: `${url.hostname.replace(/\.$/, '')}:${url.port}`, path: pathOf(url) };
};

/** Canonical path of a target on this website, over http or https; null for other websites. */
export const pathOnWebsite = (website: string, target: string): string | null => {
  if (/^\/(?!\/)/.test(target)) return canonicalPath(target);
  const [home, place] = [placeOf(website), placeOf(target.startsWith('//') ? `https:${target}` : target)];
  if (home === null || place === null || home.host !== place.host) return null;
  const base = baseOf(home.path);
  if (place.path.slice(0, base.length).toLowerCase() !== base.toLowerCase()) return null;
  const rest = place.path.slice(base.length);
  if (rest !== '' && !/^[/?#]/.test(rest)) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** URL of the target page; null for an anchor or an e-mail address. */
export const pageAddress = (website: string, target: string): string | null => {
  const path = pathOnWebsite(website, target);
  if (path !== null) return website === '' ? null : `${baseOf(website)}${path}`;
  if (target.startsWith('//')) return `https:${target}`;
  return /^https?:/i.test(target) ? target : null;
};
