import type { PageMeta } from '../../../domain/content/published/page-meta';

/** Metadata as it reads in the choice between two versions. */
export const metaWords = ({ shareImage, ...texts }: PageMeta): string =>
  [...Object.values(texts), shareImage?.name ?? ''].filter((word) => word !== '').join('\n');
