import { useEffect, useState } from 'react';
import { filter, merge, share, skip, throttleTime } from 'rxjs';
import { LiveEvents, type Viewer } from '../../../application/shared/ports/live-events.port';
import type { ChangedBy } from '../../../domain/shared/remote-change';
import type { Id } from '../../../domain/shared/id';
import { useService } from '../runtime/use-service';

/** Changes of a record within this time, in ms, are reported as one: a save may take several calls. */
const BURST = 300;

/** A change made to the record in another tab or by another person. */
export type LiveRecordEvent =
  | { readonly type: 'record.changed'; readonly by: ChangedBy; readonly isDeleted: boolean }
  | { readonly type: 'record.doubted' };

const NOBODY: readonly Viewer[] = [];

/**
 * Subscribes to changes made to a record elsewhere. Rules R-LIV-03 and R-LIV-05.
 * @param id null for a new record @param onEvent keep its identity @returns who else has the record open
 */
export const useLiveRecord = (
  resource: string,
  id: Id | null,
  onEvent: (event: LiveRecordEvent) => void,
): readonly Viewer[] => {
  const live = useService(LiveEvents);
  const [viewers, setViewers] = useState(NOBODY);
  useEffect(() => {
    if (id === null) return undefined;
    const events = live.watch({ resource, id }).pipe(share());
    const heard = merge(
      events.pipe(
        filter(({ type }) => type === 'record'),
        throttleTime(BURST, undefined, { leading: false, trailing: true }),
      ),
      events.pipe(
        filter(({ type }) => type === 'connected'),
        skip(1),
      ),
      events.pipe(filter(({ type }) => type === 'viewers' || type === 'polled')),
    ).subscribe((event) => {
      if (event.type === 'record') {
        const { by: name, isSelf, isDeleted } = event;
        onEvent({ type: 'record.changed', by: { name, isSelf }, isDeleted });
      }
      if (event.type === 'connected' || event.type === 'polled') onEvent({ type: 'record.doubted' });
      if (event.type === 'viewers') setViewers(event.viewers);
    });
    return () => {
      heard.unsubscribe();
      setViewers(NOBODY);
    };
  }, [id, live, onEvent, resource]);
  return viewers;
};
