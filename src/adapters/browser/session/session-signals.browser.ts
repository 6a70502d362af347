import { Subject } from 'rxjs';
import type { SessionSignal, SessionSignals } from '../../../application/session/ports/session-signals.port';

/** What this needs of a `BroadcastChannel`: it reaches the other tabs and never the tab that speaks. */
export interface Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
}

const SIGNALS: readonly SessionSignal[] = ['began', 'signed-out', 'rights-changed', 'website-switched'];

/** Signals of this page's own transport and of the other tabs of this browser. */
export class BrowserSessionSignals implements SessionSignals {
  private readonly signals = new Subject<SessionSignal>();
  readonly heard = this.signals.asObservable();
  private held: Subject<boolean> | null = null;

  /** @param channel null where the browser has none: the tabs then stand alone. */
  constructor(private readonly channel: Channel | null) {
    if (channel === null) return;
    // What another version of the console says is heard only as far as it is understood.
    channel.onmessage = ({ data }) => {
      const signal = SIGNALS.find((known) => known === data);
      if (signal !== undefined) this.signals.next(signal);
    };
  }

  tell(signal: SessionSignal): void {
    this.channel?.postMessage(signal);
  }

  /** Lets this page hear what its own transport was told, such as a 401. */
  raise(signal: SessionSignal): void {
    this.signals.next(signal);
  }

  hold(): void {
    this.held = new Subject();
  }

  settle(isResumed: boolean): void {
    this.held?.next(isResumed);
    this.held = null;
  }

  resumed(): Promise<boolean> {
    const { held } = this;
    return held === null
      ? Promise.resolve(false)
      : new Promise((resolve) => {
          held.subscribe(resolve);
        });
  }
}

/** Somebody who keeps coming back has their rights looked at this often at most, in milliseconds. Rule R-ACC-13. */
export const LOOK_EVERY = 60_000;

/**
 * Raises `returned` when the page has the eyes of a person again: its tab came to the front, or its window got the
 * focus. A return that comes too soon is told when the time is over: who comes back once more has not come for nothing.
 */
export const hearReturns = (
  window: Pick<Window, 'addEventListener' | 'document' | 'setTimeout'>,
  signals: Pick<SessionSignals, 'raise'>,
): void => {
  let [resting, owed] = [false, false];
  const look = (): void => {
    owed = resting;
    if (resting) return;
    resting = true;
    window.setTimeout(() => {
      resting = false;
      if (owed) look();
    }, LOOK_EVERY);
    signals.raise('returned');
  };
  const back = (): void => {
    if (window.document.visibilityState === 'visible') look();
  };
  window.addEventListener('focus', back);
  window.document.addEventListener('visibilitychange', back);
};
