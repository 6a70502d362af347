import { filter, merge, map, of, Subject } from 'rxjs';
import type { LiveEvent, LiveEvents, WatchedRecord } from '../../../application/shared/ports/live-events.port';
import { token } from '../../../application/shared/token';
import type { Id } from '../../../domain/shared/id';

interface MemoryEvent {
  /** The record of the event; null for none. */
  readonly of: WatchedRecord | null;
  readonly event: LiveEvent;
}

/** Events that a scripted second user causes. */
export class LiveEventsMemory implements LiveEvents {
  private readonly events = new Subject<MemoryEvent>();

  watch(record: WatchedRecord | null) {
    return merge(
      of<LiveEvent>({ type: 'connected' }),
      this.events.pipe(
        filter(({ of: told }) => told === null || (told.resource === record?.resource && told.id === record.id)),
        map(({ event }) => event),
      ),
    );
  }

  watchList(resource: string, within?: Id) {
    return this.events.pipe(
      filter(
        ({ of: told, event }) =>
          event.type === 'polled' ||
          (told?.resource === resource && (within === undefined || told.id.startsWith(`${within}/`))),
      ),
    );
  }

  changedHere(record: WatchedRecord): void {
    this.emit(record, { type: 'record', by: '', isSelf: true, isDeleted: false });
  }

  emit(record: WatchedRecord | null, event: LiveEvent): void {
    this.events.next({ of: record, event });
  }
}
export const MemoryLive = token<LiveEventsMemory>('memory-live-events');
