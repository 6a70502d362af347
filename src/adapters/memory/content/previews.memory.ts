import type { Previews } from '../../../application/content/ports/previews.port';

/** Without a server there are no preview pages. */
export const previewsMemory = (): Previews => ({ addressOf: () => null, pictureOf: () => null });
