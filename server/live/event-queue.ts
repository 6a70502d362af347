import type { LiveEvent } from './live-event';

type Waiting = Exclude<LiveEvent, { type: 'callers' }>;

interface EventQueueNeeds {
  /** Checks whether the callers of streams still have the rights that they had. */
  readonly recheck: () => Promise<void>;
  readonly deliver: (event: Waiting) => Promise<void>;
  readonly onDefect: (failure: unknown) => void;
}

/** Whether two events are about the viewers of one record, so that one of them suffices. */
const isSameViewers = (event: Extract<LiveEvent, { type: 'viewers' }>, other: LiveEvent): boolean =>
  other.type === 'viewers' && other.path === event.path && other.website === event.website;

/** Delivers events in the order in which they are received; a change of rights comes before all that wait. Rule R-LIV-02. */
export class EventQueue {
  /** Events that wait until rights are checked and events before them are delivered. */
  private readonly waiting: Waiting[] = [];
  private delivering = Promise.resolve();
  private isDelivering = false;
  private isDue = false;
  private heard = 0;

  constructor(private readonly needs: EventQueueNeeds) {}

  /** Whether rights are to be checked before anything else is delivered. */
  get isRecheckDue(): boolean {
    return this.isDue;
  }

  /** Number of received changes of callers. */
  get changes(): number {
    return this.heard;
  }

  receive(event: LiveEvent): void {
    if (event.type === 'callers') {
      this.isDue = true;
      this.heard += 1;
    } else if (!(event.type === 'viewers' && this.waiting.some((other) => isSameViewers(event, other))))
      this.waiting.push(event);
    this.deliver().catch(this.needs.onDefect);
  }

  /** Puts an event back at the front of the queue, to deliver it again. */
  putBack(event: Waiting): void {
    this.waiting.unshift(event);
  }

  /** Checks rights, and delivers what waits. */
  recheck(): Promise<void> {
    this.isDue = true;
    return this.deliver();
  }

  private deliver(): Promise<void> {
    if (!this.isDelivering) this.delivering = this.deliverAll();
    return this.delivering;
  }

  private async deliverAll(): Promise<void> {
    this.isDelivering = true;
    try {
      for (;;) {
        if (this.isDue) {
          this.isDue = false;
          await this.needs.recheck();
          continue;
        }
        const event = this.waiting.shift();
        if (event === undefined) return;
        await this.needs.deliver(event);
      }
    } finally {
      // Reset here, not when the promise resolves: an event that arrives in between would not be delivered until the
      // next one.
      this.isDelivering = false;
    }
  }
}
