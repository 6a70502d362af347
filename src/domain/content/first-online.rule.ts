import type { Instant } from '../shared/instant';
import type { Publication } from './publication.rule';

/** The requested publication with the known first online moment, past or planned. */
export interface SavedPublication extends Publication {
  readonly first: Instant | null;
}

/** The first online moment once it has passed; null before. Rules R-CON-03 and R-CON-19. */
export const onlineSince = (first: Instant | null, now: Instant): Instant | null =>
  first !== null && first <= now ? first : null;

/**
 * The first online moment after a save: fixed once it has passed; before that it follows the publication. Rule
 * R-CON-19.
 */
export const firstOnlineAfter = ({ status, online, first }: SavedPublication, now: Instant): Instant | null => {
  const planned = status === 'published' && typeof online === 'number' ? online : null;
  return onlineSince(first, now) ?? planned;
};

/**
 * The online moment of a status: none for a draft; the first online moment when taken offline. Rules R-CON-25 and
 * R-CON-19.
 */
export const onlineWith = ({ status, online, first }: SavedPublication): Publication['online'] => {
  if (status === 'draft') return null;
  return status === 'unpublished' ? (first ?? online) : online;
};
