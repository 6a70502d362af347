import { randomUUID } from 'node:crypto';
import type { Database, OpenDatabase } from '../database/database';
import { checkAccess } from '../shared/check-access';
import type { Caller } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { rightsFingerprint } from '../shared/rights-fingerprint';
import { canOpenModule } from '../../src/domain/shared/permission';
import { announce } from './published/announce';
import { EventStream } from './event-stream';
import { LIVE_CHANNEL, type LiveEvent } from './live-event';
import { websiteOf, type AccessOf } from './record-paths';
import { addViewer, findViewers, removeExpiredViewers, removeViewer, renewViewers } from './viewers';

/** Milliseconds between heartbeats; each also reads the caller again. */
const HEARTBEAT = 20_000;
/** Streams of one session; a browser keeps one for each window that is in sight. */
const MAX_STREAMS = 12;

interface Stream {
  readonly id: string;
  readonly events: EventStream;
  readonly token: string | undefined;
  caller: Caller;
  /** What the person looks at; null for nothing that has viewers. */
  viewing: Viewed | null;
}

interface Viewed {
  readonly path: string;
  readonly website: number | null;
}

export interface LiveHubNeeds {
  readonly db: Database;
  readonly listen: OpenDatabase['listen'];
  readonly now: () => number;
  readonly accessOf: AccessOf;
  readonly findCaller: (token: string | undefined) => Promise<Caller | null>;
  readonly onDefect: (failure: unknown) => void;
}

/** The open event streams of this server, and what each of them may hear. Rules R-LIV-01 to R-LIV-03. */
export class LiveHub {
  private readonly streams = new Map<string, Stream>();
  private listening: Promise<() => Promise<void>> | null = null;
  private heartbeat: NodeJS.Timeout | undefined;
  private rechecking: Promise<void> | null = null;
  private isRecheckDue = false;
  private isClosed = false;

  constructor(private readonly needs: LiveHubNeeds) {}

  /** Open streams. */
  get size(): number {
    return this.streams.size;
  }

  /** @param viewing path of the record in sight; one that the caller may not read is nothing */
  async open(caller: Caller, token: string | undefined, viewing: string | null): Promise<EventStream> {
    await this.start();
    const id = randomUUID();
    const seen =
      viewing !== null && caller.website !== null && this.mayRead(caller, viewing)
        ? { path: viewing, website: websiteOf(viewing, caller) }
        : null;
    const events = new EventStream(() => {
      const left = this.streams.get(id)?.viewing ?? null;
      this.streams.delete(id);
      if (left !== null && !this.isClosed) this.attempt(this.stopViewing(id, left));
    });
    if (this.isClosed) {
      events.end();
      return events;
    }
    const own = [...this.streams.values()].filter((stream) => stream.caller.session === caller.session);
    own.slice(0, Math.max(0, own.length - MAX_STREAMS + 1)).forEach((stream) => {
      stream.events.end();
    });
    this.streams.set(id, { id, events, token, caller, viewing: seen });
    events.send('ready', {});
    if (seen !== null) await this.startViewing(id, seen, caller);
    return events;
  }

  /** Ends all streams; the console connects to another server. */
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

  /** Listens from the first stream on. */
  private start(): Promise<unknown> {
    this.listening ??= this.needs.listen(
      LIVE_CHANNEL,
      (payload) => {
        this.receive(JSON.parse(payload) as LiveEvent); // only servers write to this channel
      },
      () => {
        // What happened in between was not heard.
        for (const { events } of this.streams.values()) events.send('ready', {});
        this.attempt(this.recheckCallers());
      },
    );
    this.heartbeat ??= setInterval(() => {
      this.attempt(this.beat());
    }, HEARTBEAT).unref();
    return this.listening;
  }

  private attempt(work: Promise<unknown>): void {
    work.catch(this.needs.onDefect);
  }

