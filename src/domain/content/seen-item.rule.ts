import type { Instant } from '../shared/instant';
import { isVisibleAt, type BlockWindow } from './block-window.rule';
import { hasField, type ContentModule } from './modules.rule';
import { isOnlineAt, type Publication } from './publication.rule';

/** What decides whether visitors see an item: its publication and its switch, as far as its module has them. */
export interface Shown extends Publication {
  readonly isOnline: boolean;
}

/**
 * Why visitors do not see an item: its switch is off, it is no longer or not yet published, its moment is to come, or
 * it has none.
 */
export type Unseen = 'off' | 'draft' | 'unpublished' | 'planned' | 'undated';

/** Why visitors do not see an item at a moment; null when they do. Rules R-CON-03, R-CON-17 and R-CON-19. */
export const unseenAt = (module: ContentModule, { isOnline, status, online }: Shown, at: Instant): Unseen | null => {
  if (hasField(module, 'isOnline') && !isOnline) return 'off';
  if (!hasField(module, 'status') || isOnlineAt({ status, online }, at)) return null;
  if (status !== 'published') return status;
  return typeof online === 'number' ? 'planned' : 'undated';
};

/** Whether visitors of the page of an item see one of its blocks at a moment. Rules R-CON-04 and R-CON-17. */
export const isBlockSeenAt = (
  { disabled, publication }: { readonly disabled: boolean; readonly publication: BlockWindow | null },
  at: Instant,
): boolean => !disabled && isVisibleAt(publication, at);
