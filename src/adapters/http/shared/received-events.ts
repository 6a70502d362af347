import type { LiveEvent } from '../../../application/shared/ports/live-events.port';
import type { Id } from '../../../domain/shared/id';
import { isListOf, isRecordOf, type WireEvent } from './live-events.codec';

/** Raised periodically for an API without live events: anything may have changed. */
export const POLLED = { type: 'polled' } as const;
/** Event for the subscribers of this page: from the API, or raised by the page. */
export type ReceivedEvent = WireEvent | typeof POLLED | { readonly type: 'touched'; readonly path: string };

export type Data<Type extends WireEvent['type']> = Extract<WireEvent, { readonly type: Type }>['data'];

const LIBRARY = 'library/';

/** Whether this page caused an event. If the API does not name the tab, any event of this page's session counts. */
const isDoneHere = ({ own, tab }: Data<'record' | 'lock' | 'list'>, here: string): boolean =>
  tab === here || (own && tab === null);

/** Whether an event concerns a list. */
export const isOfList = (event: ReceivedEvent, resource: string, within: Id | null, here: string): boolean => {
  switch (event.type) {
    case 'touched':
      return isRecordOf(resource, event.path, within);
    case 'record':
    case 'lock':
      return isRecordOf(resource, event.data.path, within) && !isDoneHere(event.data, here);
    case 'list':
      return isListOf(resource, event.data.path, within) && !isDoneHere(event.data, here);
    default:
      return false;
  }
};

/** Parts of a deleted record are deleted with it; what is in a folder of the library moves with it. */
const isChangedWith = (event: WireEvent, path: string | null): boolean =>
  event.type === 'record' &&
  path?.startsWith(`${event.data.path}/`) === true &&
  (event.data.deleted || path.startsWith(LIBRARY));

/** The event for a subscriber of a path; null if it does not concern the path. */
export const liveEventFor = (event: ReceivedEvent, path: string | null, here: string): LiveEvent | null => {
  if (event.type === 'polled') return event;
  if (event.type === 'touched')
    return event.path === path ? { type: 'record', by: '', isSelf: true, isDeleted: false } : null;
  if (event.type === 'ready') return { type: 'connected' };
  if (event.type === 'rights' || event.type === 'full' || event.type === 'list') return null;
  if (event.type === 'job') return { type: 'job' };
  if (event.data.path !== path && !isChangedWith(event, path)) return null;
  if (event.type === 'viewers') return { type: 'viewers', viewers: event.data.viewers };
  if (event.type === 'record') {
    const { own, self, user, deleted } = event.data;
    return isDoneHere(event.data, here)
      ? null
      : { type: 'record', by: user.name, isSelf: own || self, isDeleted: deleted };
  }
  // All tabs of a session have its locks.
  if (event.data.own || isDoneHere(event.data, here)) return null;
  const { locked } = event.data;
  return { type: 'lock', holder: locked && { name: locked.user.name, since: locked.since } };
};