  private mayRead(caller: Caller, path: string): boolean {
    const access = this.needs.accessOf(path);
    if (access === null) return false;
    try {
      checkAccess(access, caller);
      return true;
    } catch (refused) {
      if (refused instanceof Refusal) return false;
      throw refused;
    }
  }

  private receive(event: LiveEvent): void {
    if (event.type === 'callers') this.attempt(this.recheckCallers());
    else if (event.type === 'viewers') this.attempt(this.deliverViewers(event));
    else for (const stream of this.streams.values()) this.deliver(stream, event);
  }

  private deliver({ caller, events }: Stream, event: Exclude<LiveEvent, { type: 'callers' | 'viewers' }>): void {
    if (event.type === 'job') {
      if (canOpenModule(caller, 'queue')) events.send('job', {});
      return;
    }
    if (event.website !== null && event.website !== caller.website) return;
    if (!this.mayRead(caller, event.path)) return;
    const own = event.session === caller.session ? 1 : 0;
    if (event.type === 'record')
      events.send('record', { path: event.path, own, user: { name: event.name }, deleted: event.deleted ? 1 : 0 });
    else
      events.send('lock', {
        path: event.path,
        own,
        locked: event.since === null ? null : { user: { name: event.name }, since: event.since },
      });
  }

  private async deliverViewers({ path, website }: { path: string; website: number | null }): Promise<void> {
    const concerned = [...this.streams.values()].filter(
      ({ viewing }) => viewing?.path === path && viewing.website === website,
    );
    if (concerned.length === 0) return;
    const viewers = await findViewers(this.needs.db, { path, website }, this.needs.now());
    for (const { caller, events } of concerned)
      events.send('viewers', { path, viewers: viewers.filter(({ id }) => id !== caller.id) });
  }

  private async startViewing(id: string, seen: Viewed, caller: Caller): Promise<void> {
    try {
      await addViewer(this.needs.db, { ...seen, stream: id, user: caller.id }, this.needs.now());
    } catch (failure) {
      this.streams.get(id)?.events.end();
      throw failure;
    }
    // The stream may have ended before its viewer was stored.
    if (this.streams.has(id)) await announce(this.needs.db, { ...seen, type: 'viewers' });
    else await this.stopViewing(id, seen);
  }

  private async stopViewing(id: string, seen: Viewed): Promise<void> {
    await removeViewer(this.needs.db, id);
    await announce(this.needs.db, { ...seen, type: 'viewers' });
  }

  /** Ends the streams of sessions that ended, and tells those whose rights changed; once more when asked meanwhile. */
  private recheckCallers(): Promise<void> {
    this.isRecheckDue = true;
    this.rechecking ??= this.recheckUntilDone().finally(() => {
      this.rechecking = null;
    });
    return this.rechecking;
  }

  private async recheckUntilDone(): Promise<void> {
    while (this.isRecheckDue) {
      this.isRecheckDue = false;
      for (const stream of [...this.streams.values()])
        this.applyCaller(stream, await this.needs.findCaller(stream.token));
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
    // What may no longer be read has no viewer.
    if (
      viewing !== null &&
      !(this.mayRead(caller, viewing.path) && websiteOf(viewing.path, caller) === viewing.website)
    ) {
      stream.viewing = null;
      this.attempt(this.stopViewing(stream.id, viewing));
    }
    if (isChanged) stream.events.send('rights', {});
  }

  /** Called at every interval; public for tests, which have no timers. */
  async beat(): Promise<void> {
    const viewing = [...this.streams.values()].filter((stream) => stream.viewing !== null).map(({ id }) => id);
    for (const { events } of this.streams.values()) events.beat();
    if (viewing.length > 0) await renewViewers(this.needs.db, viewing, this.needs.now());
    for (const left of await removeExpiredViewers(this.needs.db, this.needs.now()))
      await announce(this.needs.db, { ...left, type: 'viewers' });
    await this.recheckCallers();
  }
}
