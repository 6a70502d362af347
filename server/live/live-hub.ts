import { randomUUID } from 'node:crypto';
import type { Database, OpenDatabase } from '../database/database';
import type { Caller } from '../shared/endpoint';
import { rightsFingerprint } from '../shared/rights-fingerprint';
import { announce } from './published/announce';
import { EventQueue } from './event-queue';
import { EventStream } from './event-stream';
import { isAllowed, broadcast } from './broadcast-events';
import { LIVE_CHANNEL, type LiveEvent } from './live-event';
import { websiteOf, type AccessOf } from './record-paths';
import {
  addViewer,
  endViewing,
  findViewers,
  removeExpiredViewers,
  removeViewer,
  renewViewers,
  type ViewedRecord,
} from './viewers';

/** Milliseconds between heartbeats; each heartbeat also checks the caller again. */
const HEARTBEAT = 20_000;
/**
 * Maximum number of streams of one user on this server, over all browsers; a browser keeps one per visible window.
 * Rule R-LIV-02.
 */
const MAX_STREAMS = 12;

interface Stream {
  readonly id: string;
  readonly events: EventStream;
  caller: Caller;
  /** The record that the user has open; null for none, or for a record without viewers. */
  viewing: ViewedRecord | null;
}

export interface LiveHubNeeds {
  readonly db: Database;
  readonly listen: OpenDatabase['listen'];
  readonly now: () => number;
  readonly accessOf: AccessOf;
  readonly accessOfList: AccessOf;
  /** Whether only some users with access may see a record; its viewers are then not announced. Rule R-LIV-07. */
  readonly isPrivate: (path: string) => Promise<boolean>;
  /** Finds the callers of sessions in one query; invalid sessions are left out. */
  readonly findCallers: (sessions: readonly string[]) => Promise<ReadonlyMap<string, Caller>>;
  readonly onDefect: (failure: unknown) => void;
}

/** The open event streams of this server and their permissions. Rules R-LIV-01 to R-LIV-03, and R-LIV-08. */
export class LiveHub {
  private readonly streams = new Map<string, Stream>();
  private listening: Promise<() => Promise<void>> | null = null;
  private heartbeat: NodeJS.Timeout | undefined;
  private readonly queue: EventQueue;
  private isClosed = false;

  constructor(private readonly needs: LiveHubNeeds) {
    this.queue = new EventQueue({
      recheck: () => this.recheckCallers(),
      deliver: async (event) => {
        if (event.type === 'viewers') return this.deliverViewers(event).catch(needs.onDefect);
        broadcast(event, this.streams.values(), needs);
      },
      onDefect: needs.onDefect,
    });
  }

  /** Number of open streams. */
  get size(): number {
    return this.streams.size;
  }

  /** @param viewing path of the record that the page shows; treated as none if the caller may not read it */
  async open({ session }: Caller, viewing: string | null): Promise<EventStream> {
    await this.start();
    const isPrivate = viewing !== null && (await this.needs.isPrivate(viewing));
    const caller = await this.findNow(session);
    const id = randomUUID();
    const events = new EventStream(() => {
      const left = this.streams.get(id)?.viewing ?? null;
      this.streams.delete(id);
      if (left !== null && !this.isClosed) this.runInBackground(endViewing(this.needs.db, id, left));
    });
    if (this.isClosed || caller === null) {
      events.end();
      return events;
    }
    this.ensureSpace(caller.id);
    const seen =
      viewing !== null && caller.website !== null && !isPrivate && this.mayRead(caller, viewing)
        ? { path: viewing, website: websiteOf(viewing, caller) }
        : null;
    this.streams.set(id, { id, events, caller, viewing: seen });
    events.send('ready', {});
    if (seen !== null) await this.startViewing(id, seen, caller);
    return events;
  }

  /** Reads the caller when the stream opens, because the stream received no earlier changes. */
  private async findNow(session: string): Promise<Caller | null> {
    for (;;) {
      const { changes } = this.queue;
      const caller = (await this.needs.findCallers([session])).get(session) ?? null;
      if (changes === this.queue.changes) return caller;
    }
  }

  /** Ends the oldest streams of a user who reached the maximum; their pages poll instead. */
  private ensureSpace(person: number): void {
    const own = [...this.streams.values()].filter(({ caller }) => caller.id === person);
    own.slice(0, Math.max(0, own.length - MAX_STREAMS + 1)).forEach(({ events }) => {
      events.send('full', {});
      events.end();
    });
  }

