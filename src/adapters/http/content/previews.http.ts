import type { Previews } from '../../../application/content/ports/previews.port';
import { formatUtc } from '../../../domain/shared/instant';
import { encodeForm } from '../shared/form';
import type { ApiSettings } from '../shared/transport';

/** URLs of preview pages, which the API renders from stored items. */
export const previewsHttp = ({ base }: Pick<ApiSettings, 'base'>): Previews => ({
  addressOf: (module, previewHash, at) =>
    previewHash === ''
      ? null
      : `${base}preview/${module}/${encodeURIComponent(previewHash)}${at === null ? '' : `?${encodeForm({ at: formatUtc(at) })}`}`,
  // Relative to the API's host, where websites show its files.
  pictureOf: (path) =>
    `${base.replace(/(?<![^/])[^/]+\/$/, '')}media/${path.split('/').map(encodeURIComponent).join('/')}`,
});
