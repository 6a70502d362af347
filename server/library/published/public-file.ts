import { foldName } from '../../../src/domain/library/name.rule';
import { checkAccess } from '../../shared/check-access';
import type { Answer, Caller, Services } from '../../shared/endpoint';
import { fileAt } from '../files';
import { mediaPathOf, parsePath } from '../paths';
import { serveBytes } from '../serve-bytes';
import { PRIVATE_FOLDER } from './generated-file';

/**
 * Serves the public copy at a path; a former path redirects to the present one. What is in the private folder is for
 * persons only who may view the library. Rules R-LIB-09 and R-JOB-10.
 * @param caller finds who asks, where that matters
 */
export const publicFile = async (
  services: Pick<Services, 'db' | 'now'>,
  path: string,
  header: (name: string) => string | undefined,
  caller: () => Promise<Caller | null>,
): Promise<Answer> => {
  const names = parsePath(path);
  const { node, file } = await fileAt(services.db, names);
  const isPrivate = foldName(node.names[0] ?? '') === foldName(PRIVATE_FOLDER);
  if (isPrivate) checkAccess({ kind: 'modules', modules: ['library'] }, await caller());
  // Caches must revalidate: the same path may serve another file later.
  const shared = isPrivate
    ? { 'Cache-Control': 'private, no-cache', 'Vary': 'Cookie' }
    : { 'Cache-Control': 'public, no-cache', 'Vary': 'Accept-Encoding' };
  const isPresent = !node.moved && names.every((name, place) => name === node.names[place]);
  if (!isPresent) return { status: 301, headers: { ...shared, Location: `/${mediaPathOf(node.names)}` } };
  return serveBytes(services, file, header, {
    ...shared,
    ...(isPrivate ? {} : { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(file.noIndex ? { 'X-Robots-Tag': 'noindex' } : {}),
  });
};
