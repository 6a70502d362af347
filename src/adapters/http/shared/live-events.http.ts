import { filter, map, merge, Observable, share, skip, type Subscriber } from 'rxjs';
import type { LiveEvent, LiveEvents, WatchedRecord } from '../../../application/shared/ports/live-events.port';
import type { Id } from '../../../domain/shared/id';
import { isOfList, POLLED, liveEventFor, type Data, type ReceivedEvent } from './received-events';
import { pathOfRecord, readEvent, type WireEvent } from './live-events.codec';
import type { ApiSettings, Fetch } from './transport';

/**
 * Milliseconds before a broken stream is reopened: the first delay, doubled after each failure plus up to as much at
 * random, and the maximum.
 */
const [FIRST_DELAY, LONGEST_DELAY] = [1_000, 60_000];
/**
 * Milliseconds without a heartbeat after which a stream counts as broken; the server sends one every 20 s. Rule
 * R-LIV-01.
 */
const LONGEST_SILENCE = 60_000;
/** Milliseconds between polls of an API without events. Rule R-LIV-06. */
const POLL = 60_000;
/** Statuses of an API without events, which is not asked again. */
const WITHOUT_EVENTS: readonly number[] = [404, 405, 501];

/** Statuses that refuse the path of the viewed record; the stream is opened without it. */
const REFUSED_PATH: readonly number[] = [400, 414, 431];

/** The functions of the page that a stream needs. */
export interface BrowserPage {
  readonly isVisible: () => boolean;
  /** @returns a function that ends it */
  readonly onVisibility: (listener: () => void) => () => void;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<undefined>;
  readonly random: () => number;
}

/**
 * One event stream for everything watched on this page, while the page is visible: a browser allows few connections
 * per host, and hidden tabs would use them up.
 */
export class LiveEventsHttp implements LiveEvents {
  private readonly watchers = new Map<Subscriber<ReceivedEvent>, string | null>();
  private open: { readonly viewing: string; readonly stop: AbortController } | null = null;
  private isWithout = false;
  private isDue = false;

  constructor(
    private readonly fetch: Fetch,
    private readonly settings: Pick<ApiSettings, 'base' | 'tab' | 'onUnauthenticated' | 'resumed' | 'onRightsChanged'>,
    private readonly page: BrowserPage,
  ) {
    page.onVisibility(() => {
      this.adapt();
    });
  }

  watch(record: WatchedRecord | null): Observable<LiveEvent> {
    const path = record === null ? null : pathOfRecord(record);
    return this.stream(path).pipe(
      map((event) => liveEventFor(event, path, this.settings.tab)),
      filter((event) => event !== null),
    );
  }

  watchList(resource: string, within: Id | null = null): Observable<unknown> {
    const locks = new Map<string, number | null>();
    /** The event renews a lock that is already known. */
    const isRenewed = ({ path: of, locked }: Data<'lock'>): boolean => {
      const [before, since] = [locks.get(of), locked?.since ?? null];
      locks.set(of, since);
      return before === since;
    };
    const heard = this.stream(null).pipe(share());
    return merge(
      heard.pipe(
        filter(
          (event) =>
            isOfList(event, resource, within, this.settings.tab) && !(event.type === 'lock' && isRenewed(event.data)),
        ),
      ),
      heard.pipe(
        filter(({ type }) => type === 'ready'),
        skip(1),
      ),
      heard.pipe(filter(({ type }) => type === 'polled')),
    );
  }

  changedHere(record: WatchedRecord): void {
    this.pass({ type: 'touched', path: pathOfRecord(record) });
  }

  /** @param viewing path of the record that others see as viewed by the user */
  private stream(viewing: string | null): Observable<ReceivedEvent> {
    return new Observable<ReceivedEvent>((watcher) => {
      this.watchers.set(watcher, viewing);
      this.adapt();
      return () => {
        this.watchers.delete(watcher);
        this.adapt();
      };
    });
  }

  /** Opens, closes or changes the stream, once for watchers that come and go at the same time. */
  private adapt(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      const viewing = [...this.watchers.values()].findLast((path) => path !== null) ?? '';
      const isWanted = this.watchers.size > 0 && this.page.isVisible();
      if (isWanted && this.open?.viewing === viewing) return;
      this.open?.stop.abort();
      this.open = isWanted ? { viewing, stop: new AbortController() } : null;
      if (this.open !== null) void this.follow(viewing, this.open.stop.signal);
    });
  }

  private pass(event: ReceivedEvent): void {
    for (const watcher of [...this.watchers.keys()]) watcher.next(event);
  }

  private async follow(viewing: string, signal: AbortSignal): Promise<void> {
    let query = viewing === '' ? '' : `?viewing=${encodeURIComponent(viewing)}`;
    let delay = FIRST_DELAY;
    // Set by the event `full`; the stream is then not reopened, because that would end the stream of another window.
    let isFull = false;
    while (!signal.aborted) {
      if (this.isWithout || isFull) {
        await this.page.wait(POLL, signal);
        if (this.open?.stop.signal === signal) this.pass(POLLED);
        continue;
      }
      try {
        const answer = await this.fetch(`${this.settings.base}events${query}`, {
          headers: { Accept: 'text/event-stream' },
          credentials: 'same-origin',
          signal,
        });
        if (query !== '' && REFUSED_PATH.includes(answer.status)) {
          query = '';
          continue;
        }
        if (WITHOUT_EVENTS.includes(answer.status)) {
          this.isWithout = true;
          continue;
        }
        if (answer.status === 401) {
          this.open = null;
          this.settings.onUnauthenticated();
          if ((await this.settings.resumed?.()) === true) this.adapt();
          return;
        }
        if (answer.ok && answer.body !== null)
          for await (const event of eventsIn(answer.body, this.page, signal)) {
            delay = FIRST_DELAY;
            if (event.type === 'full') isFull = true;
            if (event.type === 'rights') this.settings.onRightsChanged();
            this.pass(event);
          }
        else await answer.body?.cancel();
      } catch {
        // The connection was lost, or the stream was closed.
      }
      await this.page.wait(delay * (1 + this.page.random()), signal);
      delay = Math.min(delay * 2, LONGEST_DELAY);
    }
  }
}

/** Reads a stream block by block, until it ends or is closed. */
const eventsIn = async function* (
  body: ReadableStream<Uint8Array>,
  page: Pick<BrowserPage, 'wait'>,
  signal: AbortSignal,
): AsyncGenerator<WireEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (!signal.aborted) {
      const heard = new AbortController();
      const silent = page.wait(LONGEST_SILENCE, heard.signal);
      const part = await Promise.race([reader.read(), silent]);
      heard.abort();
      if (part === undefined || part.done) return;
      const { value } = part;
      text += decoder.decode(value, { stream: true }).replace(/\r/g, '');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
};

/** The page of this browser. */
export const browserPage = (window: Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'>): BrowserPage => ({
  isVisible: () => window.document.visibilityState === 'visible',
  onVisibility: (listener) => {
    window.document.addEventListener('visibilitychange', listener);
    return () => {
      window.document.removeEventListener('visibilitychange', listener);
    };
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const over = (): void => {
        window.clearTimeout(timer);
        resolve(undefined);
      };
      const timer = window.setTimeout(over, milliseconds);
      signal.addEventListener('abort', over);
    }),
  random: Math.random,
});
