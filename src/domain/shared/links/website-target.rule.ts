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

/** One form for all ways to write a path and its query: percent-encoded or not, with or without dot segments. Rule R-SIT-11. */
export const canonicalPath = (path: string): string =>
  pathOf(new URL(`https://a.example${path.startsWith('/') ? '' : '/'}${escapePercent(path)}`));

/** The path without a closing slash: websites answer both alike. */
export const withoutSlash = (path: string): string => path.replace(/\/(?=[?#]|$)/, '');

const baseOf = (website: string): string => website.replace(/(?<!\/)\/+$/, '');

/** Host without a closing dot, with the port unless it is the scheme's own, and path; null for no web address. */
const placeOf = (address: string): { readonly host: string; readonly path: string } | null => {
  const written = escapePercent(address);
  if (!/^https?:/i.test(written) || !URL.canParse(written)) return null;
  const url = new URL(written);
  return { host: `${url.hostname.replace(/\.$/, '')}:${url.port}`, path: pathOf(url) };
};

/** Canonical path of a target on this website, over http or https; null when it is elsewhere. */
export const ownTarget = (website: string, target: string): string | null => {
  if (/^\/(?!\/)/.test(target)) return canonicalPath(target);
  const [home, place] = [placeOf(website), placeOf(target.startsWith('//') ? `https:${target}` : target)];
  if (home === null || place === null || home.host !== place.host) return null;
  const base = baseOf(home.path);
  if (place.path.slice(0, base.length).toLowerCase() !== base.toLowerCase()) return null;
  const rest = place.path.slice(base.length);
  if (rest !== '' && !/^[/?#]/.test(rest)) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The address of the page that a target leads to; null for none, such as an anchor or an e-mail address. */
export const pageAddress = (website: string, target: string): string | null => {
  const path = ownTarget(website, target);
  if (path !== null) return website === '' ? null : `${baseOf(website)}${path}`;
  if (target.startsWith('//')) return `https:${target}`;
  return /^https?:/i.test(target) ? target : null;
};
