import type { ContentModule } from '../../../domain/content/modules.rule';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import type { Instant } from '../../../domain/shared/instant';
import { token } from '../../shared/token';

/** Stored items as pages of their own. Rule R-CON-17. */
export interface Previews {
  /**
   * Where a browser shows it; null where there are no pages. @param at the moment that is looked at, null for whenever
   * it is opened
   */
  addressOf(module: ContentModule, previewHash: string, at: Instant | null): string | null;
  /** Where visitors get a picture of the library; null where there are no visitors. */
  readonly pictureOf: (path: PictureReference['path']) => string | null;
}
export const Previews = token<Previews>('previews');
