import type { Answer, Services } from '../../shared/endpoint';
import { fileAt } from '../files';
import { addressOf, readNames } from '../paths';
import { serveBytes } from '../serve-bytes';

/** Where websites find the files, and everybody may. */
export const MEDIA = '/media/';

/** The public copy at a path; an address that a file no longer has leads to the present one. Rule R-LIB-09. */
export const publicFile = async (
  services: Pick<Services, 'db' | 'now'>,
  path: string,
  header: (name: string) => string | undefined,
): Promise<Answer> => {
  const names = readNames(path);
  const { node, file } = await fileAt(services.db, names);
  // Caches ask again: the same address may show another picture tomorrow, or lead elsewhere.
  const shared = { 'Cache-Control': 'public, no-cache', 'Vary': 'Accept-Encoding' };
  const isPresent = !node.moved && names.every((name, place) => name === node.names[place]);
  if (!isPresent) return { status: 301, headers: { ...shared, Location: `/${addressOf(node.names)}` } };
  return serveBytes(services, file, header, {
    ...shared,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(file.noIndex ? { 'X-Robots-Tag': 'noindex' } : {}),
  });
};
