import type { Previews } from '../../../application/content/ports/previews.port';
import { formatUtc } from '../../../domain/shared/instant';
import { encodeForm } from '../shared/form';
import type { ApiSettings } from '../shared/transport';

/** Pages that the API draws of stored items. */
export const previewsHttp = ({ base }: Pick<ApiSettings, 'base'>): Previews => ({
  addressOf: (module, previewHash, at) =>
    previewHash === ''
      ? null
      : `${base}preview/${module}/${encodeURIComponent(previewHash)}${at === null ? '' : `?${encodeForm({ at: formatUtc(at) })}`}`,
  // Beside the API, where websites show its files.
  pictureOf: (path) =>
    `${base.replace(/(?<![^/])[^/]+\/$/, '')}media/${path.split('/').map(encodeURIComponent).join('/')}`,
});
