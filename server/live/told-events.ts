import { checkAccess } from '../shared/check-access';
import type { Access, Caller } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { eventBytes } from './event-stream';
import type { LiveEvent } from './live-event';

/** Whether two events are about the viewers of one record, so that one of them suffices. */
export const isSameViewers = (event: Extract<LiveEvent, { type: 'viewers' }>, other: LiveEvent): boolean =>
  other.type === 'viewers' && other.path === event.path && other.website === event.website;

/** Whether a caller passes what a call asks for; null is a call that there is not. */
export const isAllowed = (access: Access | null, caller: Caller): boolean => {
  if (access === null) return false;
  try {
    checkAccess(access, caller);
    return true;
  } catch (refused) {
    if (refused instanceof Refusal) return false;
    throw refused;
  }
};

/** An event as a stream tells it. @param own 1 for the streams of the session that did it */
export const eventFor = (event: Extract<LiveEvent, { type: 'record' | 'lock' }>, own: 0 | 1): Uint8Array =>
  event.type === 'record'
    ? eventBytes('record', { path: event.path, own, user: { name: event.name }, deleted: event.deleted ? 1 : 0 })
    : eventBytes('lock', {
        path: event.path,
        own,
        locked: event.since === null ? null : { user: { name: event.name }, since: event.since },
      });
