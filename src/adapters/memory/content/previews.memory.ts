import type { Previews } from '../../../application/content/ports/previews.port';

/** In memory there is no server that would draw a page. */
export const previewsMemory = (): Previews => ({ addressOf: () => null, pictureOf: () => null });
