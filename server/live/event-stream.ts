/** Maximum number of queued events of a slow reader; beyond it, the stream ends and the console reconnects. */
const MAX_WAITING = 200;

const encoder = new TextEncoder();
const END: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Encodes an event. @param data an object without line breaks in its JSON */
export const eventBytes = (type: string, data: object): Uint8Array =>
  encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);

const BEAT = encoder.encode(': \n\n');

/** The body of one `text/event-stream` answer. */
export class EventStream implements AsyncIterableIterator<Uint8Array> {
  private readonly waiting: Uint8Array[] = [];
  private wake: (() => void) | null = null;
  private isEnded = false;

  /** @param onEnd called once, when either side ends the stream */
  constructor(private readonly onEnd: () => void) {}

  send(type: string, data: object): void {
    this.push(eventBytes(type, data));
  }

  /** Sends a heartbeat, which keeps proxies from closing a silent connection and detects broken connections. */
  sendHeartbeat(): void {
    this.push(BEAT);
  }

  /** Sends bytes that several streams share. */
  push(bytes: Uint8Array): void {
    if (this.isEnded) return;
    if (this.waiting.length >= MAX_WAITING) {
      this.waiting.length = 0;
      this.end();
      return;
    }
    this.waiting.push(bytes);
    this.wake?.();
  }

  /** Ends the stream after delivering queued events. */
  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.wake?.();
    this.onEnd();
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    if (this.waiting.length === 0 && !this.isEnded)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.wake = null;
    const value = this.waiting.shift();
    return value === undefined ? END : { done: false, value };
  }

  return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.end();
    return Promise.resolve(END);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