  /** Ends all streams; consoles reconnect to another server. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    const ended = [...this.streams.values()];
    ended.forEach(({ events }) => {
      events.end();
    });
    await Promise.all(ended.filter(({ viewing }) => viewing !== null).map(({ id }) => removeViewer(this.needs.db, id)));
    await (
      await this.listening
    )?.();
  }

  /** Starts listening when the first stream opens. */
  private start(): Promise<unknown> {
    this.listening ??= this.needs.listen(
      LIVE_CHANNEL,
      (payload) => {
        this.queue.receive(JSON.parse(payload) as LiveEvent); // cast: only servers write to this channel
      },
      () => {
        // Events during the gap were lost; `ready` makes consoles reload.
        for (const { events } of this.streams.values()) events.send('ready', {});
        this.queue.receive({ type: 'callers' });
      },
    );
    this.heartbeat ??= setInterval(() => {
      this.runInBackground(this.sendHeartbeat());
    }, HEARTBEAT).unref();
    return this.listening;
  }

  private runInBackground(work: Promise<unknown>): void {
    work.catch(this.needs.onDefect);
  }

  private mayRead(caller: Caller, path: string): boolean {
    return isAllowed(this.needs.accessOf(path), caller);
  }

  private async deliverViewers(event: Extract<LiveEvent, { type: 'viewers' }>): Promise<void> {
    const { path, website } = event;
    const concerned = () =>
      [...this.streams.values()].filter(({ viewing }) => viewing?.path === path && viewing.website === website);
    if (concerned().length === 0) return;
    const viewers = await findViewers(this.needs.db, { path, website }, this.needs.now());
    if (this.queue.isRecheckDue) {
      this.queue.putBack(event);
      return;
    }
    for (const { caller, events } of concerned())
      events.send('viewers', { path, viewers: viewers.filter(({ id }) => id !== caller.id) });
  }

  private async startViewing(id: string, seen: ViewedRecord, caller: Caller): Promise<void> {
    try {
      await addViewer(this.needs.db, { ...seen, stream: id, user: caller.id }, this.needs.now());
      // The stream may have ended before its viewer was stored.
      if (this.streams.has(id)) await announce(this.needs.db, { ...seen, type: 'viewers' });
      else await endViewing(this.needs.db, id, seen);
    } catch (failure) {
      this.streams.get(id)?.events.end();
      throw failure;
    }
  }

  /**
   * Ends the streams of ended sessions, and notifies those whose rights changed. One query for all streams; if it
   * fails, all streams end, because their rights are unknown.
   */
  private async recheckCallers(): Promise<void> {
    if (this.streams.size === 0) return;
    const checked = [...this.streams.values()];
    try {
      const callers = await this.needs.findCallers([...new Set(checked.map(({ caller }) => caller.session))]);
      for (const stream of checked) this.applyCaller(stream, callers.get(stream.caller.session) ?? null);
    } catch (failure) {
      for (const { events } of checked) events.end();
      throw failure;
    }
  }

  private applyCaller(stream: Stream, caller: Caller | null): void {
    if (caller === null) {
      stream.events.end();
      return;
    }
    const isChanged = rightsFingerprint(caller) !== rightsFingerprint(stream.caller);
    stream.caller = caller;
    const { viewing } = stream;
    // A record that the caller may no longer read has no viewer entry.
    if (
      viewing !== null &&
      !(this.mayRead(caller, viewing.path) && websiteOf(viewing.path, caller) === viewing.website)
    ) {
      stream.viewing = null;
      this.runInBackground(endViewing(this.needs.db, stream.id, viewing));
    }
    if (isChanged) stream.events.send('rights', {});
  }

  /** Runs at every heartbeat interval; public, so that tests need no timers. */
  async sendHeartbeat(): Promise<void> {
    const viewing = [...this.streams.values()].filter((stream) => stream.viewing !== null).map(({ id }) => id);
    for (const { events } of this.streams.values()) events.sendHeartbeat();
    if (viewing.length > 0) await renewViewers(this.needs.db, viewing, this.needs.now());
    for (const left of await removeExpiredViewers(this.needs.db, this.needs.now()))
      await announce(this.needs.db, { ...left, type: 'viewers' });
    await this.queue.recheck();
  }
}
