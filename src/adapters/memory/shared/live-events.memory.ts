import { filter, merge, map, of, Subject } from 'rxjs';
import type { LiveEvent, LiveEvents, WatchedRecord } from '../../../application/shared/ports/live-events.port';
import { token } from '../../../application/shared/token';
import type { Id } from '../../../domain/shared/id';

interface Told {
  /** The record of the event; null for none. */
  readonly of: WatchedRecord | null;
  readonly event: LiveEvent;
}

/** Events that a scripted second user causes. */
export class LiveEventsMemory implements LiveEvents {
  private readonly told = new Subject<Told>();

  watch(record: WatchedRecord | null) {
    return merge(
      of<LiveEvent>({ type: 'connected' }),
      this.told.pipe(
        filter(({ of: told }) => told === null || (told.resource === record?.resource && told.id === record.id)),
        map(({ event }) => event),
      ),
    );
  }

  watchList(resource: string, within?: Id) {
    return this.told.pipe(
      filter(
        ({ of: told, event }) =>
          event.type === 'polled' ||
          (told?.resource === resource && (within === undefined || told.id.startsWith(`${within}/`))),
      ),
    );
  }

  changedHere(record: WatchedRecord): void {
    this.tell(record, { type: 'record', by: '', isSelf: true, isDeleted: false });
  }

  tell(record: WatchedRecord | null, event: LiveEvent): void {
    this.told.next({ of: record, event });
  }
}
export const MemoryLive = token<LiveEventsMemory>('memory-live-events');
