import type { Instant } from '../shared/instant';
import type { Publication } from './publication.rule';

/** An item as a save asks for it, and when it was online first as far as was known, or was going to be. */
export interface Published extends Publication {
  readonly first: Instant | null;
}

/**
 * When an item was online first, after a save: once that moment has passed nothing changes it; one that is still to come moves
 * with the publication, and goes with it. Rule R-CON-19.
 */
export const firstOnlineAfter = ({ status, online, first }: Published, now: Instant): Instant | null => {
  if (first !== null && first <= now) return first;
  return status === 'published' && typeof online === 'number' ? online : null;
};

/** The moment of publication that goes with a status: a draft has none, and what was taken offline keeps its first. Rules R-CON-03 and R-CON-19. */
export const onlineWith = ({ status, online, first }: Published): Publication['online'] => {
  if (status === 'draft') return null;
  return status === 'unpublished' ? online ?? first : online;
};
