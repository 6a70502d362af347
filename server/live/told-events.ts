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

type ToldEvent = Extract<LiveEvent, { type: 'record' | 'lock' }>;

/** Who a stream belongs to, seen from who announced an event: `self` is the same person in another session. */
export type Hearer = 'own' | 'self' | 'other';

export const hearerOf = ({ session, user }: ToldEvent, caller: Pick<Caller, 'id' | 'session'>): Hearer =>
  session === caller.session ? 'own' : user === caller.id ? 'self' : 'other';

/** An event as a stream tells it; only the session that did it is told in which tab. */
export const eventFor = (event: ToldEvent, hearer: Hearer): Uint8Array => {
  const own = hearer === 'own' ? 1 : 0;
  const by = {
    path: event.path,
    own,
    ...(hearer === 'self' && { self: 1 }),
    ...(hearer === 'own' && event.tab !== undefined && { tab: event.tab }),
  };
  return event.type === 'record'
    ? eventBytes('record', { ...by, user: { name: event.name }, deleted: event.deleted ? 1 : 0 })
    : eventBytes('lock', {
        ...by,
        locked: event.since === null ? null : { user: { name: event.name }, since: event.since },
      });
};
