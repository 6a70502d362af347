import type { Instant } from '../shared/instant';
import { knownIn } from '../shared/known-value';
import { isVisibleAt, type VisibilityWindow } from './visibility-window.rule';
import { hasField, type ContentModule } from './modules.rule';
import { isOnlineAt, type Publication } from './publication.rule';

/** Fields that decide whether an item is visible on the website. */
export interface ItemVisibility extends Publication {
  readonly isOnline: boolean;
}

/**
 * Why an item is hidden: switched off, draft, unpublished, planned, or published without a moment. `unknown`: the
 * console does not know the status (R-SHR-60); the item may be hidden.
 */
export type HiddenReason = 'off' | 'draft' | 'unpublished' | 'planned' | 'undated' | 'unknown';

/** Why visitors cannot see an item at a moment; null when visible. Rules R-CON-03, R-CON-17 and R-CON-19. */
export const hiddenReasonAt = (
  module: ContentModule,
  { isOnline, status, online }: ItemVisibility,
  at: Instant,
): HiddenReason | null => {
  if (hasField(module, 'isOnline') && !isOnline) return 'off';
  if (!hasField(module, 'status') || isOnlineAt({ status, online }, at)) return null;
  if (status !== 'published') return knownIn(['draft', 'unpublished'], status) ?? 'unknown';
  return typeof online === 'number' ? 'planned' : 'undated';
};

/** Rules R-CON-04 and R-CON-17. */
export const isBlockVisibleAt = (
  {
    disabled,
    publication,
  }: { readonly disabled: boolean | undefined; readonly publication: VisibilityWindow | null | undefined },
  at: Instant,
): boolean => disabled !== true && isVisibleAt(publication, at);
