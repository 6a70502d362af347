/** Decodes percent-encoded UTF-8 but for reserved characters and the percent sign, which keep their encoding. */
const decoded = (run: string): string => {
  try {
    return decodeURI(run.replaceAll('%25', '%2525'));
  } catch {
    return run;
  }
};

/** One form for all ways to percent-encode a path and its query. */
export const canonicalPath = (path: string): string =>
  path
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/(?:%[0-9a-f]{2})+/gi, decoded)
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

const ADDRESS = /^(https?):\/\/([^/?#]*)(.*)$/is;
const DEFAULT_PORTS = { http: /:80$/, https: /:443$/ } as const;

/** Host, port unless it is the scheme's own, and path; null for what is not a web address. */
const placeOf = (address: string): { readonly host: string; readonly path: string } | null => {
  const [, scheme = '', host = '', path = ''] = ADDRESS.exec(address) ?? [];
  if (host === '') return null;
  const port = DEFAULT_PORTS[scheme.toLowerCase() === 'http' ? 'http' : 'https'];
  return { host: host.toLowerCase().replace(port, ''), path: canonicalPath(path) };
};

/** Canonical path of a target on this website, over http or https; null when it is elsewhere. */
export const ownTarget = (website: string, target: string): string | null => {
  if (target.startsWith('/')) return canonicalPath(target);
  const [home, place] = [placeOf(website.replace(/(?<!\/)\/+$/, '')), placeOf(target)];
  if (home === null || place === null || home.host !== place.host) return null;
  const { length } = home.path;
  if (place.path.slice(0, length).toLowerCase() !== home.path.toLowerCase()) return null;
  const rest = place.path.slice(length);
  if (rest !== '' && !/^[/?#]/.test(rest)) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
};
