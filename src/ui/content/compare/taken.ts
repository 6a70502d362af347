import type { BlockAct } from '../../../domain/content/block-act';
import type { ContentItem } from '../../../domain/content/content-item';

/**
 * What a person takes of an older version into the draft in hand: a field (`withFieldTaken`), a step for the blocks, or
 * all of it. Rule R-CON-13.
 */
export type Taken =
  | { readonly kind: 'field'; readonly path: string; readonly older: ContentItem }
  | { readonly kind: 'block'; readonly act: BlockAct }
  | { readonly kind: 'version'; readonly older: ContentItem };
