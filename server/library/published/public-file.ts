import { canOpenModule } from '../../../src/domain/shared/permission';
import type { Answer, Caller, Services } from '../../shared/endpoint';
import { requireFile } from '../files';
import { findNode } from '../nodes';
import { mediaPathOf, parsePath } from '../paths';
import { serveBytes } from '../serve-bytes';
import type { Viewer } from '../visible-files';

/**
 * Serves the public copy at a path; a former path redirects to the current one. A private file is served only to
 * users who see it in the library. Rules R-LIB-09 and R-LIB-16.
 * @param caller finds the caller; needed only for paths without a public file
 */
export const publicFile = async (
  services: Pick<Services, 'db' | 'now'>,
  path: string,
  header: (name: string) => string | undefined,
  caller: () => Promise<Caller | null>,
): Promise<Answer> => {
  const names = parsePath(path);
  const found =
    (await findNode(services.db, names, null)) ?? (await findNode(services.db, names, await viewer(caller)));
  const { node, file } = await requireFile(services.db, found);
  // Caches must revalidate: the path may serve another file later.
  const shared = node.private
    ? { 'Cache-Control': 'private, no-cache', 'Vary': 'Cookie' }
    : { 'Cache-Control': 'public, no-cache', 'Vary': 'Accept-Encoding' };
  const isPresent = !node.moved && names.every((name, place) => name === node.names[place]);
  if (!isPresent) return { status: 301, headers: { ...shared, Location: `/${mediaPathOf(node.names)}` } };
  return serveBytes(services, file, header, {
    ...shared,
    ...(node.private ? {} : { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(file.noIndex ? { 'X-Robots-Tag': 'noindex' } : {}),
  });
};

/** The caller, if they may view the library. */
const viewer = async (caller: () => Promise<Caller | null>): Promise<Viewer> => {
  const person = await caller();
  return person !== null && canOpenModule(person, 'library') ? person : null;
};
