import type { BlockAction } from '../../../domain/content/block-action';
import type { ContentItem } from '../../../domain/content/content-item';

/** What is restored into the draft: a field (`withFieldTaken`), a block step, or everything. Rule R-CON-13. */
export type Taken =
  | { readonly kind: 'field'; readonly path: string; readonly older: ContentItem }
  | { readonly kind: 'block'; readonly act: BlockAction }
  | { readonly kind: 'version'; readonly older: ContentItem };
