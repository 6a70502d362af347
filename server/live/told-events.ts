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

export type ToldEvent = Extract<LiveEvent, { type: 'record' | 'lock' | 'list' }>;

/** Who a stream belongs to, seen from who announced an event: `self` is the same person in another session. */
export type Hearer = 'own' | 'self' | 'other';

export const hearerOf = ({ session, user }: ToldEvent, caller: Pick<Caller, 'id' | 'session'>): Hearer =>
  session === caller.session ? 'own' : user === caller.id ? 'self' : 'other';

/** An event as streams tell it; only whoever did it is told in which tab: a tab may have another session since. */
const bytesFor = (event: ToldEvent, hearer: Hearer): Uint8Array => {
  const own = hearer === 'own' ? 1 : 0;
  const by = {
    path: event.path,
    own,
    ...(hearer === 'self' && { self: 1 }),
    ...(hearer !== 'other' && event.tab !== undefined && { tab: event.tab }),
  };
  switch (event.type) {
    case 'record':
      return eventBytes('record', { ...by, user: { name: event.name }, deleted: event.deleted ? 1 : 0 });
    case 'lock':
      return eventBytes('lock', {
        ...by,
        locked: event.since === null ? null : { user: { name: event.name }, since: event.since },
      });
    case 'list':
      return eventBytes('list', by);
  }
};

type Told = Readonly<Record<Hearer, Uint8Array>>;

/** An event for everybody who may hear it, encoded once. */
export const eventFor = (event: ToldEvent): Told => ({
  own: bytesFor(event, 'own'),
  self: bytesFor(event, 'self'),
  other: bytesFor(event, 'other'),
});

/** An event for whoever sees only the list of its record. @param path of that list */
export const listEventFor = (event: ToldEvent, path: string): Told => eventFor({ ...event, type: 'list', path });
