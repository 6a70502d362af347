import type { ContentModule } from '../../../domain/content/modules.rule';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import type { Instant } from '../../../domain/shared/instant';
import { token } from '../../shared/token';

/** Preview pages of stored items. Rule R-CON-17. */
export interface Previews {
  /** Preview URL; null without preview pages. @param at moment to preview, null for the time of opening */
  addressOf(module: ContentModule, previewHash: string, at: Instant | null): string | null;
  /** Public URL of a library image; null without a public site. */
  readonly pictureOf: (path: PictureReference['path']) => string | null;
}
export const Previews = token<Previews>('previews');
