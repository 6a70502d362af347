import type { Instant } from '../shared/instant';
import type { Publication } from './publication.rule';

/** An item as a save asks for it, and when it was online first as far as was known, or was going to be. */
export interface Published extends Publication {
  readonly first: Instant | null;
}

/**
 * When an item was online first, once that moment has passed; null as long as it lies ahead, and where there is none.
 * Rules R-CON-03 and R-CON-19.
 */
export const onlineSince = (first: Instant | null, now: Instant): Instant | null =>
  first !== null && first <= now ? first : null;

/**
 * When an item was online first, after a save: once that moment has passed nothing changes it; one that is still to
 * come moves with the publication, and goes with it. Rule R-CON-19.
 */
export const firstOnlineAfter = ({ status, online, first }: Published, now: Instant): Instant | null => {
  const planned = status === 'published' && typeof online === 'number' ? online : null;
  return onlineSince(first, now) ?? planned;
};

/**
 * The moment of publication that goes with a status: a draft has none, and what was taken offline has its first again,
 * whatever is asked for. Rules R-CON-03 and R-CON-19.
 */
export const onlineWith = ({ status, online, first }: Published): Publication['online'] => {
  if (status === 'draft') return null;
  return status === 'unpublished' ? (first ?? online) : online;
};
