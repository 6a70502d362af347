import type { Answer, Services } from '../../shared/endpoint';
import { fileAt } from '../files';
import { mediaPathOf, parsePath } from '../paths';
import { serveBytes } from '../serve-bytes';

/** Serves the public copy at a path; a former path redirects to the present one. Rule R-LIB-09. */
export const publicFile = async (
  services: Pick<Services, 'db' | 'now'>,
  path: string,
  header: (name: string) => string | undefined,
): Promise<Answer> => {
  const names = parsePath(path);
  const { node, file } = await fileAt(services.db, names);
  // Caches must revalidate: the same path may serve another file later.
  const shared = { 'Cache-Control': 'public, no-cache', 'Vary': 'Accept-Encoding' };
  const isPresent = !node.moved && names.every((name, place) => name === node.names[place]);
  if (!isPresent) return { status: 301, headers: { ...shared, Location: `/${mediaPathOf(node.names)}` } };
  return serveBytes(services, file, header, {
    ...shared,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(file.noIndex ? { 'X-Robots-Tag': 'noindex' } : {}),
  });
};
