import { canOpenModule } from '../../src/domain/shared/permission';
import { checkAccess } from '../shared/check-access';
import type { Access, Caller } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { eventBytes, type EventStream } from './event-stream';
import type { LiveEvent } from './live-event';
import { listOf, type AccessOf } from './record-paths';

/** Whether a caller may make a call; `access` is null for an unknown call. */
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

type BroadcastEvent = Extract<LiveEvent, { type: 'record' | 'lock' | 'list' }>;

/**
 * How a stream relates to the user who caused an event: `own` is the same session, `self` the same user in another
 * session.
 */
type Hearer = 'own' | 'self' | 'other';

const hearerOf = ({ session, user }: BroadcastEvent, caller: Pick<Caller, 'id' | 'session'>): Hearer =>
  session === caller.session ? 'own' : user === caller.id ? 'self' : 'other';

/**
 * The bytes of an event for streams. All streams of the user who caused it get `tab`: that tab may have a new session
 * by now.
 */
const bytesFor = (event: BroadcastEvent, hearer: Hearer): Uint8Array => {
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

type EncodedEvents = Readonly<Record<Hearer, Uint8Array>>;

/** An event for all permitted streams, encoded once. */
const eventFor = (event: BroadcastEvent): EncodedEvents => ({
  own: bytesFor(event, 'own'),
  self: bytesFor(event, 'self'),
  other: bytesFor(event, 'other'),
});

/** An event for streams that may see only the list of the record. @param path of that list */
const listEventFor = (event: BroadcastEvent, path: string): EncodedEvents => eventFor({ ...event, type: 'list', path });

/** An open stream, and whose it is. */
interface Listener {
  readonly events: EventStream;
  readonly caller: Caller;
}

interface Accesses {
  readonly accessOf: AccessOf;
  readonly accessOfList: AccessOf;
}

/** Sends an event to the permitted streams. Rights and encoding are computed once. */
export const broadcast = (
  event: BroadcastEvent | Extract<LiveEvent, { type: 'job' }>,
  streams: Iterable<Listener>,
  { accessOf, accessOfList }: Accesses,
): void => {
  if (event.type === 'job') {
    const bytes = eventBytes('job', {});
    for (const { caller, events } of streams) if (canOpenModule(caller, 'queue')) events.push(bytes);
    return;
  }
  const list = event.type === 'list' ? event.path : listOf(event.path);
  const [access, accessToList] = [accessOf(event.path), accessOfList(list)];
  const [bytes, ofList] = [eventFor(event), listEventFor(event, list)];
  for (const { caller, events } of streams) {
    if (event.website !== null && event.website !== caller.website) continue;
    const hearer = hearerOf(event, caller);
    if (event.type !== 'list' && isAllowed(access, caller)) events.push(bytes[hearer]);
    // Lock events are not sent to list-only streams: each renewal of a lock would cause one.
    else if (event.type !== 'lock' && isAllowed(accessToList, caller)) events.push(ofList[hearer]);
  }
};
